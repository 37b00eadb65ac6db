import { isProductType, type ProductType } from '../kinds.ts';

/** What a heart saves: 'stay:lake-house'. */
export interface SavedName {
  readonly type: ProductType;
  readonly slug: string;
}

/** The product of a name; undefined for what is no name. */
export function savedName(text: string): SavedName | undefined {
  const [, type = '', slug = ''] = /^([a-z-]{1,30}):([^\s\p{C}]{1,200})$/u.exec(text) ?? [];
  return isProductType(type) ? { type, slug } : undefined;
}
