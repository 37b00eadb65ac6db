import { sql } from 'kysely';
import type { Database } from './insert-rows.ts';

/** Stays made in one transaction. */
const perRound = 5_000;

/**
 * Multiplies the stays that are there until there are `wanted`, for measurements: each copy has a slug, a name, prices
 * and a place of its own nearby, and everything that belongs to its original. Each round is one transaction, so what an
 * interruption leaves is whole; asked again, it goes on. Returns how many were made. Throws when there is no stay.
 */
export async function growCatalogue(
  db: Database,
  wanted: number,
  tell: (there: number) => void = () => undefined,
): Promise<number> {
  const { rows } = await sql<{ there: number; next: number }>`
    select count(*)::int as there,
      coalesce(max(substring(slug from '-copy-([0-9]+)$')::int), 0) + 1 as next
    from stays`.execute(db);
  const { there: before = 0, next = 1 } = rows[0] ?? {};
  if (before === 0) throw new Error('There is no stay to make others from: load the sample catalogue first');
  let there = before;
  let copy = next;
  while (there < wanted) {
    const count = Math.min(perRound, wanted - there);
    const { made, last } = await db.transaction().execute((db) => addCopies(db, copy, count));
    there += made;
    copy = last + 1;
    tell(there);
  }
  await sql`analyze`.execute(db);
  return there - before;
}

/** Adds `count` copies of the originals, from the copy of that number on, with all that belongs to them. */
async function addCopies(db: Database, first: number, count: number): Promise<{ made: number; last: number }> {
  await sql`
    create temporary table copied on commit drop as
    select s.id as original, c.copy,
      nextval(pg_get_serial_sequence('stays', 'id'))::int as id,
      -- between 0.7 and 1.5 of the original's prices, the same for the same copy
      0.7 + (hashtextextended(s.slug, c.copy) & 1023) / 1280.0 as factor
    from generate_series(${sql.lit(first)}, ${sql.lit(first + count)}) as c(copy)
    cross join (select id, slug from stays where slug !~ '-copy-[0-9]+$') s
    order by c.copy, s.id limit ${count}`.execute(db);
  await sql`
    create temporary table copied_rooms on commit drop as
    select r.id as original, c.id as stay_id, c.copy, c.factor,
      nextval(pg_get_serial_sequence('sellables', 'id'))::int as sellable_id
    from copied c join room_types r on r.stay_id = c.original`.execute(db);
  const price = sql`round(s.price_paise * c.factor / 10000) * 10000`;
  await sql`
    insert into stays (id, slug, name, destination_id, location, latitude, longitude, description, type,
      property_rating, rating, reviews, price_paise, max_guests, bedrooms, bathrooms, free_cancellation, no_card,
      no_prepayment, image_id, search_text, published_at)
    overriding system value
    select c.id, s.slug || '-copy-' || c.copy, s.name || ' ' || c.copy, s.destination_id, s.location,
      s.latitude + (c.copy % 41 - 20) / 1000.0, s.longitude + (c.copy % 37 - 18) / 1000.0, s.description, s.type,
      s.property_rating, s.rating, s.reviews, ${price}, s.max_guests, s.bedrooms, s.bathrooms, s.free_cancellation,
      s.no_card, s.no_prepayment, s.image_id, s.search_text || ' ' || c.copy, s.published_at
    from copied c join stays s on s.id = c.original`.execute(db);
  await sql`
    insert into sellables (id, product_type, units) overriding system value
    select c.sellable_id, 'stay', s.units
    from copied_rooms c join room_types r on r.id = c.original join sellables s on s.id = r.sellable_id`.execute(db);
  await sql`
    insert into room_types (stay_id, sellable_id, position, name, price_paise, max_guests, description,
      bed_configuration, size_m2, facilities, meal_plan, image_id, published_at)
    select c.stay_id, c.sellable_id, r.position, r.name, round(r.price_paise * c.factor / 10000) * 10000,
      r.max_guests, r.description, r.bed_configuration, r.size_m2, r.facilities, r.meal_plan, r.image_id, r.published_at
    from copied_rooms c join room_types r on r.id = c.original`.execute(db);
  for (const [table, columns] of belongings) {
    const own = columns.map((column) => sql.ref(column));
    await sql`
      insert into ${sql.table(table)} (stay_id, ${sql.join(own)})
      select c.id, ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))}
      from copied c join ${sql.table(table)} t on t.stay_id = c.original`.execute(db);
  }
  const { rows } = await sql<{ made: number; last: number }>`
    select count(*)::int as made, max(copy)::int as last from copied`.execute(db);
  return rows[0] ?? { made: 0, last: first };
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
      ...['check_in_time', 'check_out_time', 'cancellation_policy', 'children_policy', 'bed_policy'],
      ...['age_restriction', 'pets_policy', 'events_policy', 'quiet_hours', 'published_at'],
    ],
  ],
  ['reviews', ['name', 'rating', 'comment', 'recorded', 'created_at', 'updated_at', 'published_at']],
] as const;
