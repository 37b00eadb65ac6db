import { sql } from 'kysely';

/** What the two tables do not have alike. `e` is the attraction or tour, `d` its destination. */
export const experienceTables = {
  attraction: {
    table: 'attractions',
    key: 'attraction_id',
    languages: 'attraction_languages',
    activity: sql`e.activity`,
    place: sql`concat_ws(', ', e.area, coalesce(d.name, initcap(e.location)), nullif(d.region, d.name))`,
    skipLine: sql`exists (
      select from attraction_popular_filters x join popular_filters p on p.id = x.popular_filter_id
      where x.attraction_id = e.id and p.code = 'skip_line' and p.published_at is not null)`,
    privateTour: sql`false`,
    kind: sql`null::text`,
  },
  'tour-package': {
    table: 'tour_packages',
    key: 'tour_package_id',
    languages: 'tour_package_languages',
    activity: sql`false`,
    place: sql`e.location`,
    skipLine: sql`false`,
    privateTour: sql`e.private_tour`,
    kind: sql`e.type`,
  },
} as const;
