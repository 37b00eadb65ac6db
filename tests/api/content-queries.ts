import fc, { type GeneratorValue } from 'fast-check';
import { content } from '../../service/catalog/products/content-types.ts';
import {
  type ContentType,
  fieldsOf,
  type Relation,
  relationOf,
  typeNamed,
} from '../../service/content/content-type.ts';
import type { Field } from '../../service/content/field.ts';
import { manyValues, noValue, oneValue } from '../../service/content/query.ts';

/** Decides by chance, in a way that can be repeated. */
export type Chance = GeneratorValue;

/** A part of a query string: the names in its brackets, and what is behind the sign. */
export interface Pair {
  readonly keys: readonly string[];
  readonly value: string;
}

const words = [
  'a',
  'e',
  'Delhi',
  'uttarakhand',
  'HOTEL',
  'hotels',
  'lake',
  'Free WiFi',
  'hi',
  'skip_line',
  'wildlife',
  'Sedan',
  '%',
  '_',
  '\\',
  "'",
  '"',
  'é',
  'नमस्ते',
  '🏔',
  '',
  ' ',
  '0',
  '1',
  '4.5',
  'true',
  '2026',
  'artwork',
  '{',
  'null',
] as const;
const numbers = ['0', '1', '2', '5', '-1', '4.5', '999.99', '12500', '1e3', '2147483648', '9007199254740993'] as const;
const instants = ['2026-01-01', '2026-10-02T06:30:00Z', '2026-10-02T06:30', '1970-01-01T00:00:00.000Z'] as const;
const flags = ['true', 'false', '1', '0', 't', 'f'] as const;

export function among<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[chance(fc.nat, { max: Math.max(0, items.length - 1) })];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export function sometimes(chance: Chance, oneIn: number): boolean {
  return chance(fc.nat, { max: oneIn - 1 }) === 0;
}

export function upTo(chance: Chance, most: number): number[] {
  return Array.from({ length: chance(fc.nat, { max: most }) }, (_, index) => index);
}

function valueFor(chance: Chance, { kind }: Field): string {
  if (kind === 'integer' || kind === 'decimal' || kind === 'money') return among(chance, numbers);
  if (kind === 'boolean') return among(chance, flags);
  return among(chance, kind === 'datetime' ? instants : words);
}

function isCompared(operator: string): boolean {
  return /^\$(eq|ne|lte?|gte?)$/.test(operator);
}

/** A condition on a field with any operator that there is. */
function onField(chance: Chance, field: Field, keys: readonly string[]): Pair[] {
  const operator = among(chance, ['', ...oneValue, ...manyValues, ...noValue]);
  if (operator === '') return [{ keys, value: valueFor(chance, field) }];
  if ((noValue as readonly string[]).includes(operator)) {
    return [{ keys: [...keys, operator], value: among(chance, flags) }];
  }
  if ((manyValues as readonly string[]).includes(operator)) {
    const count = operator === '$between' ? 2 : 1 + chance(fc.nat, { max: 3 });
    return Array.from({ length: count }, (_, index) => ({
      keys: [...keys, operator, String(index)],
      value: valueFor(chance, field),
    }));
  }
  const value = isCompared(operator) ? valueFor(chance, field) : among(chance, words);
  return [{ keys: [...keys, operator], value }];
}

function targetOf(type: ContentType, name: string): ContentType {
  const relation = relationOf(type, name);
  if (!relation) throw new Error(`${type.name} has no ${name}`);
  return typeNamed(content, relation.target);
}

/** Conditions on a type, through relations and groups. */
export function conditions(chance: Chance, type: ContentType, keys: readonly string[], depth = 0): Pair[] {
  const relations = Object.keys(type.relations);
  const part = among(chance, ['field', 'field', 'field', 'relation', '$or', '$and', '$not'] as const);
  if (part === 'relation' && relations.length > 0 && depth < 4) {
    const name = among(chance, relations);
    return conditions(chance, targetOf(type, name), [...keys, name], depth + 1);
  }
  if (part === '$not' && depth < 4) return conditions(chance, type, [...keys, '$not'], depth + 1);
  if ((part === '$or' || part === '$and') && depth < 3) {
    return [0, ...upTo(chance, 2).map((index) => index + 1)].flatMap((index) =>
      conditions(chance, type, [...keys, part, String(index)], depth + 1),
    );
  }
  const [name, field] = among(chance, [...fieldsOf(type)]);
  return onField(chance, field, [...keys, name]);
}

const leadsToOne = ({ kind }: Relation) => kind === 'to-one' || kind === 'one-of';

/** A field to sort by, of the entry itself or of one that it leads to. */
function order(chance: Chance, type: ContentType, depth = 0): string {
  const steps = Object.entries(type.relations).filter(([, relation]) => leadsToOne(relation));
  if (steps.length > 0 && depth < 3 && sometimes(chance, 4)) {
    const [name] = among(chance, steps);
    return `${name}.${order(chance, targetOf(type, name), depth + 1)}`;
  }
  return among(chance, [...fieldsOf(type).keys()]);
}

function orders(chance: Chance, type: ContentType): string {
  const direction = () => among(chance, ['', ':asc', ':desc', ':DESC']);
  return [0, ...upTo(chance, 2)].map(() => order(chance, type) + direction()).join(',');
}

/** What is shown, nested, with filters and order inside. */
function populated(chance: Chance, type: ContentType, keys: readonly string[], above: readonly ContentType[]): Pair[] {
  const relations = Object.keys(type.relations);
  const style = among(chance, ['*', 'list', 'object', 'object'] as const);
  if (relations.length === 0 || style === '*') return [{ keys, value: '*' }];
  const names = [...new Set([0, ...upTo(chance, 2)].map(() => among(chance, relations)))];
  if (style === 'list') return [{ keys, value: names.join(',') }];
  return names.flatMap((name): Pair[] => {
    const target = targetOf(type, name);
    const own = [...keys, name];
    const inside = [
      ...(sometimes(chance, 2)
        ? [{ keys: [...own, 'fields'], value: among(chance, [...fieldsOf(target).keys()]) }]
        : []),
      ...(sometimes(chance, 3) ? [{ keys: [...own, 'sort'], value: orders(chance, target) }] : []),
      ...(sometimes(chance, 3) ? conditions(chance, target, [...own, 'filters'], 2) : []),
      // no one may go in circles
      ...(above.length < 3 && !above.includes(target) && sometimes(chance, 2)
        ? populated(chance, target, [...own, 'populate'], [...above, target])
        : []),
    ];
    return inside.length > 0 ? inside : [{ keys: own, value: 'true' }];
  });
}

function paged(chance: Chance): Pair[] {
  const size = () => among(chance, ['1', '2', '7', '25', '100', '1000', '-1', '0', '5000']);
  const place = () => among(chance, ['0', '1', '2', '3', '50', '-1']);
  const [at, many] = sometimes(chance, 2) ? ['page', 'pageSize'] : ['start', 'limit'];
  return [
    { keys: ['pagination', at], value: place() },
    { keys: ['pagination', many], value: size() },
    ...(sometimes(chance, 4) ? [{ keys: ['pagination', 'withCount'], value: among(chance, flags) }] : []),
  ];
}

/** A question about a type that is right in every way, though perhaps more than may be asked at once. */
export function rightQuestion(chance: Chance, type: ContentType): Pair[] {
  const extra = ['publicationState', 'locale', 'status', 'utm_source'] as const;
  return [
    // one behind the other: the same name twice would be something else
    ...upTo(chance, 3).flatMap((index) => conditions(chance, type, ['filters', '$and', String(index)])),
    ...(sometimes(chance, 2) ? [{ keys: ['sort'], value: orders(chance, type) }] : []),
    ...(sometimes(chance, 3) ? [{ keys: ['fields'], value: among(chance, [...fieldsOf(type).keys()]) }] : []),
    ...(sometimes(chance, 2) ? populated(chance, type, ['populate'], [type]) : []),
    ...(sometimes(chance, 2) ? paged(chance) : []),
    ...(sometimes(chance, 6) ? [{ keys: ['_q'], value: among(chance, words) }] : []),
    ...(sometimes(chance, 6) ? [{ keys: [among(chance, extra)], value: 'live' }] : []),
  ];
}

/** The pairs as a query string: brackets as they are or encoded, values encoded. */
export function written(chance: Chance, pairs: readonly Pair[]): string {
  const raw = sometimes(chance, 2);
  return pairs
    .map(({ keys: [first = '', ...rest], value }) => {
      const key = first + rest.map((name) => `[${name}]`).join('');
      return `${raw ? key.replaceAll('%', '%25') : encodeURIComponent(key)}=${encodeURIComponent(value)}`;
    })
    .join('&');
}
