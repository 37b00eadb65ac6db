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
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { AppError } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { may, requireRight } from '../../service/core/may.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { dayText } from '../booking/booking-words.ts';
import { Scanner, tokenIn } from '../booking/scanner.tsx';
import { Facts, Section } from '../booking/section.tsx';
import { act } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const token = tokenIn(new URL(request.url).searchParams.get('code') ?? '');
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'redeem a voucher');
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
  return act(args, async (ctx, { text }) => {
    const t = textIn(ctx.language);
    await checkInVoucher(ctx, tokenIn(text('code')));
    return { message: t(adminCheckInTexts.guestCheckedIn), to: adminUrls.checkIn };
  });
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
          {voucher.state === 'valid' && !early ? (
            <AdminForm refused={refused} className="mt-5 grid">
              <input type="hidden" name="code" value={token} />
              <Submit size="lg">{t(adminCheckInTexts.checkIn)}</Submit>
            </AdminForm>
          ) : null}
        </Section>
      ) : null}
    </div>
  );
}
