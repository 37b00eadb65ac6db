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
  const what = 'Thank you. Our letters will come to this address, and to nobody else because of you.';
  const end = 'Every one of them has a link at its end that stops them at once.';
  const reason = 'You get this letter because you subscribed to updates from Padharo.';
  return {
    subject: 'Our letters will come to you',
    html: layout({
      title: 'Padharo: be welcome',
      preheader: 'Your subscription has begun.',
      body: [paragraph('Hello,'), paragraph(what), paragraph(end), button(publicUrl, 'Look around')],
      reason,
      footnote: unsubscribe(leave),
    }),
    plain: plainLetter(['Hello,', what, end, publicUrl], unsubscribeLine(reason, leave)),
  };
}
