import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type EntryName, saveTranslations, type Translation } from './translations.sql.ts';

interface ImportedTranslation extends EntryName, Translation {
  readonly language: string;
}

/**
 * Stores what many entries say in other languages, in few statements. Nothing is checked.
 *
 * @may admin, operator
 */
export async function importTranslations(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  translations: readonly ImportedTranslation[],
): Promise<void> {
  requireRight(ctx.viewer, 'replace the catalogue');
  await saveTranslations(ctx.db, translations, ctx.now);
}
