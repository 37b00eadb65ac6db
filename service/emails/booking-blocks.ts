import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsReminderTexts } from '../../messages/en/emails/reminder.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { formatMoney } from '../core/money.ts';
import { amount, type Item, paragraph, type TemplateBlock, table } from './blocks.ts';
import type { BookingEmail, BookingEmailLine } from './booking-email.ts';
import { type EmailTextPart, siteName } from './wording.ts';
import { oneLine, webAddressOf, wordsOf } from './words.ts';

/** What is the same of an item in every email. */
export function shown(line: Pick<BookingEmailLine, 'label' | 'name' | 'days' | 'picture'>) {
  const name = oneLine(line.name);
  return {
    when: oneLine(line.days),
    picture: line.picture === null ? null : { at: webAddressOf(line.picture), alt: name },
    label: oneLine(line.label, 40),
    name,
  };
}

function itemOf(line: BookingEmail['lines'][number]): Item<EmailTextPart> {
  const facts = [line.option, line.location, line.guests].map((text) => oneLine(text)).filter(Boolean);
  const chosen = line.chosenForThem.map(({ choice, value }) =>
    choice === 'roomType'
      ? sentence(emailsBookingTexts.roomChosen, { room: oneLine(value) })
      : sentence(emailsBookingTexts.languageChosen, { language: oneLine(value) }),
  );
  const pickUp = pickUpOf(line.pickUp);
  const quantity = line.quantity > 1 ? [sentence(emailsBookingTexts.quantity, { count: String(line.quantity) })] : [];
  return {
    ...shown(line),
    details: [...facts, ...meetingOf(line.meeting), ...chosen, ...pickUp, ...quantity],
    amount: wordsOf(formatMoney(line.cost)),
  };
}

function meetingOf({ time, point }: BookingEmailLine['meeting']): Sentence[] {
  if (point === '') return time === '' ? [] : [sentence(emailsBookingTexts.meetingTime, { time: oneLine(time) })];
  const facts = { point: oneLine(point) };
  return time === ''
    ? [sentence(emailsBookingTexts.meetingPoint, facts)]
    : [sentence(emailsBookingTexts.meetingPointAt, { ...facts, time: oneLine(time) })];
}

function pickUpOf(place: string | null | undefined): Sentence[] {
  if (place === null) return [sentence(emailsBookingTexts.pickUpNotGiven)];
  return place ? [sentence(emailsBookingTexts.pickUp, { place: oneLine(place) })] : [];
}

/** The total of a booking, at the top of an email. */
export function totalOf({ total }: BookingEmail): TemplateBlock {
  return amount(sentence(emailsBookingTexts.total), formatMoney(total));
}

/** Until when a booking can be cancelled free of charge; nothing if that is not known of all items. */
export function freeCancellation({ freeUntil }: BookingEmail): TemplateBlock[] {
  if (freeUntil === null) return [];
  return [paragraph(sentence(emailsReminderTexts.freeUntil, { until: deadlineLater(freeUntil) }))];
}

/** The booked items, day by day, with fees, taxes and total. */
export function bookingItems(booking: BookingEmail): TemplateBlock {
  return {
    kind: 'items',
    items: booking.lines.map(itemOf),
    sums: booking.sums.map(({ label, amount }) => ({
      label: typeof label === 'string' ? oneLine(label, 60) : label,
      amount: wordsOf(formatMoney(amount)),
    })),
    total: { label: sentence(emailsBookingTexts.total), amount: wordsOf(formatMoney(booking.total)) },
  };
}

/** The refund for cancelling each line and until when: a sentence, or a table if there are several dates. */
export function cancellationTerms(booking: BookingEmail): TemplateBlock[] {
  const many = booking.lines.length > 1;
  return booking.lines.map((line) => {
    const { text, steps } = line.terms;
    const item = oneLine(line.name);
    if (steps.length === 0) {
      const terms = oneLine(text);
      return paragraph(
        many ? sentence(emailsBookingTexts.itemTerms, { item, terms }) : sentence(emailsBookingTexts.terms, { terms }),
      );
    }
    const rows = steps.map(({ when, back }) => ({ label: when, amount: formatMoney(back) }));
    const after = { label: sentence(emailsBookingTexts.afterThat), amount: sentence(emailsBookingTexts.noRefund) };
    return table(
      many ? sentence(emailsBookingTexts.itemCancellation, { item }) : sentence(emailsBookingTexts.cancellation),
      [...rows, after],
    );
  });
}

/** Parts common to all emails about a booking: its number, and why the buyer receives the email. */
export function aboutBooking(of: BookingEmail): { readonly about: Sentence; readonly reason: Sentence } {
  const booking = bookingNumber(of);
  return {
    about: sentence(emailsBookingTexts.about, { booking }),
    reason: sentence(emailsBookingTexts.toBuyer, { ...siteName, booking }),
  };
}

export function bookingNumber(booking: BookingEmail): string {
  return oneLine(booking.bookingId, 80);
}
