import type { OpenApi, Schema } from '../openapi-schema.ts';
import { isSchema, referredName, resolved } from './read-schema.ts';

const links: Readonly<Record<string, unknown>> = {
  LinkOne: 'z491b7e9cx6f5w2h8d3k0m1p',
  LinkOneOrNone: 'z491b7e9cx6f5w2h8d3k0m1p',
  LinkMany: { connect: ['z491b7e9cx6f5w2h8d3k0m1p'] },
};

const texts: Readonly<Record<string, string>> = {
  documentId: 'z491b7e9cx6f5w2h8d3k0m1p',
  slug: 'lake-house',
  name: 'Lake Villa',
  email: 'asha@example.in',
  url: 'https://shop.example/hooks',
  jwt: 'eyJhbGciOiJIUzI1NiJ9…',
  password: 'lamps-on-the-ganga',
  identifier: 'asha@example.in',
};

const deepest = 4;

/** An example value that the schema allows. `sparing` omits optional properties. */
export function exampleOf(doc: OpenApi, schema: Schema, sparing: boolean, name = '', depth = 0): unknown {
  const referred = referredName(schema);
  if (referred !== undefined && Object.hasOwn(links, referred)) return links[referred];
  const own = resolved(doc, schema);
  if (own['default'] !== undefined) return own['default'];
  const { enum: words, anyOf, type } = own;
  if (Array.isArray(words)) return words[0];
  if (Array.isArray(anyOf)) {
    const first = anyOf.filter(isSchema).find((one) => one['type'] !== 'null');
    return first ? exampleOf(doc, first, sparing, name, depth) : null;
  }
  const kind: unknown = Array.isArray(type) ? type[0] : type;
  switch (kind) {
    case 'object':
      return objectExample(doc, own, sparing, depth);
    case 'array': {
      const { items } = own;
      return depth < deepest && isSchema(items) ? [exampleOf(doc, items, sparing, name, depth + 1)] : [];
    }
    case 'string':
      return own['format'] === 'date-time' ? '2026-11-20T04:30:00.000Z' : (texts[name] ?? 'text');
    case 'integer':
    case 'number':
      return Math.max(Number(own['minimum'] ?? 0), /price/i.test(name) ? 4500 : 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function objectExample(doc: OpenApi, schema: Schema, sparing: boolean, depth: number): Record<string, unknown> {
  const { properties, required } = schema;
  if (!isSchema(properties)) return {};
  const needed = new Set(Array.isArray(required) ? required : []);
  const shown = Object.entries(properties).filter(([name, value]) => {
    if (needed.has(name)) return true;
    // relations are only included on request
    return !sparing && isSchema(value) && !leadsElsewhere(value);
  });
  const some = sparing && shown.length === 0 ? Object.entries(properties).slice(0, 2) : shown;
  return Object.fromEntries(
    some.flatMap(([name, value]) => (isSchema(value) ? [[name, exampleOf(doc, value, sparing, name, depth + 1)]] : [])),
  );
}

function leadsElsewhere(schema: Schema): boolean {
  const { items, anyOf } = schema;
  const inner = [schema, items, ...(Array.isArray(anyOf) ? anyOf : [])].filter(isSchema);
  return inner.some((one) => referredName(one) !== undefined);
}
