import { button, type EmailText, emailText, paragraph } from './blocks.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

/** Tells who works here that a partner proposes something. `title`: the listing, or the part of one. */
export function proposalWaits(proposal: {
  readonly title: string;
  readonly partner: string;
  readonly link: string;
}): EmailText {
  const [listing, partner] = [oneLine(proposal.title, 200), oneLine(proposal.partner, 200)];
  return emailText({
    subject: phrase('A proposal waits: {listing}', { listing }),
    title: phrase('A proposal waits'),
    preheader: phrase('A partner wants something changed.'),
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(
        phrase('{partner} proposes a change of {listing}. It is in the shop once you take it.', { partner, listing }),
      ),
      paragraph(phrase('You get one such email an hour at most: others may wait beside it.')),
      button(proposal.link, phrase('Look at it')),
    ],
    reason: phrase('You are receiving this email because an admin chose you under Staff to be told of proposals.'),
  });
}
