import { type LetterText, layout } from './layout.ts';
import { newsletterReason, unsubscribe, unsubscribeLine } from './newsletter-pieces.ts';
import { button, linkAsText, paragraph, small } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Asks the owner of the address whether the newsletter is wanted. `link` works for 48 hours. */
export function newsletterConfirmation({ link, leave }: { readonly link: string; readonly leave: string }): LetterText {
  const what =
    'Somebody, we hope you, asked for our newsletter: new places to see and stay, tours, and the best season for each.';
  const ignore =
    'The link works for 48 hours. If this was not you, you can ignore this email: we will not email you again.';
  const reason = newsletterReason;
  return {
    subject: 'Please confirm your subscription',
    html: layout({
      title: 'One click to subscribe',
      preheader: 'Please confirm that this is your address and that you want our newsletter.',
      body: [paragraph('Hello,'), paragraph(what), button(link, 'Yes, subscribe me'), linkAsText(link), small(ignore)],
      reason,
      footnote: unsubscribe(leave),
    }),
    plain: plainLetter(['Hello,', what, `Yes, subscribe me:\n${link}`, ignore], unsubscribeLine(reason, leave)),
  };
}
