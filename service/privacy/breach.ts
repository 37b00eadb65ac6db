import { instantAt, isDay } from '../core/day.ts';

/** Who must be informed of a breach of personal data: the people concerned, the Data Protection Board, and CERT-In. */
export type BreachNotice = 'people' | 'board' | 'cert-in' | 'board-details';

/**
 * Hours after a breach was noticed within which each must be informed; 0: without delay. Rule 7 of the DPDP Rules 2025,
 * and the directions of CERT-In of 28 April 2022.
 */
const hoursFor: readonly (readonly [BreachNotice, number])[] = [
  ['people', 0],
  ['board', 0],
  ['cert-in', 6],
  ['board-details', 72],
];

/** A notice that is owed, and until when. */
export interface DueNotice {
  readonly notice: BreachNotice;
  /** Null: without delay. */
  readonly dueAt: Date | null;
  readonly isLate: boolean;
  /** Whole hours until then, or since then if it is late. */
  readonly hours: number;
}

/** Returns the notices that are owed for a breach noticed at that time, the most urgent first. */
export function dueNotices(noticedAt: Date, now: Date): DueNotice[] {
  return hoursFor.map(([notice, hours]) => {
    if (hours === 0) return { notice, dueAt: null, isLate: false, hours };
    const dueAt = new Date(noticedAt.getTime() + hours * 3_600_000);
    const left = dueAt.getTime() - now.getTime();
    return { notice, dueAt, isLate: left < 0, hours: Math.floor(Math.abs(left) / 3_600_000) };
  });
}

/** Returns the instant of a date and time in India, as a form sends it ('2026-12-01T18:30'); undefined if it is none. */
export function instantInIndia(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return isDay(day) && time !== undefined ? instantAt(day, time) : undefined;
}
