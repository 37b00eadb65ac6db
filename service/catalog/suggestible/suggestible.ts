import type { ProductType } from '../kinds.ts';
import type { NamedPlace } from '../place-names.ts';

/** The data from which suggestions are made. */
export interface Suggestible {
  readonly places: readonly NamedPlace[];
  readonly offers: readonly { readonly type: ProductType; readonly destination: number; readonly count: number }[];
  /** `near`: number of stays that name it. */
  readonly landmarks: readonly { readonly name: string; readonly destination: number; readonly near: number }[];
  readonly products: readonly SuggestibleProduct[];
  /** True if these are all products. */
  readonly whole: boolean;
}

export interface SuggestibleProduct {
  readonly type: ProductType;
  readonly slug: string;
  readonly name: string;
  readonly destination: number | null;
  readonly reviews: number;
}
