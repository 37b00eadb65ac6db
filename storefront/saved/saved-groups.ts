import { savedTexts } from '../../messages/en/saved.ts';
import type { Translate } from '../../messages/translate.ts';
import { labelText, type ProductType } from '../../service/catalog/kinds.ts';
import { savedName } from '../../service/catalog/product-keys.ts';

/** A saved product with the server's current data. */
export interface SavedCard {
  readonly name: string;
  readonly type: ProductType;
  readonly slug: string;
  readonly title: string;
  readonly location: string;
  readonly place: string | null;
  readonly image: string;
  readonly srcSet?: string | undefined;
  /** '₹7,788 for one night'; null if it has no price now. */
  readonly price: string | null;
}

export interface SavedPlace {
  readonly place: string;
  readonly cards: readonly SavedCard[];
}

/** A saved product that is no longer offered. */
export interface UnavailableItem {
  readonly name: string;
  /** 'Lake house (Stay)' */
  readonly title: string;
}

/** Saved products by place in alphabetical order, those without a place at the end; within a place newest first. */
export function savedPlaces(t: Translate, names: readonly string[], cards: readonly SavedCard[]): SavedPlace[] {
  const offered = names.flatMap((name) => cards.find((card) => card.name === name) ?? []).reverse();
  const places = [...new Set(offered.map(({ place }) => place))].sort((a, b) =>
    a === null ? 1 : b === null ? -1 : a.localeCompare(b, 'en'),
  );
  return places.map((place) => ({
    place: place ?? t(savedTexts.elsewhere),
    cards: offered.filter((card) => card.place === place),
  }));
}

/** Saved names without a card; names that are not valid are left out. */
export function unavailableFrom(
  t: Translate,
  names: readonly string[],
  cards: readonly SavedCard[],
): UnavailableItem[] {
  return names.flatMap((name) => {
    const of = savedName(name);
    if (!of || cards.some((card) => card.name === name)) return [];
    const words = of.slug.replaceAll('-', ' ');
    const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return { name, title: t(savedTexts.unavailable, { name: title, type: labelText(t, of.type) }) };
  });
}
