import { type RawBuilder, sql } from 'kysely';

export const anything: RawBuilder<unknown> = sql`true`;

/** All of the conditions combined with `and`; true if there are none. */
export function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? anything : sql`(${sql.join(conditions, sql` and `)})`;
}
