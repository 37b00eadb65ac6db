import { invalid } from '../core/app-error.ts';
import { type ContentModel, type ContentType, fieldsOf, type Relation, relationOf, typeNamed } from './content-type.ts';
import type { Field } from './field.ts';
import { below, invalidKey, invalidOperator, invalidValue, type QueryPosition } from './invalid-key.ts';
import { parseValue } from './parse-value.ts';
import { type Condition, everything, type ManyValues, manyValues, noValue, type OneValue, oneValue } from './query.ts';
import { isRawObject, type Raw, type RawObject } from './read-search.ts';

const limits = { conditions: 60, depth: 12 } as const;

const isOneValue = (key: string): key is OneValue => (oneValue as readonly string[]).includes(key);
const isManyValues = (key: string): key is ManyValues => (manyValues as readonly string[]).includes(key);
const isNoValue = (key: string): boolean => (noValue as readonly string[]).includes(key);

/** Operators that compare the field as text, whatever its kind. */
const isTextual = (operator: OneValue): boolean => !/^\$(eq|ne|lte?|gte?)$/.test(operator);

/**
 * Parses `filters` for a type. Throws ValidationError for unknown keys and operators, invalid values, and too many or
 * too deeply nested conditions.
 */
export function parseFilters(
  model: ContentModel,
  type: ContentType,
  raw: Raw | undefined,
  { param, from }: QueryPosition = { param: 'filters', from: '' },
): Condition {
  let conditions = 0;
  return raw === undefined || raw === '' ? everything : ofEntry(type, raw, '', 0);

  function descend(depth: number): void {
    if (depth > limits.depth) throw invalid(`filters may be at most ${limits.depth} levels deep`);
  }
  // each relation on the path costs a look-up in another table per row
  function count(path: string): void {
    conditions += 1 + 2 * (path.split('.').length - 1);
    if (conditions > limits.conditions) {
      throw invalid(`filters may hold at most ${limits.conditions} conditions, and fewer through relations`);
    }
  }

  function ofEntry(type: ContentType, raw: Raw, path: string, depth: number): Condition {
    descend(depth);
    // a list in place of an object: all of them must hold
    if (Array.isArray(raw)) return { kind: 'all', of: raw.map((item: Raw) => ofEntry(type, item, path, depth + 1)) };
    if (!isRawObject(raw)) throw invalidValue('The filters parameter must be an object or an array', path, param);
    return all(Object.entries(raw).map(([key, value]) => part(type, key, value, path, depth)));
  }

  function part(type: ContentType, key: string, value: Raw, path: string, depth: number): Condition {
    const combined = combine(key, value, path, depth, (item) => ofEntry(type, item, path, depth + 1));
    if (combined) return combined;
    if (key.startsWith('$')) throw invalidOperator(key, path, param);
    const here = below(path, key);
    const field = fieldsOf(type).get(key);
    if (field) return ofField(field, value, here, depth + 1);
    const relation = relationOf(type, key);
    if (relation) return ofRelation(relation, typeNamed(model, relation.target), value, here, depth + 1);
    throw invalidKey(key, below(from, here), param);
  }

  function combine(
    key: string,
    value: Raw,
    path: string,
    depth: number,
    each: (item: Raw) => Condition,
  ): Condition | undefined {
    if (key === '$not') return { kind: 'not', of: each(value) };
    if (key !== '$and' && key !== '$or') return undefined;
    if (!Array.isArray(value)) throw invalidValue(`${key} must be a list`, path, param);
    descend(depth);
    return { kind: key === '$and' ? 'all' : 'any', of: value.map(each) };
  }

  function ofField(field: Field, raw: Raw, path: string, depth: number): Condition {
    descend(depth);
    if (typeof raw === 'string') return operator(field, '$eq', raw, path);
    if (!isRawObject(raw)) return list(field, '$in', raw, path);
    return all(
      Object.entries(raw).map(
        ([key, value]) =>
          combine(key, value, path, depth, (item) => ofField(field, item, path, depth + 1)) ??
          operator(field, key, value, path),
      ),
    );
  }

  function operator(field: Field, key: string, raw: Raw, path: string): Condition {
    if (isOneValue(key)) {
      count(path);
      if (typeof raw !== 'string') throw invalidValue(`${key} takes one value at ${path}`, path, 'filters');
      return { kind: 'compare', field, operator: key, value: isTextual(key) ? raw : parseValue(field, raw, path) };
    }
    if (isManyValues(key)) return list(field, key, raw, path);
    if (isNoValue(key)) {
      count(path);
      const isNull: Condition = { kind: 'is-null', field };
      return flag(raw, path) === (key === '$null') ? isNull : { kind: 'not', of: isNull };
    }
    throw invalidOperator(key, path, param);
  }

  function list(field: Field, operator: ManyValues, raw: Raw, path: string): Condition {
    count(path);
    const items = typeof raw === 'string' ? [raw] : raw;
    if (!Array.isArray(items)) throw invalidValue(`${operator} takes a list at ${path}`, path, 'filters');
    const values = items.map((item: Raw) => {
      if (typeof item !== 'string')
        throw invalidValue(`${operator} takes a list of values at ${path}`, path, 'filters');
      return parseValue(field, item, path);
    });
    if (operator === '$between' && values.length !== 2) {
      throw invalidValue(`$between takes two values at ${path}`, path, 'filters');
    }
    return { kind: 'compare-list', field, operator, values };
  }

  function ofRelation(relation: Relation, target: ContentType, raw: Raw, path: string, depth: number): Condition {
    descend(depth);
    const related = (where: Condition): Condition => ({ kind: 'related', relation, target, where });
    const identity = (item: Raw) => related(ofField(identityField(target, item), item, path, depth + 1));
    if (!isRawObject(raw)) return identity(raw);
    return all(grouped(raw).map(([key, value]) => ofRelationPart(key, value)));

    function ofRelationPart(key: string, value: Raw): Condition {
      if (key === '') return related(ofEntry(target, value, path, depth + 1));
      const combined = combine(key, value, path, depth, (item) => ofRelation(relation, target, item, path, depth + 1));
      if (combined) return combined;
      if (isNoValue(key)) {
        count(path);
        const exists = related(everything);
        return flag(value, path) === (key === '$null') ? { kind: 'not', of: exists } : exists;
      }
      if (isOneValue(key) || isManyValues(key))
        return related(operator(identityField(target, value), key, value, path));
      throw invalidOperator(key, path, param);
    }
  }
}

/** Operators one by one, and all named fields together: they must hold for the same related entry. */
function grouped(raw: RawObject): [string, Raw][] {
  const fields: Record<string, Raw> = Object.create(null);
  const parts: [string, Raw][] = [];
  for (const [key, value] of Object.entries(raw)) {
    if (key.startsWith('$')) parts.push([key, value]);
    else fields[key] = value;
  }
  return Object.keys(fields).length > 0 ? [['', fields], ...parts] : parts;
}

/** A relation compared with a number means the id, with any other text the document id. */
function identityField(target: ContentType, raw: Raw): Field {
  const fields = fieldsOf(target);
  const sample = Array.isArray(raw) ? raw[0] : raw;
  const byNumber = typeof sample !== 'string' || /^\d{1,15}$/.test(sample);
  const field = fields.get(byNumber ? 'id' : 'documentId') ?? fields.get('id');
  if (!field) throw new Error(`${target.name} has no id`);
  return field;
}

function flag(raw: Raw, path: string): boolean {
  if (raw === 'true' || raw === '1' || raw === 't' || raw === '') return true;
  if (raw === 'false' || raw === '0' || raw === 'f') return false;
  throw invalidValue(`Invalid value at ${path}: expected boolean`, path, 'filters');
}

function all(of: readonly Condition[]): Condition {
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'all', of };
}
