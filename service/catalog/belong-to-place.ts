import type { HookContext, WriteHooks } from '../content/write-hooks.ts';
import { destinationsOf, placeless, setDestinations } from './belong-to-place.sql.ts';
import { type ProductType, productTypes } from './kinds.ts';
import { namedPlaces } from './place-meant.sql.ts';
import type { NamedPlace } from './place-names.ts';
import { placeOfText } from './place-of-text.ts';
import { refreshSearchTexts } from './search-texts.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A product belongs to the destination that its location names, so that it is on the lists of that place: when it has
 * none, and again when its location is written again. A destination named in the same write comes before the text, and a
 * text that names no destination changes nothing.
 */
export function belongToPlace(type: ProductType): Follow {
  return async (ctx, entries) => {
    const ids = entries.map(({ id }) => id);
    const now = await destinationsOf(ctx.db, type, ids);
    const open = entries.filter(({ id, before, after, links }) => {
      if ((now.get(id) ?? null) === null) return true;
      return !links.has('destination') && before !== undefined && before['location'] !== after['location'];
    });
    if (open.length === 0) return;
    const placed = placedBy(
      await namedPlaces(ctx.db),
      open.map(({ id, after }) => ({ id, location: String(after['location'] ?? '') })),
    );
    await setDestinations(
      ctx.db,
      type,
      placed.filter(({ id, place }) => place !== now.get(id)),
    );
  };
}

/** Which of the places each of these names; those that name none are left out. */
function placedBy(places: readonly NamedPlace[], products: readonly { id: number; location: string }[]) {
  // many stand at one place, by the same words
  const known = new Map<string, number | undefined>();
  return products.flatMap(({ id, location }) => {
    if (!known.has(location)) known.set(location, placeOfText(location, places));
    const place = known.get(location);
    return place === undefined ? [] : [{ id, place }];
  });
}

/** Takes in the products that belonged to no destination and name one that is there now. */
export async function takeInPlaceless(ctx: HookContext): Promise<void> {
  const places = await namedPlaces(ctx.db);
  for (const type of productTypes) {
    const placed = placedBy(places, await placeless(ctx.db, type));
    if (placed.length === 0) continue;
    await setDestinations(ctx.db, type, placed);
    await refreshSearchTexts(ctx.db, type, { ids: placed.map(({ id }) => id) });
  }
}
