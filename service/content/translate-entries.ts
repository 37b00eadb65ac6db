import type { Context } from '../platform/context.ts';
import { type ContentModel, type ContentType, typeNamed } from './content-type.ts';
import { isPartOf, isShownEntry, ownerRelation, reword, translatedFieldsOf } from './entry-texts.ts';
import type { Field } from './field.ts';
import { ownersOfParts } from './part-owners.sql.ts';
import type { Shape } from './shape.ts';
import { type EntryName, translationsOfTexts } from './translations.sql.ts';

/** An entry of an answer, parsed; its fields are replaced in place. */
type Entry = Record<string, unknown>;

/** An entry or part somewhere in an answer. */
interface Placed {
  readonly entry: Entry;
  readonly shape: Shape;
  readonly of: Owner;
}

/** Whose translations it has: a translated entry, or a part of one that the answer does not show. */
interface Owner {
  readonly type: ContentType;
  readonly documentId: string;
}

const isEntry = (value: unknown): value is Entry => isShownEntry(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Puts what entries of an answer say in that language in place of their English, where it is translated, and their
 * language as `locale`, unless only other fields were selected. One statement, and one more for each type of parts that
 * the answer shows without the entries they belong to.
 */
export async function translateEntries(
  { db }: Pick<Context, 'db'>,
  { model, shape, language }: { model: ContentModel; shape: Shape; language: string },
  entries: readonly unknown[],
): Promise<void> {
  const placed: Placed[] = [];
  for (const entry of entries) place(entry, shape, undefined);
  const ownerOf = await ownersOf(placed.map(({ of }) => of).filter(({ type }) => !type.translated));
  const owned = placed.flatMap(({ of, ...one }) => {
    const owner = of.type.translated ? { type: of.type.name, documentId: of.documentId } : ownerOf(of);
    return owner ? [{ ...one, owner }] : [];
  });
  const wanted = new Map<string, EntryName & { readonly source: string }>();
  for (const { entry, shape, owner } of owned)
    rewordEntry(entry, shape, (source) => {
      wanted.set(keyOf(owner, source), { ...owner, source });
      return source;
    });
  const translations = language === 'en' ? [] : await translationsOfTexts(db, language, [...wanted.values()]);
  const texts = new Map(translations.map(({ source, text, ...owner }) => [keyOf(owner, source), text]));
  for (const { entry, shape, owner } of owned) {
    const text = (source: string) => texts.get(keyOf(owner, source));
    rewordEntry(entry, shape, (source, { worded }) => text(source) ?? worded?.(source, language) ?? source);
    if (shape.locale) entry['locale'] = language;
  }

  function place(value: unknown, shape: Shape, above: { type: ContentType; of: Owner } | undefined): void {
    if (!isEntry(value)) return;
    const { type } = shape;
    const own = type.translated || (type.partOf && translatedFieldsOf(type).size > 0);
    const shared = !type.translated && above && isPartOf(type, above.type) ? above.of : undefined;
    const of = shared ?? (own ? { type, documentId: textOf(value['documentId']) } : undefined);
    if (of) placed.push({ entry: value, shape, of });
    for (const child of shape.children) {
      const below = value[child.populated.name];
      for (const one of Array.isArray(below) ? below : [below]) place(one, child.shape, of && { type, of });
    }
  }

  async function ownersOf(parts: readonly Owner[]) {
    const owners = new Map<string, EntryName>();
    for (const [type, some] of Map.groupBy(parts, (part) => part.type)) {
      const ids = [...new Set(some.map(({ documentId }) => documentId))];
      for (const name of type.partOf ?? []) {
        const owner = typeNamed(model, type.relations[name]?.target ?? '');
        const relation = ownerRelation(type, owner);
        if (!owner.translated || !relation) continue;
        for (const [part, documentId] of await ownersOfParts(db, { part: type, column: relation.column, owner }, ids))
          owners.set(`${type.name} ${part}`, { type: owner.name, documentId });
      }
    }
    return ({ type, documentId }: Owner) => owners.get(`${type.name} ${documentId}`);
  }
}

const keyOf = ({ type, documentId }: EntryName, source: string) => `${type} ${documentId} ${source}`;

/** Replaces the texts of an entry that are translated. */
export function rewordEntry(
  entry: Entry,
  { type, fields }: Pick<Shape, 'type' | 'fields'>,
  text: (source: string, field: Field) => string,
): void {
  const translated = translatedFieldsOf(type);
  for (const [name] of fields) {
    const field = translated.get(name);
    if (field) entry[name] = reword(field, entry[name], (source) => text(source, field));
  }
}
