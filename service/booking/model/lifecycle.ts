import type { BookingStatus } from './booking-status.ts';
import type { Actor, ChangeKind, LineState } from './change.ts';

/** What happens to the stock of a booking: see `moveStock`. */
export type StockEffect = 'none' | 'take' | 'hold longer' | 'keep' | 'swap' | 'hold beside' | 'release';

/** `received` and `returned` are recorded; a `refund` is owed from then on. */
export type MoneyEffect = 'none' | 'received' | 'returned' | 'refund';

/** Sent with the booking as the event leaves it; `refund-due` only where something is refunded. */
export type EventEmail =
  | 'booking-confirmation'
  | 'payment-receipt'
  | 'part-payment'
  | 'booking-changed'
  | 'booking-cancelled'
  | 'booking-expired'
  | 'refund-due'
  | 'guests-changed';

export type BookingWebhookEvent =
  | 'booking.created'
  | 'booking.confirmed'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.completed';

export type PaperEffect = 'none' | 'invoice' | 'credit note' | 'credit note and invoice';

/** One event of a booking: when it may happen, what it does to booking and lines, and everything that follows. */
export interface EventRule {
  readonly by: readonly Actor[];
  /**
   * The statuses that may follow each status in which it can happen; `new` is a booking that is being sold. Of two, an
   * unpaid booking with nothing to pay is confirmed.
   */
  readonly status: Partial<Record<BookingStatus | 'new', readonly BookingStatus[]>>;
  /** The state that follows for all lines in a state; in brackets, for those lines that the event names. */
  readonly lines: Partial<Record<LineState | 'new', LineState | readonly LineState[]>>;
  readonly history: ChangeKind;
  readonly stock: StockEffect;
  readonly money: MoneyEffect;
  readonly papers: PaperEffect;
  readonly emails: readonly EventEmail[];
  readonly webhooks: readonly BookingWebhookEvent[];
}

const same = {
  pending: ['pending'],
  confirmed: ['confirmed'],
  cancelled: ['cancelled'],
  completed: ['completed'],
} as const;
const { pending, confirmed, completed, cancelled } = same;
const nothing = { lines: {}, stock: 'none', money: 'none', papers: 'none', emails: [], webhooks: [] } as const;

/**
 * Everything that can happen to a booking (BOOK-2). `applyEvent` is the only way to alter one; it carries out
 * its row, in the order history, stock, papers, refund, emails, webhooks.
 */
export const lifecycle = {
  sold: {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { new: ['pending'] },
    lines: { new: 'live' },
    history: 'sale',
    stock: 'take',
    emails: ['booking-confirmation'],
    webhooks: ['booking.created'],
  },
  /** A booking free of charge needs no payment. */
  'sold free': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { new: ['confirmed'] },
    lines: { new: 'live' },
    history: 'sale',
    stock: 'take',
    emails: ['booking-confirmation'],
    webhooks: ['booking.created', 'booking.confirmed'],
  },
  'address confirmed': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { pending },
    history: 'kept',
    stock: 'hold longer',
  },
  'guests changed': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { pending, confirmed },
    history: 'details',
    emails: ['guests-changed'],
    webhooks: ['booking.changed'],
  },
  'part paid': {
    ...nothing,
    by: ['operator'],
    status: { pending },
    history: 'part-paid',
    money: 'received',
    emails: ['part-payment'],
    webhooks: ['booking.changed'],
  },
  paid: {
    ...nothing,
    by: ['gateway', 'operator'],
    status: { pending: ['confirmed'] },
    history: 'paid',
    stock: 'keep',
    money: 'received',
    papers: 'invoice',
    emails: ['payment-receipt'],
    webhooks: ['booking.confirmed'],
  },
  /** The hold has expired, and its stock is still free. */
  'paid late': {
    by: ['gateway', 'operator'],
    status: { cancelled: ['confirmed'] },
    lines: { expired: 'live' },
    history: 'paid',
    stock: 'take',
    money: 'received',
    papers: 'invoice',
    emails: ['payment-receipt'],
    webhooks: ['booking.confirmed'],
  },
  'changed unpaid': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { pending: ['pending', 'confirmed'] },
    lines: { live: ['replaced', 'cancelled'], new: 'live' },
    history: 'changed',
    stock: 'swap',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  'line cancelled unpaid': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { pending: ['pending', 'confirmed'] },
    lines: { live: ['cancelled'] },
    history: 'line-cancelled',
    stock: 'swap',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  changed: {
    by: ['traveller', 'operator'],
    status: { confirmed },
    lines: { live: ['replaced', 'cancelled'], proposed: 'dropped', new: 'live' },
    history: 'changed',
    stock: 'swap',
    money: 'refund',
    papers: 'credit note and invoice',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  'line cancelled': {
    by: ['traveller', 'operator'],
    status: { confirmed },
    lines: { live: ['cancelled'], proposed: 'dropped' },
    history: 'line-cancelled',
    stock: 'release',
    money: 'refund',
    papers: 'credit note and invoice',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  /** A dearer change is held beside the booking until the difference is paid. */
  'change held': {
    ...nothing,
    by: ['traveller', 'operator'],
    status: { confirmed },
    lines: { proposed: 'dropped', new: 'proposed' },
    history: 'change-held',
    stock: 'hold beside',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  'change paid': {
    by: ['gateway', 'operator'],
    status: { confirmed },
    lines: { live: ['replaced', 'cancelled'], proposed: 'live' },
    history: 'changed',
    stock: 'swap',
    money: 'received',
    papers: 'credit note and invoice',
    emails: ['booking-changed'],
    webhooks: ['booking.changed'],
  },
  'change dropped': {
    ...nothing,
    by: ['clock'],
    status: { confirmed },
    lines: { proposed: 'dropped' },
    history: 'change-dropped',
    stock: 'release',
    emails: ['booking-changed'],
  },
  cancelled: {
    by: ['traveller', 'operator'],
    status: { pending: ['cancelled'], confirmed: ['cancelled'] },
    lines: { live: 'cancelled', proposed: 'dropped' },
    history: 'cancelled',
    stock: 'release',
    money: 'refund',
    papers: 'credit note',
    emails: ['booking-cancelled'],
    webhooks: ['booking.cancelled'],
  },
  expired: {
    ...nothing,
    by: ['clock'],
    status: { pending: ['cancelled'] },
    lines: { live: 'expired' },
    history: 'expired',
    stock: 'release',
    money: 'refund',
    emails: ['booking-expired', 'refund-due'],
    webhooks: ['booking.cancelled'],
  },
  completed: {
    ...nothing,
    by: ['clock'],
    status: { confirmed: ['completed'] },
    history: 'completed',
    webhooks: ['booking.completed'],
  },
  'goodwill refunded': {
    ...nothing,
    by: ['operator'],
    status: { confirmed, cancelled, completed },
    history: 'given-back',
    money: 'refund',
    papers: 'credit note',
    emails: ['refund-due'],
    webhooks: ['booking.changed'],
  },
  /** A refund that was owed has gone. */
  refunded: { ...nothing, by: ['gateway', 'operator'], status: same, history: 'refunded' },
  /** Refunded on the pages of the gateway. */
  'refunded outside': {
    ...nothing,
    by: ['gateway'],
    status: same,
    history: 'refunded-outside',
    money: 'returned',
    papers: 'credit note',
    webhooks: ['booking.changed'],
  },
  /** Refunded on the pages of the gateway, of money that bought nothing. */
  'held money returned': {
    ...nothing,
    by: ['gateway'],
    status: same,
    history: 'refunded-outside',
    money: 'returned',
    webhooks: ['booking.changed'],
  },
  'dispute lost': {
    ...nothing,
    by: ['gateway'],
    status: same,
    history: 'dispute-lost',
    money: 'returned',
    webhooks: ['booking.changed'],
  },
  'checked in': {
    ...nothing,
    by: ['operator'],
    status: { confirmed, completed },
    history: 'redeemed',
  },
  'no show': { ...nothing, by: ['operator'], status: { confirmed, completed }, history: 'no-show' },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof lifecycle;

/** Returns the row of an event. */
export function ruleOf(event: EventName): EventRule {
  return lifecycle[event];
}
