import { type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** For an address that is on the list already: what the page did not tell, its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): LetterText {
  return letterText({
    subject: 'You are already subscribed',
    title: 'You are already subscribed',
    preheader: 'There is nothing to do.',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        'This address was entered for our newsletter again. You already receive it, so there is nothing to do.',
      ),
    ],
    reason: `You are receiving this email because this address was entered for updates from ${house}.`,
    leave,
  });
}
