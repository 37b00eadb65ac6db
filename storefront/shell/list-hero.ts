import type { Day } from '../../service/core/day.ts';

/** How high a picture is on phones, on tablets and on what is wider, in CSS pixels. */
export type Heights = readonly [phone: number, tablet: number, wide: number];

/** The picture that a list begins with: of everything, of what was searched for, and with a label above its title. */
export interface ListHero {
  readonly all: Heights;
  readonly found: Heights;
  readonly labelled?: Heights;
  /** Whether an address searches, by what the page takes from it: it leaves out what makes no sense. */
  readonly searched: (asked: URLSearchParams, today: Day) => boolean;
}
