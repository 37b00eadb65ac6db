import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/**
 * Lets the owner of the address delete the account. `link` works once, for 60 minutes, while signed in to that account.
 */
export function accountDeletion({ link }: { readonly link: string }): EmailText {
  const valid = template('The link works once, for 60 minutes.');
  return emailText({
    subject: template('Delete your account'),
    title: template('Delete your account'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template(`You asked to delete your ${site} account. Open this link to see what is deleted, and to confirm it.`),
      ),
      button(link, template('Go on to delete my account')),
      aside(
        valid,
        ' ',
        template('If you did not ask for this, somebody is signed in to your account: set a new password.'),
      ),
    ],
    reason: template(
      `You are receiving this email because somebody asked to delete the ${site} account of this address.`,
    ),
  });
}
