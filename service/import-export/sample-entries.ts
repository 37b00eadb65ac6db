import { productTypes } from '../catalog/kinds.ts';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { type ContentType, typeNamed } from '../content/content-type.ts';
import { editedSubjects, recentlyCreatedSubjects } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';

/** The product types. */
export const productContentTypes = productTypes.map((type) => typeNamed(catalogContent.model, type));

/**
 * The products of a type from the sample catalogue that are unchanged: the sample writes no audit rows, changes of
 * staff do.
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
    const own = await editedSubjects(ctx, type.name, documentIds);
    return documentIds.filter((documentId) => !own.has(documentId));
  }
}

/**
 * Whether sample products are published: they have the first ids, so checking the first hundred of each type is enough.
 */
export async function hasPublishedSamples(ctx: Context): Promise<boolean> {
  for (const type of productContentTypes) {
    const first: string[] = [];
    const shown = { 'filters[publishedAt][$notNull]': 'true' };
    for await (const { documentId } of allEntries(ctx, type, [], shown))
      if (first.push(String(documentId)) === 100) break;
    const own = await editedSubjects(ctx, type.name, first);
    if (own.size < first.length) return true;
  }
  return false;
}

/** Whether a product created on this site is published. */
export async function hasOwnProduct(ctx: Context): Promise<boolean> {
  for (const type of productContentTypes) {
    for (const some of questions(await recentlyCreatedSubjects(ctx, type.name)))
      for await (const { publishedAt } of allEntries(ctx, type, [], among(['documentId'], some)))
        if (publishedAt !== null) return true;
  }
  return false;
}
