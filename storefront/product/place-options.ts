import { productSuggestionsTexts } from '../../messages/en/product/suggestions.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import type { Suggestion } from '../../service/search/suggestions/suggestions.ts';
import type { IconName } from '../ui/icon-names.ts';
import { storefrontKinds } from './kinds.ts';
import { narrowed } from './range-choice.ts';
import { trendingName } from './trending-names.ts';

/** An option of a location field. */
export interface PlaceOption {
  readonly name: string;
  /** What it is and where: 'Landmark · Agra, Uttar Pradesh'. */
  readonly detail: string | null;
  /** '42 stays' */
  readonly count: string | null;
  /** A small picture; without one the icon is shown. */
  readonly image: string | null;
  readonly icon: IconName;
  /** The value for the field; null: it opens `page`. */
  readonly search: string | null;
  readonly page: string | null;
}

export interface PlaceOptions {
  readonly title: string;
  /** The options are suggestions for the typed text. */
  readonly suggests: boolean;
  readonly options: readonly PlaceOption[];
  /** This number of the last options are recent searches. */
  readonly recent: number;
}

const icons: Readonly<Record<Exclude<Suggestion['kind'], 'product'>, IconName>> = {
  destination: 'map-pin',
  region: 'map',
  landmark: 'landmark',
};

const plain = (t: Translate, place: string, icon: IconName): PlaceOption => ({
  name: trendingName(t, place),
  detail: null,
  count: null,
  image: null,
  icon,
  search: place,
  page: null,
});

/**
 * The options for the text of the field. Before anything is typed, or after an option was chosen: the `trending` places
 * and recent searches. For typed text: the `suggested` ones; until they are known, trending places that begin with the
 * text.
 */
export function placeOptions(
  t: Translate,
  text: string,
  of: {
    readonly isTyped: boolean;
    readonly trending: readonly string[];
    readonly recent: readonly string[];
    readonly suggested: readonly Suggestion[] | undefined;
    readonly type: ProductType;
  },
): PlaceOptions {
  const { isTyped, trending, suggested, type } = of;
  const trends = { title: t(productSuggestionsTexts.trending), suggests: false };
  const first = (places: readonly string[]) => places.map((place) => plain(t, place, 'map-pin'));
  if (text.trim() === '' || (!isTyped && trending.includes(text))) {
    const recent = of.recent.filter((name) => !trending.includes(name)).map((name) => plain(t, name, 'clock'));
    return { ...trends, options: [...first(trending), ...recent], recent: recent.length };
  }
  if (!suggested) {
    const matching = trending.filter((place) => narrowed([place, trendingName(t, place)], text).length > 0);
    return { ...trends, options: first(matching), recent: 0 };
  }
  return {
    title: t(productSuggestionsTexts.suggestions),
    suggests: true,
    options: suggested.map((one) => optionOf(t, one, type)),
    recent: 0,
  };
}

function optionOf(
  t: Translate,
  { kind, name, place, region, search, type, slug, image, offers }: Suggestion,
  requested: ProductType,
): PlaceOption {
  const what = {
    destination: t(productSuggestionsTexts.destination),
    region: t(productSuggestionsTexts.state),
    landmark: t(productSuggestionsTexts.landmark),
    product: type && t(kindOf(type).label),
  }[kind];
  const where = [place, region].filter(Boolean).join(', ');
  return {
    name,
    detail: [what, where].filter(Boolean).join(' · '),
    count: offers === null ? null : t(kindOf(requested).offers, { count: offers }),
    image,
    icon: kind === 'product' ? storefrontKinds[type ?? requested].icon : icons[kind],
    search,
    page: type && slug ? storefrontKinds[type].page(slug) : null,
  };
}
