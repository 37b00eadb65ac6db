import type { ProductType } from '../../service/catalog/kinds.ts';

/** A product as the map shows it, in its words. */
export interface MapPlace {
  /** Id of its card in the list. */
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

/** Street tiles of the operator's choice, and whom they are owed to. */
export interface Tiles {
  readonly url: string;
  readonly credit: string;
}

/** What `GET /map/…` answers. */
export interface MapAnswer {
  readonly places: readonly MapPlace[];
  readonly tiles: Tiles | null;
}
