import { catalogKindsTexts } from '../../messages/en/catalog/kinds.ts';
import type { Translate } from '../../messages/translate.ts';
import { carKind } from './car-kind.ts';
import { attractionKind, tourKind } from './experience-kinds.ts';
import type { ProductKind } from './product-kind.ts';
import { stayKind } from './stay-kind.ts';

/** All product types, the only list of them. The server's part of each is in products.ts. */
export const kinds = {
  stay: stayKind,
  attraction: attractionKind,
  'tour-package': tourKind,
  'car-rental': carKind,
} as const satisfies Readonly<Record<string, ProductKind>>;

export type ProductType = keyof typeof kinds;

export function isProductType(type: string): type is ProductType {
  return Object.hasOwn(kinds, type);
}

export const productTypes: readonly ProductType[] = Object.keys(kinds).filter(isProductType);

/** The kind of a product type, typed alike for all types. */
export function kindOf(type: ProductType): ProductKind {
  return kinds[type];
}

/** The label of a booking line: an attraction to do rather than to see is an activity (BOOK-5). */
export type LineLabel = ProductType | 'activity';
export const lineLabels: readonly LineLabel[] = [...productTypes, 'activity'];

/** Text of an item type label (BOOK-5). */
export function labelText(t: Translate, label: LineLabel): string {
  return t(label === 'activity' ? catalogKindsTexts.activity : kinds[label].label);
}
