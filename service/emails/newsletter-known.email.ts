import { type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** For an address that is on the list already: what the page did not tell, its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): EmailText {
  return emailText({
    subject: phrase('You are already subscribed'),
    title: phrase('You are already subscribed'),
    preheader: phrase('There is nothing to do.'),
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase('This address was entered for our newsletter again. You already receive it, so there is nothing to do.'),
      ),
    ],
    reason: phrase(`You are receiving this email because this address was entered for updates from ${site}.`),
    leave,
  });
}
