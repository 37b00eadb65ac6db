import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import { paymentMethodLabels } from '../../service/booking/model/booking-status.ts';
import type { SaleGuests } from '../../service/booking/model/guest-bodies.ts';
import type { SessionUser } from '../device/session.ts';
import { type CartLine, itemOfLine } from './cart-line.ts';
import type { CartTotals } from './cart-rules.ts';

/** The body of POST /api/send-booking-email, as specified (CART-14); without `pay` it is paid later. */
export function bookingRequest(options: {
  bookingId: string;
  lines: readonly CartLine[];
  totals: CartTotals;
  terms?: string | undefined;
  method: PaymentMethod;
  pay?: 'now' | undefined;
  user: SessionUser;
  origin: string;
  details?: SaleGuests | undefined;
}) {
  const { bookingId, lines, totals, user } = options;
  return {
    to: user.email,
    bookingId,
    subject: `Booking Confirmation - ${bookingId}`,
    customerName: user.username || user.email,
    cartItems: lines.map(itemOfLine).map(({ slug: _, ...item }) => ({
      ...item,
      guests: item.guests ?? null,
      duration: item.duration ?? null,
      ticketTypes: item.ticketTypes ?? null,
    })),
    totals: { subtotal: totals.subtotal, tax: totals.tax, total: totals.total, itemCount: totals.itemCount },
    paymentMethod: paymentMethodLabels[options.method],
    paymentLink: `${options.origin}/payment/${bookingId}`,
    userId: user.id,
    terms: options.terms,
    ...(options.pay && { pay: options.pay }),
    ...(options.details && { details: options.details }),
  };
}
