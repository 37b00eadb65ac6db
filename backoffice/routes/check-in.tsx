import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { adminCheckInTexts } from '../../messages/en/admin/check-in.ts';
import { textIn } from '../../messages/translate.ts';
import { findVoucherCode } from '../../service/booking/admin/find-voucher-code.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { AppError } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { may, requireRight } from '../../service/core/may.ts';
import { shownIdOf } from '../../service/documents/shown-id.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { dayText } from '../booking/booking-words.ts';
import { idLabels, shownIdText } from '../booking/id-words.ts';
import { Scanner, tokenIn } from '../booking/scanner.tsx';
import { Facts, Section } from '../booking/section.tsx';
import { act } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const [bookingId, lineId] = [searchParams.get('booking'), Number(searchParams.get('line'))];
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'redeem a voucher');
    const token =
      bookingId === null ? tokenIn(searchParams.get('code') ?? '') : await findVoucherCode(ctx, { bookingId, lineId });
    const seesBookings = may(ctx.viewer, 'see bookings');
    if (token === '') return { token, voucher: null, problem: null, early: false, seesBookings };
    try {
      const voucher = await showVoucher(ctx, token);
      return { token, voucher, problem: null, early: voucher.startDay > today(ctx.now), seesBookings };
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 404) throw error;
      return { token, voucher: null, problem: error.message, early: false, seesBookings };
    }
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const t = textIn(ctx.language);
      const shown = shownIdOf({ document: text('document'), ending: text('ending') });
      const { bookingId, line } = await checkInVoucher(ctx, tokenIn(text('code')), shown);
      const to = text('foreign') === 'yes' ? adminUrls.foreignGuestsOf(bookingId, line) : adminUrls.checkIn;
      return { message: t(adminCheckInTexts.guestCheckedIn), to };
    },
    { keep: ['document', 'ending', 'foreign'] },
  );
}

const stateWords = {
  valid: adminCheckInTexts.valid,
  used: adminCheckInTexts.alreadyUsed,
  changed: adminCheckInTexts.replaced,
  cancelled: adminCheckInTexts.cancelled,
  over: adminCheckInTexts.expired,
} as const;

function VoucherState({
  voucher: { state, startDay, usedAt },
  early,
}: {
  voucher: Pick<Voucher, 'state' | 'startDay' | 'usedAt'>;
  early: boolean;
}) {
  const t = useText();
  const words =
    state === 'valid' && early
      ? t(adminCheckInTexts.validFrom, { startDay: dayText(t, startDay) })
      : t(stateWords[state]);
  return usedAt === null ? (
    words
  ) : (
    <Rich
      message={adminCheckInTexts.stateSince}
      values={{ state: words, usedAt: formatInstant(usedAt), time: (at) => <When at={usedAt}>{at}</When> }}
    />
  );
}

function ShownIdFields({ refused }: { refused: ReturnType<typeof useActionData<typeof action>> }) {
  const t = useText();
  return (
    <fieldset className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
      <legend className="sr-only">{t(adminCheckInTexts.shownId)}</legend>
      <SelectField label={t(adminCheckInTexts.shownId)} {...fieldProps(refused, 'document')}>
        <option value="">{t(adminCheckInTexts.noId)}</option>
        {Object.entries(idLabels).map(([document, label]) => (
          <option key={document} value={document}>
            {t(label)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(adminCheckInTexts.ending)}
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...fieldProps(refused, 'ending')}
      />
      <p className="text-sm text-ink-soft sm:col-span-2">{t(adminCheckInTexts.neverCopy)}</p>
      <CheckboxField
        label={t(adminCheckInTexts.foreign)}
        hint={t(adminCheckInTexts.foreignHint)}
        name="foreign"
        value="yes"
        defaultChecked={refused?.typed['foreign'] === 'yes'}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}

type Voucher = NonNullable<Awaited<ReturnType<typeof loader>>['voucher']>;

export default function CheckIn() {
  const t = useText();
  const { token, voucher, problem, early, seesBookings } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={t(adminCheckInTexts.checkIn)} lead={t(adminCheckInTexts.lead)} />
      <Scanner />
      <Form method="get" className="mb-6 grid gap-3">
        <TextField
          key={token}
          label={t(adminCheckInTexts.codeOrLink)}
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={token}
        />
        <Button type="submit" variant="secondary">
          {t(adminCheckInTexts.checkVoucher)}
        </Button>
      </Form>
      {problem ? (
        <Notice kind="error" takesFocus>
          {problem}
        </Notice>
      ) : null}
      {voucher ? (
        <Section isNext title={voucher.name}>
          <Notice kind={voucher.state === 'valid' ? (early ? 'info' : 'success') : 'error'} className="mb-4">
            <VoucherState voucher={voucher} early={early} />
          </Notice>
          <Facts
            of={[
              [t(adminCheckInTexts.bookedFor), voucher.of],
              [t(adminCheckInTexts.days), voucher.days ?? dayText(t, voucher.startDay)],
              [t(adminCheckInTexts.item), [voucher.optionName, voucher.who].filter(Boolean).join(', ')],
              [t(adminCheckInTexts.travellers), voucher.names.join(', ')],
              [t(adminCheckInTexts.where), voucher.place],
              [t(adminCheckInTexts.shownId), shownIdText(t, voucher.shown)],
              [
                t(adminCheckInTexts.booking),
                seesBookings ? (
                  <Link
                    key="booking"
                    to={adminUrls.booking(voucher.bookingId)}
                    className="underline underline-offset-4"
                  >
                    <BookingNumber of={voucher.bookingId} />
                  </Link>
                ) : (
                  <BookingNumber key="booking" of={voucher.bookingId} />
                ),
              ],
            ]}
          />
          {voucher.isStay && voucher.state === 'used' && voucher.line !== null ? (
            <p className="mt-4">
              <Link
                to={adminUrls.foreignGuestsOf(voucher.bookingId, voucher.line)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t(adminCheckInTexts.recordForeign)}
              </Link>
            </p>
          ) : null}
          {voucher.state === 'valid' && !early ? (
            <AdminForm refused={refused} className="mt-5 grid gap-4">
              <input type="hidden" name="code" value={token} />
              {voucher.isStay ? <ShownIdFields refused={refused} /> : null}
              <Submit size="lg">{t(adminCheckInTexts.checkIn)}</Submit>
            </AdminForm>
          ) : null}
        </Section>
      ) : null}
    </div>
  );
}
