import { closeEveryYear } from '../../service/catalog/calendar/close-every-year.ts';
import { bring, bringReviews, documentId, type Loading, wanted } from './bring.ts';
import { idsBy } from './insert-rows.ts';
import type { StaySample } from './stay-sample.ts';

type Placed = StaySample & { readonly from: string };

/** Loads the stays that are not there yet, with all that belongs to them. Returns their number. */
export async function loadStays(loading: Loading, all: readonly StaySample[]): Promise<number> {
  const { ctx } = loading;
  const there = await idsBy(ctx.db, 'stays', 'slug');
  const stays = all
    .filter(({ slug }) => !there.has(slug))
    .map((stay) => ({ ...stay, from: `stays/${stay.destination}/${stay.slug}.json` }));
  if (stays.length === 0) return 0;
  const feature = await featuresByName(loading);
  await bring(
    ctx,
    'stay',
    stays.map((stay) => ({
      documentId: documentId('stay', stay.slug),
      from: stay.from,
      data: stayBody(stay, loading, feature),
    })),
  );
  await loadRooms(loading, stays);
  await loadSurroundings(loading, stays);
  await bringReviews(ctx, 'stay', 'stay', stays);
  return stays.length;
}

type Feature = (kind: string, name: string) => number;

async function featuresByName({ ctx }: Loading): Promise<Feature> {
  const rows = await ctx.db.selectFrom('features').select(['id', 'kind', 'name']).execute();
  const features = new Map(rows.map(({ id, kind, name }) => [`${kind} ${name}`, id]));
  return (kind, name) => wanted(features, `${kind} ${name}`);
}

function stayBody(stay: Placed, { place, picture }: Loading, feature: Feature): unknown {
  const { from: _from, room_types: _rooms, nearby_places: _nearby, faqs: _faqs, house_rules: _rules, ...own } = stay;
  const { stay_facts: _facts, guest_reviews: _reviews, ...fields } = own;
  const [first] = fields.stayimages;
  return {
    ...fields,
    destination: place(stay.destination),
    image: first && picture(first),
    stayimages: fields.stayimages.map(picture),
    amenities: fields.amenities.map((name) => feature('amenity', name)),
    meal_options: fields.meal_options.map((name) => feature('meal_option', name)),
    room_facilities: fields.room_facilities.map((name) => feature('room_facility', name)),
    activities: fields.activities.map((name) => feature('activity', name)),
  };
}

const ofStay = ({ slug }: Placed) => ({ documentId: documentId('stay', slug) });

async function loadRooms({ ctx, picture }: Loading, stays: readonly Placed[]): Promise<void> {
  const rooms = stays.flatMap((stay) => stay.room_types.map((room, index) => ({ stay, room, index })));
  const ids = await bring(
    ctx,
    'room-type',
    rooms.map(({ stay, room: { closed: _closed, ...room }, index }) => ({
      documentId: documentId('room-type', `${stay.slug} ${room.Name}`),
      from: `${stay.from}: room_types.${index}`,
      data: { ...room, Image: picture(room.Image), stay: ofStay(stay) },
    })),
  );
  if (ids.length === 0) return;
  const rows = await ctx.db.selectFrom('room_types').select(['id', 'sellable_id']).where('id', 'in', ids).execute();
  const stock = new Map(rows.map(({ id, sellable_id }) => [id, sellable_id]));
  await closeEveryYear(
    ctx,
    rooms.flatMap(({ room: { closed } }, index) =>
      closed ? [{ sellableId: wanted(stock, ids[index] ?? 0), years: [closed] }] : [],
    ),
  );
}

async function loadSurroundings({ ctx }: Loading, stays: readonly Placed[]): Promise<void> {
  await bring(
    ctx,
    'nearby-place',
    stays.flatMap((stay) =>
      stay.nearby_places.map((near, index) => ({
        documentId: documentId('nearby', `${stay.slug} ${near.Name}`),
        from: `${stay.from}: nearby_places.${index}`,
        data: { ...near, stay: ofStay(stay) },
      })),
    ),
  );
  await bring(
    ctx,
    'faq',
    stays.flatMap((stay) =>
      stay.faqs.map((faq, index) => ({
        documentId: documentId('faq', `${stay.slug} ${index}`),
        from: `${stay.from}: faqs.${index}`,
        data: { ...faq, stay: ofStay(stay) },
      })),
    ),
  );
  await bring(
    ctx,
    'house-rule',
    stays.map((stay) => ({
      documentId: documentId('house-rule', stay.slug),
      from: `${stay.from}: house_rules`,
      data: { ...stay.house_rules, stay: ofStay(stay) },
    })),
  );
  await bring(
    ctx,
    'stay-fact',
    stays.flatMap((stay) =>
      stay.stay_facts
        ? [
            {
              documentId: documentId('stay-fact', stay.slug),
              from: `${stay.from}: stay_facts`,
              data: { ...stay.stay_facts, stay: ofStay(stay) },
            },
          ]
        : [],
    ),
  );
}
