import { type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Tells the operator what a traveller wrote about a booking: by its id, without who he is or where he reads. */
export function messageToOperator(message: { readonly bookingId: string; readonly text: string }): EmailText {
  const id = oneLine(message.bookingId, 80);
  return emailText({
    subject: phrase('A message about booking {booking}', { booking: id }),
    title: phrase('A traveller has written to you'),
    about: phrase('Booking {booking}', { booking: id }),
    preheader: phrase('It waits for your answer.'),
    blocks: [
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      paragraph(phrase('A reply to this email does not reach the traveller: answer the message under its booking.')),
    ],
    reason: phrase('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
