import { type ContentModel, type ContentType, type Relation, typeNamed } from './content-type.ts';
import { columnOf, literal, name, newAlias, type StatementBuilder } from './statement.ts';

interface Join {
  /** Tables to read, the target under `inner`. */
  readonly from: string;
  /** Conditions that join them to the row `outer`. */
  readonly on: readonly string[];
  /** The default order of the relation. */
  readonly order: readonly string[];
}

/** How to join a row to its related rows. */
export function joinSql(
  builder: StatementBuilder,
  relation: Relation,
  target: ContentType,
  outer: string,
  inner: string,
): Join {
  const table = `${name(target.table)} ${inner}`;
  const id = `${inner}.id`;
  switch (relation.kind) {
    case 'to-one':
      return { from: table, on: [`${id} = ${columnOf(outer, relation.column)}`], order: [] };
    case 'one-of':
      return { from: table, on: [`${columnOf(inner, relation.targetColumn)} = ${outer}.id`], order: [id] };
    case 'to-many': {
      const order = relation.order ? [columnOf(inner, relation.order), id] : [id];
      return { from: table, on: [`${columnOf(inner, relation.targetColumn)} = ${outer}.id`], order };
    }
    case 'through': {
      const link = newAlias(builder);
      const on = [`${columnOf(link, relation.from)} = ${outer}.id`];
      if (relation.only) on.push(`${columnOf(inner, relation.only.column)} = ${literal(relation.only.equals)}`);
      return {
        from: `${name(relation.table)} ${link} join ${table} on ${id} = ${columnOf(link, relation.to)}`,
        on,
        order: [columnOf(link, relation.order), id],
      };
    }
  }
}

/**
 * The condition for a visible row: published, not hidden, and its parents are visible too. The last is already true for
 * rows reached from their parents (`reachedBy`).
 */
export function visibleSql(
  model: ContentModel,
  builder: StatementBuilder,
  type: ContentType,
  alias: string,
  reachedBy?: Relation,
): string[] {
  const conditions: string[] = [];
  if (type.shape === 'entry' && !type.drafts) conditions.push(`${alias}.published_at is not null`);
  if (type.hiddenBy && !type.drafts) conditions.push(`not ${columnOf(alias, type.hiddenBy)}`);
  if (type.shownBy) conditions.push(columnOf(alias, type.shownBy));
  for (const part of type.partOf ?? []) {
    const whole = type.relations[part];
    if (whole?.kind !== 'to-one' || isReverse(reachedBy, whole.column)) continue;
    const target = typeNamed(model, whole.target);
    const inner = newAlias(builder);
    const shown = visibleSql(model, builder, target, inner);
    // a parent always exists: the column is a foreign key
    if (shown.length === 0) continue;
    const { from, on } = joinSql(builder, whole, target, alias, inner);
    const seen = [...on, ...shown].join(' and ');
    conditions.push(`(${columnOf(alias, whole.column)} is null or exists (select from ${from} where ${seen}))`);
  }
  return conditions;
}

function isReverse(reachedBy: Relation | undefined, column: string): boolean {
  return (reachedBy?.kind === 'to-many' || reachedBy?.kind === 'one-of') && reachedBy.targetColumn === column;
}
