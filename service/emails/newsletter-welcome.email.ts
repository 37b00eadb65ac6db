import { bareButton, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Says that the subscription has begun, and how it ends. */
export function newsletterWelcome({
  leave,
  publicUrl,
}: {
  readonly leave: string;
  readonly publicUrl: string;
}): EmailText {
  return emailText({
    subject: phrase('You are subscribed'),
    title: phrase(`Welcome to ${site}`),
    preheader: phrase('Your subscription has begun.'),
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase('Thank you for subscribing. Our newsletter will come to this address, which we share with nobody.'),
      ),
      paragraph(phrase('Every issue has a link at the end that unsubscribes you at once.')),
      bareButton(publicUrl, phrase('Start exploring')),
    ],
    reason: phrase(`You are receiving this email because you subscribed to updates from ${site}.`),
    leave,
  });
}
