import { button, type EmailText, emailText, paragraph } from './blocks.ts';
import { template } from './message-template.ts';
import { oneLine } from './words.ts';

/** Tells staff about a new submission of a partner. `title`: of the listing, or of a part of one. */
export function submissionReceived(proposal: {
  readonly title: string;
  readonly partner: string;
  readonly link: string;
}): EmailText {
  const [listing, partner] = [oneLine(proposal.title, 200), oneLine(proposal.partner, 200)];
  return emailText({
    subject: template('A proposal waits: {listing}', { listing }),
    title: template('A proposal waits'),
    preheader: template('A partner wants something changed.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template('{partner} proposes a change of {listing}. It is in the shop once you take it.', { partner, listing }),
      ),
      paragraph(template('You get one such email an hour at most: others may wait beside it.')),
      button(proposal.link, template('Look at it')),
    ],
    reason: template('You are receiving this email because an admin chose you under Staff to be told of proposals.'),
  });
}
