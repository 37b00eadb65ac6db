import { catalogContent } from '../catalog/catalog.api.ts';
import { productTypes } from '../catalog/kinds.ts';
import { type ContentType, typeNamed } from '../content/content-type.ts';
import { lastMadeHere, workedOnHere } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';

/** The types of what is sold. */
export const soldTypes = productTypes.map((type) => typeNamed(catalogContent.model, type));

/**
 * The products of a type that came with the sample catalogue and nobody here has changed: the sample leaves no rows in the
 * audit log, whoever works here does.
 */
export async function* sampleEntries(ctx: Context, type: ContentType): AsyncGenerator<string> {
  let some: string[] = [];
  for await (const { documentId } of allEntries(ctx, type, [])) {
    some.push(String(documentId));
    if (some.length < 100) continue;
    yield* await untouched(some);
    some = [];
  }
  yield* await untouched(some);

  async function untouched(documentIds: readonly string[]): Promise<string[]> {
    const own = await workedOnHere(ctx, type.name, documentIds);
    return documentIds.filter((documentId) => !own.has(documentId));
  }
}

/** Whether the storefront shows products of the sample: they stand first, so that the first hundred of each type tell. */
export async function showsSamples(ctx: Context): Promise<boolean> {
  for (const type of soldTypes) {
    const first: string[] = [];
    const shown = { 'filters[publishedAt][$notNull]': 'true' };
    for await (const { documentId } of allEntries(ctx, type, [], shown))
      if (first.push(String(documentId)) === 100) break;
    const own = await workedOnHere(ctx, type.name, first);
    if (own.size < first.length) return true;
  }
  return false;
}

/** Whether a product that was made here is in the storefront. */
export async function hasOwnProduct(ctx: Context): Promise<boolean> {
  for (const type of soldTypes) {
    for (const some of questions(await lastMadeHere(ctx, type.name)))
      for await (const { publishedAt } of allEntries(ctx, type, [], among(['documentId'], some)))
        if (publishedAt !== null) return true;
  }
  return false;
}
