import { type LetterText, layout } from './layout.ts';
import { newsletterReason, unsubscribe, unsubscribeLine } from './newsletter-pieces.ts';
import { button, linkAsText, paragraph, small } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Asks the owner of the address whether the newsletter is wanted. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): LetterText {
  const what = 'Somebody, we hope you, asked for our letters: new places, new stays, and what a season is good for.';
  const ignore =
    'The link works for 48 hours. If it was not you, do nothing: without the link we will not write again.';
  const reason = newsletterReason;
  return {
    subject: 'Shall we write to you?',
    html: layout({
      title: 'One click, and our letters come',
      preheader: 'Confirm that this is your address, and that you want them.',
      body: [paragraph('Hello,'), paragraph(what), button(link, 'Yes, write to me'), linkAsText(link), small(ignore)],
      reason,
      footnote: unsubscribe(leave),
    }),
    plain: plainLetter(['Hello,', what, `Yes, write to me:\n${link}`, ignore], unsubscribeLine(reason, leave)),
  };
}
