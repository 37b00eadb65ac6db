import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { emailsSubmissionTexts } from '../../messages/en/emails/submission.ts';
import { sentence } from '../../messages/message.ts';
import { button, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

/** Tells staff about a new submission of a partner. `title`: of the listing, or of a part of one. */
export function submissionReceived(proposal: {
  readonly title: string;
  readonly partner: string;
  readonly link: string;
}): EmailText {
  const [listing, partner] = [oneLine(proposal.title, 200), oneLine(proposal.partner, 200)];
  return emailText({
    subject: sentence(emailsSubmissionTexts.receivedSubject, { listing }),
    title: sentence(emailsSubmissionTexts.receivedTitle),
    preheader: sentence(emailsSubmissionTexts.receivedPreview),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(sentence(emailsSubmissionTexts.received, { partner, listing })),
      paragraph(sentence(emailsSubmissionTexts.mayBeMore)),
      button(proposal.link, sentence(emailsSubmissionTexts.review)),
    ],
    reason: sentence(emailsSubmissionTexts.toReviewer),
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
    subject: (listing: string) => sentence(emailsSubmissionTexts.takenSubject, { listing }),
    title: sentence(emailsSubmissionTexts.takenTitle),
    said: sentence(emailsSubmissionTexts.taken),
  },
  partly: {
    subject: (listing: string) => sentence(emailsSubmissionTexts.partlySubject, { listing }),
    title: sentence(emailsSubmissionTexts.partlyTitle),
    said: sentence(emailsSubmissionTexts.partly),
  },
  returned: {
    subject: (listing: string) => sentence(emailsSubmissionTexts.returnedSubject, { listing }),
    title: sentence(emailsSubmissionTexts.returnedTitle),
    said: sentence(emailsSubmissionTexts.returned),
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
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(said, ' ', sentence(emailsSubmissionTexts.listing, { listing })),
      ...(left.length > 0 ? [paragraph(sentence(emailsSubmissionTexts.notApproved, { fields: left.join(', ') }))] : []),
      ...(note === null ? [] : [lines(note.split('\n').map((line) => oneLine(line, 2_000)))]),
      button(link, sentence(emailsSubmissionTexts.openListings)),
    ],
    reason: sentence(emailsSubmissionTexts.toPartner, siteName),
  });
}
