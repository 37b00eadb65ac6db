import type { OpenApi, Schema } from '../openapi-schema.ts';

/** A line about a property. */
export interface SchemaRow {
  /** With dots for nested properties: `totals.tax`. */
  readonly name: string;
  readonly type: string;
  /** Name of the component that it consists of, if any. */
  readonly refersTo: string | undefined;
  readonly required: boolean;
  readonly notes: string;
}

const deepest = 3;

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Name of the component that a schema refers to. */
export function referredName({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** The schema itself, or the component that it refers to. */
export function resolved(doc: OpenApi, schema: Schema): Schema {
  const name = referredName(schema);
  return (name === undefined ? undefined : doc.components.schemas[name]) ?? schema;
}

function alternatives(schema: Schema): Schema[] {
  return [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isSchema);
}

/** The schema without its null alternative. */
function certain(schema: Schema): Schema {
  const others = alternatives(schema).filter(({ type }) => type !== 'null');
  return others.length === 1 && others[0] ? others[0] : schema;
}

const words: Readonly<Record<string, string>> = {
  LinkOne: 'link to one entry',
  LinkOneOrNone: 'link to one entry, or null',
  LinkMany: 'links to entries',
};

/** The type of a value as text: 'list of text', 'number or null'. */
export function typeText(schema: Schema): string {
  const name = referredName(schema);
  if (name !== undefined) return words[name] ?? name;
  const options = alternatives(schema);
  if (options.length > 0) {
    const texts = new Set(options.map(typeText));
    if (texts.size > 1) texts.delete('anything');
    return [...texts].join(' or ');
  }
  const { type, items, format } = schema;
  if (Array.isArray(type)) return type.map((one) => typeText({ ...schema, type: one })).join(' or ');
  if (type === 'array') return `list of ${isSchema(items) ? typeText(items) : 'anything'}`;
  if (type === 'string') return format === 'date-time' ? 'instant' : 'text';
  if (type === 'boolean') return 'true or false';
  return typeof type === 'string' ? type : 'anything';
}

const bounds: readonly (readonly [least: string, most: string, unit: string])[] = [
  ['minimum', 'maximum', ''],
  ['minLength', 'maxLength', ' characters'],
  ['minItems', 'maxItems', ' items'],
];

/** '1 to 50', 'at most 300 characters' */
function boundsOf(schema: Schema): string[] {
  return bounds.flatMap(([least, most, unit]) => {
    const [low, high] = [schema[least], schema[most]];
    if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
    if (low !== undefined) return [`At least ${low}${unit}`];
    return high === undefined ? [] : [`Up to ${high}${unit}`];
  });
}

function notesOf(schema: Schema): string {
  const { description, enum: options, default: otherwise } = schema;
  const notes = [...(typeof description === 'string' ? [description] : []), ...boundsOf(schema)];
  const named = listOf(options).filter((one) => one !== null);
  if (named.length > 0) notes.push(`One of: ${named.map(String).join(', ')}`);
  const empty = otherwise === undefined || otherwise === null || otherwise === '';
  if (!empty && !(Array.isArray(otherwise) && otherwise.length === 0))
    notes.push(`Otherwise ${JSON.stringify(otherwise)}`);
  return notes.join('. ');
}

/** The properties of an object, including those of unnamed nested objects. */
export function rowsOf(schema: Schema, prefix = '', depth = 0): SchemaRow[] {
  const { properties } = schema;
  if (!isSchema(properties)) return [];
  const required = new Set(listOf(schema['required']));
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const full = prefix === '' ? name : `${prefix}.${name}`;
    const own = certain(value);
    const inner = own['type'] === 'array' && isSchema(own['items']) ? certain(own['items']) : own;
    const row: SchemaRow = {
      name: full,
      type: typeText(value),
      refersTo: referredName(inner),
      required: required.has(name),
      notes: notesOf(value),
    };
    const inside =
      depth < deepest && row.refersTo === undefined ? rowsOf(inner, own === inner ? full : `${full}[]`, depth + 1) : [];
    return [row, ...inside];
  });
}
