import { z } from 'zod';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { textsOf, translatedPaths } from '../../service/content/entry-texts.ts';
import { listTranslations } from '../../service/content/list-translations.ts';
import { showEntry } from '../../service/content/read-entries.ts';
import { type TranslationState, translationState } from '../../service/content/translation-state.ts';
import type { StaffContext } from '../back-office.ts';
import { contentSubject } from './entry-list.ts';

const shown = z.object({ data: z.record(z.string(), z.unknown()) });

/** An entry with its drafts, and the state of its translations into a language. Throws NotFoundError. */
export async function readTranslations(
  ctx: StaffContext,
  { type, documentId, language }: { type: ContentType; documentId: string; language: string },
): Promise<{ entry: Readonly<Record<string, unknown>>; state: TranslationState }> {
  const { model, type: seen } = contentSubject(ctx, type);
  const stored = await listTranslations(ctx, { type: seen, documentId, language });
  const search = new URLSearchParams({ status: 'draft' });
  for (const [at, path] of translatedPaths(model, seen).entries()) search.set(`populate[${at}]`, path);
  const answer = await showEntry(ctx, {
    of: catalogContent.readable(type),
    documentId,
    search: search.toString(),
  });
  const { data } = shown.parse(JSON.parse(answer.body.toString()));
  return { entry: data, state: translationState(textsOf(model, seen, data), stored) };
}
