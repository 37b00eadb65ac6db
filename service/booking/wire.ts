import type { LineLabel, ProductType } from '../catalog/kinds.ts';
import type { TicketCounts } from '../catalog/product.ts';
import type { Day } from '../core/day.ts';

// The shapes that travel: amounts are rupees, as everywhere on the wire. Types only, so that pages can import them.

/** An item as the storefront keeps it in the cart and sends it (S1 §3, S2 §3). */
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
}

/** Tickets of one kind: rupees each. */
export interface TicketWire {
  name: string;
  count: number;
  price: number;
}

export interface QuoteLineWire {
  cartId?: string;
  id: string;
  type: ProductType;
  name: string;
  /** Present when the product exists and the configuration can be priced. */
  slug?: string;
  image?: string;
  location?: string;
  roomType?: string | null;
  selectedDate?: Day;
  checkOut?: Day;
  nights?: number;
  /** Units of stock that one of the quantity takes: rooms, people, cars. */
  rooms?: number;
  guests?: number;
  selectedTime?: string | null;
  selectedLanguage?: string | null;
  duration?: string | null;
  tickets?: TicketWire[];
  quantity: number;
  /** Price of one unit (room, ticket, car) each day. */
  nightly?: { day: Day; price: number }[];
  fees?: { name: string; amount: number }[];
  price?: number;
  totalPrice?: number;
  tax?: number;
  /** totalPrice + tax */
  payable?: number;
  cancellation?: { freeUntil: string | null; text: string };
  available: boolean;
  /** Least number of units left on any of its days. */
  unitsLeft?: number;
  /** Why it cannot be sold, in words for the traveller; null when it can. */
  problem: string | null;
}

export interface QuoteWire {
  lines: QuoteLineWire[];
  taxes: { name: string; percent: number; taxable: number; amount: number }[];
  totals: { subtotal: number; tax: number; total: number; itemCount: number };
  /** True when every line can be sold now. */
  available: boolean;
  /** Until when a booking made now with an account would be held, ISO. */
  holdUntil: string;
}

/** Answer of POST /api/send-booking-email. */
export interface BookingSentWire {
  success: true;
  message: string;
  bookingId: string;
  paymentLink: string;
  /** ISO instant until which it is held unpaid. */
  holdUntil: string;
  /** ISO; without an account: until when it is held once the address is confirmed by the link of the email. */
  keepUntil: string | null;
  /** Nothing is to pay: it is confirmed. */
  confirmed: boolean;
}

export type BookingStatus = 'pending' | 'confirmed' | 'cancelled' | 'completed';

export interface BookingItemWire {
  name: string;
  type: ProductType;
  /** The type, or 'activity'. */
  label: LineLabel;
  slug: string;
  image: string;
  location: string;
  selectedDate: Day;
  checkOut: Day;
  roomType: string | null;
  rooms: number;
  guests: number;
  selectedTime: string | null;
  selectedLanguage: string | null;
  duration: string | null;
  tickets: TicketWire[];
  /** Where a car is handed over. */
  pickupLocation: string | null;
  quantity: number;
  price: number;
  totalPrice: number;
  tax: number;
  cancellation: { freeUntil: string | null; text: string };
}

/** One of GET /api/bookings' data[]. */
export interface BookingWire {
  id: number;
  documentId: string;
  bookingId: string;
  bookingDate: string;
  bookingStatus: BookingStatus;
  /** Set when cancelled: 'unpaid' | 'traveller' | 'operator' */
  cancelledBecause: string | null;
  paymentMethod: 'upi' | 'card' | 'netbanking' | 'wallet';
  subtotal: number;
  tax: number;
  total: number;
  /** ISO; only while pending */
  payBy: string | null;
  /** ISO; until when it is held once its address is confirmed by the link of the email, where that is longer. */
  keepUntil: string | null;
  paymentLink: string | null;
  /** 'none' | 'paid' | 'refund_due' | 'refunded' */
  paymentState: string;
  /** 'test' when the payment told of moved no money: then none comes back either. null: there is none. */
  paymentMode: 'live' | 'test' | null;
  /** What the terms give back if it is cancelled now; 0 while unpaid. */
  refundNow: number;
  bookingItems: BookingItemWire[];
}

/** What whoever booked told of himself. Emails to an address that nobody confirmed leave it out. */
export interface BookedForWire {
  name: string;
  phone: string | null;
  notes: string | null;
}

/** Answer of GET /api/payments/{bookingId}. */
export interface PaymentPageWire {
  booking: BookingWire;
  bookedFor: BookedForWire;
  /** Opened by the link of the email, which can keep the booking for longer. */
  fromEmail: boolean;
  /** null where no gateway takes payments. */
  gateway: { name: 'test' | 'razorpay'; testMode: boolean } | null;
  /** The ways to pay on this page; none: the operator is asked. */
  methods: BookingWire['paymentMethod'][];
  /** upi://pay intent and its QR as an SVG text; `real` when UPI_ID names who is paid. */
  upi: { link: string; qr: string; real: boolean } | null;
  /** Number of the payment that was received. */
  receipt: string | null;
}

/** Answer of POST /api/payments. */
export interface PaymentStartedWire {
  reference: string;
  amount: number;
  gateway: 'test' | 'razorpay';
  mode: 'live' | 'test';
  method: 'upi' | 'card' | 'netbanking' | 'wallet';
}
