import { importTranslations } from '../../service/content/import-translations.ts';
import type { HookContext } from '../../service/content/write-hooks.ts';
import { documentId } from './bring.ts';
import { type SampleCatalogue, type SampleKind, sampleKinds } from './sample-catalogue.ts';

const types: Readonly<Record<SampleKind, string>> = {
  destinations: 'destination',
  stays: 'stay',
  attractions: 'attraction',
  tours: 'tour-package',
  cars: 'car-rental',
};

/** Stores what the entries of this catalogue say in other languages. */
export async function loadTranslations(ctx: HookContext, catalogue: SampleCatalogue): Promise<void> {
  const held = new Set(sampleKinds.flatMap((kind) => (catalogue[kind] ?? []).map(({ slug }) => `${kind} ${slug}`)));
  const translations = (catalogue.translations ?? []).filter(({ kind, slug }) => held.has(`${kind} ${slug}`));
  await importTranslations(
    ctx,
    translations.flatMap(({ language, kind, slug, texts }) => {
      const entry = { type: types[kind], documentId: documentId(types[kind], slug), language };
      return Object.entries(texts).map(([source, text]) => ({ ...entry, source, text }));
    }),
  );
}
