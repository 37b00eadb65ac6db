import { type LetterText, letterText, paragraph } from './blocks.ts';
import { oneLine } from './words.ts';

/** Tells the operator what is new about who travels by a paid booking: `what`, not what it says, which is read there. */
export function guestsChanged(change: { readonly bookingId: string; readonly what: string }): LetterText {
  const id = oneLine(change.bookingId, 80);
  return letterText({
    subject: `Guest details of booking ${id} have changed`,
    title: 'Guest details have changed',
    about: `Booking ${id}`,
    preheader: 'Look at them before the travellers arrive.',
    blocks: [
      paragraph(`The traveller has changed: ${oneLine(change.what, 300)}.`),
      paragraph('Vouchers and the itinerary say it from now on. Your staff finds it under the booking.'),
    ],
    reason: 'You are receiving this email because the settings name this address as the operator’s.',
  });
}
