import { bareButton, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Says that the subscription has begun, and how it ends. */
export function newsletterWelcome({
  leave,
  publicUrl,
}: {
  readonly leave: string;
  readonly publicUrl: string;
}): LetterText {
  return letterText({
    subject: 'You are subscribed',
    title: `Welcome to ${house}`,
    preheader: 'Your subscription has begun.',
    blocks: [
      paragraph('Hello,'),
      paragraph('Thank you for subscribing. Our newsletter will come to this address, which we share with nobody.'),
      paragraph('Every issue has a link at the end that unsubscribes you at once.'),
      bareButton(publicUrl, 'Start exploring'),
    ],
    reason: `You are receiving this email because you subscribed to updates from ${house}.`,
    leave,
  });
}
