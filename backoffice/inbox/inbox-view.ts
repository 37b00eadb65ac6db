import type { Day } from '../../service/core/day.ts';

export const inboxKinds = ['message', 'enquiry', 'review'] as const;
export type InboxKind = (typeof inboxKinds)[number];

export const inboxStates = ['open', 'snoozed', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** A message, an enquiry or a review in the list. */
export interface InboxEntry {
  readonly kind: InboxKind;
  /** The number of the booking, the document id of the enquiry, or the number of the review. */
  readonly id: string;
  readonly who: string;
  /** Of a review. */
  readonly rating?: number;
  /** Its first words or its subject. */
  readonly words: string;
  /** True if the words are of staff. */
  readonly isOurs: boolean;
  readonly at: Date;
  readonly unread: boolean;
  readonly assignee: string | null;
  readonly snoozedUntil: Day | null;
}

/** The filters of the list, as the address has them. */
export interface InboxFilters {
  readonly state: InboxState;
  readonly kind: InboxKind | undefined;
}

/** The query of an address with these filters; empty for the first ones. */
export function inboxQuery({ state, kind }: InboxFilters): string {
  const query = new URLSearchParams({ ...(state !== 'open' && { state }), ...(kind && { kind }) });
  return query.size > 0 ? `?${query}` : '';
}
