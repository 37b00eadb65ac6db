import type { PictureView } from '../server/picture-view.ts';
import type { EntryData, FormShape } from './entry-form.ts';
import { isPicture } from './send-picture.ts';

/** The content of an entry's form: its fields in order, and the pictures that they refer to. */
export interface EntryBackup {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly pictures: readonly PictureView[];
}

interface LoadedEntry {
  readonly form: FormShape;
  readonly entry: EntryData;
  readonly pictures: Readonly<Record<string, readonly PictureView[]>>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the stored text; undefined if it is not a stored form. */
export function parseEntryBackup(text: string | null): EntryBackup | undefined {
  try {
    const backup: unknown = JSON.parse(text ?? 'null');
    if (typeof backup !== 'object' || backup === null || !('fields' in backup) || !('pictures' in backup))
      return undefined;
    const { fields, pictures } = backup;
    if (!Array.isArray(fields) || !Array.isArray(pictures) || !pictures.every(isPicture)) return undefined;
    const pairs: (readonly [string, string])[] = [];
    for (const field of fields) {
      if (!Array.isArray(field)) return undefined;
      const [name, value]: unknown[] = field;
      if (!isText(name) || !isText(value)) return undefined;
      pairs.push([name, value]);
    }
    return { fields: pairs, pictures };
  } catch {
    return undefined;
  }
}

/** The loaded entry with the stored form applied: fields, parts and pictures in their order, and chosen relations. */
export function restoreEntry<Loaded extends LoadedEntry>(loaded: Loaded, { fields, pictures }: EntryBackup): Loaded {
  const all = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []));
  const text = (name: string) => all(name)[0] ?? '';
  const entry: Record<string, unknown> = { ...loaded.entry };
  const shown: Record<string, readonly PictureView[]> = { ...loaded.pictures };
  for (const { name } of loaded.form.fields) entry[name] = text(name);
  const picturesIn = (name: string) =>
    all(name).flatMap((id) => pictures.find(({ documentId }) => documentId === id) ?? []);
  for (const { name, control, fields, pictured = [] } of loaded.form.links) {
    if (control === 'parts' || control === 'owned')
      entry[name] = all(name).map((key) =>
        Object.fromEntries(
          ['id', 'documentId', ...fields.map((field) => field.name)].map((one) => [one, text(`${name}.${key}.${one}`)]),
        ),
      );
    for (const [at, key] of all(name).entries())
      for (const picture of pictured)
        shown[`${name}.${at}.${picture.name}`] = picturesIn(`${name}.${key}.${picture.name}`);
    if (control === 'picture' || control === 'pictures') shown[name] = picturesIn(name);
    if (control === 'many' || control === 'one')
      entry[name] = all(name).flatMap((documentId) => (documentId === '' ? [] : [{ documentId }]));
  }
  return { ...loaded, entry, pictures: shown };
}
