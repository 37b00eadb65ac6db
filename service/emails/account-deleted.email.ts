import { aside, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { type Phrase, phrase } from './phrase.ts';

function stays(day: string): Phrase {
  return phrase(
    'Tax law wants invoices and payments to be kept: they stay until {day} and are used for nothing else.',
    {
      day,
    },
  );
}

/** Says farewell. `kept`: bookings stay, without the person, of which invoices are kept until that day. */
export function accountDeleted({ kept }: { readonly kept: string | null }): EmailText {
  const what = phrase(`Your ${site} account is deleted, and you are signed out everywhere.`);
  return emailText({
    subject: phrase('Your account is deleted'),
    title: phrase('Goodbye'),
    preheader: what,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(what),
      paragraph(
        phrase(
          'Your saved places, messages and the names of travellers are gone. Your reviews stay without your name.',
        ),
      ),
      ...(kept === null ? [] : [paragraph(stays(kept))]),
      paragraph(phrase('Thank you for travelling with us. You are welcome to open a new account at any time.')),
      aside(phrase('If it was not you who deleted it, please contact us.')),
    ],
    reason: phrase(`You are receiving this email because the ${site} account of this address was deleted.`),
  });
}
