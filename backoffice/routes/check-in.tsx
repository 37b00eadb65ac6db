import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { AppError } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { may, requireRight } from '../../service/core/may.ts';
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
import { When } from '../ui/when.tsx';
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
    await checkInVoucher(ctx, tokenIn(text('code')));
    return { message: 'Guest checked in.', to: adminUrls.checkIn };
  });
}

const stateWords = {
  valid: 'Valid',
  used: 'Already used',
  changed: 'Replaced: the booking was changed and has a new voucher',
  cancelled: 'Cancelled with its booking',
  over: 'Expired',
} as const;

export default function CheckIn() {
  const { token, voucher, problem, early, seesBookings } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title="Check in" lead="Scan the QR code on the voucher, or enter the code from its link." />
      <Scanner />
      <Form method="get" className="mb-6 grid gap-3">
        <TextField
          key={token}
          label="Voucher code or link"
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={token}
        />
        <Button type="submit" variant="secondary">
          {' '}
          Check voucher{' '}
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
            {voucher.state === 'valid' && early ? `Valid from ${dayText(voucher.startDay)}` : stateWords[voucher.state]}
            {voucher.usedAt ? (
              <>
                , on <When at={voucher.usedAt} />
              </>
            ) : null}
          </Notice>
          <Facts
            of={{
              For: voucher.of,
              Days: voucher.days ?? dayText(voucher.startDay),
              Item: [voucher.optionName, voucher.who].filter(Boolean).join(', '),
              Travellers: voucher.names.join(', '),
              Where: voucher.place,
              Booking: seesBookings ? (
                <Link to={adminUrls.booking(voucher.bookingId)} className="underline underline-offset-4">
                  <BookingNumber of={voucher.bookingId} />
                </Link>
              ) : (
                <BookingNumber of={voucher.bookingId} />
              ),
            }}
          />
          {voucher.state === 'valid' && !early ? (
            <AdminForm refused={refused} className="mt-5 grid">
              <input type="hidden" name="code" value={token} />
              <Submit size="lg">Check in</Submit>
            </AdminForm>
          ) : null}
        </Section>
      ) : null}
    </div>
  );
}
