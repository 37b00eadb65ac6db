import { button, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { greeting } from './greeting.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

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
    title: template('We have written to you'),
    about: template('Booking {booking}', { booking: id }),
    preheader: template('Read it, and answer if you like.'),
    blocks: [
      paragraph(greeting(message.name)),
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      button(message.link, template('Read and answer')),
    ],
    reason: template(`You are receiving this email because of your booking {booking} at ${site}.`, { booking: id }),
  });
}
