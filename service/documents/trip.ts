import type { Day } from '../core/day.ts';

/** Who gives out the documents, and how to reach him. */
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

/** A day of a line that says what it includes. */
export interface TripDay {
  /** 'Day 2: Across the pass' */
  readonly title: string;
  readonly day: Day;
  /** 'Night: Tented camp, Sarchu. Meals: Breakfast and dinner' */
  readonly told: string;
}

/** A line of a booking as its documents tell it: what was frozen at the sale, in words. */
export interface TripLine {
  readonly lineId: number;
  /** Its number in the booking, which stays when another line takes its place. */
  readonly position: number;
  /** 'Stay', 'Tour Package' … */
  readonly label: string;
  readonly name: string;
  /** The room type or the like; '' where there is none. */
  readonly option: string;
  readonly place: string;
  /** Where a map shows it. */
  readonly map: string;
  readonly startDay: Day;
  /** The check-out of nights, else the last day. */
  readonly lastDay: Day;
  /** 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026, 2 nights' */
  readonly days: string;
  /** Its last day is a check-out. */
  readonly nights: boolean;
  /** Takes whole days, or nights: no time of the day is known. */
  readonly wholeDays: boolean;
  readonly starts: Date;
  readonly ends: Date;
  readonly facts: readonly Fact[];
  /** Those who travel by it, where they are named: 'Asha Verma, Ravi Iyer'. */
  readonly names: string;
  readonly terms: string;
  /** Its days as they were planned at the sale, where it says so. */
  readonly plan: readonly TripDay[];
}

/** A booking as its documents tell it. */
export interface Trip {
  readonly bookingId: string;
  readonly status: 'pending' | 'confirmed' | 'completed' | 'cancelled';
  /** Counts up with every change; `at`: when it came to be. */
  readonly version: { readonly sequence: number; readonly at: Date };
  /** Who leads, and how to reach him; then what he asks for. */
  readonly lead: readonly Fact[];
  readonly requests: string;
  readonly issuer: Issuer;
  /** No money moved for it. */
  readonly trial: boolean;
  readonly lines: readonly TripLine[];
  /** What it had before, where nothing took its place: cancelled while the rest goes on. */
  readonly gone: readonly TripLine[];
}
