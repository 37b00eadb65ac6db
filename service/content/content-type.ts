import type { ContentAction } from '../core/viewer.ts';
import type { Field } from './field.ts';

interface Target {
  /** Name of the type it leads to. */
  readonly target: string;
  /** Comes only when it is named, not with `populate=*`. */
  readonly apart?: true;
  /** An entry is not made without it. */
  readonly required?: true;
  /** Decided when the entry is made, and never changed. */
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
        /** Only targets whose column holds this word: features of one kind. */
        readonly only?: { readonly column: string; readonly equals: string } | undefined;
      }
  );

/**
 * A kind of content, as data: it is queried, shown and described from this declaration alone.
 * `entry` has identity, times and a published state; a `component` only an id; `media` is a picture.
 */
export interface ContentType {
  readonly name: string;
  /** Last part of its address; without one it is reached through relations only. */
  readonly path?: string;
  readonly table: string;
  readonly shape: 'entry' | 'component' | 'media';
  readonly fields: Readonly<Record<string, Field>>;
  readonly relations: Readonly<Record<string, Relation>>;
  /** A yes/no column that keeps an entry out of everything, and one without which it is. */
  readonly hiddenBy?: string;
  readonly shownBy?: string;
  /** Relations to the entries it can be part of: it is seen only while those are. */
  readonly partOf?: readonly string[];
  /** What can be done with its entries beside reading them, when that is not all. */
  readonly actions?: readonly ContentAction[];
  /** The column in which its entries stand in order within the one that relation leads to; new ones come last. */
  readonly ordered?: { readonly column: string; readonly within: string };
  /**
   * Its fields and relations of which who the listing belongs to may propose what they say, beside the listing itself of what is
   * part of one; nothing without it.
   */
  readonly proposed?: readonly string[];
  /** Unpublished and hidden entries are seen too; true of a model made by `withDrafts` only. */
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

/** A picture as uploads of the wire are shown. */
export const mediaType: ContentType = {
  name: 'media',
  table: 'media',
  shape: 'media',
  fields: {
    name: { kind: 'text', column: 'name' },
    alternativeText: { kind: 'text', column: 'alternative_text' },
    caption: { kind: 'text', column: 'caption' },
    focalPoint: { kind: 'json', column: 'focal_point' },
    width: { kind: 'integer', column: 'width' },
    height: { kind: 'integer', column: 'height' },
    formats: { kind: 'json', column: 'formats' },
    hash: { kind: 'text', column: 'hash' },
    ext: { kind: 'text', column: 'ext' },
    mime: { kind: 'text', column: 'mime' },
    size: { kind: 'decimal', column: 'size' },
    url: { kind: 'text', column: 'url' },
    previewUrl: { kind: 'text', column: 'preview_url' },
    provider: { kind: 'text', column: 'provider' },
    provider_metadata: { kind: 'json', column: 'provider_metadata' },
    createdAt: times.createdAt,
    updatedAt: times.updatedAt,
    // a picture is there for everybody as soon as it is there
    publishedAt: { kind: 'datetime', column: 'created_at' },
  },
  relations: {},
};

/** Collects the types with `media`. Throws when a relation leads nowhere: a defect of the declarations. */
export function contentModel(types: readonly ContentType[]): ContentModel {
  const model = new Map([...types, mediaType].map((type) => [type.name, type]));
  for (const type of types) {
    for (const [name, { target }] of Object.entries(type.relations)) {
      if (!model.has(target)) throw new Error(`${type.name}.${name} leads to the unknown type ${target}`);
    }
  }
  return model;
}

/** The model as somebody sees it who may see the drafts of those types, and what only the staff sees of them. */
export function withDrafts(model: ContentModel, names: ReadonlySet<string>): ContentModel {
  return new Map([...model].map(([name, type]) => [name, names.has(name) ? { ...type, drafts: true } : type]));
}

/** The type of that name. Throws when it is not declared. */
export function typeNamed(model: ContentModel, name: string): ContentType {
  const type = model.get(name);
  if (!type) throw new Error(`No content type ${name}`);
  return type;
}

const shown = new WeakMap<ContentType, ReadonlyMap<string, Field>>();

/** Every public field of a type in the order of its answer: identity, own fields, times. */
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

/** The relation of that name, if it is declared. */
export function relationOf(type: ContentType, name: string): Relation | undefined {
  return Object.hasOwn(type.relations, name) ? type.relations[name] : undefined;
}
