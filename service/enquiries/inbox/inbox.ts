import { invalid } from '../../core/app-error.ts';
import { isPlain, lengthOf } from '../../core/field-rule.ts';
import type { EnquiryKind } from '../enquiry.ts';

/** How an enquiry stands: nobody has looked at it, somebody sees to it, it is answered, or nothing is to be done. */
export const enquiryStatuses = ['new', 'in-hand', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Those that wait for the site. */
export const openStatuses: readonly EnquiryStatus[] = ['new', 'in-hand'];

export const enquiryKinds: readonly EnquiryKind[] = ['contact', 'advertise', 'partner'];

/** What is looked for in the inbox; absent: everything. */
export interface InboxSearch {
  /** Words of a name, an address, a telephone number or a subject, or how one begins. */
  readonly text?: string | undefined;
  readonly kind?: EnquiryKind | undefined;
  readonly statuses?: readonly EnquiryStatus[] | undefined;
  /** Who sees to it. */
  readonly assignedTo?: number | undefined;
}

/** Characters of a note or an answer. */
export const mostOfEntry = 5_000;

/** What was written in a field, in lines. Throws ValidationError, of that field, for nothing, too much or what cannot be printed. */
export function writtenIn(field: string, typed: string, missing: string): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  const wrong = text === '' ? missing : lengthOf(text) > mostOfEntry ? 'At most 5,000 characters.' : undefined;
  const message = wrong ?? (isPlain(text, true) ? undefined : 'Please use plain text only.');
  if (message) throw invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
  return text;
}
