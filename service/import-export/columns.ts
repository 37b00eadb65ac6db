import { type ContentModel, type ContentType, fieldsOf, type Relation, typeNamed } from '../content/content-type.ts';
import type { Field } from '../content/field.ts';
import { isWritten } from '../content/read-entry.ts';
import { translationsColumn } from './entry-translations.ts';

/**
 * A column of a type's CSV export. `link` names entries, `parts` contains an entry's parts as JSON, `translations` what
 * the entry and its parts say in other languages.
 */
export type FileColumn = { readonly name: string } & (
  | { readonly kind: 'documentId' | 'published' }
  /** The key of a type whose entries cannot be created: it identifies the entry. */
  | { readonly kind: 'key' }
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'link'; readonly relation: Relation; readonly target: ContentType; readonly many: boolean }
  | { readonly kind: 'parts'; readonly target: ContentType }
  | { readonly kind: 'translations' }
);

/** The columns of a type in order: its key, fields, relations, parts and translations. */
export function columnsOf(model: ContentModel, type: ContentType): readonly FileColumn[] {
  const columns: FileColumn[] = [{ kind: 'documentId', name: 'documentId' }];
  if (hasPublishing(type)) columns.push({ kind: 'published', name: 'published' });
  const key = computedKey(type);
  if (key !== undefined) columns.push({ kind: 'key', name: key });
  for (const [name, field] of fieldsOf(type))
    if (isWritten(type, name, field)) columns.push({ kind: 'field', name, field });
  for (const [name, relation] of Object.entries(type.relations)) {
    const target = typeNamed(model, relation.target);
    if (target.shape === 'component') columns.push({ kind: 'parts', name, target });
    else if (relation.kind === 'to-one') columns.push({ kind: 'link', name, relation, target, many: false });
    else if (relation.kind === 'through') columns.push({ kind: 'link', name, relation, target, many: true });
  }
  if (type.translated) columns.push({ kind: 'translations', name: translationsColumn });
  return columns;
}

const can = ({ actions }: ContentType, action: 'create' | 'publish') =>
  actions === undefined || actions.includes(action);

/** Whether a file can create entries of the type. */
export const canBeMade = (type: ContentType) => can(type, 'create');

/** Whether a file can mark an entry as a draft. */
export const hasPublishing = (type: ContentType) => can(type, 'publish');

const computedKey = (type: ContentType) => (type.fields['key']?.computed ? 'key' : undefined);

/**
 * The field that identifies entries of the type: the slug, else a unique field, else the key of a setting. Undefined
 * for a type whose entries are identified by document id or by their parent.
 */
export function keyField(type: ContentType): string | undefined {
  if (type.fields['slug']) return 'slug';
  return Object.entries(type.fields).find(([, { unique }]) => unique)?.[0] ?? computedKey(type);
}

/** The field by which a relation names its targets: their key or, within one kind of them, the first required field. */
export function namingField(relation: Relation, target: ContentType): string | undefined {
  const key = keyField(target);
  if (key !== undefined || relation.kind !== 'through' || !relation.only) return key;
  return Object.entries(target.fields).find(([, { kind, required }]) => kind === 'text' && required)?.[0];
}

/**
 * The fields that identify an entry in a file without document ids: its key; or its parent and the first required
 * field; or all required single-word fields.
 */
export function naturalKey(model: ContentModel, type: ContentType): readonly string[] {
  const key = keyField(type);
  if (key !== undefined) return [key];
  const required = Object.entries(type.fields)
    .filter(([, field]) => field.required && (field.kind === 'text' || field.kind === 'richtext'))
    .map(([name]) => name);
  const owner = Object.entries(type.relations).find(([, relation]) => relation.required)?.[0];
  if (owner === undefined) return canBeMade(type) ? required : [];
  const alone = [...model.values()].some(({ relations }) =>
    Object.values(relations).some(({ kind, target }) => kind === 'one-of' && target === type.name),
  );
  return alone ? [owner] : [owner, ...required.slice(0, 1)];
}
