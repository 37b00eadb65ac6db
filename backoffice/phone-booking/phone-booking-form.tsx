import { adminPhoneBookingTexts } from '../../messages/en/admin/phone-booking.ts';
import { requiresAddress } from '../../service/booking/model/buyer-rules.ts';
import { guestFieldsOf } from '../../service/booking/model/guest-details.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { buyerStates } from '../../service/core/gstin.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { FoldName } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import type { PhoneBookingData } from '../server/read-phone-booking.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';

interface Props {
  call: PhoneBookingData['call'];
  lines: PhoneBookingData['lines'];
  quote: NonNullable<PhoneBookingData['quote']>;
  bookingId: string;
  refused: Refused | undefined;
}

/** The customer, the questions of the products, and the button that books. */
export function PhoneBookingForm({ call, lines, quote, bookingId, refused }: Props) {
  const t = useText();
  const { customer } = call;
  const hasVehicle = quote.lines.some(({ type }) => kindOf(type).dates === 'days');
  const query = requiresAddress(quote.totals.total);
  const ofInvoice = ['company', 'gstin', 'companyAddress', 'state'].some((name) => refused?.errors[`details.${name}`]);
  return (
    <AdminForm refused={refused} aria-label={t(adminPhoneBookingTexts.customer)} className="grid gap-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="total" value={quote.totals.total} />
      <input type="hidden" name="terms" value={quote.terms} />
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <input key={at} type="hidden" name="line" value={line} />
      ))}
      <TextField
        label={t(adminPhoneBookingTexts.name)}
        autoComplete="off"
        {...fieldProps(refused, 'name', customer.name)}
      />
      <TextField
        label={t(adminPhoneBookingTexts.email)}
        type="email"
        autoComplete="off"
        hint={t(adminPhoneBookingTexts.emailHint)}
        {...fieldProps(refused, 'email', customer.email)}
      />
      <TextField
        label={t(adminPhoneBookingTexts.phone)}
        type="tel"
        autoComplete="off"
        {...detail(refused, 'phone', customer.phone)}
      />
      <TextField
        label={t(adminPhoneBookingTexts.leadTraveller)}
        {...detail(refused, 'leadTraveller')}
        autoComplete="off"
      />
      {hasVehicle ? (
        <TextField label={t(adminPhoneBookingTexts.pickUpLocation)} {...fieldProps(refused, 'pickupLocation')} />
      ) : null}
      {quote.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <LineQuestions key={at} line={line} at={at} refused={refused} />
      ))}
      <TextField
        label={t(adminPhoneBookingTexts.specialRequests)}
        multiline
        rows={3}
        {...detail(refused, 'requests')}
      />
      <details open={ofInvoice || query} className="group">
        <FoldName>{t(adminPhoneBookingTexts.invoiceDetails)}</FoldName>
        <div className="grid gap-3 pb-2">
          {query ? <p className="text-sm text-ink-soft">{t(adminPhoneBookingTexts.invoiceHint)}</p> : null}
          <TextField label={t(adminPhoneBookingTexts.invoiceName)} {...detail(refused, 'company')} />
          <TextField label={t(adminPhoneBookingTexts.gstin)} {...detail(refused, 'gstin')} />
          <TextField
            label={t(adminPhoneBookingTexts.address)}
            multiline
            rows={3}
            {...detail(refused, 'companyAddress')}
          />
          <SelectField label={t(adminPhoneBookingTexts.state)} {...detail(refused, 'state')}>
            <option value="">{t(adminPhoneBookingTexts.notGiven)}</option>
            {buyerStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </SelectField>
        </div>
      </details>
      <Submit className="justify-self-start" disabled={!quote.available}>
        {t(adminPhoneBookingTexts.bookForTotal, { total: formatMoney(quote.totals.total) })}
      </Submit>
      <p className="text-sm text-ink-soft">{t(adminPhoneBookingTexts.holdHint)}</p>
    </AdminForm>
  );
}

/** The props of a field of the details, whose error path begins with 'details'. */
function detail(refused: Refused | undefined, name: string, before = '') {
  return { ...fieldProps(refused, name, before), error: refused?.errors[`details.${name}`] };
}

/** The questions of a line: arrival time or guest names. */
function LineQuestions({
  line,
  at,
  refused,
}: {
  line: Props['quote']['lines'][number];
  at: number;
  refused: Props['refused'];
}) {
  const t = useText();
  const { name, type, quantity, guests = 0, asksNames = false } = line;
  const query = guestFieldsOf({ name, type, quantity, guests, asksNames });
  const wrong = Object.entries(refused?.errors ?? {}).find(([path]) => path.startsWith(`details.items.${at}.`))?.[1];
  if (query.names > 0)
    return (
      <TextField
        label={t(adminPhoneBookingTexts.guestNames, { name })}
        hint={t(adminPhoneBookingTexts.guestNamesHint, { names: query.names })}
        multiline
        rows={Math.min(6, query.names)}
        {...fieldProps(refused, `names-${at}`)}
        error={wrong}
      />
    );
  return query.arrival ? (
    <TextField
      label={t(adminPhoneBookingTexts.arrivalTime, { name })}
      type="time"
      {...fieldProps(refused, `arrival-${at}`)}
      error={wrong}
    />
  ) : null;
}
