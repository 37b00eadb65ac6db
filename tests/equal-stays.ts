import type pg from 'pg';

export interface NewStay {
  readonly slug: string;
  readonly price: number;
  readonly stars?: number;
  readonly type?: string;
  readonly rating?: number;
  readonly north?: number;
  readonly units?: number;
  readonly destination?: string;
  readonly published?: boolean;
}

/** Adds a stay near that of `stayItem` with one room type for two, and returns the id of its stock. */
export async function addEqualStay(pool: pg.Pool, stay: NewStay): Promise<number> {
  const { slug, price, stars = 4, type = 'Hotels', rating = 9, north = 0.01, units = 5 } = stay;
  const { rows: stays } = await pool.query<{ id: number }>(
    `insert into stays (slug, name, destination_id, location, latitude, longitude, type, description, property_rating,
       rating, reviews, price_paise, published_at)
     select $1, initcap(replace($1, '-', ' ')), coalesce((select id from destinations where slug = $2), s.destination_id),
       s.location, s.latitude + $3, s.longitude, $4, 'Near.', $5, $6, 3, $7, case when $8::boolean then now() end
     from stays s where s.slug = 'lake-house' returning id`,
    [slug, stay.destination ?? null, north, type, stars, rating, price * 100, stay.published ?? true],
  );
  const { rows: sellables } = await pool.query<{ id: number }>(
    `insert into sellables (product_type, units) values ('stay', $1) returning id`,
    [units],
  );
  const sellable = sellables[0]?.id ?? 0;
  await pool.query(
    `insert into room_types (stay_id, sellable_id, name, price_paise, max_guests, description, bed_configuration, published_at)
     values ($1, $2, 'Room', $3, 2, 'A room.', '1 bed', now())`,
    [stays[0]?.id, sellable, price * 100],
  );
  return sellable;
}
