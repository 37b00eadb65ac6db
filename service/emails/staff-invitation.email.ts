import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { template } from './message-template.ts';

/** Invites a person to the back office. `role` as display text: 'Editor'. `link` works once, for 72 hours. */
export function staffInvitation({ link, role }: { readonly link: string; readonly role: string }): EmailText {
  const valid = template('The link works once, for 72 hours.');
  return emailText({
    subject: template(`You are invited to work at ${site}`),
    title: template('Welcome to the back office'),
    preheader: valid,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(template(`You are invited to work at ${site} as {role}.`, { role })),
      paragraph(
        template('You will choose a password of at least 12 characters and set up an authenticator app on your phone.'),
      ),
      button(link, template('Accept the invitation')),
      aside(valid, ' ', template('If you do not expect this, please ignore this email.')),
    ],
    reason: template(`You are receiving this email because an admin of ${site} invited this address.`),
  });
}
