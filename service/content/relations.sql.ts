import { type ContentModel, type ContentType, type Relation, typeNamed } from './content-type.ts';
import { columnOf, type Draft, literal, name, newAlias } from './statement.ts';

interface Join {
  /** Tables to read, the target under `inner`. */
  readonly from: string;
  /** Conditions that tie them to the row `outer`. */
  readonly on: readonly string[];
  /** The order of the relation itself. */
  readonly order: readonly string[];
}

/** How to get from a row to its related rows. */
export function joinSql(draft: Draft, relation: Relation, target: ContentType, outer: string, inner: string): Join {
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
      const link = newAlias(draft);
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
 * What a row must fulfil to be seen: published, not hidden, and if it is part of something, that is seen. The last is
 * already true for rows reached from what they are part of (`reachedBy`).
 */
export function visibleSql(
  model: ContentModel,
  draft: Draft,
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
    const inner = newAlias(draft);
    const shown = visibleSql(model, draft, target, inner);
    // what an entry is part of is there: its column refers to it
    if (shown.length === 0) continue;
    const { from, on } = joinSql(draft, whole, target, alias, inner);
    const seen = [...on, ...shown].join(' and ');
    conditions.push(`(${columnOf(alias, whole.column)} is null or exists (select from ${from} where ${seen}))`);
  }
  return conditions;
}

function isReverse(reachedBy: Relation | undefined, column: string): boolean {
  return (reachedBy?.kind === 'to-many' || reachedBy?.kind === 'one-of') && reachedBy.targetColumn === column;
}
