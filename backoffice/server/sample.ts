import type { EmailText } from '../../service/emails/blocks.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';

/** A sample email with invented data. Its links open nothing. */
export interface Sample {
  /** The case in which it is sent, as text. */
  readonly when: string;
  readonly text: EmailText;
}

/** For every kind of email one sample for each case in which its sentences differ, the usual one first. */
export type Samples = Readonly<Record<EmailKind, readonly [Sample, ...Sample[]]>>;
