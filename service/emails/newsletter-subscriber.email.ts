import { type EmailText, emailText, note, paragraph } from './blocks.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Tells the operator who has subscribed. */
export function newsletterSubscriber({ email }: { readonly email: string }): EmailText {
  const address = oneLine(email, 254);
  return emailText({
    subject: phrase('A new subscriber'),
    title: phrase('A new subscriber'),
    preheader: address,
    blocks: [paragraph(phrase('Somebody subscribed to the newsletter and confirmed it:')), note(address)],
    reason: phrase('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
