import { type LetterText, letterText, lines, paragraph } from './blocks.ts';
import { oneLine } from './words.ts';

/** Tells the operator what a traveller wrote about a booking: by its id, without who he is or where he reads. */
export function messageToOperator(message: { readonly bookingId: string; readonly text: string }): LetterText {
  const id = oneLine(message.bookingId, 80);
  return letterText({
    subject: `A message about booking ${id}`,
    title: 'A traveller has written to you',
    about: `Booking ${id}`,
    preheader: 'It waits for your answer.',
    blocks: [
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      paragraph('A reply to this email does not reach the traveller: answer the message under its booking.'),
    ],
    reason: 'You are receiving this email because the settings name this address as the operator’s.',
  });
}
