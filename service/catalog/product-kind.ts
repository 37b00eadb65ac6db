import type { Supply } from './supply.ts';

/** What a kind of product is, in the terms in which the rest of the site asks for it. Data; the list is kinds.ts. */
export interface ProductKind {
  /** Item type label (BOOK-5). */
  readonly label: string;
  /** What its beginning is called, from which cancellation policies count back: 'check-in'. */
  readonly begins: string;
  /** The field, and its column, that says whether all can come back to who cancels: it follows the policy it names. */
  readonly free: { readonly field: string; readonly column: string };
  /** What several are called in addresses and in the dashboard's tabs: 'car-rentals'. */
  readonly path: string;
  readonly table: string;
  /** How its days count: nights up to the check-out, every day of a span, or one day, at a time where it has times. */
  readonly dates: 'nights' | 'days' | 'slot';
  /** What one buys are tickets for people. */
  readonly tickets: boolean;
  /** What can be supplied by selling one, the usual first. */
  readonly supplies: readonly [Supply, ...Supply[]];
  /** What its stock is counted in. */
  readonly units: readonly [one: string, many: string];
  /** Its texts, besides its destination's names, that a free-text search reads. */
  readonly searched: readonly string[];
  /** The field that says how many there are on an ordinary day; null where its parts have stock of their own. */
  readonly unitsField: string | null;
  readonly review: {
    /** The field of a review's body that names it, and the column that points to it. */
    readonly name: string;
    readonly column: string;
    readonly says: string;
    /** Points of its rating for one star: stays are rated up to 10, the others up to 5. */
    readonly scale: 1 | 2;
  };
}
