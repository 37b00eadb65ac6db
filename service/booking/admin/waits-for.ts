import { type Paise, sum, zero } from '../../core/money.ts';
import type { GatewayChoice } from '../../payments/gateways.ts';
import type { Config } from '../../platform/config.ts';
import { statusAt } from '../booking.ts';
import type { Booking } from '../booking-row.ts';
import { sentByHand } from '../paying/sent-by-hand.ts';

/** What of a booking a person has to see to. */
export interface WaitsFor {
  /** Money of another amount than was asked for. */
  readonly held: boolean;
  /** What is to be sent back by hand. */
  readonly toSend: Paise;
  /** A transfer to the site’s own UPI id may have come. */
  readonly transfer: boolean;
}

export function waitsFor(config: GatewayChoice & Pick<Config, 'upiId'>, booking: Booking, now: Date): WaitsFor {
  const { payments, paymentMethod, total } = booking;
  const unpaid = statusAt(booking, now) === 'pending' && total > zero;
  return {
    held: payments.some(({ status }) => status === 'held'),
    toSend: sum(payments.flatMap((payment) => sentByHand(config, payment)).map(({ amount }) => amount)),
    transfer: unpaid && paymentMethod === 'upi' && config.upiId !== undefined,
  };
}
