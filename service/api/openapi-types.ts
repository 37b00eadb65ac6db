import { english } from '../../messages/translate.ts';
import { languages } from '../../messages/translations.ts';
import { type ContentModel, type ContentType, fieldsOf, type Relation, typeNamed } from '../content/content-type.ts';
import type { Field } from '../content/field.ts';
import { isWritten } from '../content/read-entry.ts';
import { itemCharacters, maxCharacters, maxItems } from '../content/read-field.ts';
import { componentName, nullable, type Schema, schemaOf, schemaRef } from './openapi-schema.ts';

/** Properties of a picture that may be missing. */
const mayBeUnsaid = new Set(['caption', 'previewUrl', 'hash', 'size']);

type Fields = readonly (readonly [name: string, field: Field])[];

/** Every field that an entry can show, including those for staff. */
function shownFields(type: ContentType): Fields {
  return [...fieldsOf({ ...type, drafts: true })];
}

function wordsOf({ labels, oneOf }: Field): readonly string[] | undefined {
  return oneOf ?? (labels && Object.values(labels));
}

const kinds: Readonly<Record<Field['kind'], Schema>> = {
  text: { type: 'string' },
  richtext: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'number', description: 'Rupees' },
  boolean: { type: 'boolean' },
  datetime: { type: 'string', format: 'date-time' },
  json: {},
  texts: { type: 'array', items: { type: 'string' } },
};

function shownSchema(type: ContentType, name: string, field: Field): Schema {
  const words = wordsOf(field);
  const notes = [
    field.kind === 'money' ? 'Rupees' : '',
    field.about ? english.of(field.about) : '',
    field.computed ? 'Calculated, read-only' : '',
    field.staff ? 'Visible only to callers who may edit' : '',
  ].filter(Boolean);
  const schema = {
    ...(field.kind === 'json' && field.schema ? schemaOf(field.schema, 'output') : kinds[field.kind]),
    ...(field.day ? { format: 'date' } : {}),
    ...(words ? { enum: words } : {}),
    ...(notes.length > 0 ? { description: notes.join('. ') } : {}),
  };
  const always = field.required || field.computed || (field.default !== undefined && field.default !== null);
  const identity = !Object.hasOwn(type.fields, name) && name !== 'publishedAt';
  // only these properties of pictures may be missing
  const certain = type.shape === 'media' ? field.kind !== 'json' && !mayBeUnsaid.has(name) : always || identity;
  const anything = Object.keys(schema).length === 0;
  return certain || field.madeFrom || anything ? schema : nullable(schema);
}

/** The schema of a field's input. */
function writtenSchema(field: Field, purpose: 'create' | 'update'): Schema {
  const words = wordsOf(field);
  const { min, max, kind } = field;
  const bounds: Record<string, unknown> = {};
  const bound = (least: string, most: string, usual?: number) => {
    if (min !== undefined) bounds[least] = min;
    if (max !== undefined || usual !== undefined) bounds[most] = max ?? usual;
  };
  if (kind === 'text' || kind === 'richtext') bound('minLength', 'maxLength', maxCharacters[kind]);
  else if (kind === 'texts') bound('minItems', 'maxItems', maxItems);
  else if (kind === 'integer' || kind === 'decimal' || kind === 'money') bound('minimum', 'maximum');
  const notes = [
    kind === 'money' ? 'Whole rupees' : '',
    field.about ? english.of(field.about) : '',
    field.unique ? 'Unique' : '',
    field.madeFrom ? `Created from ${field.madeFrom} if left out` : '',
    field.orColumn ? 'Follows the price while empty' : '',
  ].filter(Boolean);
  const schema: Schema = {
    ...(kind === 'json' && field.schema ? schemaOf(field.schema, 'input') : kinds[kind]),
    ...(kind === 'money' ? { type: 'integer' } : {}),
    ...(kind === 'texts' ? { items: { type: 'string', minLength: 1, maxLength: itemCharacters } } : {}),
    ...(words ? { enum: words } : bounds),
    ...(field.day ? { format: 'date' } : {}),
    ...(field.pattern && kind === 'text' ? { pattern: field.pattern.matches.source } : {}),
    ...(purpose === 'create' && field.default !== undefined ? { default: field.default } : {}),
    ...(notes.length > 0 ? { description: notes.join('. ') } : {}),
  };
  return field.required ? schema : nullable(schema);
}

const isMany = ({ kind }: Relation) => kind === 'to-many' || kind === 'through';

function relationSchema(relation: Relation): Schema {
  const target = schemaRef(componentName(relation.target));
  return isMany(relation) ? { type: 'array', items: target } : { anyOf: [target, { type: 'null' }] };
}

const locale: Schema = {
  type: 'string',
  enum: languages,
  description: 'Present if a language other than English, `locale` or `localizations` was requested',
};

function localizationsSchema(type: ContentType): Schema {
  const items = schemaRef(componentName(type.name));
  return { type: 'array', items, description: 'The entry in its other languages, with the selected fields' };
}

/** The schema of an entry in an answer. `fields` can omit all but the identity; relations are included on request. */
function entrySchema(type: ContentType): Schema {
  const properties = {
    ...Object.fromEntries(shownFields(type).map(([name, field]) => [name, shownSchema(type, name, field)])),
    ...(type.shape === 'entry' ? { locale } : {}),
    ...(type.translated ? { localizations: localizationsSchema(type) } : {}),
    ...Object.fromEntries(Object.entries(type.relations).map(([name, relation]) => [name, relationSchema(relation)])),
  };
  return { type: 'object', required: type.shape === 'component' ? ['id'] : ['id', 'documentId'], properties };
}

/** The schema of a body: `create` with its required properties, `update` with any of them. */
function inputSchema(model: ContentModel, type: ContentType, purpose: 'create' | 'update'): Schema {
  // types that everyone may create have no staff-only fields in the body
  const forGuests = purpose === 'create' && type.actions !== undefined && !type.actions.includes('create');
  const written = shownFields(type).filter(
    ([name, field]) => isWritten(type, name, field) && !(forGuests && field.staff),
  );
  const relations = Object.entries(type.relations).filter(([, relation]) => {
    const own = relation.kind === 'to-one' || relation.kind === 'through';
    const part = typeNamed(model, relation.target).shape === 'component';
    return part || (own && !(relation.fixed && purpose === 'update'));
  });
  const required = [
    ...written.filter(([, field]) => field.required && !field.madeFrom).map(([name]) => name),
    ...relations.filter(([, relation]) => relation.required).map(([name]) => name),
  ];
  return {
    type: 'object',
    additionalProperties: false,
    ...(purpose === 'create' && required.length > 0 ? { required } : {}),
    properties: {
      ...Object.fromEntries(written.map(([name, field]) => [name, writtenSchema(field, purpose)])),
      ...Object.fromEntries(relations.map(([name, relation]) => [name, linkSchema(model, relation)])),
    },
  };
}

function linkSchema(model: ContentModel, relation: Relation): Schema {
  const target = typeNamed(model, relation.target);
  if (target.shape === 'component') {
    const items = schemaRef(`${componentName(target.name)}Input`);
    return { type: ['array', 'null'], items, maxItems: 100, description: 'The full list, in order' };
  }
  return schemaRef(isMany(relation) ? 'LinkMany' : relation.required ? 'LinkOne' : 'LinkOneOrNone');
}

/** A part of an entry in a body; with the id of an existing part it updates that one. */
function partSchema(model: ContentModel, type: ContentType): Schema {
  const { properties, ...rest } = inputSchema(model, type, 'create');
  return { ...rest, properties: { id: { type: 'integer', minimum: 1 }, ...Object(properties) } };
}

const filterOf: Readonly<Record<Field['kind'], string>> = {
  text: 'TextFilter',
  richtext: 'TextFilter',
  integer: 'NumberFilter',
  decimal: 'NumberFilter',
  money: 'NumberFilter',
  boolean: 'BooleanFilter',
  datetime: 'InstantFilter',
  json: 'TextFilter',
  texts: 'TextFilter',
};

function filtersSchema(type: ContentType): Schema {
  const own = schemaRef(`${componentName(type.name)}Filters`);
  return {
    type: 'object',
    properties: {
      $and: { type: 'array', items: own },
      $or: { type: 'array', items: own },
      $not: own,
      ...Object.fromEntries([...fieldsOf(type)].map(([name, { kind }]) => [name, schemaRef(filterOf[kind])])),
      ...Object.fromEntries(
        Object.entries(type.relations).map(([name, { target }]) => [
          name,
          schemaRef(`${componentName(target)}Filters`),
        ]),
      ),
    },
  };
}

/** The schemas of every declared type: answer, bodies and filters. */
export function typeSchemas(model: ContentModel): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const type of model.values()) {
    const name = componentName(type.name);
    schemas[name] = entrySchema(type);
    schemas[`${name}Filters`] = filtersSchema(type);
    if (type.shape === 'component') schemas[`${name}Input`] = partSchema(model, type);
    if (type.path === undefined) continue;
    schemas[`${name}Create`] = inputSchema(model, type, 'create');
    schemas[`${name}Update`] = inputSchema(model, type, 'update');
  }
  return schemas;
}
