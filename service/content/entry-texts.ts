import { type ContentModel, type ContentType, fieldsOf, type Relation, relationOf, typeNamed } from './content-type.ts';
import type { Field } from './field.ts';
import { isWritten } from './read-entry.ts';

/** An entry or a part as the content API shows it. */
export type ShownEntry = Readonly<Record<string, unknown>>;

/** Where an entry says a text: in a field of its own, or of a part. A picture of a part counts as that part. */
export interface TextPlace {
  readonly field: string;
  readonly part?: { readonly relation: string /** From 1. */; readonly position: number } | undefined;
}

/** A text of an entry that is translated, once, with the places that have it. */
export interface EntryText {
  readonly source: string;
  readonly places: readonly TextPlace[];
}

export function isShownEntry(value: unknown): value is ShownEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether the field says something to people in words of its own: no slug, code, time or day, no name from a list, and
 * nothing that filters compare.
 */
function isTranslated(type: ContentType, name: string, field: Field): boolean {
  if (!isWritten(type, name, field) || field.untranslated) return false;
  if (field.kind === 'json') return field.reword !== undefined;
  if (field.kind !== 'text' && field.kind !== 'richtext' && field.kind !== 'texts') return false;
  const { oneOf, labels, listed, day, pattern, unique, lowerCase } = field;
  return !(oneOf || labels || listed || day || pattern || unique || lowerCase);
}

const translated = new WeakMap<ContentType, ReadonlyMap<string, Field>>();

/** The fields of a type whose texts are translated, by name. */
export function translatedFieldsOf(type: ContentType): ReadonlyMap<string, Field> {
  const known = translated.get(type);
  if (known) return known;
  const fields = new Map([...fieldsOf(type)].filter(([name, field]) => isTranslated(type, name, field)));
  translated.set(type, fields);
  return fields;
}

/** Whether entries of the type say translated text, on their own or as parts of others. */
export function isTranslatable(type: ContentType): boolean {
  return type.translated === true || (type.partOf !== undefined && translatedFieldsOf(type).size > 0);
}

/** The value of a field with other texts. Empty ones stay. */
export function reword({ reword }: Field, value: unknown, text: (source: string) => string): unknown {
  const other = (source: string) => (source.trim() === '' ? source : text(source));
  if (reword) return reword(value, other);
  if (typeof value === 'string') return other(value);
  return Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? other(item) : item)) : value;
}

/** The relation from a part to the entries of that type it belongs to. */
export function ownerRelation(
  part: ContentType,
  owner: ContentType,
): Extract<Relation, { kind: 'to-one' }> | undefined {
  return (part.partOf ?? []).flatMap((name) => {
    const relation = relationOf(part, name);
    return relation?.kind === 'to-one' && relation.target === owner.name ? [relation] : [];
  })[0];
}

/** Whether entries of the type say something as parts of that owner, whose translations they share: its pictures too. */
export function isPartOf(part: ContentType, owner: ContentType): boolean {
  if (translatedFieldsOf(part).size === 0) return false;
  return part.shape !== 'entry' || ownerRelation(part, owner) !== undefined;
}

/** The relations of a type to its parts that say something, in the order of the form. */
function translatedParts(model: ContentModel, type: ContentType): { name: string; part: ContentType }[] {
  return Object.entries(type.relations)
    .map(([name, { target }]) => ({ name, part: typeNamed(model, target) }))
    .filter(({ part }) => isPartOf(part, type));
}

/** The value of `populate` that reads all parts of an entry that say something, with the pictures of each. */
export function translatedPaths(model: ContentModel, type: ContentType): string[] {
  return translatedParts(model, type).flatMap(({ name, part }) => [
    name,
    ...translatedParts(model, part).map((inner) => `${name}.${inner.name}`),
  ]);
}

/** Drawings are not described in other languages, but called by what they show. */
const isSilent = (shown: ShownEntry, field: string) => field === 'alternativeText' && shown['mime'] === 'image/svg+xml';

/** Everything that an entry and its parts say and that is translated, in the order of the form; each text once. */
export function textsOf(model: ContentModel, type: ContentType, entry: ShownEntry): EntryText[] {
  const found = new Map<string, TextPlace[]>();
  collect(type, entry);
  return [...found].map(([source, places]) => ({ source, places }));

  function collect(type: ContentType, shown: ShownEntry, part?: TextPlace['part']): void {
    for (const [field, declared] of translatedFieldsOf(type)) {
      if (isSilent(shown, field)) continue;
      reword(declared, shown[field], (source) => {
        if (declared.worded?.(source, 'en') !== undefined) return source;
        const places = found.get(source) ?? [];
        found.set(source, [...places, { field, part }]);
        return source;
      });
    }
    for (const { name: relation, part: inner } of translatedParts(model, type)) {
      const value = shown[relation];
      const parts = (Array.isArray(value) ? value : [value]).filter(isShownEntry);
      for (const [index, one] of parts.entries()) collect(inner, one, part ?? { relation, position: index + 1 });
    }
  }
}
