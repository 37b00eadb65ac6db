import type { RangePart } from '../product/range-choice.ts';

/** What a stay search asks, in this order. */
export const searchSteps = ['where', 'when', 'who'] as const;
export type SearchStep = (typeof searchSteps)[number];

/** Where a search begins. */
export interface SearchStart {
  readonly step: SearchStep;
  /** The day that is picked first. */
  readonly part: RangePart;
}
