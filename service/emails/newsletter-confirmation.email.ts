import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/** Asks the owner of the address to confirm the newsletter subscription. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): EmailText {
  return emailText({
    subject: template('Please confirm your subscription'),
    title: template('One click to subscribe'),
    preheader: template('Please confirm that this is your address and that you want our newsletter.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'Somebody, we hope you, asked for our newsletter: new places to see and stay, tours, and the best season for each.',
        ),
      ),
      button(link, template('Yes, subscribe me')),
      aside(
        template(
          'The link works for 48 hours. If this was not you, you can ignore this email: we will not email you again.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because this address was entered for updates from ${site}.`),
    leave,
  });
}
