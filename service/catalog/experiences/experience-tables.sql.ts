import { sql } from 'kysely';

/** What the two tables do not have alike. `e` is the attraction or tour, `d` its destination. */
export const experienceTables = {
  attraction: {
    table: 'attractions',
    key: 'attraction_id',
    languages: 'attraction_languages',
    activity: sql`e.activity`,
    place: sql`concat_ws(', ', e.area, coalesce(d.name, initcap(e.location)), nullif(d.region, d.name))`,
    kind: sql`null::text`,
  },
  'tour-package': {
    table: 'tour_packages',
    key: 'tour_package_id',
    languages: 'tour_package_languages',
    activity: sql`false`,
    place: sql`e.location`,
    kind: sql`e.type`,
  },
} as const;
