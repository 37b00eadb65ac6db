import { button, type LetterText, letterText, paragraph } from './blocks.ts';
import { oneLine } from './words.ts';

/** Tells who works here that a partner proposes something. `title`: the listing, or the part of one. */
export function proposalWaits(proposal: {
  readonly title: string;
  readonly partner: string;
  readonly link: string;
}): LetterText {
  const [title, partner] = [oneLine(proposal.title, 200), oneLine(proposal.partner, 200)];
  return letterText({
    subject: `A proposal waits: ${title}`,
    title: 'A proposal waits',
    preheader: 'A partner wants something changed.',
    blocks: [
      paragraph('Hello,'),
      paragraph(
        { strong: partner },
        ' proposes a change of ',
        { strong: title },
        '. It is in the shop once you take it.',
      ),
      paragraph('You get one such email an hour at most: others may wait beside it.'),
      button(proposal.link, 'Look at it'),
    ],
    reason: 'You are receiving this email because an admin chose you under Staff to be told of proposals.',
  });
}
