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
  | { readonly way: 'unpaid' }
  | { readonly way: 'done'; readonly refund: { readonly amount: Paise; readonly mode: 'live' | 'test' } | null }
  | { readonly way: 'held'; readonly due: Paise; readonly until: Date }
  | { readonly way: 'paid'; readonly due: Paise }
  | { readonly way: 'dropped' }
  | ItemsCancelled;

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
  /** The cancelled items. */
  readonly ended?: readonly MessageTemplate[];
  /** Introduction above the lines. */
  readonly lead: MessageTemplate;
  readonly money: MessageTemplate;
  /** The amount to pay. */
  readonly pay?: Paise;
}

function sayingOf(booking: BookingEmail, change: ChangeOutcome): Saying {
  const id = bookingNumber(booking);
  const changed = {
    subject: template('Your booking {booking} is changed', { booking: id }),
    title: template('Your booking is changed'),
  };
  const now = template('This is your booking now:');
  switch (change.way) {
    case 'unpaid': {
      const facts = { amount: formatMoney(booking.total), until: formatDeadline(booking.payBy) };
      const money = template('Pay {amount} by {until} (India time) to keep it.', facts);
      return { ...changed, lead: now, money, pay: booking.total };
    }
    case 'done':
      return { ...changed, lead: now, money: refundWords(change.refund) };
    case 'paid': {
      const facts = { amount: formatMoney(change.due) };
      return { ...changed, lead: now, money: template('We received {amount} for the change. Thank you.', facts) };
    }
    case 'held': {
      const facts = { amount: formatMoney(change.due), until: formatDeadline(change.until) };
      return {
        subject: template('Your change of booking {booking} is held for you', { booking: id }),
        title: template('Your change is held for you'),
        lead: template('Until you pay the difference your booking stays as it is. Then it will be:'),
        money: template('Pay the difference of {amount} by {until} (India time).', facts),
        pay: change.due,
      };
    }
    case 'dropped':
      return {
        subject: template('Your booking {booking} stays as it was', { booking: id }),
        title: template('Your booking stays as it was'),
        lead: template(
          'The difference for your change was not paid in time, so we have let go of it. Your booking is as before:',
        ),
        money: template('You owe nothing.'),
      };
    case 'items-cancelled':
      return itemsCancelled(id, change);
  }
}

function itemsCancelled(booking: string, { items, by, refund, due }: ItemsCancelled): Saying {
  const many = items.length > 1;
  return {
    subject: many
      ? template('Items of your booking {booking} are cancelled', { booking })
      : template('An item of your booking {booking} is cancelled', { booking }),
    title: many ? template('Items of your booking are cancelled') : template('An item of your booking is cancelled'),
    ended: items.map(({ name, days }) => {
      const facts = { item: oneLine(name), days: oneLine(days) };
      return by === 'you'
        ? template('You cancelled {item} ({days}).', facts)
        : template('We cancelled {item} ({days}).', facts);
    }),
    lead: template('The rest of your booking stays:'),
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

function refundWords(refund: Extract<ChangeOutcome, { way: 'done' }>['refund']): MessageTemplate {
  if (refund === null || refund.amount === 0) return template('There is nothing to pay, and nothing to refund.');
  if (refund.mode === 'test') return template('It was paid as a trial: no money moved, so none has to come back.');
  return template('We will refund {amount} the way you paid. This takes 5–10 business days.', {
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
    preheader: template('Look at them before the travellers arrive.'),
    blocks: [
      paragraph(template('The traveller has changed: {what}.', { what: oneLine(change.what, 300) })),
      paragraph(template('Vouchers and the itinerary say it from now on. Your staff finds it under the booking.')),
    ],
    reason: template('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
