import { sql } from 'kysely';
import { leastRatings } from './facet.ts';
import type { FacetSql } from './list-sql.ts';

/** The facet with the values `leastRatings`. */
export const rated: FacetSql = {
  has: Object.fromEntries(leastRatings.map(({ value }) => [value, sql`s.rating >= ${sql.lit(Number(value))}`])),
};
