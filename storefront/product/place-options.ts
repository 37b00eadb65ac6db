import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import type { Suggestion } from '../../service/catalog/suggestions/suggestions.ts';
import type { IconName } from '../ui/icon-names.ts';
import { storefrontKinds } from './kinds.ts';
import { narrowed } from './range-choice.ts';

/** A line of what a field for places offers. */
export interface PlaceOption {
  readonly name: string;
  readonly detail: string | null;
  readonly icon: IconName;
  /** What it fills the field with; null: it opens `page`. */
  readonly search: string | null;
  readonly page: string | null;
}

export interface PlaceOptions {
  readonly title: 'Trending Destinations' | 'Suggestions';
  readonly options: readonly PlaceOption[];
  /** The last so many of the options are recent searches. */
  readonly recent: number;
}

const icons: Readonly<Record<Suggestion['kind'], IconName>> = {
  destination: 'map-pin',
  region: 'map',
  landmark: 'landmark',
  product: 'star',
};

const plain = (name: string, icon: IconName): PlaceOption => ({ name, detail: null, icon, search: name, page: null });

/**
 * What is offered for a text in the field: before anything is typed, and where a chosen one fills it, the `trending` ones
 * and recent searches. For what is typed, be it the name of one of them, what is `suggested`; until that is known, the
 * trending ones that begin so.
 */
export function placeOptions(
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
  const title = 'Trending Destinations';
  const first = (names: readonly string[]) => names.map((name) => plain(name, 'map-pin'));
  if (text.trim() === '' || (!isTyped && trending.includes(text))) {
    const recent = of.recent.filter((name) => !trending.includes(name)).map((name) => plain(name, 'clock'));
    return { title, options: [...first(trending), ...recent], recent: recent.length };
  }
  if (!suggested) return { title, options: first(narrowed(trending, text)), recent: 0 };
  return { title: 'Suggestions', options: suggested.map((one) => optionOf(one, type)), recent: 0 };
}

function optionOf(
  { kind, name, place, region, search, type, slug, offers }: Suggestion,
  asked: ProductType,
): PlaceOption {
  const what = { destination: null, region: 'State', landmark: 'Landmark', product: type && kindOf(type).label }[kind];
  const where = [place, region].filter(Boolean).join(', ');
  return {
    name,
    detail: [what, where, offers === null ? null : offersText(offers, asked)].filter(Boolean).join(' · '),
    icon: icons[kind],
    search,
    page: type && slug ? storefrontKinds[type].page(slug) : null,
  };
}

/** '12 stays' */
function offersText(offers: number, type: ProductType): string {
  const one = kindOf(type).label.toLowerCase();
  return `${offers} ${offers === 1 ? one : `${one}s`}`;
}
