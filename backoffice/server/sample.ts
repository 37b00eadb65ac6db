import type { EmailText } from '../../service/emails/blocks.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';

/** An email, written from invented data. No link in it opens anything. */
export interface Sample {
  /** When it is sent: the case, in words. */
  readonly when: string;
  readonly text: EmailText;
}

/** Of every kind of email one for each case in which it says other sentences, the usual one first. */
export type Samples = Readonly<Record<EmailKind, readonly [Sample, ...Sample[]]>>;
