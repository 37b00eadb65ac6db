import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { invalidField } from '../../core/app-error.ts';
import type { Day } from '../../core/day.ts';
import { isPlain, lengthOf } from '../../core/field-rule.ts';
import type { EnquiryKind } from '../enquiry.ts';

/** Status of an enquiry: not looked at yet, assigned, answered, or closed without an answer. */
export const enquiryStatuses = ['new', 'in-hand', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Statuses that wait for the site. */
export const openStatuses: readonly EnquiryStatus[] = ['new', 'in-hand'];

export const enquiryKinds: readonly EnquiryKind[] = ['contact', 'advertise', 'partner'];

/** Filters of the inbox. An absent one matches everything. */
export interface InboxSearch {
  /** Words of a name, an address, a phone number or a subject, or their beginnings. */
  readonly text?: string | undefined;
  readonly kind?: EnquiryKind | undefined;
  readonly statuses?: readonly EnquiryStatus[] | undefined;
  /** User id of the assignee. */
  readonly assignedTo?: number | undefined;
  /** Whether it is snoozed on that day. */
  readonly snoozed?: { readonly on: Day; readonly is: boolean } | undefined;
}

/** Maximum characters of a note or an answer. */
export const maxEntryLength = 5_000;

/**
 * The typed multi-line text of a field. Throws ValidationError for that field if it is empty, too long or not
 * printable.
 */
export function parseTypedText(field: string, typed: string, missing: Sentence): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  if (text === '') throw invalidField([field], missing);
  if (lengthOf(text) > maxEntryLength) {
    const most = maxEntryLength.toLocaleString('en-IN');
    throw invalidField([field], sentence(adminFieldRulesTexts.tooLong, { most }));
  }
  if (!isPlain(text, true)) throw invalidField([field], sentence(adminFieldRulesTexts.plainTextOnly));
  return text;
}
