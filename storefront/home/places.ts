import { urls } from '../urls.ts';

/** A place or a kind of stay: a picture with its name and a link. */
export interface TileData {
  readonly label: string;
  readonly note?: string;
  readonly to: string;
  readonly picture: string;
}

const art = (name: string) => `/artwork/${name}.svg`;

/** HOME-9, the large one first. */
const picks = [
  ['Rishikesh', 'Yoga Capital of World', 'ganga-bridge-5'],
  ['Agra', 'City of Taj Mahal', 'taj-1'],
  ['Delhi', 'The Capital Heritage', 'india-gate-7'],
  ['Varanasi', 'Spiritual Capital', 'ghats-2'],
  ['Kerala', "God's Own Country", 'backwater-2'],
] as const;

export const topPicks: readonly TileData[] = picks.map(([label, note, picture]) => ({
  label,
  note,
  to: urls.attractionsIn(label),
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
export function explorePlaces(places: readonly { name: string; properties: number }[]): TileData[] {
  return places.map(({ name, properties }) => ({
    label: name,
    note: `${properties} properties`,
    to: urls.attractionsIn(name),
    picture: `/artwork/${viewOf(name)}.tall.svg`,
  }));
}
