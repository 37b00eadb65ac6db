import { formatMoney } from '../core/money.ts';
import { type Item, paragraph, type TemplateBlock, table } from './blocks.ts';
import type { BookingEmail, BookingEmailLine } from './booking-email.ts';
import { type EmailTextPart, type MessageTemplate, site, template } from './message-template.ts';
import { oneLine, wordsOf } from './words.ts';

function itemOf(line: BookingEmail['lines'][number]): Item<EmailTextPart> {
  const facts = [line.option, line.location, line.days, line.guests].map((text) => oneLine(text)).filter(Boolean);
  const chosen = line.chosenForThem.map(({ choice, value }) =>
    choice === 'roomType'
      ? template('You did not choose a room type. We booked {room} for you.', { room: oneLine(value) })
      : template('You did not choose a language. We booked {language} for you.', { language: oneLine(value) }),
  );
  const pickUp = pickUpOf(line.pickUp);
  const quantity = line.quantity > 1 ? [template('Quantity {count}', { count: String(line.quantity) })] : [];
  return {
    label: oneLine(line.label, 40),
    name: oneLine(line.name),
    details: [...facts, ...meetingOf(line.meeting), ...chosen, ...pickUp, ...quantity],
    amount: wordsOf(formatMoney(line.cost)),
  };
}

function meetingOf({ time, point }: BookingEmailLine['meeting']): MessageTemplate[] {
  if (point === '') return time === '' ? [] : [template('Meeting time: {time}', { time: oneLine(time) })];
  const facts = { point: oneLine(point) };
  return time === ''
    ? [template('Meeting point: {point}', facts)]
    : [template('Meeting point: {point}, at {time}', { ...facts, time: oneLine(time) })];
}

function pickUpOf(place: string | null | undefined): MessageTemplate[] {
  if (place === null) return [template('Pick-up location: not given yet. You can add it on your dashboard.')];
  return place ? [template('Pick-up: {place}', { place: oneLine(place) })] : [];
}

/** The booked items, line by line, with fees, taxes and total. */
export function bookingItems(booking: BookingEmail): TemplateBlock {
  return {
    kind: 'items',
    items: booking.lines.map(itemOf),
    sums: booking.sums.map(({ label, amount }) => ({
      label: oneLine(label, 60),
      amount: wordsOf(formatMoney(amount)),
    })),
    total: { label: template('Total'), amount: wordsOf(formatMoney(booking.total)) },
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
        many
          ? template('Cancellation of {item}: {terms}', { item, terms })
          : template('Cancellation: {terms}', { terms }),
      );
    }
    const rows = steps.map(({ when, back }) => ({ label: when, amount: formatMoney(back) }));
    const after = { label: template('After that'), amount: template('No refund') };
    return table(many ? template('Cancellation of {item}', { item }) : template('Cancellation'), [...rows, after]);
  });
}

/** Parts common to all emails about a booking: its number, and why the buyer receives the email. */
export function aboutBooking(of: BookingEmail): { readonly about: MessageTemplate; readonly reason: MessageTemplate } {
  const booking = bookingNumber(of);
  return {
    about: template('Booking {booking}', { booking }),
    reason: template(`You are receiving this email because of your booking {booking} at ${site}.`, { booking }),
  };
}

export function bookingNumber(booking: BookingEmail): string {
  return oneLine(booking.bookingId, 80);
}
