import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsBookingChangedTexts } from '../../messages/en/emails/booking-changed.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney, type Paise } from '../core/money.ts';
import { button, type EmailText, emailText, greeting, note, paragraph } from './blocks.ts';
import { aboutBooking, bookingItems, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
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
  /** 'host': their partners could not take the guest. */
  readonly by: 'you' | 'us' | 'host';
  /** The refund, if the booking was paid. */
  readonly refund: { readonly amount: Paise; readonly mode: 'live' | 'test' } | null;
  /** The balance due for the rest of an unpaid booking. */
  readonly due: { readonly amount: Paise; readonly until: Date } | null;
}

interface Saying {
  readonly subject: Sentence;
  readonly title: Sentence;
  /** The cancelled items, and what is changed besides. */
  readonly ended?: readonly Sentence[];
  /** Introduction above the lines. */
  readonly lead: Sentence;
  readonly money: Sentence;
  /** The amount to pay. */
  readonly pay?: Paise;
}

function sayingOf(booking: BookingEmail, change: ChangeOutcome): Saying {
  const id = bookingNumber(booking);
  const mixed = 'mixed' in change ? change.mixed : undefined;
  const changed = mixed
    ? bothWords(id, mixed)
    : {
        subject: sentence(emailsBookingChangedTexts.subject, { booking: id }),
        title: sentence(emailsBookingChangedTexts.title),
      };
  const now = sentence(emailsBookingChangedTexts.nowIs);
  switch (change.way) {
    case 'unpaid': {
      const facts = { amount: formatMoney(booking.total), until: deadlineLater(booking.payBy) };
      const money = sentence(emailsBookingChangedTexts.payToKeep, facts);
      return { ...changed, lead: now, money, pay: booking.total };
    }
    case 'done':
      return { ...changed, lead: now, money: (mixed && netRefund(change.refund)) ?? refundWords(change.refund) };
    case 'paid': {
      const facts = { amount: formatMoney(change.due) };
      return { ...changed, lead: now, money: sentence(emailsBookingChangedTexts.received, facts) };
    }
    case 'held': {
      const facts = { amount: formatMoney(change.due), until: deadlineLater(change.until) };
      return {
        subject: sentence(emailsBookingChangedTexts.heldSubject, { booking: id }),
        title: sentence(emailsBookingChangedTexts.heldTitle),
        ...(mixed && { ended: plannedWords(mixed) }),
        lead: sentence(emailsBookingChangedTexts.untilPaid),
        money: mixed
          ? sentence(emailsBookingChangedTexts.payTotalDifference, facts)
          : sentence(emailsBookingChangedTexts.payDifference, facts),
        pay: change.due,
      };
    }
    case 'dropped':
      return {
        subject: sentence(emailsBookingChangedTexts.droppedSubject, { booking: id }),
        title: sentence(emailsBookingChangedTexts.droppedTitle),
        lead: sentence(emailsBookingChangedTexts.dropped),
        money: sentence(emailsBookingChangedTexts.notCharged),
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
      ? sentence(emailsBookingChangedTexts.mixedManySubject, { booking })
      : sentence(emailsBookingChangedTexts.mixedSubject, { booking }),
    title: many ? sentence(emailsBookingChangedTexts.mixedManyTitle) : sentence(emailsBookingChangedTexts.mixedTitle),
    ended: [
      ...mixed.changed.map((one) => changedWords(one, mixed.by)),
      ...mixed.cancelled.map((one) => cancelledWords(one, mixed.by)),
    ],
  };
}

function changedWords({ name, was, now }: MixedChange['changed'][number], by: MixedChange['by']): Sentence {
  const facts = { item: oneLine(name), was: oneLine(was, 300), now: oneLine(now, 300) };
  if (was === now) {
    if (by === null) return sentence(emailsBookingChangedTexts.itemChanged, { item: facts.item });
    return by === 'you'
      ? sentence(emailsBookingChangedTexts.youChanged, { item: facts.item })
      : sentence(emailsBookingChangedTexts.weChanged, { item: facts.item });
  }
  if (by === null) return sentence(emailsBookingChangedTexts.itemChangedTo, facts);
  return by === 'you'
    ? sentence(emailsBookingChangedTexts.youChangedTo, facts)
    : sentence(emailsBookingChangedTexts.weChangedTo, facts);
}

function cancelledWords(
  { name, days }: MixedChange['cancelled'][number],
  by: MixedChange['by'] | ItemsCancelled['by'],
): Sentence {
  const facts = { item: oneLine(name), days: oneLine(days) };
  if (by === null) return sentence(emailsBookingChangedTexts.itemCancelled, facts);
  if (by === 'host') return sentence(emailsBookingChangedTexts.hostCancelled, facts);
  return by === 'you'
    ? sentence(emailsBookingChangedTexts.youCancelled, facts)
    : sentence(emailsBookingChangedTexts.weCancelled, facts);
}

/** What a held change will do to each item. */
function plannedWords({ changed, cancelled }: MixedChange): Sentence[] {
  return [
    ...changed.map(({ name, was, now }) =>
      was === now
        ? sentence(emailsBookingChangedTexts.willChange, { item: oneLine(name) })
        : sentence(emailsBookingChangedTexts.willChangeTo, {
            item: oneLine(name),
            was: oneLine(was, 300),
            now: oneLine(now, 300),
          }),
    ),
    ...cancelled.map(({ name, days }) =>
      sentence(emailsBookingChangedTexts.willCancel, {
        item: oneLine(name),
        days: oneLine(days),
      }),
    ),
  ];
}

/** What is refunded of both together; undefined if no money is. */
function netRefund(refund: Refund): Sentence | undefined {
  if (refund === null || refund.amount === 0 || refund.mode === 'test') return undefined;
  return sentence(emailsBookingChangedTexts.refundInTotal, {
    amount: formatMoney(refund.amount),
  });
}

function itemsCancelled(booking: string, { items, by, refund, due }: ItemsCancelled): Saying {
  const many = items.length > 1;
  return {
    subject: many
      ? sentence(emailsBookingChangedTexts.itemsCancelledSubject, { booking })
      : sentence(emailsBookingChangedTexts.itemCancelledSubject, { booking }),
    title: many
      ? sentence(emailsBookingChangedTexts.itemsCancelledTitle)
      : sentence(emailsBookingChangedTexts.itemCancelledTitle),
    ended: items.map((item) => cancelledWords(item, by)),
    lead: sentence(emailsBookingChangedTexts.restStays),
    money: due
      ? sentence(emailsBookingChangedTexts.payToKeepRest, {
          amount: formatMoney(due.amount),
          until: deadlineLater(due.until),
        })
      : refund?.amount === 0
        ? sentence(emailsBookingTexts.noRefundDue)
        : refundWords(refund),
    ...(due && { pay: due.amount }),
  };
}

type Refund = Extract<ChangeOutcome, { way: 'done' }>['refund'];

function refundWords(refund: Refund): Sentence {
  if (refund === null || refund.amount === 0) return sentence(emailsBookingChangedTexts.nothingToPay);
  if (refund.mode === 'test') return sentence(emailsBookingTexts.testPayment);
  return sentence(emailsBookingTexts.refund, {
    amount: formatMoney(refund.amount),
  });
}

/** Says how a booking was changed, shows its new state, and the amount due or refunded. */
export function bookingChanged(booking: BookingEmail, change: ChangeOutcome): EmailText {
  const { subject, title, ended = [], lead, money, pay } = sayingOf(booking, change);
  return emailText({
    subject,
    title,
    preheader: money,
    blocks: [
      paragraph(greeting(booking.customerName)),
      note({ strong: money }),
      pay === undefined
        ? button(booking.link, sentence(emailsBookingTexts.see))
        : button(booking.paymentLink, sentence(emailsBookingTexts.pay, { amount: formatMoney(pay) })),
      ...ended.map((one) => paragraph(one)),
      paragraph(lead),
      bookingItems(booking),
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
    subject: sentence(emailsBookingChangedTexts.guestsSubject, { booking: id }),
    title: sentence(emailsBookingChangedTexts.guestsTitle),
    about: sentence(emailsBookingTexts.about, { booking: id }),
    preheader: sentence(emailsBookingChangedTexts.checkGuests),
    blocks: [
      paragraph(sentence(emailsBookingChangedTexts.guestsUpdated, { what: oneLine(change.what, 300) })),
      paragraph(sentence(emailsBookingChangedTexts.papersUpdated)),
    ],
    reason: sentence(emailsEveryTexts.toContactAddress),
  });
}
