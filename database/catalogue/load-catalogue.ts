import { type Insertable, type Kysely, sql } from 'kysely';
import { draw } from '../../artwork/draw.ts';
import { type FeatureKind, featureKinds } from '../../service/catalog/stays/stay-vocabulary.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { Tables } from '../tables.ts';
import { closedNights, documentId, pictureUrl, type SampleCatalogue, stayRow, wanted } from './catalogue-rows.ts';
import type { Drawing } from './stay-sample.ts';

type Database = Kysely<Tables>;

/** Inserts many rows in few statements, keeping below the protocol's 65,535 parameters. */
async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const perStatement = Math.max(1, Math.floor(20_000 / Object.keys(rows[0] ?? { x: 1 }).length));
  for (let start = 0; start < rows.length; start += perStatement) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + perStatement))
      .execute();
  }
}

async function idsBy(db: Database, table: 'media' | 'destinations' | 'stays', column: 'url' | 'slug') {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${sql.ref(column)} as key from ${sql.table(table)}`.execute(db);
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Loads the catalogue in one transaction: all of it or nothing. Returns the number of stays. */
export async function loadCatalogue(db: Database, catalogue: SampleCatalogue, now: Date): Promise<number> {
  return db.transaction().execute(async (db) => {
    const { destinations, stays } = catalogue;
    const drawings = new Map<string, Drawing>();
    for (const drawing of [
      ...destinations.map(({ picture }) => picture),
      ...stays.flatMap((stay) => [...stay.pictures, ...stay.rooms.map(({ picture }) => picture)]),
    ]) {
      drawings.set(pictureUrl(drawing), drawing);
    }
    await insertAll(
      db,
      'media',
      [...drawings].map(([url, [subject, seed]]) => {
        const { width, height, alt } = draw(subject, seed);
        return {
          document_id: documentId('media', url),
          url,
          alternative_text: alt,
          width,
          height,
          mime: 'image/svg+xml',
        };
      }),
    );
    const media = await idsBy(db, 'media', 'url');
    const picture = (drawing: Drawing) => wanted(media, pictureUrl(drawing));

    await insertAll(
      db,
      'destinations',
      destinations.map((place) => ({
        document_id: documentId('destination', place.key),
        slug: place.key,
        name: place.name,
        region: place.region,
        latitude: place.latitude,
        longitude: place.longitude,
        aliases: [...place.aliases],
        description: place.description,
        image_id: picture(place.picture),
        published_at: now,
      })),
    );
    const places = await idsBy(db, 'destinations', 'slug');

    const kinds = Object.keys(featureKinds) as FeatureKind[];
    await insertAll(
      db,
      'features',
      kinds.flatMap((kind) =>
        Object.entries(featureKinds[kind].words).map(([name, icon]) => ({
          document_id: documentId(kind, name),
          kind,
          name,
          icon,
          published_at: now,
        })),
      ),
    );
    const features = new Map(
      (await db.selectFrom('features').select(['id', 'kind', 'name']).execute()).map((row) => [
        `${row.kind} ${row.name}`,
        row.id,
      ]),
    );

    await insertAll(
      db,
      'stays',
      stays.map((stay) => stayRow(stay, catalogue, places, picture, now)),
    );
    const ids = await idsBy(db, 'stays', 'slug');
    const each = stays.map((stay) => ({ stay, id: wanted(ids, stay.slug) }));

    await insertAll(
      db,
      'stay_images',
      each.flatMap(({ stay, id }) =>
        stay.pictures.map((drawing, position) => ({ stay_id: id, media_id: picture(drawing), position })),
      ),
    );
    await insertAll(
      db,
      'stay_features',
      each.flatMap(({ stay, id }) => {
        const named: [FeatureKind, readonly string[]][] = [
          ['amenity', stay.amenities],
          ['meal_option', stay.mealOptions],
          ['room_facility', stay.roomFacilities],
          ['activity', stay.activities],
        ];
        const keys = new Set(named.flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`)));
        return [...keys].map((key, position) => ({ stay_id: id, feature_id: wanted(features, key), position }));
      }),
    );

    const rooms = each.flatMap(({ stay, id }) => stay.rooms.map((room, position) => ({ stay, id, room, position })));
    const sellables = await db
      .insertInto('sellables')
      .values(rooms.map(({ room }) => ({ product_type: 'stay', units: room.rooms })))
      .returning('id')
      .execute();
    await insertAll(
      db,
      'room_types',
      rooms.map(({ stay, id, room, position }, index) => ({
        document_id: documentId('room-type', `${stay.slug} ${room.name}`),
        stay_id: id,
        sellable_id: sellables[index]?.id ?? 0,
        position,
        name: room.name,
        price_paise: fromRupees(room.price),
        max_guests: room.maxGuests,
        description: room.description,
        bed_configuration: room.beds,
        image_id: picture(room.picture),
        published_at: now,
      })),
    );
    await insertAll(
      db,
      'allotments',
      rooms.flatMap(({ room }, index) =>
        closedNights(room, now).map((day) => ({
          sellable_id: sellables[index]?.id ?? 0,
          day,
          capacity: room.rooms,
          closed: true,
        })),
      ),
    );
    await insertAll(
      db,
      'nearby_places',
      each.flatMap(({ stay, id }) =>
        stay.nearby.map((near, position) => ({
          document_id: documentId('nearby', `${stay.slug} ${near.name}`),
          stay_id: id,
          name: near.name,
          type: near.kind,
          description: near.description,
          distance: near.distance,
          walking_time: near.walk,
          position,
        })),
      ),
    );
    await insertAll(
      db,
      'faqs',
      each.flatMap(({ stay, id }) =>
        stay.faqs.map((faq, position) => ({
          document_id: documentId('faq', `${stay.slug} ${position}`),
          stay_id: id,
          ...faq,
          position,
        })),
      ),
    );
    await insertAll(
      db,
      'house_rules',
      each.map(({ stay, id }) => ({
        document_id: documentId('house-rule', stay.slug),
        stay_id: id,
        check_in_time: stay.houseRules.checkIn,
        check_out_time: stay.houseRules.checkOut,
        cancellation_policy: JSON.stringify(stay.houseRules.cancellation),
        children_policy: JSON.stringify(stay.houseRules.children),
        bed_policy: JSON.stringify(stay.houseRules.beds),
        age_restriction: JSON.stringify(stay.houseRules.age),
        pets_policy: JSON.stringify(stay.houseRules.pets),
        events_policy: JSON.stringify(stay.houseRules.events),
        quiet_hours: JSON.stringify(stay.houseRules.quietHours),
      })),
    );
    await insertAll(
      db,
      'reviews',
      each.flatMap(({ stay, id }) =>
        stay.reviews.map((review, position) => {
          const at = new Date(`${review.date}T${String(6 + (position % 12)).padStart(2, '0')}:30:00Z`);
          return {
            document_id: documentId('review', `${stay.slug} ${position}`),
            stay_id: id,
            name: review.name,
            rating: review.rating,
            comment: review.comment,
            created_at: at,
            updated_at: at,
            published_at: at,
          };
        }),
      ),
    );
    return stays.length;
  });
}
