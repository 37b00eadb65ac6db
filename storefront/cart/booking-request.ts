import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import type { SaleGuests } from '../../service/booking/model/guest-bodies.ts';
import { paymentMethodLabel } from '../booking/payment.ts';
import type { SessionUser } from '../device/session.ts';
import type { CartLine, CartTotals } from './cart-rules.ts';

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
    cartItems: lines.map((line) => ({
      id: line.id,
      name: line.name,
      type: line.type,
      quantity: line.quantity,
      price: line.price,
      location: line.location,
      selectedDate: line.selectedDate,
      selectedTime: line.selectedTime ?? null,
      guests: line.guests ?? null,
      duration: line.duration ?? null,
      ticketTypes: line.ticketTypes ?? null,
      image: line.image,
      cartId: line.cartId,
      totalPrice: line.totalPrice,
      selectedLanguage: line.selectedLanguage,
      checkOut: line.checkOut,
      roomType: line.roomType,
      rooms: line.rooms,
      adults: line.adults,
      children: line.children,
      nights: line.nights,
      pickupLocation: line.pickupLocation,
    })),
    totals: { subtotal: totals.subtotal, tax: totals.tax, total: totals.total, itemCount: totals.itemCount },
    paymentMethod: paymentMethodLabel(options.method, 'email'),
    paymentLink: `${options.origin}/payment/${bookingId}`,
    userId: user.id,
    terms: options.terms,
    ...(options.pay && { pay: options.pay }),
    ...(options.details && { details: options.details }),
  };
}
