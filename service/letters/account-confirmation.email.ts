import { type LetterText, layout } from './layout.ts';
import { button, linkAsText, paragraph, small } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Asks the owner of the address to confirm it, and says nothing that whoever typed it chose. `link` works for 48 hours. */
export function accountConfirmation(data: { readonly link: string }): LetterText {
  const hello = 'Hello,';
  const reason = 'You get this letter because somebody opened a Padharo account with this address.';
  const ignore =
    'The link works for 48 hours. If it was not you, do nothing: without the link the account cannot book.';
  return {
    subject: 'Confirm your e-mail address',
    html: layout({
      title: 'Padharo: be welcome',
      preheader: 'One click, and your account is ready to book.',
      body: [
        paragraph(hello),
        paragraph('Your account is open. Confirm your e-mail address, and you can book stays across India.'),
        button(data.link, 'Confirm my address'),
        linkAsText(data.link),
        small(ignore),
      ],
      reason,
    }),
    plain: plainLetter(
      [hello, `Your account is open. Confirm your e-mail address, and you can book:\n${data.link}`, ignore],
      reason,
    ),
  };
}
