import type { ContentModel, Relation } from './content-type.ts';
import type { Field } from './field.ts';
import { comparedSql, storedSql, textSql } from './fields.sql.ts';
import { type Condition, isSelective, type ManyValues, type OneValue, type Value } from './query.ts';
import { joinSql, visibleSql } from './relations.sql.ts';
import { bind, newAlias, type StatementBuilder } from './statement.ts';

/** The SQL condition on a row. Every value becomes a parameter. */
export function conditionSql(
  model: ContentModel,
  builder: StatementBuilder,
  condition: Condition,
  alias: string,
): string {
  switch (condition.kind) {
    case 'all':
      return combined(' and ', 'true', condition.of);
    case 'any':
      return any(condition.of);
    case 'not':
      return `not (${conditionSql(model, builder, condition.of, alias)})`;
    case 'is-null':
      return `${storedSql(condition.field, alias)} is null`;
    case 'compare':
      return compareSql(builder, condition.field, condition.operator, condition.value, alias);
    case 'compare-list':
      return listSql(builder, condition.field, condition.operator, condition.values, alias);
    case 'related':
      return related(condition);
  }

  function combined(word: string, none: string, of: readonly Condition[]): string {
    if (of.length === 0) return none;
    return `(${of.map((item) => conditionSql(model, builder, item, alias)).join(word)})`;
  }
  function any(of: readonly Condition[]): string {
    const words = Map.groupBy(of.filter(isWord), ({ field }) => field);
    const several = [...words].filter(([, { length }]) => length > 1);
    if (several.length === 0) return combined(' or ', 'false', of);
    const rest = of.filter((item) => !(isWord(item) && several.some(([field]) => field === item.field)));
    const oneOf = several.map(([field, words]) => anyWordSql(builder, field, words, alias));
    return `(${[...oneOf, ...rest.map((item) => conditionSql(model, builder, item, alias))].join(' or ')})`;
  }
  function related({ relation, target, where }: Extract<Condition, { kind: 'related' }>): string {
    const exists = existsSql(relation, target.name, where);
    // a row without a related row has nulls there, as in an outer join
    return holdsForNothing(where)
      ? `(${exists} or not ${existsSql(relation, target.name, { kind: 'all', of: [] })})`
      : exists;
  }
  function existsSql(relation: Relation, name: string, where: Condition): string {
    const target = model.get(name);
    if (!target) throw new Error(`No content type ${name}`);
    const inner = newAlias(builder);
    const { from, on } = joinSql(builder, relation, target, alias, inner);
    const conditions = [
      ...on,
      ...visibleSql(model, builder, target, inner, relation),
      conditionSql(model, builder, where, inner),
    ];
    // PostgreSQL would join the tables, in loops if it expects one entry in two hundred to match: it has no statistics
    // on parts of texts. With an offset it looks up each row's related rows by their index.
    const apart = isSelective(where) ? '' : ' offset 0';
    return `exists (select from ${from} where ${conditions.join(' and ')}${apart})`;
  }
}

function holdsForNothing(condition: Condition): boolean {
  if (condition.kind === 'is-null') return true;
  if (condition.kind === 'any') return condition.of.some(holdsForNothing);
  return condition.kind === 'all' && condition.of.length > 0 && condition.of.every(holdsForNothing);
}

const signs = { $eq: '=', $ne: '<>', $lt: '<', $lte: '<=', $gt: '>', $gte: '>=' } as const;

function compareSql(builder: StatementBuilder, field: Field, operator: OneValue, value: Value, alias: string): string {
  switch (operator) {
    case '$eq':
    case '$ne':
    case '$lt':
    case '$lte':
    case '$gt':
    case '$gte':
      return `${comparedSql(field, alias)} ${signs[operator]} ${bindFor(builder, field, value)}`;
    case '$endsWith':
    case '$endsWithi':
      return endsSql(builder, operator, textSql(field, alias), String(value));
    default:
      return textual(operator, textSql(field, alias), bind(builder, String(value), 'text'));
  }
}

type Textual = Exclude<OneValue, keyof typeof signs | '$endsWith' | '$endsWithi'>;

/** With a LIKE pattern: to take the end of a long text PostgreSQL would count all of its characters. */
function endsSql(builder: StatementBuilder, operator: '$endsWith' | '$endsWithi', text: string, value: string): string {
  const pattern = bind(builder, `%${literally(value)}`, 'text');
  return operator === '$endsWith' ? `${text} like ${pattern}` : `lower(${text}) like (select lower(${pattern}))`;
}

/** Escapes a text as a LIKE pattern that matches only itself. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

// strpos and starts_with use the text as it is: nothing in it is a pattern
function textual(operator: Textual, text: string, value: string): string {
  const low = (sql: string) => `lower(${sql})`;
  // a subquery, so that PostgreSQL evaluates it once and not per row
  const lowValue = `(select ${low(value)})`;
  switch (operator) {
    case '$eqi':
      return `${low(text)} = ${lowValue}`;
    case '$nei':
      return `${low(text)} <> ${lowValue}`;
    case '$contains':
      return `strpos(${text}, ${value}) > 0`;
    case '$containsi':
      return `strpos(${low(text)}, ${lowValue}) > 0`;
    case '$notContains':
      return `strpos(${text}, ${value}) = 0`;
    case '$notContainsi':
      return `strpos(${low(text)}, ${lowValue}) = 0`;
    case '$startsWith':
      return `starts_with(${text}, ${value})`;
    case '$startsWithi':
      return `starts_with(${low(text)}, ${lowValue})`;
  }
}

type Word = Extract<Condition, { kind: 'compare' }>;

function isWord(condition: Condition): condition is Word {
  return condition.kind === 'compare' && condition.operator === '$containsi';
}

/** Any of several words in the text: the text is lower-cased once, not once per word. */
function anyWordSql(builder: StatementBuilder, field: Field, words: readonly Word[], alias: string): string {
  const patterns = words.map(({ value }) => `%${literally(String(value))}%`);
  const list = `(select array_agg(lower(word)) from unnest(${bind(builder, patterns, 'text[]')}) word)`;
  return `lower(${textSql(field, alias)}) like any(${list}::text[])`;
}

function listSql(
  builder: StatementBuilder,
  field: Field,
  operator: ManyValues,
  values: readonly Value[],
  alias: string,
): string {
  const compared = comparedSql(field, alias);
  if (operator === '$between') {
    const [low = '', high = ''] = values;
    return `${compared} between ${bindFor(builder, field, low)} and ${bindFor(builder, field, high)}`;
  }
  const types = values.map((value) => parameterType(field, value));
  const type = types.find((item) => item !== 'bigint') ?? types[0] ?? parameterType(field, 0);
  const list = bind(
    builder,
    values.map((value) => asStored(field, value)),
    `${type}[]`,
  );
  return operator === '$in' ? `${compared} = any(${list})` : `${compared} <> all(${list})`;
}

function bindFor(builder: StatementBuilder, field: Field, value: Value): string {
  return bind(builder, asStored(field, value), parameterType(field, value));
}

function asStored(field: Field, value: Value): Value {
  if (field.kind !== 'money' || typeof value !== 'number') return value;
  // rupees have two decimals; further binary digits are rounding errors
  return Math.round(value * 1e4) / 1e2;
}

function parameterType(field: Field, value: Value): string {
  switch (field.kind) {
    case 'integer':
      return Number.isSafeInteger(value) ? 'bigint' : 'float8';
    case 'decimal':
    case 'money':
      return 'float8';
    case 'boolean':
      return 'boolean';
    case 'datetime':
      return 'timestamptz';
    default:
      return 'text';
  }
}
