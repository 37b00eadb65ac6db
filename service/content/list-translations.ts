import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import type { ContentType } from './content-type.ts';
import { type StoredTranslation, translationsOfEntry } from './translations.sql.ts';

/**
 * What an entry and its parts say in other languages, by language and English text; also of texts that it no longer
 * says.
 *
 * @may editor, admin, operator, writing program
 */
export async function listTranslations(
  ctx: Context,
  { type, documentId, language }: { type: ContentType; documentId: string; language?: string },
): Promise<StoredTranslation[]> {
  requireRight(ctx.viewer, 'write content', { type: type.name, action: 'update' });
  return translationsOfEntry(ctx.db, { type: type.name, documentId }, language);
}
