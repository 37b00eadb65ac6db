import { afterAll, beforeAll, expect } from 'vitest';
import { chosenOf } from '../service/catalog/lists/facet.ts';
import { stayList } from '../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../service/catalog/stays/stay-search.ts';
import { today } from '../service/core/day.ts';
import { askDatabase } from '../service/search/database/ask-database.sql.ts';
import { askIndex } from '../service/search/in-process/ask-index.ts';
import { resolveQuestion } from '../service/search/question/question.ts';
import { type Harness, startHarness } from './harness.ts';

export const places = ['goa', 'nainital', 'jaipur', 'munnar', 'manali'];
const types = ['Hotels', 'Villas', 'Homestays', 'Hostels', 'Lodges'];

/** A site with many products, whose searches the index and the database answer alike. Called at the top of a file. */
export function siteToSearch() {
  let harness: Harness;
  let seed = 11;
  /** The same numbers below `most` in each run. */
  function below(most: number): number {
    seed = (Math.imul(seed ^ (seed >>> 15), seed | 1) + 0x6d2b79f5) | 0;
    return Math.floor((((seed ^ (seed >>> 14)) >>> 0) / 2 ** 32) * most);
  }
  const one = <Of>(of: readonly Of[]): Of => {
    const [first] = of.slice(below(of.length));
    if (first === undefined) throw new Error('Of nothing none is chosen');
    return first;
  };
  const run = (text: string, values: unknown[] = []) => harness.database.pool.query(text, values);

  beforeAll(async () => {
    harness = await startHarness();
    await grow();
  });
  afterAll(() => harness.close());

  /** 40 stays of all sorts, with up to four room types, and what is said of their days. */
  async function grow(): Promise<void> {
    for (let at = 0; at < 40; at++) {
      const { rows } = await run(
        `insert into stays (slug, name, location, description, search_text, destination_id, type, property_rating, rating, reviews,
         price_paise, no_card, no_prepayment, latitude, longitude, published_at)
       select $1, $1, 'There', 'A stay.', lower(concat_ws(' ', $1::text, $3::text, d.name)), d.id, $3, $4, $5, $6, null, $7, $8, $9, $10, now()
       from destinations d where d.slug = $2 returning id`,
        [
          `stay-${at}`,
          one(places),
          one(types),
          one([null, 1, 3, 4, 5, 5]),
          below(11),
          below(40),
          below(2) === 0,
          below(3) > 0,
        ].concat([below(9) === 0 ? null : 8 + below(25), 70 + below(25)]),
      );
      const id = rows[0].id;
      await run(
        `insert into stay_features (stay_id, feature_id, position)
       select $1, f.id, f.id from features f where (f.id * 7 + $1) % 5 < $2`,
        [id, below(4)],
      );
      await run(
        `insert into stay_facts (stay_id, couples, local_ids, lift, ground_floor, vegetarian, children_from, children_free_to, published_at)
       select id, case id % 3 when 0 then 'no' when 1 then 'yes' end, case when id % 2 = 0 then 'yes' end,
         case when id % 5 < 3 then 'yes' end, 'yes', 'no', id % 9, id % 6, case when id % 7 > 0 then now() end
       from stays where id = $1 and id % 4 > 0`,
        [id],
      );
      for (let room = below(5); room > 0; room--) await addRoom(id, `Room ${room}`);
    }
    for (let at = 0; at < 16; at++) {
      await run(
        `with s as (insert into sellables (product_type, units) values ('car-rental', $3) returning id)
       insert into car_rentals (slug, name, location, description, destination_id, sellable_id, car_type, capacity, fuel_type,
         transmission, price_paise, rating, reviews, features, free_cancellation, published_at)
       select $1, $1, 'There', 'A car.', d.id, s.id, $4, $5, 'Petrol', $6, $7, $8, $9, $10, $11, now()
       from s join destinations d on d.slug = $2`,
        [
          `car-${at}`,
          one(places),
          below(4),
          one(['SUV', 'Sedan']),
          one([4, 5, 7, 12]),
          one(['Manual', 'Automatic']),
          (900 + below(4_000)) * 100,
          below(51) / 10,
          below(40),
          one([[], ['AC'], ['AC', 'Music System']]),
          below(2) === 0,
        ],
      );
    }
    await sayDays(400);
    await saySeasons(50);
    await run(`update sellables set cut_off_hours = 20 + id % 40 where id % 7 = 0`);
    await run(`update sellables set turnaround_days = 1 + id % 3 where id % 9 = 0`);
  }

  async function addRoom(stay: number, name: string): Promise<void> {
    await run(
      `with s as (insert into sellables (product_type, units) values ('stay', $3) returning id)
     insert into room_types (stay_id, sellable_id, name, price_paise, max_guests, description, bed_configuration, published_at)
     select $1, s.id, $2, $4, $5, '', '', case when $6 then now() end from s`,
      [stay, name, below(7), (500 + below(20_000)) * 100, 1 + below(6), below(12) > 0],
    );
    await run(
      `update stays set price_paise = (select min(price_paise) from room_types where stay_id = $1 and published_at is not null)
     where id = $1`,
      [stay],
    );
  }

  /** So many rows at once, each made again. */
  const rowsOf = (count: number, make: () => Record<string, unknown>) => [
    JSON.stringify(Array.from({ length: count }, () => ({ at: below(999), ...make() }))),
  ];
  const ofSome = `join lateral (
  select r.sellable_id from (select sellable_id from room_types union all select sellable_id from car_rentals) r
  order by 1 offset x.at % (select count(*) from sellables where product_type in ('stay', 'car-rental')) limit 1) r on true`;

  const sayDays = (count: number) =>
    run(
      `insert into allotments (sellable_id, day, capacity, own_capacity, taken, price_paise, closed, min_stay, no_arrival)
     select distinct on (r.sellable_id, x.day) r.sellable_id, date '2026-11-25' + x.day, x.units, x.units,
       least(x.units, x.taken), x.price, x.closed, x.least, x.nobody
     from jsonb_to_recordset($1::jsonb) as x(at int, day int, units int, taken int, price bigint, closed boolean, least int, nobody boolean)
       ${ofSome} order by r.sellable_id, x.day
     on conflict (sellable_id, day, slot) do update set taken = excluded.taken, capacity = excluded.capacity,
       price_paise = excluded.price_paise, closed = excluded.closed`,
      rowsOf(count, () => ({
        day: below(20),
        units: below(7),
        taken: below(5),
        price: one([null, null, 90_000, 3_000_000]),
        closed: one([null, null, null, true, false]),
        least: one([null, null, null, 3]),
        nobody: one([null, null, null, true]),
      })),
    );

  const saySeasons = (count: number) =>
    run(
      `insert into seasons (sellable_id, name, first_day, last_day, weekdays, percent, min_stay, capacity, closed)
     select r.sellable_id, 'Season', date '2026-11-25' + x.day, date '2026-11-28' + x.day, x.weekdays, x.percent,
       x.least, x.units, x.closed
     from jsonb_to_recordset($1::jsonb) as x(at int, day int, weekdays int, percent int, least int, units int, closed boolean)
       ${ofSome}`,
      rowsOf(count, () => ({
        day: one([null, below(15), below(15)]),
        weekdays: one([127, 96, 31]),
        percent: one([null, 80, 150]),
        least: one([null, 2]),
        units: one([null, null, 4]),
        closed: one([null, null, true]),
      })),
    );

  /** Any search of stays, as an address asks it. */
  function query(): string {
    const search = new URLSearchParams();
    const add = (share: number, name: string, value: () => string | number) =>
      below(100) < share && search.append(name, String(value()));
    if (below(100) < 65) {
      const first = below(18);
      const last = first + 1 + below(6);
      const day = (count: number) => new Date(Date.UTC(2026, 10, 25 + count)).toISOString().slice(0, 10);
      search.set('checkIn', day(first));
      search.set('checkOut', day(last));
      add(30, 'flexible', () => 3);
    }
    add(50, 'adults', () => 1 + below(8));
    add(30, 'rooms', () => 1 + below(3));
    add(35, 'location', () => one([...places, 'Kerala', 'Rajasthan', 'villas in goa', 'stay 7', 'mahal']));
    add(20, 'propertyType', () => one(types));
    add(15, 'propertyType', () => one(types));
    add(15, 'stars', () => one([5, 4, 3, 1]));
    for (let time = 0; time < 2; time++) add(14, 'amenity', () => one(['Free WiFi', 'Restaurant', 'Parking', 'Bar']));
    add(5, 'facility', () => one(['Heating', 'Balcony']));
    add(12, 'popular', () => one(['5-stars', 'no-card', 'no-prepayment', 'hotels', 'swimming-pool']));
    add(10, 'fact', () => one(['couples', 'local-ids', 'lift', 'ground-floor', 'vegetarian', 'children-free']));
    add(10, 'min', () => 1_000 + below(9_000));
    add(14, 'max', () => 4_000 + below(16_000));
    add(8, 'area', () => `${70 + below(8)},${8 + below(8)},${85 + below(8)},${20 + below(10)}`);
    add(75, 'sort', () => one(['price-low', 'price-high', 'rating']));
    return search.toString();
  }

  const search = (text: string) => parseStaySearch(new URLSearchParams(text), today(harness.clock.now));

  /** What the index says of it, and what the database does. Few a page, so that lists end and do not. */
  async function both(text: string, pageSize = one([4, 25, 100])) {
    const ctx = harness.ctx();
    const question = await resolveQuestion(ctx, stayList, { ...search(text), pageSize });
    return {
      held: await askIndex(ctx, stayList, question),
      answer: await askDatabase(ctx.db, stayList, question),
      question,
    };
  }

  async function compare(times: number) {
    const seen = { found: 0, soldOut: 0, filtered: 0 };
    for (let time = 0; time < times; time++) {
      const text = query();
      const { held, answer, question } = await both(text);
      expect(held, text).toEqual(answer);
      seen.found += answer.total;
      seen.soldOut += answer.soldOut;
      seen.filtered += answer.total > 0 && chosenOf(question.search, 'amenity').length > 0 ? 1 : 0;
    }
    return seen;
  }

  return {
    get harness() {
      return harness;
    },
    below,
    one,
    run,
    rowsOf,
    addRoom,
    sayDays,
    saySeasons,
    search,
    both,
    compare,
  };
}
