import { aside, button, type LetterText, letterText, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';

/** Invites somebody to work at the desk. `role` as a reader knows it: 'Editor'. `link` works once, for 72 hours. */
export function staffInvitation({ link, role }: { readonly link: string; readonly role: string }): LetterText {
  const valid = 'The link works once, for 72 hours.';
  return letterText({
    subject: `You are invited to work at ${house}`,
    title: 'Welcome to the desk',
    preheader: valid,
    blocks: [
      paragraph('Hello,'),
      paragraph(`You are invited to work at ${house} as `, { strong: role }, '.'),
      paragraph('You will choose a password of at least 12 characters and set up an authenticator app on your phone.'),
      button(link, 'Accept the invitation'),
      aside(`${valid} If you do not expect this, please ignore this email.`),
    ],
    reason: `You are receiving this email because an admin of ${house} invited this address.`,
  });
}
