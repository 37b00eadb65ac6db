import { textIn } from '../../../messages/translate.ts';
import { type Paise, sum, zero } from '../../core/money.ts';
import type { GatewayChoice } from '../../payments/gateways.ts';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { refundsToSendByHand } from '../model/balance.ts';
import type { Booking } from '../model/booking.ts';
import { statusAt } from '../model/booking-status.ts';
import { lastDayOf } from '../model/line.ts';
import { presentBooking } from '../model/present-booking.ts';

/** What staff have to do about a booking. */
export interface StaffTasks {
  /** True if a payment is held because its amount differs from the amount requested. */
  readonly held: boolean;
  /** The amount to refund by hand. */
  readonly toSend: Paise;
  /** True if a transfer to the site’s own UPI id may have arrived. */
  readonly transfer: boolean;
}

export function staffTasksOf(config: GatewayChoice & Pick<Config, 'upiId'>, booking: Booking, now: Date): StaffTasks {
  const { payments, paymentMethod, total } = booking;
  const unpaid = statusAt(booking, now) === 'pending' && total > zero;
  return {
    held: payments.some(({ status }) => status === 'held'),
    toSend: sum(payments.flatMap((payment) => refundsToSendByHand(config, payment)).map(({ amount }) => amount)),
    transfer: unpaid && (paymentMethod ?? 'upi') === 'upi' && config.upiId !== undefined,
  };
}

/** Returns a booking for lists in the back office. */
export function presentListedBooking(
  { config, language, now }: Pick<Context, 'config' | 'language' | 'now'>,
  booking: Booking,
) {
  const { bookingId, customerName, email, guestDetails, lines } = booking;
  const { bookingStatus, paymentState, paymentMode, total, toPay, payBy, bookingDate } = presentBooking(
    textIn(language),
    booking,
    config,
    now,
  );
  const days = lines.flatMap((line) => [line.startDay, lastDayOf(line)]).sort();
  return {
    bookingId,
    name: customerName,
    email,
    phone: guestDetails.phone,
    what: lines.map(({ type, name, optionName }) => ({ type, name, optionName })),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    status: bookingStatus,
    paymentState,
    paymentMode,
    total,
    toPay,
    payBy,
    madeAt: bookingDate,
    waits: staffTasksOf(config, booking, now),
  };
}
