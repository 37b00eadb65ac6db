import { languages } from '../../messages/translations.ts';
import type { Context } from '../platform/context.ts';
import { isShownEntry, type ShownEntry } from './entry-texts.ts';
import type { Field } from './field.ts';
import type { Shape } from './shape.ts';
import { rewordEntry } from './translate-entries.ts';
import { languagesOfEntries, translationsOfTexts } from './translations.sql.ts';

/**
 * The versions of entries in other languages than that of the answer, with these of their selected fields: English, and
 * each language into which any of their texts is translated. `entries` are in English.
 */
export async function localizationsOf(
  { db }: Pick<Context, 'db'>,
  { shape, language, names }: { shape: Shape; language: string; names: ReadonlySet<string> },
  entries: readonly unknown[],
): Promise<ShownEntry[][]> {
  const { type } = shape;
  const fields = shape.fields.filter(([name]) => name === 'id' || name === 'documentId' || names.has(name));
  const shown = entries.filter(isShownEntry).map((entry) => ({ entry, documentId: String(entry['documentId']) }));
  const ids = shown.map(({ documentId }) => documentId);
  const translated = (await languagesOfEntries(db, type.name, ids)).filter((one) => one.language !== language);
  const known = new Set(translated.map((one) => `${one.language} ${one.documentId}`));
  const texts = new Map<string, string>();
  for (const other of new Set(translated.map((one) => one.language))) {
    const wanted: { type: string; documentId: string; source: string }[] = [];
    for (const { entry, documentId } of shown)
      version(entry, other, (source) => {
        wanted.push({ type: type.name, documentId, source });
        return source;
      });
    for (const { documentId, source, text } of await translationsOfTexts(db, other, wanted))
      texts.set(`${other} ${documentId} ${source}`, text);
  }
  return shown.map(({ entry, documentId }) =>
    languages
      .filter((other) => other !== language && (other === 'en' || known.has(`${other} ${documentId}`)))
      .map((other) => {
        const text = (source: string) => texts.get(`${other} ${documentId} ${source}`);
        return version(entry, other, (source, { worded }) => text(source) ?? worded?.(source, other) ?? source);
      }),
  );

  function version(entry: ShownEntry, locale: string, text: (source: string, field: Field) => string): ShownEntry {
    const copy: Record<string, unknown> = Object.fromEntries(fields.map(([name]) => [name, entry[name]]));
    rewordEntry(copy, { type, fields }, text);
    return { ...copy, locale };
  }
}
