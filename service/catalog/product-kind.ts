import type { Message } from '../../messages/message.ts';
import type { Supply } from './tax.ts';

/** A number of things: '3 rooms'. */
type Counted = Message<`{count, plural,${string}}`>;

/** A kind of product, in the terms of the rest of the site. Data only; the list is kinds.ts. */
export interface ProductKind {
  /** Item type label (BOOK-5). */
  readonly label: Message;
  /** Name of its beginning, from which cancellation policies count back: 'check-in'. */
  readonly begins: Message;
  /** Field and column of the free-cancellation flag, which follows the product's policy. */
  readonly free: { readonly field: string; readonly column: string };
  /** Plural in addresses and in the dashboard's tabs: 'car-rentals'. */
  readonly path: string;
  readonly table: string;
  /** How its days count: nights up to check-out, every day of a span, or one day, optionally at a time. */
  readonly dates: 'nights' | 'days' | 'slot';
  /** True if it is sold as tickets for people. */
  readonly tickets: boolean;
  /** Tax supplies of a sale, the usual one first. */
  readonly supplies: readonly [Supply, ...Supply[]];
  /** Several of it: '12 stays'. */
  readonly offers: Counted;
  /** What its stock is counted in: '3 rooms', and 'rooms' for all of them. */
  readonly units: { readonly counted: Counted; readonly all: Message };
  /** Columns that full-text search reads, besides the names of its destination. */
  readonly searched: readonly string[];
  /** Field with its ordinary units; null if its parts have stock of their own. */
  readonly unitsField: string | null;
  readonly review: {
    /** The field of a review's body that names the product, and the column that refers to it. */
    readonly name: string;
    readonly column: string;
    readonly product: Message;
    /** Points of its rating per star: stays are rated up to 10, the others up to 5. */
    readonly scale: 1 | 2;
  };
}
