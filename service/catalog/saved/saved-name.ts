import { isProductType, type ProductType } from '../kinds.ts';

/** The name of a saved product: 'stay:lake-house'. */
export interface SavedName {
  readonly type: ProductType;
  readonly slug: string;
}

/** Parses the name of a saved product; undefined if it is not valid. */
export function savedName(text: string): SavedName | undefined {
  const [, type = '', slug = ''] = /^([a-z-]{1,30}):([^\s\p{C}]{1,200})$/u.exec(text) ?? [];
  return isProductType(type) ? { type, slug } : undefined;
}
