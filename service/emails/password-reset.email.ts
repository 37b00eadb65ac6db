import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset({ link }: { readonly link: string }): EmailText {
  const valid = template('The link works once, for 60 minutes.');
  return emailText({
    subject: template('Set a new password'),
    title: template('Set a new password'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(template('Use this link to set a new password. You will be signed out on all devices.')),
      button(link, template('Set a new password')),
      aside(
        valid,
        ' ',
        template('If you did not ask for this, you can ignore this email: your password stays as it is.'),
      ),
    ],
    reason: template(
      `You are receiving this email because somebody asked for a new password for the ${site} account of this address.`,
    ),
  });
}
