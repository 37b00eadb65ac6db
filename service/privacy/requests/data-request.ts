import { addDays, type Day } from '../../core/day.ts';

/** What somebody may ask of what is kept about him (DPDP Act 2023, sections 11 and 12). */
export const requestKinds = ['access', 'correction', 'deletion'] as const;
export type RequestKind = (typeof requestKinds)[number];

export function requestKindOf(name: string): RequestKind | undefined {
  return requestKinds.find((kind) => kind === name);
}

export const requestOutcomes = ['done', 'refused'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export interface DataRequest {
  readonly id: number;
  readonly documentId: string;
  readonly kind: RequestKind;
  /** Who asks; null once that person is forgotten. */
  readonly email: string | null;
  readonly cameOn: Day;
  readonly dueOn: Day;
  readonly note: string;
  /** The enquiry by which it came. */
  readonly enquiry: string | null;
  /** Null: open. */
  readonly outcome: RequestOutcome | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
}

/** So many days before it is due an open request stands on Today. */
const soon = 7;

/** How an open request stands. */
export function urgencyOf(dueOn: Day, today: Day): 'late' | 'soon' | 'in time' {
  if (dueOn < today) return 'late';
  return dueOn <= addDays(today, soon) ? 'soon' : 'in time';
}

/** The last day that is soon. */
export const soonUntil = (today: Day): Day => addDays(today, soon);
