import { button, type EmailText, emailText, greeting, lines, paragraph } from './blocks.ts';
import { site, template } from './message-template.ts';
import { oneLine } from './words.ts';

/**
 * Tells the operator that a traveller wrote about a booking: with its id, without the traveller's identity or links.
 */
export function messageToOperator(message: { readonly bookingId: string; readonly text: string }): EmailText {
  const id = oneLine(message.bookingId, 80);
  return emailText({
    subject: template('A message about booking {booking}', { booking: id }),
    title: template('New message from a traveller'),
    about: template('Booking {booking}', { booking: id }),
    preheader: template('The traveller is waiting for your reply.'),
    blocks: [
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      paragraph(template('Do not reply to this email. Open the booking to answer the traveller.')),
    ],
    reason: template('You are receiving this email because this is the contact address in your settings.'),
  });
}

/** Sends the operator's message to the buyer, with a link to answer. `name`: null if the address is unconfirmed. */
export function messageToTraveller(message: {
  readonly bookingId: string;
  readonly text: string;
  readonly name: string | null;
  readonly link: string;
}): EmailText {
  const id = oneLine(message.bookingId, 80);
  return emailText({
    subject: template('A message about your booking {booking}', { booking: id }),
    title: template('You have a message from us'),
    about: template('Booking {booking}', { booking: id }),
    preheader: template('Read the message and reply.'),
    blocks: [
      paragraph(greeting(message.name)),
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      button(message.link, template('Read and reply')),
    ],
    reason: template(`You are receiving this email because of your booking {booking} at ${site}.`, { booking: id }),
  });
}
