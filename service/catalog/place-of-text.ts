import type { NamedPlace } from './place-names.ts';
import { plainWords } from './plain-words.ts';

/**
 * The id of the destination that a location text names: 'Mallital, Nainital, Uttarakhand' is in Nainital, 'New Delhi,
 * Delhi' in New Delhi. Addresses go from narrow to wide, so the last part that is a name or alias counts, else the last
 * part that ends or begins with one: 'Fort Kochi, Kerala'. A region alone is no destination. Undefined: none.
 */
export function placeOfText(location: string, places: readonly NamedPlace[]): number | undefined {
  const parts = location
    .split(/[,;\n/]+/)
    .map(plainWords)
    .filter(Boolean)
    .reverse();
  const named = places.flatMap(({ id, name, aliases }) =>
    [name, ...aliases].map((spelling) => ({ id, plain: plainWords(spelling) })).filter(({ plain }) => plain !== ''),
  );
  const regions = new Set(places.map(({ region }) => plainWords(region)));
  for (const part of parts) {
    const exact = named.find(({ plain }) => plain === part);
    if (exact) return exact.id;
  }
  for (const part of parts) {
    if (regions.has(part)) continue;
    const inside = named
      .filter(({ plain }) => plain.length > 2 && (part.endsWith(` ${plain}`) || part.startsWith(`${plain} `)))
      .sort(
        (a, b) => Number(part.endsWith(b.plain)) - Number(part.endsWith(a.plain)) || b.plain.length - a.plain.length,
      );
    if (inside[0]) return inside[0].id;
  }
  return undefined;
}
