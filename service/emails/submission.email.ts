import { button, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site, template } from './message-template.ts';
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

export interface SubmissionDecision {
  /** Title of the listing, or of a part of one, as its partner entered it. */
  readonly title: string;
  readonly outcome: 'taken' | 'partly' | 'returned';
  /** The fields that were not accepted. */
  readonly left: readonly string[];
  /** Note of the person who decided. */
  readonly note: string | null;
  readonly link: string;
}

const outcomes = {
  taken: {
    subject: (listing: string) => template('We took what you proposed: {listing}', { listing }),
    title: template('We took what you proposed'),
    said: template('What you proposed is taken.'),
  },
  partly: {
    subject: (listing: string) => template('We took a part of what you proposed: {listing}', { listing }),
    title: template('We took a part of what you proposed'),
    said: template('A part of what you proposed is taken.'),
  },
  returned: {
    subject: (listing: string) => template('Please look at what you proposed again: {listing}', { listing }),
    title: template('Please look at what you proposed again'),
    said: template('What you proposed is not taken yet.'),
  },
} as const;

/** Tells a partner the decision about a submission. */
export function submissionDecided({ title: listed, outcome, left, note, link }: SubmissionDecision): EmailText {
  const { subject, title, said } = outcomes[outcome];
  const listing = oneLine(listed, 200);
  return emailText({
    subject: subject(listing),
    title,
    preheader: said,
    blocks: [
      paragraph(template('Hello,')),
      paragraph(said, ' ', template('It is about {listing}.', { listing })),
      ...(left.length > 0 ? [paragraph(template('Not taken: {fields}.', { fields: left.join(', ') }))] : []),
      ...(note === null ? [] : [lines(note.split('\n').map((line) => oneLine(line, 2_000)))]),
      button(link, template('Open my listings')),
    ],
    reason: template(`You are receiving this email because you sell through ${site} and proposed a change.`),
  });
}
