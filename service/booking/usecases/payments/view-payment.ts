import { paymentReceiptsTexts } from '../../../../messages/en/payment-receipts.ts';
import { type Translate, textIn } from '../../../../messages/translate.ts';
import { settingReader } from '../../../catalog/settings/setting-reader.ts';
import { requireRight } from '../../../core/may.ts';
import type { Paise } from '../../../core/money.ts';
import { type GatewayChoice, gatewayOf } from '../../../payments/gateways.ts';
import { upiLink } from '../../../payments/upi.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { qrSvg } from '../../../platform/qr-code.ts';
import { payableBooking } from '../../lifecycle/booking-access.ts';
import { dueAt, remainingOf } from '../../model/balance.ts';
import type { Booking } from '../../model/booking.ts';
import { type PaymentMethod, paymentMethods } from '../../model/booking-status.ts';
import { datesText } from '../../model/line.ts';
import type { Payment } from '../../model/payment.ts';
import { opensEmail } from '../../model/payment-link.ts';
import { bookedFor, presentBooking } from '../../model/present-booking.ts';
import type { PaymentPageView } from '../../model/wire/wire.ts';
import { findChanges } from '../../store/changes.sql.ts';
import { findTransferReport } from '../../store/payments.sql.ts';

/**
 * Returns the payment page's data to holders of the booking's link and its owner. Throws NotFoundError for everyone
 * else.
 *
 * @may everyone
 */
export async function viewPayment(
  ctx: Context,
  access: { bookingId: string; key: string | undefined },
): Promise<PaymentPageView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await payableBooking(ctx, access);
  const presented = presentBooking(textIn(ctx.language), booking, ctx.config, ctx.now);
  const due = dueAt(booking, ctx.now);
  const gateway = gatewayOf(ctx.config);
  return {
    booking: presented,
    bookedFor: bookedFor(booking),
    fromEmail: access.key !== undefined && opensEmail(ctx.config, access.bookingId, access.key),
    gateway: gateway ? { name: gateway.name, testMode: gateway.mode === 'test' } : null,
    methods: [...offeredMethods(ctx.config)],
    receipts: await receiptsOf(ctx, booking),
    hasAccount: booking.userId !== null,
    transfer: due ? await reportedTransfer(ctx, booking) : null,
    upi: due ? await upiOf(ctx, booking, due.amount) : null,
  };
}

async function reportedTransfer({ db }: Context, { id }: Booking): Promise<PaymentPageView['transfer']> {
  const report = await findTransferReport(db, id);
  return report ? { reference: report.reference } : null;
}

/**
 * Returns the payments that were not fully refunded, by time. The change recorded at the same time shows whether a
 * payment was for a change, and for which.
 */
async function receiptsOf(
  ctx: Context,
  { bookingId, payments, allLines }: Booking,
): Promise<PaymentPageView['receipts']> {
  const kept = payments.filter((payment) => remainingOf(payment) > 0);
  if (kept.length === 0) return [];
  const t = textIn(ctx.language);
  const changes = await findChanges(ctx.db, bookingId);
  const when = ({ settledAt }: Payment) => settledAt?.getTime() ?? 0;
  return kept
    .toSorted((one, other) => when(one) - when(other))
    .map((payment) => {
      const index = changes.findIndex(
        ({ kind, at, money }) =>
          kind !== 'paid' && kind !== 'part-paid' && money === payment.amount && at.getTime() === when(payment),
      );
      const changed = index < 0 ? [] : changedItems(t, allLines, changes[index - 1]?.lines, changes[index]?.lines);
      return { number: payment.reference, amount: payment.amount, forChange: index >= 0, changed };
    });
}

/** Returns the items that a change began or cancelled, by the ids of the live lines before and after it. */
function changedItems(
  t: Translate,
  lines: Booking['allLines'],
  before: readonly number[] = [],
  after: readonly number[] = [],
) {
  const begun = lines.filter(({ id }) => after.includes(id) && !before.includes(id));
  const cancelled = lines.filter(
    ({ id, position }) =>
      before.includes(id) && !lines.some((line) => line.position === position && after.includes(line.id)),
  );
  return [
    ...begun.map((line) => t(paymentReceiptsTexts.begun, { name: line.name, days: datesText(t, line) })),
    ...cancelled.map(({ name }) => t(paymentReceiptsTexts.cancelled, { name })),
  ];
}

/**
 * Returns the UPI code. Without `UPI_ID` there is no payee: a live gateway then takes UPI itself, and in test mode the
 * code names a payee that does not exist.
 */
async function upiOf(ctx: Context, { bookingId }: Booking, amount: Paise): Promise<PaymentPageView['upi']> {
  const { config } = ctx;
  const live = gatewayOf(config)?.mode === 'live';
  if (!offeredMethods(config).includes('upi') || (live && config.upiId === undefined)) return null;
  const { name: payee } = (await settingReader(ctx, ['contact']))('contact');
  const link = upiLink({ upiId: config.upiId ?? 'padharo@test', payee, amount, bookingId });
  return { link, qr: qrSvg(link), real: config.upiId !== undefined };
}

/**
 * Returns the payment methods for the payment page: all with a gateway, only UPI with the operator's UPI id, else none.
 */
export function offeredMethods(config: GatewayChoice & Pick<Config, 'upiId'>): readonly PaymentMethod[] {
  if (gatewayOf(config)) return paymentMethods;
  return config.upiId === undefined ? [] : ['upi'];
}
