import { addDays, type Day } from '../../core/day.ts';
import type { Viewer } from '../../core/viewer.ts';

/** Requests that people may make about their data (DPDP Act 2023, sections 11 and 12). */
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
  /** Address of the requester; null once their data is deleted. */
  readonly email: string | null;
  readonly cameOn: Day;
  readonly dueOn: Day;
  readonly note: string;
  /** The enquiry that contained the request. */
  readonly enquiry: string | null;
  /** Null: open. */
  readonly outcome: RequestOutcome | null;
  readonly endedBy: string | null;
  readonly endedAt: Date | null;
}

/** Days before its due date from which an open request is shown on Today. */
const soon = 7;

/** The urgency of an open request. */
export function urgencyOf(dueOn: Day, today: Day): 'late' | 'soon' | 'in time' {
  if (dueOn < today) return 'late';
  return dueOn <= addDays(today, soon) ? 'soon' : 'in time';
}

/** The last due day that counts as soon. */
export const soonUntil = (today: Day): Day => addDays(today, soon);

/** Who acted, by their name in the back office; 'the person' if they deleted their own account. */
export function actorOf(viewer: Viewer): string {
  if (viewer.kind !== 'user') return viewer.kind === 'operator' ? 'command line' : 'automatically';
  return viewer.role === 'traveller' ? 'the person' : viewer.username;
}
