import { type EmailText, emailText, note, paragraph } from './blocks.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Tells the operator about a new subscriber. */
export function newsletterSubscriber({ email }: { readonly email: string }): EmailText {
  const address = oneLine(email, 254);
  return emailText({
    subject: template('A new subscriber'),
    title: template('A new subscriber'),
    preheader: address,
    blocks: [paragraph(template('Somebody subscribed to the newsletter and confirmed it:')), note(address)],
    reason: template('You are receiving this email because the settings name this address as the operator’s.'),
  });
}
