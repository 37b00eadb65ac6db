import type { ProductType } from '../../service/catalog/kinds.ts';

/** A product on the map, with its texts. */
export interface MapPlace {
  /** The id of its card in the list. */
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly latitude: number;
  readonly longitude: number;
  /** '₹5,400' */
  readonly price: string;
  /** 'a night', 'total · 3 nights' */
  readonly unit: string;
  /** 'Villas · 8.9' */
  readonly note: string;
  readonly image: string;
  readonly kind: ProductType;
}

/** The operator's street tiles and their attribution. */
export interface Tiles {
  readonly url: string;
  readonly credit: string;
}

/** The answer of `GET /map/…`. */
export interface MapAnswer {
  readonly places: readonly MapPlace[];
  readonly tiles: Tiles | null;
}
