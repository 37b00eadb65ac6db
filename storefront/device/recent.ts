import type { ProductType } from '../../service/catalog/kinds.ts';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import { addressInWidth } from '../ui/picture.tsx';
import { readItem, removeItem, writeItem } from './storage.ts';

/** A viewed product as the device stores it. Without a price, because it would be outdated. */
export interface RecentProduct {
  /** The name under which a heart saves it: 'stay:lake-house'. */
  name: string;
  title: string;
  place: string;
  image: string;
  alt: string;
}

const key = 'recent';
const most = 8;

function isProduct(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const product: { [Name in keyof RecentProduct]?: unknown } = value;
  return [product.name, product.title, product.place, product.image, product.alt].every(
    (text) => typeof text === 'string',
  );
}

/** The products of a stored text, newest first; invalid ones are dropped. */
export function parseRecent(stored: string | null): RecentProduct[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isProduct).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** The list with that product first, once. */
export function withNewest(products: readonly RecentProduct[], newest: RecentProduct): RecentProduct[] {
  return [newest, ...products.filter(({ name }) => name !== newest.name)].slice(0, most);
}

export function rememberProduct(product: RecentProduct): void {
  writeItem(key, JSON.stringify(withNewest(recentProducts(), product)));
}

export function recentProducts(): RecentProduct[] {
  return parseRecent(readItem(key));
}

/** Removes products that are no longer offered. */
export function forgetRecent(names: readonly string[]): void {
  const left = recentProducts().filter(({ name }) => !names.includes(name));
  if (left.length > 0) writeItem(key, JSON.stringify(left));
  else removeItem(key);
}

/** The data of a viewed product that the device stores. */
export const viewedProduct = (
  type: ProductType,
  { slug, name, location }: { readonly slug: string; readonly name: string; readonly location: string },
  photo: PictureData | null | undefined,
): RecentProduct => ({
  name: `${type}:${slug}`,
  title: name,
  place: location,
  image: photo ? addressInWidth(photo, 480) : '',
  alt: photo?.alt ?? '',
});
