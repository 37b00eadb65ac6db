import { aside, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Says farewell. `kept`: bookings stay, without the person, of which invoices are kept until that day. */
export function accountDeleted({ kept }: { readonly kept: string | null }): LetterText {
  const what = `Your ${house} account is deleted, and you are signed out everywhere.`;
  const gone = 'Your saved places, messages and the names of travellers are gone. Your reviews stay without your name.';
  const stays = `Tax law wants invoices and payments to be kept: they stay until ${kept} and are used for nothing else.`;
  return letterText({
    subject: 'Your account is deleted',
    title: 'Goodbye',
    preheader: what,
    blocks: [
      paragraph('Hello,'),
      paragraph(what),
      paragraph(gone),
      ...(kept === null ? [] : [paragraph(stays)]),
      paragraph('Thank you for travelling with us. You are welcome to open a new account at any time.'),
      aside('If it was not you who deleted it, please contact us.'),
    ],
    reason: `You are receiving this email because the ${house} account of this address was deleted.`,
  });
}
