import { requiresAddress } from '../../service/booking/model/buyer-rules.ts';
import { guestFieldsOf } from '../../service/booking/model/guest-details.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { buyerStates } from '../../service/core/gstin.ts';
import { formatMoney } from '../../service/core/money.ts';
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
  const { customer } = call;
  const hasVehicle = quote.lines.some(({ type }) => kindOf(type).dates === 'days');
  const query = requiresAddress(quote.totals.total);
  const ofInvoice = ['company', 'gstin', 'companyAddress', 'state'].some((name) => refused?.errors[`details.${name}`]);
  return (
    <AdminForm refused={refused} aria-label="Customer" className="grid gap-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="total" value={quote.totals.total} />
      <input type="hidden" name="terms" value={quote.terms} />
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <input key={at} type="hidden" name="line" value={line} />
      ))}
      <TextField label="Name" autoComplete="off" {...fieldProps(refused, 'name', customer.name)} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="We email the payment link to this address."
        {...fieldProps(refused, 'email', customer.email)}
      />
      <TextField label="Phone" type="tel" autoComplete="off" {...detail(refused, 'phone', customer.phone)} />
      <TextField label="Lead traveller, if different" {...detail(refused, 'leadTraveller')} autoComplete="off" />
      {hasVehicle ? <TextField label="Vehicle pick-up location" {...fieldProps(refused, 'pickupLocation')} /> : null}
      {quote.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        <LineQuestions key={at} line={line} at={at} refused={refused} />
      ))}
      <TextField label="Special requests" multiline rows={3} {...detail(refused, 'requests')} />
      <details open={ofInvoice || query} className="group">
        <FoldName>Invoice details</FoldName>
        <div className="grid gap-3 pb-2">
          {query ? (
            <p className="text-sm text-ink-soft">
              Invoices of ₹50,000 or more must show the buyer’s address and State.
            </p>
          ) : null}
          <TextField label="Name on the invoice, if different" {...detail(refused, 'company')} />
          <TextField label="GSTIN" {...detail(refused, 'gstin')} />
          <TextField label="Address" multiline rows={3} {...detail(refused, 'companyAddress')} />
          <SelectField label="State" {...detail(refused, 'state')}>
            <option value="">Not given</option>
            {buyerStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </SelectField>
        </div>
      </details>
      <Submit className="justify-self-start" disabled={!quote.available}>
        {`Book for ${formatMoney(quote.totals.total)}`}
      </Submit>
      <p className="text-sm text-ink-soft">
        We hold the booking unpaid for a day, or until its sale ends. Record cash or a transfer on the booking’s page.
      </p>
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
  const { name, type, quantity, guests = 0, asksNames = false } = line;
  const query = guestFieldsOf({ name, type, quantity, guests, asksNames });
  const wrong = Object.entries(refused?.errors ?? {}).find(([path]) => path.startsWith(`details.items.${at}.`))?.[1];
  if (query.names > 0)
    return (
      <TextField
        label={`Names for ${name}, one per line`}
        hint={`Up to ${query.names}. You can add them later.`}
        multiline
        rows={Math.min(6, query.names)}
        {...fieldProps(refused, `names-${at}`)}
        error={wrong}
      />
    );
  return query.arrival ? (
    <TextField label={`Arrival time at ${name}`} type="time" {...fieldProps(refused, `arrival-${at}`)} error={wrong} />
  ) : null;
}
