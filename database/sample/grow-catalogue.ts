import { sql } from 'kysely';
import type { Database } from '../../service/platform/database/database.ts';
import { inBulk } from './in-bulk.ts';

/**
 * Multiplies the stays that are there until there are `wanted`, for measurements: each copy has a slug, a name, prices
 * and a place of its own nearby, and everything that belongs to its original. One transaction, in which the tables are
 * locked: an interruption leaves nothing. Returns how many were made. Throws when there is no stay.
 */
export async function growCatalogue(
  db: Database,
  wanted: number,
  tell: (what: string) => void = () => undefined,
): Promise<number> {
  const { rows } = await sql<{ there: number; next: number }>`
    select count(*)::int as there,
      coalesce(max(substring(slug from '-copy-([0-9]+)$')::int), 0) + 1 as next
    from stays`.execute(db);
  const { there = 0, next = 1 } = rows[0] ?? {};
  if (there === 0) throw new Error('There is no stay to make others from: load the sample catalogue first');
  if (there >= wanted) return 0;
  await db.transaction().execute(async (db) => {
    await inBulk(db, ['stays', 'sellables', 'room_types', ...belongings.map(([table]) => table)], tell, () =>
      addCopies(db, next, wanted - there, tell),
    );
    // what the triggers would have told: that all is to be read anew
    await sql`insert into search_changes (kind) values ('stays')`.execute(db);
    await sql`update sellables set units = units where false`.execute(db);
  });
  await sql`analyze`.execute(db);
  return wanted - there;
}

/** Adds `count` copies of the originals, from the copy of that number on, with all that belongs to them. */
async function addCopies(db: Database, first: number, count: number, tell: (what: string) => void): Promise<void> {
  await sql`
    create temporary table copied on commit drop as
    select original, copy, nextval(pg_get_serial_sequence('stays', 'id'))::int as id, factor
    from (
      select s.id as original, c.copy,
        -- between 0.7 and 1.5 of the original's prices, the same for the same copy
        0.7 + (hashtextextended(s.slug, c.copy) & 1023) / 1280.0 as factor
      from (select id, slug, count(*) over () as all from stays where slug !~ '-copy-[0-9]+$') s
      cross join lateral generate_series(${first}::int, ${first}::int + ${count}::int / s.all) as c(copy)
      order by c.copy, s.id limit ${count}) x`.execute(db);
  await sql`
    create temporary table copied_rooms on commit drop as
    select r.id as original, c.id as stay_id, c.copy, c.factor,
      nextval(pg_get_serial_sequence('sellables', 'id'))::int as sellable_id
    from copied c join room_types r on r.stay_id = c.original`.execute(db);
  await sql`analyze copied, copied_rooms`.execute(db);
  const price = (of: 's' | 'r') => sql`round(${sql.ref(`${of}.price_paise`)} * c.factor / 10000) * 10000`;
  tell('stays');
  await sql`
    insert into stays (id, slug, name, destination_id, location, latitude, longitude, description, type,
      property_rating, rating, reviews, price_paise, max_guests, bedrooms, bathrooms, free_cancellation, no_card,
      no_prepayment, image_id, search_text, feature_ids, published_at)
    overriding system value
    select c.id, s.slug || '-copy-' || c.copy, s.name || ' ' || c.copy, s.destination_id, s.location,
      s.latitude + (c.copy % 41 - 20) / 1000.0, s.longitude + (c.copy % 37 - 18) / 1000.0, s.description, s.type,
      s.property_rating, s.rating, s.reviews, ${price('s')}, s.max_guests, s.bedrooms, s.bathrooms, s.free_cancellation,
      s.no_card, s.no_prepayment, s.image_id, s.search_text || ' ' || c.copy, s.feature_ids, s.published_at
    from copied c join stays s on s.id = c.original`.execute(db);
  tell('sellables');
  await sql`
    insert into sellables (id, product_type, units, price_paise) overriding system value
    select c.sellable_id, 'stay', s.units, ${price('r')}
    from copied_rooms c join room_types r on r.id = c.original join sellables s on s.id = r.sellable_id`.execute(db);
  tell('room_types');
  await sql`
    insert into room_types (stay_id, sellable_id, position, name, price_paise, max_guests, max_occupancy, description,
      bed_configuration, size_m2, facilities, meal_plan, image_id, published_at)
    select c.stay_id, c.sellable_id, r.position, r.name, ${price('r')},
      r.max_guests, r.max_occupancy, r.description, r.bed_configuration, r.size_m2, r.facilities, r.meal_plan, r.image_id, r.published_at
    from copied_rooms c join room_types r on r.id = c.original`.execute(db);
  for (const [table, columns] of belongings) {
    tell(table);
    const own = columns.map((column) => sql.ref(column));
    await sql`
      insert into ${sql.table(table)} (stay_id, ${sql.join(own)})
      select c.id, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}
      from copied c join ${sql.table(table)} t on t.stay_id = c.original`.execute(db);
  }
}

/** What belongs to a stay and is copied as it is. */
const belongings = [
  ['stay_images', ['media_id', 'position']],
  ['stay_features', ['feature_id', 'position']],
  ['nearby_places', ['name', 'type', 'description', 'distance', 'walking_time', 'position', 'published_at']],
  ['faqs', ['question', 'answer', 'position', 'published_at']],
  [
    'house_rules',
    [
      'check_in_time',
      'check_out_time',
      'cancellation_policy',
      'children_policy',
      'bed_policy',
      'age_restriction',
      'pets_policy',
      'events_policy',
      'quiet_hours',
      'published_at',
    ],
  ],
  [
    'stay_facts',
    [
      'couples',
      'local_ids',
      'minimum_age',
      'children_from',
      'children_free_to',
      'extra_bed',
      'extra_bed_price_paise',
      'lift',
      'steps',
      'ground_floor',
      'nearest_place',
      'nearest_distance',
      'vegetarian',
      'early_check_in',
      'early_check_in_price_paise',
      'published_at',
    ],
  ],
  ['reviews', ['name', 'rating', 'comment', 'recorded', 'created_at', 'updated_at', 'published_at']],
] as const;
