import { button, type LetterText, letterText, lines, paragraph } from './blocks.ts';
import { house } from './frame-words.ts';
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
  taken: { subject: 'We took what you proposed', said: 'What you proposed is taken.' },
  partly: { subject: 'We took a part of what you proposed', said: 'A part of what you proposed is taken.' },
  returned: { subject: 'Please look at what you proposed again', said: 'What you proposed is not taken yet.' },
} as const;

/** Tells a partner what became of a proposal. */
export function proposalDecided({ title, outcome, left, note, link }: ProposalDecided): LetterText {
  const { subject, said } = outcomes[outcome];
  const name = oneLine(title, 200);
  return letterText({
    subject: `${subject}: ${name}`,
    title: subject,
    preheader: said,
    blocks: [
      paragraph('Hello,'),
      paragraph(said, ' It is about ', { strong: name }, '.'),
      ...(left.length > 0 ? [paragraph(`Not taken: ${left.join(', ')}.`)] : []),
      ...(note === null ? [] : [lines(note.split('\n').map((line) => oneLine(line, 2_000)))]),
      button(link, 'Open my listings'),
    ],
    reason: `You are receiving this email because you sell through ${house} and proposed a change.`,
  });
}
