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
    subject: template('New submission to review: {listing}', { listing }),
    title: template('New submission to review'),
    preheader: template('A partner has suggested changes.'),
    blocks: [
      paragraph(template('Hello,')),
      paragraph(
        template('{partner} has suggested changes to {listing}. They go live once you approve them.', {
          partner,
          listing,
        }),
      ),
      paragraph(template('We send at most one of these an hour, so more submissions may be waiting.')),
      button(proposal.link, template('Review submission')),
    ],
    reason: template('You are receiving this email because an admin chose you to receive partner submissions.'),
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
    subject: (listing: string) => template('Approved: your changes to {listing}', { listing }),
    title: template('Your changes are approved'),
    said: template('We’ve approved your changes.'),
  },
  partly: {
    subject: (listing: string) => template('Partly approved: your changes to {listing}', { listing }),
    title: template('Some of your changes are approved'),
    said: template('We’ve approved some of your changes.'),
  },
  returned: {
    subject: (listing: string) => template('Changes needed: {listing}', { listing }),
    title: template('Please update your submission'),
    said: template('We need a few changes before we can approve this.'),
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
      paragraph(said, ' ', template('Listing: {listing}.', { listing })),
      ...(left.length > 0 ? [paragraph(template('Not approved: {fields}.', { fields: left.join(', ') }))] : []),
      ...(note === null ? [] : [lines(note.split('\n').map((line) => oneLine(line, 2_000)))]),
      button(link, template('Open my listings')),
    ],
    reason: template(`You are receiving this email because you sell through ${site} and suggested changes.`),
  });
}
