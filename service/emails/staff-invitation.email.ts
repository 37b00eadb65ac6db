import { aside, button, type EmailText, emailText, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';

/** Invites somebody to work in the back office. `role` as a reader knows it: 'Editor'. `link` works once, for 72 hours. */
export function staffInvitation({ link, role }: { readonly link: string; readonly role: string }): EmailText {
  const valid = phrase('The link works once, for 72 hours.');
  return emailText({
    subject: phrase(`You are invited to work at ${site}`),
    title: phrase('Welcome to the back office'),
    preheader: valid,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(phrase(`You are invited to work at ${site} as {role}.`, { role })),
      paragraph(
        phrase('You will choose a password of at least 12 characters and set up an authenticator app on your phone.'),
      ),
      button(link, phrase('Accept the invitation')),
      aside(valid, ' ', phrase('If you do not expect this, please ignore this email.')),
    ],
    reason: phrase(`You are receiving this email because an admin of ${site} invited this address.`),
  });
}
