import type { Day } from '../core/day.ts';
import type { LatLng } from '../core/great-circle.ts';

/** The issuer of the documents, and their contact details. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Origin of our pages. */
  readonly site: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A day of a planned tour, with what it includes. */
export interface PlannedTripDay {
  /** 'Day 2: Across the pass' */
  readonly title: string;
  readonly day: Day;
  /** 'Night: Tented camp, Sarchu. Meals: Breakfast and dinner' */
  readonly text: string;
}

/** A line of a booking as documents show it, from what was frozen at the sale. */
export interface TripLine {
  readonly lineId: number;
  /** The position in the booking; a line that replaces it takes it over. */
  readonly position: number;
  /** 'Stay', 'Tour Package' … */
  readonly label: string;
  readonly name: string;
  /** The room type or similar; empty if there is none. */
  readonly option: string;
  readonly place: string;
  /** Where a visit begins, if known; empty for other lines. */
  readonly meetingPoint: string;
  /** A map link. */
  readonly map: string;
  /** Where it is, if known; of a car its town. */
  readonly spot: LatLng | null;
  readonly startDay: Day;
  /** The check-out of nights, else the last day. */
  readonly lastDay: Day;
  /** 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026, 2 nights' */
  readonly days: string;
  /** True if its last day is a check-out. */
  readonly nights: boolean;
  /** True if it takes whole days or nights, without a time of day. */
  readonly wholeDays: boolean;
  readonly starts: Date;
  readonly ends: Date;
  readonly facts: readonly Fact[];
  /** The named travellers: 'Asha Verma, Ravi Iyer'. */
  readonly names: string;
  /** What the stay said at the sale that a guest should know; one sentence each. */
  readonly goodToKnow: readonly string[];
  readonly terms: string;
  /** The days as planned at the sale, if it has a plan. */
  readonly plan: readonly PlannedTripDay[];
}

/** A booking as its documents show it. */
export interface Trip {
  readonly bookingId: string;
  readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Raised by every change; `at`: when that change was made. */
  readonly version: { readonly sequence: number; readonly at: Date };
  /** The lead traveller and their phone, and their special requests. */
  readonly lead: readonly Fact[];
  readonly requests: string;
  readonly issuer: Issuer;
  /** True if it was paid by test payments: no money moved. */
  readonly isTestPayment: boolean;
  readonly lines: readonly TripLine[];
  /** Cancelled lines that nothing replaced, while the rest goes on. */
  readonly cancelledLines: readonly TripLine[];
}

/** Sorts lines by when they begin. */
export function inOrder(lines: readonly TripLine[]): TripLine[] {
  return lines.toSorted((a, b) => a.starts.getTime() - b.starts.getTime());
}
