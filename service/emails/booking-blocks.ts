import { formatMoney } from '../core/money.ts';
import { type Item, paragraph, table, type WrittenBlock } from './blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { site } from './frame-words.ts';
import { type Phrase, phrase, type Told } from './phrase.ts';
import { oneLine, wordsOf } from './words.ts';

function itemOf(line: BookingEmail['lines'][number]): Item<Told> {
  const told = [line.option, line.location, line.days, line.guests].map((text) => oneLine(text)).filter(Boolean);
  const chosen = line.chosenForThem.map(({ choice, value }) =>
    choice === 'roomType'
      ? phrase('You did not choose a room type. We booked {room} for you.', { room: oneLine(value) })
      : phrase('You did not choose a language. We booked {language} for you.', { language: oneLine(value) }),
  );
  const pickUp = pickUpOf(line.pickUp);
  const quantity = line.quantity > 1 ? [phrase('Quantity {count}', { count: String(line.quantity) })] : [];
  return {
    label: oneLine(line.label, 40),
    name: oneLine(line.name),
    details: [...told, ...chosen, ...pickUp, ...quantity],
    amount: wordsOf(formatMoney(line.cost)),
  };
}

function pickUpOf(place: string | null | undefined): Phrase[] {
  if (place === null) return [phrase('Pick-up location: not given yet. You can add it on your dashboard.')];
  return place ? [phrase('Pick-up: {place}', { place: oneLine(place) })] : [];
}

/** What was booked, line by line, with fees, taxes and total. */
export function bookingItems(booking: BookingEmail): WrittenBlock {
  return {
    kind: 'items',
    items: booking.lines.map(itemOf),
    sums: booking.sums.map(({ label, amount }) => ({
      label: oneLine(label, 60),
      amount: wordsOf(formatMoney(amount)),
    })),
    total: { label: phrase('Total'), amount: wordsOf(formatMoney(booking.total)) },
  };
}

/** What cancelling each line gives back, until when: a sentence, or a table where there is more than one date. */
export function cancellationTerms(booking: BookingEmail): WrittenBlock[] {
  const many = booking.lines.length > 1;
  return booking.lines.map((line) => {
    const { text, steps } = line.terms;
    const item = oneLine(line.name);
    if (steps.length === 0) {
      const terms = oneLine(text);
      return paragraph(
        many ? phrase('Cancellation of {item}: {terms}', { item, terms }) : phrase('Cancellation: {terms}', { terms }),
      );
    }
    const rows = steps.map(({ when, back }) => ({ label: when, amount: formatMoney(back) }));
    const after = { label: phrase('After that'), amount: phrase('Nothing comes back') };
    return table(many ? phrase('Cancellation of {item}', { item }) : phrase('Cancellation'), [...rows, after]);
  });
}

/** What all emails about a booking say around their own words: which booking it is, and why its buyer gets them. */
export function aboutBooking(of: BookingEmail): { readonly about: Phrase; readonly reason: Phrase } {
  const booking = bookingNumber(of);
  return {
    about: phrase('Booking {booking}', { booking }),
    reason: phrase(`You are receiving this email because of your booking {booking} at ${site}.`, { booking }),
  };
}

export function bookingNumber(booking: BookingEmail): string {
  return oneLine(booking.bookingId, 80);
}
