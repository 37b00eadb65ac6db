import { type EmailText, emailText, paragraph } from './blocks.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

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
