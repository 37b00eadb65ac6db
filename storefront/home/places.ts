import { homeViewTexts } from '../../messages/en/home/view.ts';
import type { Translate } from '../../messages/translate.ts';
import { urls } from '../urls.ts';

/** A place or a kind of stay: a picture with its name and a link. */
export interface TileData {
  readonly label: string;
  readonly note?: string;
  readonly to: string;
  readonly picture: string;
}

/** Names of places in the language of the page, by their English ones; undefined in English. */
export type PlaceNames = Readonly<Record<string, string>>;

export function placeNames(t: Translate, places: readonly string[]): { names?: PlaceNames } {
  return t.language === 'en' ? {} : { names: Object.fromEntries(places.map((place) => [place, t.place(place)])) };
}

/** The tile of a place, named in the language of the page. */
export const namedTile = (tile: TileData, names: PlaceNames = {}): TileData => ({
  ...tile,
  label: names[tile.label] ?? tile.label,
});

const art = (name: string) => `/artwork/${name}.svg`;

/** HOME-9, the large one first. */
const picks = [
  ['Rishikesh', homeViewTexts.rishikesh, 'ganga-bridge-5'],
  ['Agra', homeViewTexts.agra, 'taj-1'],
  ['Delhi', homeViewTexts.delhi, 'india-gate-7'],
  ['Varanasi', homeViewTexts.varanasi, 'ghats-2'],
  ['Kerala', homeViewTexts.kerala, 'backwater-2'],
] as const;

export const topPicks = (t: Translate): TileData[] =>
  picks.map(([name, note, picture]) => ({
    label: t.place(name),
    note: t(note),
    to: urls.attractionsIn(name),
    picture: art(picture),
  }));

/** Drawings of the specified places of Explore India. */
const views: Readonly<Record<string, string>> = {
  Delhi: 'market-street-1',
  Goa: 'beach-7',
  Kerala: 'tea-hills-2',
  Rajasthan: 'desert-camels-3',
  Mumbai: 'gateway-6',
  Chennai: 'gopuram-3',
  Bangalore: 'palace-domes-2',
  Uttarakhand: 'shrine-snow-1',
};
/** For places that the operator adds. */
const anyView = [
  'river-valley',
  'hill-town',
  'fort-ridge',
  'palace-domes',
  'sunrise-temple',
  'himalayan-lake',
] as const;

function viewOf(name: string): string {
  const known = views[name];
  if (known) return known;
  const seed = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9_973, 7);
  return `${anyView[seed % anyView.length] ?? anyView[0]}-${seed}`;
}

/** The tiles of Explore India. The figures are the operator's claims, printed unchanged. */
export function explorePlaces(t: Translate, places: readonly { name: string; properties: number }[]): TileData[] {
  return places.map(({ name, properties }) => ({
    label: t.place(name),
    note: t(homeViewTexts.properties, { count: properties }),
    to: urls.attractionsIn(name),
    picture: `/artwork/${viewOf(name)}.tall.svg`,
  }));
}
