import type { HookContext, WriteHooks } from '../content/write-hooks.ts';
import { destinationOf, placeless, setDestination } from './belong-to-place.sql.ts';
import { type ProductType, productTypes } from './kinds.ts';
import { namedPlaces } from './place-meant.sql.ts';
import { placeOfText } from './place-of-text.ts';
import { refreshSearchTexts } from './search-texts.sql.ts';

type Follow = NonNullable<WriteHooks['follow']>;

/**
 * A product belongs to the destination that its location names, so that it is on the lists of that place: when it has
 * none, and again when its location is written anew. A destination named in the same write comes before the text, and a
 * text that names no destination changes nothing.
 */
export function belongToPlace(type: ProductType): Follow {
  return async (ctx, { id, before, after, links }) => {
    const now = await destinationOf(ctx.db, type, id);
    if (now !== null && (links.has('destination') || before === undefined || before['location'] === after['location']))
      return;
    const place = placeOfText(String(after['location'] ?? ''), await namedPlaces(ctx.db));
    if (place !== undefined && place !== now) await setDestination(ctx.db, type, id, place);
  };
}

/** Takes in the products that belonged to no destination and name one that is there now. */
export async function takeInPlaceless(ctx: HookContext, types: readonly ProductType[] = productTypes): Promise<void> {
  const places = await namedPlaces(ctx.db);
  for (const type of types) {
    for (const { id, location } of await placeless(ctx.db, type)) {
      const place = placeOfText(location, places);
      if (place === undefined) continue;
      await setDestination(ctx.db, type, id, place);
      await refreshSearchTexts(ctx.db, type, { ids: [id] });
    }
  }
}
