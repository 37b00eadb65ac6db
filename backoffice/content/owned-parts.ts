import type { PartsWrite } from '../../service/content/save-with-parts.ts';
import { controlText, type EntryData, type FormShape, type LinkShape, linkedIn } from './entry-form.ts';
import { type SubmittedForm, valueIn } from './submitted-entry.ts';

/** The owned entries of a form as submitted: only values that differ, and no new ones that were left untouched. */
export function ownedIn({ links }: FormShape, typed: SubmittedForm, before: EntryData): PartsWrite[] {
  return links
    .filter(({ control }) => control === 'owned')
    .map((link) => ({
      relation: link.name,
      rows: typed.all(link.name).flatMap((key, at) => rowIn(link, typed, { key, at, before })),
      removed: typed.all(`${link.name}.removed`),
    }));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function rowIn(
  { name, fields, single, begin = {}, pictured = [] }: LinkShape,
  typed: SubmittedForm,
  { key, at, before }: { key: string; at: number; before: EntryData },
): PartsWrite['rows'][number][] {
  const documentId = typed.text(`${name}.${key}.documentId`) || undefined;
  const old = linkedIn(before[name]).find((one) => one['documentId'] === documentId);
  const written = fields.map((field) => {
    const value = valueIn(field, typed.text(`${name}.${key}.${field.name}`));
    // a single one that begins with sensible values is meant as it is
    const unwritten = single ? '' : (begin[field.name] ?? '');
    return { name: field.name, value, was: valueIn(field, old ? controlText(old[field.name]) : unwritten) };
  });
  const pictures = pictured.map((picture) => {
    const was = linkedIn(old?.[picture.name])[0]?.['documentId'] ?? null;
    return { name: picture.name, value: typed.text(`${name}.${key}.${picture.name}`) || null, was };
  });
  const changed = [...written, ...pictures].filter(({ value, was }) => !same(value, was));
  if (documentId === undefined && changed.length === 0) return [];
  const given = documentId === undefined ? [...written, ...pictures] : changed;
  return [{ at, documentId, data: Object.fromEntries(given.map(({ name, value }) => [name, value])) }];
}
