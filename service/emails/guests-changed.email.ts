import { type EmailText, emailText, paragraph } from './blocks.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Tells the operator what is new about who travels by a paid booking: `what`, not what it says, which is read there. */
export function guestsChanged(change: { readonly bookingId: string; readonly what: string }): EmailText {
  const id = oneLine(change.bookingId, 80);
  return emailText({
    subject: phrase('Guest details of booking {booking} have changed', { booking: id }),
    title: phrase('Guest details have changed'),
    about: phrase('Booking {booking}', { booking: id }),
    preheader: phrase('Look at them before the travellers arrive.'),
    blocks: [
      paragraph(phrase('The traveller has changed: {what}.', { what: oneLine(change.what, 300) })),
      paragraph(phrase('Vouchers and the itinerary say it from now on. Your staff finds it under the booking.')),
    ],
    reason: phrase('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
