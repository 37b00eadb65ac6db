import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/**
 * Asks the owner of the address to confirm it. It contains nothing that the person who typed the address chose. `link`
 * works for 48 hours.
 */
export function accountConfirmation({ link }: { readonly link: string }): EmailText {
  return emailText({
    subject: template('Confirm your email address'),
    title: template(`Welcome to ${site}`),
    preheader: template('One click, and your account is ready to book.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(
          'Your account is open. Confirm your email address to book stays, attractions, tour packages and cars across India.',
        ),
      ),
      button(link, template('Confirm my address')),
      aside(
        template(
          'The link works for 48 hours. If this was not you, you can ignore this email: the account cannot book anything without the link.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because somebody opened a ${site} account with this address.`),
  });
}
