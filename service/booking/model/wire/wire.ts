import type { z } from 'zod';
import type { ProductType } from '../../../catalog/kinds.ts';
import type { TicketCounts } from '../../../catalog/product.ts';
import type * as answers from './booking-schemas.ts';
import type * as payments from './payment-schemas.ts';
import type { quoteAnswer } from './quote-schemas.ts';

// API types. Amounts are in rupees. Types only, so that pages can import them.

/** A cart item as the storefront stores and sends it (CART-1). */
export interface CartItemWire {
  cartId: string;
  id: string;
  type: ProductType;
  name: string;
  slug?: string;
  image: string;
  location: string;
  selectedDate: string;
  selectedTime?: string | null;
  quantity: number;
  /** Unit total: nightly × nights × rooms + fees. */
  price: number;
  /** Unit total × quantity. */
  totalPrice: number;
  checkOut?: string;
  /** Adults and children together. */
  guests?: number;
  adults?: number;
  children?: number;
  rooms?: number;
  roomType?: string;
  nights?: number;
  selectedLanguage?: string | null;
  /** Tickets by age; null for simple ones. */
  ticketTypes?: TicketCounts | null;
  duration?: string;
  /** The pick-up location of a car. */
  pickupLocation?: string;
}

export type QuoteWire = z.infer<typeof quoteAnswer>;
export type QuoteLineWire = QuoteWire['lines'][number];

/** Answer of POST /api/send-booking-email and POST /api/car-bookings. */
export type BookingSentWire = z.infer<typeof answers.bookingSentAnswer>;

/** Answer of GET /api/bookings/{bookingId}/again. */
export type BookAgainWire = z.infer<typeof answers.bookAgainAnswer>;

/** An element of `data` of GET /api/bookings. */
export type BookingWire = z.infer<typeof answers.bookingAnswer>['data'];
export type BookingItemWire = BookingWire['bookingItems'][number];
export type CancelledItemWire = BookingWire['cancelledItems'][number];
/** The cancellation terms of a line. */
export type TermsWire = BookingItemWire['cancellation'];
export type TicketWire = BookingItemWire['tickets'][number];

/** An element of `data` of GET /api/bookings/{bookingId}/changes, oldest first. */
export type ChangeWire = z.infer<typeof answers.changesAnswer>['data'][number];

/** Answer of POST /api/bookings/{bookingId}/changes/preview. */
export type ChangePreviewWire = z.infer<typeof answers.changePreviewAnswer>;

/** Answer of GET /api/payments/{bookingId}. */
export type PaymentPageWire = z.infer<typeof payments.paymentPageAnswer>;
/** The contact details given with the booking. */
export type BookedForWire = PaymentPageWire['bookedFor'];

/** Answer of POST /api/payments. */
export type PaymentStartedWire = z.infer<typeof payments.paymentStartedAnswer>;
/** Answer of POST /api/payments/test/{reference}. */
export type PaymentTakenWire = z.infer<typeof payments.paymentTakenAnswer>;
