import type { z } from 'zod';
import type { ProductType } from '../../../catalog/kinds.ts';
import type { TicketCounts } from '../../../catalog/product.ts';
import type { Paise } from '../../../core/money.ts';
import type * as answers from './booking-schemas.ts';
import type * as payments from './payment-schemas.ts';
import type { quoteAnswer } from './quote-schemas.ts';

// Types of the API. Types only, so that pages can import them. A ‘wire’ is JSON with amounts in rupees, a ‘view’ what use
// cases return and pages show, with amounts in paise.

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

/** A cart item once its amounts are read. */
export interface CartItemView extends Omit<CartItemWire, 'price' | 'totalPrice'> {
  price: Paise;
  totalPrice: Paise;
}

export type QuoteView = z.output<typeof quoteAnswer>;
export type QuoteWire = z.input<typeof quoteAnswer>;
export type QuoteLineView = QuoteView['lines'][number];

/** Answer of POST /api/send-booking-email and POST /api/car-bookings. */
export type BookingSentWire = z.output<typeof answers.bookingSentAnswer>;

/** An element of `data` of GET /api/bookings/{bookingId}/items/{line}/substitutes. */
export type SubstituteView = z.output<typeof answers.substitutesAnswer>['data'][number];

/** Answer of GET /api/bookings/{bookingId}/again. */
export type BookAgainView = z.output<typeof answers.bookAgainAnswer>;

/** An element of `data` of GET /api/bookings. */
export type BookingView = z.output<typeof answers.bookingAnswer>['data'];
export type BookingWire = z.input<typeof answers.bookingAnswer>['data'];
export type BookingItemView = BookingView['bookingItems'][number];
export type CancelledItemView = BookingView['cancelledItems'][number];
/** The cancellation terms of a line. */
export type TermsWire = BookingItemView['cancellation'];
export type TicketView = BookingItemView['tickets'][number];

/** An element of `data` of GET /api/bookings/{bookingId}/changes, oldest first. */
export type ChangeView = z.output<typeof answers.changesAnswer>['data'][number];

/** Answer of POST /api/bookings/{bookingId}/changes/preview. */
export type ChangePreviewView = z.output<typeof answers.changePreviewAnswer>;
export type ChangePreviewWire = z.input<typeof answers.changePreviewAnswer>;

/** Answer of GET /api/payments/{bookingId}. */
export type PaymentPageView = z.output<typeof payments.paymentPageAnswer>;
/** The contact details given with the booking. */
export type BookedForWire = PaymentPageView['bookedFor'];

/** Answer of POST /api/payments. */
export type PaymentStartedView = z.output<typeof payments.paymentStartedAnswer>;
/** Answer of POST /api/payments/test/{reference}. */
export type PaymentTakenWire = z.output<typeof payments.paymentTakenAnswer>;
