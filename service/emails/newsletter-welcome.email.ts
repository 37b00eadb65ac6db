import { bareButton, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/** Confirms the subscription and says how to unsubscribe. */
export function newsletterWelcome({
  leave,
  publicUrl,
}: {
  readonly leave: string;
  readonly publicUrl: string;
}): EmailText {
  return emailText({
    subject: template('You are subscribed'),
    title: template(`Welcome to ${site}`),
    preheader: template('Your subscription has begun.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template('Thank you for subscribing. Our newsletter will come to this address, which we share with nobody.'),
      ),
      paragraph(template('Every issue has a link at the end that unsubscribes you at once.')),
      bareButton(publicUrl, template('Start exploring')),
    ],
    reason: template(`You are receiving this email because you subscribed to updates from ${site}.`),
    leave,
  });
}
