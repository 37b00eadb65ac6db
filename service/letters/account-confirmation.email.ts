import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, paragraph, small } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Asks the owner of the address to confirm it, and says nothing that whoever typed it chose. `link` works for 48 hours. */
export function accountConfirmation(data: { readonly link: string }): LetterText {
  const hello = 'Hello,';
  const reason = 'You are receiving this email because somebody opened a Padharo account with this address.';
  const ignore =
    'The link works for 48 hours. If this was not you, you can ignore this email: the account cannot book anything without the link.';
  return {
    subject: 'Confirm your email address',
    html: layout({
      title: 'Welcome to Padharo',
      preheader: 'One click, and your account is ready to book.',
      body: [
        paragraph(hello),
        paragraph(
          'Your account is open. Confirm your email address to book stays, attractions, tour packages and cars across India.',
        ),
        button(data.link, 'Confirm my address'),
        linkAsText(data.link),
        small(ignore),
      ],
      reason,
    }),
    plain: plainLetter(
      [
        hello,
        `Your account is open. Confirm your email address to book stays, attractions, tour packages and cars across India:\n${data.link}`,
        ignore,
      ],
      reason,
    ),
  };
}
