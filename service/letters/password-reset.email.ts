import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, paragraph, small } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Lets the owner of the address, confirmed or not, set a new password. `link` works once, for 60 minutes. */
export function passwordReset(data: { readonly link: string }): LetterText {
  const hello = 'Hello,';
  const reason =
    'You are receiving this email because somebody asked for a new password for the Padharo account of this address.';
  const valid = 'The link works once, for 60 minutes.';
  const ignore = 'If you did not ask for this, you can ignore this email: your password stays as it is.';
  return {
    subject: 'Set a new password',
    html: layout({
      title: 'Set a new password',
      preheader: valid,
      body: [
        paragraph(hello),
        paragraph('Use this button to set a new password. You will be signed out on all devices.'),
        button(data.link, 'Set a new password'),
        linkAsText(data.link),
        small(valid, ' ', ignore),
      ],
      reason,
    }),
    plain: plainLetter([hello, `Set a new password here:\n${data.link}`, `${valid} ${ignore}`], reason),
  };
}
