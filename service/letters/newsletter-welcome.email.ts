import { type LetterText, layout } from './layout.ts';
import { unsubscribe, unsubscribeLine } from './newsletter-pieces.ts';
import { button, paragraph } from './pieces.ts';
import { plainLetter } from './text.ts';

/** Says that the subscription has begun, and how it ends. */
export function newsletterWelcome({
  leave,
  publicUrl,
}: {
  readonly leave: string;
  readonly publicUrl: string;
}): LetterText {
  const what = 'Thank you for subscribing. Our newsletter will come to this address, which we share with nobody.';
  const end = 'Every issue has a link at the end that unsubscribes you at once.';
  const reason = 'You are receiving this email because you subscribed to updates from Padharo.';
  return {
    subject: 'You are subscribed',
    html: layout({
      title: 'Welcome to Padharo',
      preheader: 'Your subscription has begun.',
      body: [paragraph('Hello,'), paragraph(what), paragraph(end), button(publicUrl, 'Start exploring')],
      reason,
      footnote: unsubscribe(leave),
    }),
    plain: plainLetter(['Hello,', what, end, publicUrl], unsubscribeLine(reason, leave)),
  };
}
