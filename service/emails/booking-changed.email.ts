import { formatDeadline } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { type MessageTemplate, template } from './message-template.ts';
import { oneLine } from './words.ts';

/**
 * The outcome of a change: an unpaid booking is priced again, a paid one is changed at once or after a further payment,
 * or items are cancelled and the rest stays.
 */
export type ChangeOutcome =
  | (Mixed & { readonly way: 'unpaid' })
  | (Mixed & {
      readonly way: 'done';
      readonly refund: { readonly amount: Paise; readonly mode: 'live' | 'test' } | null;
    })
  | (Mixed & { readonly way: 'held'; readonly due: Paise; readonly until: Date })
  | (Mixed & { readonly way: 'paid'; readonly due: Paise })
  | { readonly way: 'dropped' }
  | ItemsCancelled;

interface Mixed {
  /** If it changes some items and cancels others. */
  readonly mixed?: MixedChange | undefined;
}

/** What a change does to the items that it changes or cancels. */
export interface MixedChange {
  /** Null: not known, because a payment has carried it out. */
  readonly by: 'you' | 'us' | null;
  /** Of each what differs, before and after; empty if it is nothing that the email shows. */
  readonly changed: readonly { readonly name: string; readonly was: string; readonly now: string }[];
  readonly cancelled: readonly { readonly name: string; readonly days: string }[];
}

interface ItemsCancelled {
  readonly way: 'items-cancelled';
  readonly items: readonly { readonly name: string; readonly days: string }[];
  readonly by: 'you' | 'us';
  /** The refund, if the booking was paid. */
  readonly refund: { readonly amount: Paise; readonly mode: 'live' | 'test' } | null;
  /** The balance due for the rest of an unpaid booking. */
  readonly due: { readonly amount: Paise; readonly until: Date } | null;
}

interface Saying {
  readonly subject: MessageTemplate;
  readonly title: MessageTemplate;
  /** The cancelled items, and what is changed besides. */
  readonly ended?: readonly MessageTemplate[];
  /** Introduction above the lines. */
  readonly lead: MessageTemplate;
  readonly money: MessageTemplate;
  /** The amount to pay. */
  readonly pay?: Paise;
}

function sayingOf(booking: BookingEmail, change: ChangeOutcome): Saying {
  const id = bookingNumber(booking);
  const mixed = 'mixed' in change ? change.mixed : undefined;
  const changed = mixed
    ? bothWords(id, mixed)
    : {
        subject: template('Your booking {booking} has changed', { booking: id }),
        title: template('Your booking has changed'),
      };
  const now = template('Your booking is now:');
  switch (change.way) {
    case 'unpaid': {
      const facts = { amount: formatMoney(booking.total), until: formatDeadline(booking.payBy) };
      const money = template('Pay {amount} by {until} (India time) to keep it.', facts);
      return { ...changed, lead: now, money, pay: booking.total };
    }
    case 'done':
      return { ...changed, lead: now, money: (mixed && netRefund(change.refund)) ?? refundWords(change.refund) };
    case 'paid': {
      const facts = { amount: formatMoney(change.due) };
      return { ...changed, lead: now, money: template('We received {amount} for the change. Thank you.', facts) };
    }
    case 'held': {
      const facts = { amount: formatMoney(change.due), until: formatDeadline(change.until) };
      return {
        subject: template('We’re holding your change to booking {booking}', { booking: id }),
        title: template('We’re holding your change'),
        ...(mixed && { ended: plannedWords(mixed) }),
        lead: template('Your booking stays the same until you pay the difference. It will then be:'),
        money: mixed
          ? template('In total, pay the difference of {amount} by {until} (India time).', facts)
          : template('Pay the difference of {amount} by {until} (India time).', facts),
        pay: change.due,
      };
    }
    case 'dropped':
      return {
        subject: template('Your booking {booking} has not changed', { booking: id }),
        title: template('Your booking has not changed'),
        lead: template(
          'We did not receive the difference in time, so your change was not made. Your booking is unchanged:',
        ),
        money: template('You will not be charged.'),
      };
    case 'items-cancelled':
      return itemsCancelled(id, change);
  }
}

/** Subject, title and sentences of a change that has changed some items and cancelled others. */
function bothWords(booking: string, mixed: MixedChange): Pick<Saying, 'subject' | 'title' | 'ended'> {
  const many = mixed.cancelled.length > 1;
  return {
    subject: many
      ? template('Your booking {booking} has changed and items are cancelled', { booking })
      : template('Your booking {booking} has changed and an item is cancelled', { booking }),
    title: many
      ? template('Your booking has changed and items are cancelled')
      : template('Your booking has changed and an item is cancelled'),
    ended: [
      ...mixed.changed.map((one) => changedWords(one, mixed.by)),
      ...mixed.cancelled.map((one) => cancelledWords(one, mixed.by)),
    ],
  };
}

function changedWords({ name, was, now }: MixedChange['changed'][number], by: MixedChange['by']): MessageTemplate {
  const facts = { item: oneLine(name), was: oneLine(was, 300), now: oneLine(now, 300) };
  if (was === now) {
    if (by === null) return template('{item} has changed.', { item: facts.item });
    return by === 'you'
      ? template('You changed {item}.', { item: facts.item })
      : template('We changed {item}.', { item: facts.item });
  }
  if (by === null) return template('{item} has changed from {was} to {now}.', facts);
  return by === 'you'
    ? template('You changed {item} from {was} to {now}.', facts)
    : template('We changed {item} from {was} to {now}.', facts);
}

function cancelledWords({ name, days }: MixedChange['cancelled'][number], by: MixedChange['by']): MessageTemplate {
  const facts = { item: oneLine(name), days: oneLine(days) };
  if (by === null) return template('{item} ({days}) has been cancelled.', facts);
  return by === 'you'
    ? template('You cancelled {item} ({days}).', facts)
    : template('We cancelled {item} ({days}).', facts);
}

/** What a held change will do to each item. */
function plannedWords({ changed, cancelled }: MixedChange): MessageTemplate[] {
  return [
    ...changed.map(({ name, was, now }) =>
      was === now
        ? template('Once you pay the difference, we’ll change {item}.', { item: oneLine(name) })
        : template('Once you pay the difference, we’ll change {item} from {was} to {now}.', {
            item: oneLine(name),
            was: oneLine(was, 300),
            now: oneLine(now, 300),
          }),
    ),
    ...cancelled.map(({ name, days }) =>
      template('Once you pay the difference, we’ll cancel {item} ({days}).', {
        item: oneLine(name),
        days: oneLine(days),
      }),
    ),
  ];
}

/** What is refunded of both together; undefined if no money is. */
function netRefund(refund: Refund): MessageTemplate | undefined {
  if (refund === null || refund.amount === 0 || refund.mode === 'test') return undefined;
  return template('In total, we’ll refund {amount} to your original payment method within 5–10 business days.', {
    amount: formatMoney(refund.amount),
  });
}

function itemsCancelled(booking: string, { items, by, refund, due }: ItemsCancelled): Saying {
  const many = items.length > 1;
  return {
    subject: many
      ? template('Some items in your booking {booking} are cancelled', { booking })
      : template('An item in your booking {booking} is cancelled', { booking }),
    title: many
      ? template('Some items in your booking are cancelled')
      : template('An item in your booking is cancelled'),
    ended: items.map((item) => cancelledWords(item, by)),
    lead: template('The rest of your booking stays the same:'),
    money: due
      ? template('Pay {amount} by {until} (India time) to keep the rest.', {
          amount: formatMoney(due.amount),
          until: formatDeadline(due.until),
        })
      : refund?.amount === 0
        ? template('Under the cancellation policy, no refund is due.')
        : refundWords(refund),
    ...(due && { pay: due.amount }),
  };
}

type Refund = Extract<ChangeOutcome, { way: 'done' }>['refund'];

function refundWords(refund: Refund): MessageTemplate {
  if (refund === null || refund.amount === 0) return template('There is nothing to pay or refund.');
  if (refund.mode === 'test')
    return template('This was a test payment. You were not charged, so there is nothing to refund.');
  return template('We’ll refund {amount} to your original payment method within 5–10 business days.', {
    amount: formatMoney(refund.amount),
  });
}

/** Says how a booking was changed, shows its new state, and what is to be paid or refunded. */
export function bookingChanged(booking: BookingEmail, change: ChangeOutcome): EmailText {
  const { subject, title, ended = [], lead, money, pay } = sayingOf(booking, change);
  return emailText({
    subject,
    title,
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      ...ended.map((one) => paragraph(one)),
      paragraph(lead),
      bookingItems(booking),
      note({ strong: money }),
      ...(pay === undefined
        ? []
        : [button(booking.paymentLink, template('Pay {amount}', { amount: formatMoney(pay) }))]),
    ],
    ...aboutBooking(booking),
  });
}

/**
 * Tells the operator which guest details of a paid booking have changed: `what` names them; their values are read in
 * the back office.
 */
export function guestsChanged(change: { readonly bookingId: string; readonly what: string }): EmailText {
  const id = oneLine(change.bookingId, 80);
  return emailText({
    subject: template('Guest details of booking {booking} have changed', { booking: id }),
    title: template('Guest details have changed'),
    about: template('Booking {booking}', { booking: id }),
    preheader: template('Check them before the guests arrive.'),
    blocks: [
      paragraph(template('The traveller updated: {what}.', { what: oneLine(change.what, 300) })),
      paragraph(template('Vouchers and the itinerary now show the new details. See the booking for the full list.')),
    ],
    reason: template('You are receiving this email because this is the contact address in your settings.'),
  });
}
