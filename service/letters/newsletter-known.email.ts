import { type LetterText, layout } from './layout.ts';
import { newsletterReason, unsubscribe, unsubscribeLine } from './newsletter-pieces.ts';
import { paragraph } from './pieces.ts';
import { plainLetter } from './text.ts';

/** For an address that is on the list already: what the page did not tell, its owner may know. */
export function newsletterKnown({ leave }: { readonly leave: string }): LetterText {
  const what = 'This address was entered for our newsletter again. You already receive it, so there is nothing to do.';
  const reason = newsletterReason;
  return {
    subject: 'You are already subscribed',
    html: layout({
      title: 'You are already subscribed',
      preheader: 'There is nothing to do.',
      body: [paragraph('Hello,'), paragraph(what)],
      reason,
      footnote: unsubscribe(leave),
    }),
    plain: plainLetter(['Hello,', what], unsubscribeLine(reason, leave)),
  };
}
