import { aside, button, type EmailText, emailText, note, paragraph } from './blocks.ts';
import { site, template } from './message-template.ts';

/** Invites a person to the back office. `role` as display text: 'Editor'. `link` works once, for 72 hours. */
export function staffInvitation({ link, role }: { readonly link: string; readonly role: string }): EmailText {
  const valid = template('The link works once, for 72 hours.');
  return emailText({
    subject: template(`You are invited to join ${site}`),
    title: template('Welcome to the team'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(template(`You are invited to join ${site}. Your role: {role}.`, { role })),
      paragraph(
        template('You will choose a password of at least 12 characters and set up an authenticator app on your phone.'),
      ),
      button(link, template('Accept the invitation')),
      aside(valid, ' ', template('If you were not expecting this, ignore this email.')),
    ],
    reason: template(`You are receiving this email because an admin of ${site} invited this address.`),
  });
}

/**
 * Warns a member of staff that the right password was entered with wrong codes. `link`: page to change the password.
 */
export function staffWrongCodes({ tries, link }: { readonly tries: number; readonly link: string }): EmailText {
  const what = template('Someone typed your password with a wrong code {tries} times or more in the last hour.', {
    tries: String(tries),
  });
  return emailText({
    subject: template('Someone may know your back office password'),
    title: template('Wrong sign-in codes'),
    preheader: what,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(template(`Someone tried to sign in to the back office of ${site} as you.`), ' ', what),
      paragraph(template('No one can sign in without your authenticator app or one of your recovery codes.')),
      note(template('If this was not you, someone knows your password. Please change it now.')),
      button(link, template('Change your password')),
      aside(
        template(
          'If you cannot sign in, use a device where you have signed in before, or ask an admin for a new invitation.',
        ),
      ),
    ],
    reason: template(`You are receiving this email because you work at ${site}.`),
  });
}
