import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsMessageTexts } from '../../messages/en/emails/message.ts';
import { sentence } from '../../messages/message.ts';
import { button, type EmailText, emailText, greeting, lines, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

/**
 * Tells the operator that a traveller wrote about a booking: with its id and a link to the message in the inbox of
 * staff, without the traveller's identity.
 */
export function messageToOperator(message: {
  readonly bookingId: string;
  readonly text: string;
  readonly link: string;
}): EmailText {
  const id = oneLine(message.bookingId, 80);
  return emailText({
    subject: sentence(emailsMessageTexts.toOperatorSubject, { booking: id }),
    title: sentence(emailsMessageTexts.toOperatorTitle),
    about: sentence(emailsBookingTexts.about, { booking: id }),
    preheader: sentence(emailsMessageTexts.toOperatorPreview),
    blocks: [
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      button(message.link, sentence(emailsMessageTexts.openMessage)),
      paragraph(sentence(emailsMessageTexts.answerInBooking)),
    ],
    reason: sentence(emailsEveryTexts.toContactAddress),
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
    subject: sentence(emailsMessageTexts.subject, { booking: id }),
    title: sentence(emailsMessageTexts.title),
    about: sentence(emailsBookingTexts.about, { booking: id }),
    preheader: sentence(emailsMessageTexts.preview),
    blocks: [
      paragraph(greeting(message.name)),
      lines(message.text.split('\n').map((line) => oneLine(line, 2_000))),
      button(message.link, sentence(emailsMessageTexts.read)),
    ],
    reason: sentence(emailsBookingTexts.toBuyer, { ...siteName, booking: id }),
  });
}
