import { button, type EmailText, emailText, lines, paragraph } from './blocks.ts';
import { site } from './frame-words.ts';
import { phrase } from './phrase.ts';
import { oneLine } from './words.ts';

export interface ProposalDecided {
  /** The listing, or the part of one, as its partner calls it. */
  readonly title: string;
  readonly outcome: 'taken' | 'partly' | 'returned';
  /** The fields that were not taken. */
  readonly left: readonly string[];
  /** Words of who decided. */
  readonly note: string | null;
  readonly link: string;
}

const outcomes = {
  taken: {
    subject: (listing: string) => phrase('We took what you proposed: {listing}', { listing }),
    title: phrase('We took what you proposed'),
    said: phrase('What you proposed is taken.'),
  },
  partly: {
    subject: (listing: string) => phrase('We took a part of what you proposed: {listing}', { listing }),
    title: phrase('We took a part of what you proposed'),
    said: phrase('A part of what you proposed is taken.'),
  },
  returned: {
    subject: (listing: string) => phrase('Please look at what you proposed again: {listing}', { listing }),
    title: phrase('Please look at what you proposed again'),
    said: phrase('What you proposed is not taken yet.'),
  },
} as const;

/** Tells a partner what became of a proposal. */
export function proposalDecided({ title: listed, outcome, left, note, link }: ProposalDecided): EmailText {
  const { subject, title, said } = outcomes[outcome];
  const listing = oneLine(listed, 200);
  return emailText({
    subject: subject(listing),
    title,
    preheader: said,
    blocks: [
      paragraph(phrase('Hello,')),
      paragraph(said, ' ', phrase('It is about {listing}.', { listing })),
      ...(left.length > 0 ? [paragraph(phrase('Not taken: {fields}.', { fields: left.join(', ') }))] : []),
      ...(note === null ? [] : [lines(note.split('\n').map((line) => oneLine(line, 2_000)))]),
      button(link, phrase('Open my listings')),
    ],
    reason: phrase(`You are receiving this email because you sell through ${site} and proposed a change.`),
  });
}
