import type { ContentAction } from '../core/viewer.ts';
import type { EntryStep } from './entry-step.ts';
import type { Field, FieldValue } from './field.ts';

interface Target {
  /** Name of the target type. */
  readonly target: string;
  /** Only populated by name, not with `populate=*`. */
  readonly apart?: true;
  /** Required when an entry is created. */
  readonly required?: true;
  /** Set when the entry is created and never changed. */
  readonly fixed?: true;
}

export type Relation = Target &
  (
    | { readonly kind: 'to-one'; readonly column: string }
    | { readonly kind: 'one-of'; readonly targetColumn: string }
    | { readonly kind: 'to-many'; readonly targetColumn: string; readonly order?: string }
    | {
        readonly kind: 'through';
        readonly table: string;
        readonly from: string;
        readonly to: string;
        readonly order: string;
        /** Only targets whose column has this value: features of one kind. */
        readonly only?: { readonly column: string; readonly equals: string } | undefined;
      }
  );

/**
 * A content type as data: queries, answers and documentation follow from this declaration.
 * `entry` has identity, timestamps and a published state; a `component` only an id; `media` is a picture.
 */
export interface ContentType {
  readonly name: string;
  /** Last segment of its API path; without one it is reachable through relations only. */
  readonly path?: string;
  readonly table: string;
  readonly shape: 'entry' | 'component' | 'media';
  readonly fields: Readonly<Record<string, Field>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** A boolean column that hides an entry everywhere, and one that hides it if false. */
  readonly hiddenBy?: string;
  readonly shownBy?: string;
  /** Relations to the entries it can be part of: it is visible only while they are. */
  readonly partOf?: readonly string[];
  /** Allowed actions besides reading; absent: all. */
  readonly actions?: readonly ContentAction[];
  /** The column with the position of its entries within the target of that relation; new entries come last. */
  readonly ordered?: { readonly column: string; readonly within: string };
  /**
   * Fields and relations for which the listing's partner may submit changes; for a part, besides the relation to its
   * listing. Absent: none.
   */
  readonly proposed?: readonly string[];
  /** The steps in which the back office makes a new entry. Absent: its whole form only. */
  readonly steps?: readonly EntryStep[];
  /** Of a component: a rule over several of its fields. Returns the field that breaks it, and why as in `ReadValue`. */
  readonly rule?: (
    values: ReadonlyMap<string, FieldValue>,
  ) => { readonly field: string; readonly problem: string } | undefined;
  /** What its entries and their parts say is translated. Translations belong to the entry (translations.sql.ts). */
  readonly translated?: true;
  /** Unpublished and hidden entries are visible too; only in a model made by `withDrafts`. */
  readonly drafts?: true;
}

/** The declared types by name. */
export type ContentModel = ReadonlyMap<string, ContentType>;

const id: Field = { kind: 'integer', column: 'id' };
const identity = { id, documentId: { kind: 'text', column: 'document_id' } } as const;
const times = {
  createdAt: { kind: 'datetime', column: 'created_at' },
  updatedAt: { kind: 'datetime', column: 'updated_at' },
  publishedAt: { kind: 'datetime', column: 'published_at' },
} as const;

/** A picture, in the wire format of uploads. */
export const mediaType: ContentType = {
  name: 'media',
  table: 'media',
  shape: 'media',
  fields: {
    name: { kind: 'text', column: 'name', untranslated: true },
    alternativeText: { kind: 'text', column: 'alternative_text' },
    caption: { kind: 'text', column: 'caption' },
    focalPoint: { kind: 'json', column: 'focal_point' },
    width: { kind: 'integer', column: 'width' },
    height: { kind: 'integer', column: 'height' },
    formats: { kind: 'json', column: 'formats' },
    hash: { kind: 'text', column: 'hash', untranslated: true },
    ext: { kind: 'text', column: 'ext', untranslated: true },
    mime: { kind: 'text', column: 'mime', untranslated: true },
    size: { kind: 'decimal', column: 'size' },
    url: { kind: 'text', column: 'url', untranslated: true },
    previewUrl: { kind: 'text', column: 'preview_url', untranslated: true },
    provider: { kind: 'text', column: 'provider', untranslated: true },
    provider_metadata: { kind: 'json', column: 'provider_metadata' },
    createdAt: times.createdAt,
    updatedAt: times.updatedAt,
    // a picture is public as soon as it exists
    publishedAt: { kind: 'datetime', column: 'created_at' },
  },
  relations: {},
};

/** Combines the types with `media`. Throws if a relation has no target: a mistake in the declarations. */
export function contentModel(types: readonly ContentType[]): ContentModel {
  const model = new Map([...types, mediaType].map((type) => [type.name, type]));
  for (const type of types) {
    for (const [name, { target }] of Object.entries(type.relations)) {
      if (!model.has(target)) throw new Error(`${type.name}.${name} leads to the unknown type ${target}`);
    }
  }
  return model;
}

/** The model for a viewer who may see drafts of those types and their staff-only fields. */
export function withDrafts(model: ContentModel, names: ReadonlySet<string>): ContentModel {
  return new Map([...model].map(([name, type]) => [name, names.has(name) ? { ...type, drafts: true } : type]));
}

/** The type with that name. Throws if it is not declared. */
export function typeNamed(model: ContentModel, name: string): ContentType {
  const type = model.get(name);
  if (!type) throw new Error(`No content type ${name}`);
  return type;
}

const shown = new WeakMap<ContentType, ReadonlyMap<string, Field>>();

/** Every public field of a type in the order of its answer: identity, own fields, timestamps. */
export function fieldsOf(type: ContentType): ReadonlyMap<string, Field> {
  const known = shown.get(type);
  if (known) return known;
  const own = Object.entries(type.fields).filter(([, field]) => !field.private && (!field.staff || type.drafts));
  const fields = new Map<string, Field>([
    ...Object.entries(type.shape === 'component' ? { id } : identity),
    ...own,
    ...Object.entries(type.shape === 'entry' ? times : {}),
  ]);
  shown.set(type, fields);
  return fields;
}

/** The relation with that name, if declared. */
export function relationOf(type: ContentType, name: string): Relation | undefined {
  return Object.hasOwn(type.relations, name) ? type.relations[name] : undefined;
}

/**
 * The type reduced to the fields that partners may submit; for a new entry, with its parent relations. Undefined for a
 * type without such fields.
 */
export function submittableFields(type: ContentType, purpose: 'create' | 'update'): ContentType | undefined {
  const { proposed, partOf = [] } = type;
  if (!proposed) return undefined;
  const named = new Set(purpose === 'create' ? [...proposed, ...partOf] : proposed);
  const only = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...type, fields: only(type.fields), relations: only(type.relations) };
}
