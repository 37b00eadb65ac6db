import type { Day } from '../../service/core/day.ts';

/** The height of a picture on phones, on tablets and on wider screens, in CSS pixels. */
export type Heights = readonly [phone: number, tablet: number, wide: number];

/** The hero picture of a list: of everything, of a search, and with a label above its title. */
export interface ListHero {
  readonly all: Heights;
  readonly found: Heights;
  readonly labelled?: Heights;
  /** True if an address contains a search, by the rules of the page: invalid values do not count. */
  readonly searched: (query: URLSearchParams, today: Day) => boolean;
}
