import { type Paise, sum, zero } from '../../core/money.ts';
import type { GatewayChoice } from '../../payments/gateways.ts';
import type { Config } from '../../platform/config.ts';
import { statusAt } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import { refundsToSendByHand } from '../paying/refunds-to-send-by-hand.ts';

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
    transfer: unpaid && paymentMethod === 'upi' && config.upiId !== undefined,
  };
}
