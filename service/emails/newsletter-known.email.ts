import { type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/** For an address that is already subscribed: the page did not reveal it, but its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): EmailText {
  return emailText({
    subject: template('You are already subscribed'),
    title: template('You are already subscribed'),
    preheader: template('There is nothing to do.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'This address was entered for our newsletter again. You already receive it, so there is nothing to do.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because this address was entered for updates from ${site}.`),
    leave,
  });
}
