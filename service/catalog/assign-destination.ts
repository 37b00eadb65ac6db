import type { HookContext, WriteHooks } from '../content/write-hooks.ts';
import { destinationsOf, productsWithoutDestination, setDestinations } from './assign-destination.sql.ts';
import { type ProductType, productTypes } from './kinds.ts';
import type { NamedPlace } from './place-names.ts';
import { placeOfText } from './place-of-text.ts';
import { namedPlaces } from './resolve-place.sql.ts';
import { refreshSearchTexts } from './search-texts.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A write hook that assigns a product to the destination named by its location, so that it appears in lists of that
 * place: when it has no destination, and when its location changes. A destination set in the same write takes
 * precedence, and a location that names no destination changes nothing.
 */
export function destinationHook(type: ProductType): Follow {
  return async (ctx, entries) => {
    const ids = entries.map(({ id }) => id);
    const now = await destinationsOf(ctx.db, type, ids);
    const open = entries.filter(({ id, before, after, links }) => {
      if ((now.get(id) ?? null) === null) return true;
      return !links.has('destination') && before !== undefined && before['location'] !== after['location'];
    });
    if (open.length === 0) return;
    const placed = matchDestinations(
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

/** The destination id named by each location; products whose location names none are left out. */
function matchDestinations(places: readonly NamedPlace[], products: readonly { id: number; location: string }[]) {
  // many products share the same location text
  const known = new Map<string, number | undefined>();
  return products.flatMap(({ id, location }) => {
    if (!known.has(location)) known.set(location, placeOfText(location, places));
    const place = known.get(location);
    return place === undefined ? [] : [{ id, place }];
  });
}

/** Assigns destinations to products without one whose location names an existing destination. */
export async function assignDestinations(ctx: HookContext): Promise<void> {
  const places = await namedPlaces(ctx.db);
  for (const type of productTypes) {
    const placed = matchDestinations(places, await productsWithoutDestination(ctx.db, type));
    if (placed.length === 0) continue;
    await setDestinations(ctx.db, type, placed);
    await refreshSearchTexts(ctx.db, type, { ids: placed.map(({ id }) => id) });
  }
}
