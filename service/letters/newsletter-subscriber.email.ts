import { type LetterText, layout } from './layout.ts';
import { note, paragraph } from './pieces.ts';
import { oneLine, plainLetter } from './text.ts';

/** Tells the operator who has subscribed. */
export function newsletterSubscriber({ email }: { readonly email: string }): LetterText {
  const address = oneLine(email, 254);
  const what = 'Somebody subscribed to the newsletter and confirmed it:';
  const reason = 'You are receiving this email because the settings name this address as the operator’s.';
  return {
    subject: 'A new subscriber',
    html: layout({ title: 'A new subscriber', preheader: address, body: [paragraph(what), note(address)], reason }),
    plain: plainLetter([what, address], reason),
  };
}
