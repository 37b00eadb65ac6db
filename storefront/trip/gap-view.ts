import type { ProductType } from '../../service/catalog/kinds.ts';

/** A product that can be booked for a gap of a trip, with its texts. */
export interface TripIdea {
  /** 'stay:haveli' */
  readonly id: string;
  readonly kind: ProductType;
  readonly name: string;
  readonly to: string;
  /** '₹5,400', of the whole stay or ticket */
  readonly price: string;
  /** 'total · 1 night' */
  readonly unit: string;
  /** 'Villas · 8.9' */
  readonly note: string;
  readonly image: string;
  /** Of an uploaded picture. */
  readonly srcSet?: string | undefined;
}

/** A gap with the name of its place, and what is free there. */
export interface FilledGap {
  /** As it was requested. */
  readonly gap: string;
  /** 'No stay for the night of 22 Dec in Jaipur' */
  readonly text: string;
  /** The list with place and dates filled in. */
  readonly all: string;
  readonly ideas: readonly TripIdea[];
}
