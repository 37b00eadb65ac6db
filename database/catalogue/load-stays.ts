import type { FeatureKind } from '../../service/catalog/stays/stay-vocabulary.ts';
import { fromRupees } from '../../service/core/money.ts';
import { closedNights, documentId, reviewRows, type Settled, stayRow, wanted } from './catalogue-rows.ts';
import { type Database, idsBy, insertAll, insertSellables } from './insert-rows.ts';
import type { StaySample } from './stay-sample.ts';

interface Placed {
  readonly stay: StaySample;
  readonly id: number;
}

/** Loads the stays that are not there yet, with all that belongs to them. Returns their number. */
export async function loadStays(db: Database, all: readonly StaySample[], settled: Settled): Promise<number> {
  const there = await idsBy(db, 'stays', 'slug');
  const stays = all.filter(({ slug }) => !there.has(slug));
  if (stays.length === 0) return 0;
  await insertAll(
    db,
    'stays',
    stays.map((stay) => stayRow(stay, settled)),
  );
  const ids = await idsBy(db, 'stays', 'slug');
  const each = stays.map((stay) => ({ stay, id: wanted(ids, stay.slug) }));
  await insertAll(
    db,
    'stay_images',
    each.flatMap(({ stay, id }) =>
      stay.pictures.map((drawing, position) => ({ stay_id: id, media_id: settled.picture(drawing), position })),
    ),
  );
  await loadFeaturesOf(db, each);
  await loadRooms(db, each, settled);
  await loadSurroundings(db, each);
  await insertAll(
    db,
    'reviews',
    each.flatMap(({ stay, id }) => reviewRows(stay).map((row) => ({ ...row, stay_id: id }))),
  );
  return stays.length;
}

async function loadFeaturesOf(db: Database, each: readonly Placed[]): Promise<void> {
  const rows = await db.selectFrom('features').select(['id', 'kind', 'name']).execute();
  const features = new Map(rows.map((row) => [`${row.kind} ${row.name}`, row.id]));
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
}

async function loadRooms(db: Database, each: readonly Placed[], { picture, now }: Settled): Promise<void> {
  const rooms = each.flatMap(({ stay, id }) => stay.rooms.map((room, position) => ({ stay, id, room, position })));
  const sellables = await insertSellables(
    db,
    'stay',
    rooms.map(({ room }) => room.rooms),
  );
  await insertAll(
    db,
    'room_types',
    rooms.map(({ stay, id, room, position }, index) => ({
      document_id: documentId('room-type', `${stay.slug} ${room.name}`),
      stay_id: id,
      sellable_id: sellables[index] ?? 0,
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
        sellable_id: sellables[index] ?? 0,
        day,
        capacity: room.rooms,
        closed: true,
      })),
    ),
  );
}

async function loadSurroundings(db: Database, each: readonly Placed[]): Promise<void> {
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
}
