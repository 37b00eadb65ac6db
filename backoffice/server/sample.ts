import type { LetterText } from '../../service/letters/blocks.ts';
import type { LetterKind } from '../../service/letters/write-letter.ts';

/** A letter, written from invented data. No link in it opens anything. */
export interface Sample {
  /** When it is sent: the case, in words. */
  readonly when: string;
  readonly text: LetterText;
}

/** Of every kind of letter one for each case in which it says other sentences, the usual one first. */
export type Samples = Readonly<Record<LetterKind, readonly [Sample, ...Sample[]]>>;
