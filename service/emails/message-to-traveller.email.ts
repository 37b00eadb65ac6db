import { button, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { greeting } from './greeting.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Tells who booked what the operator wrote, and where to answer. `name`: null where nobody has confirmed the address. */
export function messageToTraveller(message: {
  readonly bookingId: string;
  readonly text: string;
  readonly name: string | null;
  readonly link: string;
}): EmailText {
  const id = oneLine(message.bookingId, 80);
  return emailText({
    subject: phrase('A message about your booking {booking}', { booking: id }),
    title: phrase('We have written to you'),
    about: phrase('Booking {booking}', { booking: id }),
    preheader: phrase('Read it, and answer if you like.'),
    blocks: [
      paragraph(greeting(message.name)),
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      button(message.link, phrase('Read and answer')),
    ],
    reason: phrase(`You are receiving this email because of your booking {booking} at ${site}.`, { booking: id }),
  });
}
