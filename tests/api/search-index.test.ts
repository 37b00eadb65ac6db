import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carList } from '../../service/catalog/car-rentals/car-list.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { parseExperienceSearch, tourCategories } from '../../service/catalog/experiences/experience-search.ts';
import { chosenOf } from '../../service/catalog/lists/facet.ts';
import { findInIndex, resolveQuestion } from '../../service/catalog/lists/find-in-list.ts';
import { findListed } from '../../service/catalog/lists/find-listed.sql.ts';
import { readChanges } from '../../service/catalog/search/changes.sql.ts';
import { forgetChanges } from '../../service/catalog/search/forget-changes.ts';
import { SearchFeed } from '../../service/catalog/search/search-feed.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, stayItem } from '../travellers.ts';

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

const places = ['goa', 'nainital', 'jaipur', 'munnar', 'manali'];
const types = ['Hotels', 'Villas', 'Homestays', 'Hostels', 'Lodges'];

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
    held: await findInIndex(ctx, stayList, question),
    answer: await findListed(ctx.db, stayList, question),
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
    seen.soldOut += answer.sold_out;
    seen.filtered += answer.total > 0 && chosenOf(question.search, 'amenity').length > 0 ? 1 : 0;
  }
  return seen;
}

test('the index answers every search of stays as the database does', async () => {
  const seen = await compare(70);
  // no table of nothing
  expect(seen.found).toBeGreaterThan(250);
  expect(seen.soldOut).toBeGreaterThan(15);
  expect(seen.filtered).toBeGreaterThan(1);
});

test('it does so after each kind of change, at once', async () => {
  const changes = [
    `update stays set type = 'Villas', rating = 9, reviews = 80 where id % 6 = 0`,
    `update stays set published_at = null where id % 11 = 0`,
    `update stays set published_at = now() where published_at is null`,
    `update stays set destination_id = (select id from destinations where slug = 'goa') where id % 5 = 0`,
    `update room_types set price_paise = price_paise + 70000 where id % 3 = 0`,
    `update room_types set published_at = null where id % 8 = 0`,
    `delete from stay_features where stay_id % 4 = 0`,
    `update features set published_at = null where id % 9 = 0`,
    `update sellables set units = units + 2 where id % 4 = 0`,
    `update allotments set taken = 0, closed = null where sellable_id % 2 = 0`,
    `delete from allotments a where sellable_id % 5 = 0 and not exists (select from holds h where h.sellable_id = a.sellable_id)`,
    `update seasons set closed = true where id % 3 = 0`,
    `delete from seasons where id % 4 = 0`,
    `update sellables set turnaround_days = 3, cut_off_hours = null where id % 14 = 0`,
    `delete from stays where id % 13 = 0 and slug like 'stay-%'`,
    `truncate seasons`,
  ];
  for (const change of changes) {
    await run(change);
    await compare(2);
  }
  const { rows } = await run(`select id from stays where slug like 'stay-%' order by id limit 5`);
  for (const { id } of rows) await addRoom(id, 'One more');
  await sayDays(30);
  await saySeasons(10);
  expect((await compare(20)).found).toBeGreaterThan(50);
});

test('and so every search of cars', async () => {
  const ctx = harness.ctx();
  const seen = { found: 0, soldOut: 0 };
  for (let time = 0; time < 40; time++) {
    const day = (count: number) => new Date(Date.UTC(2026, 10, 25 + count)).toISOString().slice(0, 10);
    const first = below(18);
    const text = new URLSearchParams({
      ...(below(4) > 0 && { pickupDate: day(first), returnDate: day(first + below(4)) }),
      ...(below(5) === 0 && { carType: 'SUV' }),
      ...(below(5) === 0 && { seats: '5' }),
      ...(below(5) === 0 && { rating: '3' }),
      ...(below(5) === 0 && { popular: one(['ac', 'free-cancellation']) }),
      sort: one(['recommended', 'price-low', 'price-high', 'rating']),
    });
    const search = parseCarSearch(one(['all', 'all', 'goa', 'jaipur']), text, today(harness.clock.now));
    const question = await resolveQuestion(ctx, carList, search);
    const answer = await findListed(ctx.db, carList, question);
    expect(await findInIndex(ctx, carList, question), text.toString()).toEqual(answer);
    seen.found += answer.total;
    seen.soldOut += answer.sold_out;
    if (time === 20)
      await run('update car_rentals set price_paise = price_paise + 5000, car_type = $1 where id % 2 = 0', ['SUV']);
  }
  expect(seen.found).toBeGreaterThan(100);
  expect(seen.soldOut).toBeGreaterThan(20);
});

/** 16 attractions and as many tours with up to three times, of which some are parts of a day only, and what is said of days. */
async function growVisits(): Promise<void> {
  await run(`insert into languages (name, code, published_at) select n, lower(left(n, 2)), now()
    from unnest(array['Tamil', 'Odia', 'Bangla']) as n on conflict do nothing`);
  for (const [type, table, key] of [
    ['attraction', 'attractions', 'attraction_id'],
    ['tour-package', 'tour_packages', 'tour_package_id'],
  ])
    for (let at = 0; at < 16; at++) {
      const { rows } = await run(
        `with s as (insert into sellables (product_type, units) values ($1, $4) returning id)
         insert into ${table} (slug, name, location, description, search_text, destination_id, sellable_id, duration, price_paise,
           rating, reviews, free_cancel, latitude, longitude, published_at, available_ticket_types ${type === 'attraction' ? '' : ', type, private_tour'})
         select $2, $2, $3, 'A visit.', lower(concat_ws(' ', $2::text, $3::text)), d.id, s.id, $5, $6, $7, $8, $9, $10, $11, now(), '[]'
           ${type === 'attraction' ? '' : `, (array['adventure', 'pilgrimage', 'wildlife'])[1 + $8 % 3], $8 % 2 = 0`}
         from s join destinations d on d.slug = $12 returning id, sellable_id`,
        [
          type,
          `${type}-${at}`,
          one(places),
          below(9),
          one(['1 hour', '3 hours', '2 days', '6 days']),
          (100 + below(9_000)) * 100,
          below(51) / 10,
          below(40),
          below(2) === 0,
          8 + below(25),
          70 + below(25),
          one(places),
        ],
      );
      const { id } = rows[0];
      for (const [name, times] of one([
        [],
        [
          ['Evening', ['17:30']],
          ['Morning', []],
        ],
        [
          ['Early', ['09:30', '11:00']],
          ['Late', ['14:00']],
        ],
      ]))
        await run(`insert into time_slots (${key}, name, available_times) values ($1, $2, $3)`, [id, name, times]);
      if (type !== 'attraction') continue;
      await run(
        `insert into attraction_languages (attraction_id, language_id, position) select $1, id, id from languages where (id + $1) % 4 = 0`,
        [id],
      );
      await run(
        `insert into attraction_popular_filters (attraction_id, popular_filter_id, position)
         select $1, id, id from popular_filters where (id + $1) % 3 = 0`,
        [id],
      );
    }
  const visits = `select s.* from sellables s where s.product_type in ('attraction', 'tour-package')`;
  await run(
    `insert into allotments (sellable_id, day, slot, capacity, own_capacity, taken, price_paise, closed)
     select distinct on (v.id, x.day, x.at) v.id, date '2026-11-25' + x.day, v.slots[1 + x.at % cardinality(v.slots)], x.units, x.units,
       least(x.units, x.taken), x.price, x.closed
     from jsonb_to_recordset($1::jsonb) as x(at int, day int, units int, taken int, price bigint, closed boolean)
       join lateral (${visits} order by 1 offset x.at % 32 limit 1) v on true
     on conflict do nothing`,
    rowsOf(250, () => ({
      day: below(12),
      units: below(9),
      taken: below(5),
      price: one([null, null, 5_000, 700_000]),
      closed: one([null, null, true]),
    })),
  );
  await run(`insert into seasons (sellable_id, name, first_day, last_day, weekdays, percent, min_stay, capacity)
    select v.id, 'Season', date '2026-11-25' + v.id % 10, date '2026-12-06', 127, 80 + v.id % 90, 1 + v.id % 3, nullif(v.id % 5, 0)
    from (${visits}) v where v.id % 3 = 0`);
  await run(
    `update sellables set cut_off_hours = id % 50 where product_type in ('attraction', 'tour-package') and id % 4 = 0`,
  );
}

test('and so every search of attractions and tours, whose stock is their times', async () => {
  await growVisits();
  const seen = { found: 0, soldOut: 0, narrowed: 0 };
  const changes = [
    `update time_slots set available_times = array['08:00', '16:30'] where id % 3 = 0`,
    `delete from time_slots where id % 4 = 0`,
    `update time_slots set name = 'Afternoon' where available_times = '{}'`,
    `update languages set name = name || ' too', published_at = null where id % 3 = 0`,
    `delete from attraction_languages where attraction_id % 3 = 0`,
    `update popular_filters set published_at = null where code = 'skip_line'`,
    `update tour_packages set type = 'cultural', price_paise = price_paise + 5000 where id % 3 = 0`,
    `update attractions set rating = 4.5, duration = '30 hours', location = 'munnar' where id % 4 = 0`,
    `delete from attraction_popular_filters where attraction_id % 2 = 0`,
  ];
  for (let time = 0; time < 96; time++) {
    const type: ExperienceType = below(2) === 0 ? 'attraction' : 'tour-package';
    const text = new URLSearchParams({
      ...(below(10) < 7 && { date: new Date(Date.UTC(2026, 10, 25 + below(12))).toISOString().slice(0, 10) }),
      ...(below(2) === 0 && { guests: String(1 + below(8)) }),
      ...(below(4) === 0 && { time: one(['morning', 'afternoon', 'evening']) }),
      ...(below(6) === 0 && { language: one(['ta', 'od', 'hi', 'xx']) }),
      ...(below(6) === 0 && { duration: one(['under-2', '2-4', '1-3-days']) }),
      ...(below(6) === 0 && { popular: one(['skip-the-line', 'free-cancellation', 'private-tour']) }),
      ...(below(9) === 0 && { area: '70,8,88,25' }),
      sort: one(['recommended', 'price-low', 'price-high', 'rating']),
    });
    const category = type === 'attraction' || below(3) > 0 ? null : one(tourCategories).type;
    const place = one(['', '', '', ...places, 'attraction-3', 'kerala tour']);
    const search = parseExperienceSearch({ type, place, category }, text, today(harness.clock.now));
    const list = experienceLists[type];
    const question = await resolveQuestion(harness.ctx(), list, { ...search, pageSize: one([4, 100]) });
    const answer = await findListed(harness.database.db, list, question);
    expect(await findInIndex(harness.ctx(), list, question), `${type} ${place} ${category} ${text}`).toEqual(answer);
    seen.found += answer.total;
    seen.soldOut += answer.sold_out;
    seen.narrowed += answer.total > 0 && text.has('time') && text.has('date') ? 1 : 0;
    if (time % 9 === 8) await run(changes.pop() ?? 'select');
    // times of today go by
    if (time === 48) harness.clock.advance(5 * 3_600_000);
  }
  harness.clock.advance(-5 * 3_600_000);
  // stock is read by the clock that it is now
  await run('update tour_packages set rating = rating');
  expect(seen.found).toBeGreaterThan(200);
  expect(seen.soldOut).toBeGreaterThan(25);
  expect(seen.narrowed).toBeGreaterThan(3);
});

test('a hold that ends frees its room by the clock, with nothing written', async () => {
  const dates = 'location=nainital&checkIn=2027-03-10&checkOut=2027-03-12&adults=4';
  const suite = async () => {
    const { held, answer } = await both(dates, 50);
    expect(held).toEqual(answer);
    return held?.total;
  };
  const before = await suite();
  const asha = await harness.signUp();
  const item = stayItem({ roomType: 'Last Suite', guests: 4, selectedDate: '2027-03-10', checkOut: '2027-03-12' });
  const { status } = await book(harness, asha.token, [item]);
  expect(status).toBe(200);
  expect(await suite()).toBe((before ?? 0) - 1);
  const then = harness.clock.now;
  harness.clock.advance(3 * 24 * 3_600_000);
  expect(await suite()).toBe(before);
  harness.clock.now = then;
});

test('a sale on days that have rows writes them once, and says once that they changed', async () => {
  const asha = await harness.signUp();
  const item = stayItem({ selectedDate: '2027-02-10', checkOut: '2027-02-12' });
  expect((await book(harness, asha.token, [item])).status).toBe(200);
  const { rows: last } = await run('select pg_current_xact_id()::text as xid');
  expect((await book(harness, asha.token, [item])).status).toBe(200);
  const { rows } = await run(
    'select first_day::text as first, last_day::text as last from search_changes where xid > $1::text::xid8',
    [last[0]?.xid],
  );
  expect(rows).toEqual([{ first: '2027-02-10', last: '2027-02-11' }]);
});

test('days beyond what is held are for the database', async () => {
  const far = new Date(harness.clock.now.getTime() + 539 * 86_400_000).toISOString().slice(0, 10);
  const end = new Date(harness.clock.now.getTime() + 628 * 86_400_000).toISOString().slice(0, 10);
  const { held, answer } = await both(`checkIn=${far}&checkOut=${end}`);
  expect(held).toBeUndefined();
  expect(answer.total).toBeGreaterThanOrEqual(0);
});

test.skipIf(process.env['TEST_DATABASE'] === 'embedded')(
  'changes are read once each, in whatever order their transactions end',
  async () => {
    const { db } = harness.database;
    const [early, late, undone] = await Promise.all(
      [1, 2, 3].map(async () => {
        const client = new pg.Client({ connectionString: harness.url });
        await client.connect();
        await client.query('begin');
        return client;
      }),
    );
    if (!early || !late || !undone) throw new Error('Three clients are made');
    const changed = async (since: string) => {
      const { snapshot, changes } = await readChanges(db, since, 100);
      return { snapshot, ids: changes.map(({ product_id }) => product_id) };
    };
    const { snapshot: start } = await readChanges(db, null, 0);
    const write = (client: pg.Client, id: number) =>
      client.query('insert into search_changes (kind, product_id) values ($1, $2)', ['stays', id]);
    await write(early, 901);
    await write(undone, 903);
    await write(late, 902);
    await late.query('commit');
    const first = await changed(start);
    expect(first.ids).toEqual([902]);
    await write(early, 904);
    await undone.query('rollback');
    expect((await changed(first.snapshot)).ids).toEqual([]);
    await early.query('commit');
    const second = await changed(first.snapshot);
    expect(second.ids.sort()).toEqual([901, 904]);
    expect((await changed(second.snapshot)).ids).toEqual([]);
    await Promise.all([early, late, undone].map((client) => client.end()));
  },
);

test.skipIf(process.env['TEST_DATABASE'] === 'embedded')(
  'another process finds what was written here within a second, and says so when it is cut off',
  async () => {
    const log = makeLog({ logLevel: 'fatal' });
    const other = await openDatabase({ databaseUrl: harness.url, databasePool: 2, dataDir: '' }, log);
    const feed = new SearchFeed({ pools: other, lists: [stayList], now: () => harness.clock.now, log });
    const ctx = { ...harness.ctx(), db: other.db };
    const total = async () => {
      const question = await resolveQuestion(ctx, stayList, search(''));
      return (await findInIndex(ctx, stayList, question))?.total;
    };
    expect(await total()).toBeUndefined();
    feed.start();
    await expect.poll(total, { interval: 20 }).toBeDefined();
    expect(feed.isUpToDate).toBe(true);
    const before = (await total()) ?? 0;
    await run(
      `update stays set published_at = null where id = (select max(id) from stays where published_at is not null)`,
    );
    await expect.poll(total, { timeout: 1_500, interval: 20 }).toBe(before - 1);
    await other.close();
    await expect.poll(() => feed.isUpToDate, { interval: 100 }).toBe(false);
    const question = await resolveQuestion(harness.ctx(), stayList, search(''));
    expect(await findInIndex(ctx, stayList, question)).toBeUndefined();
    await feed.stop();
  },
);

test('what every process has read is forgotten, and /readyz says by what searches are answered', async () => {
  await both('');
  expect((await harness.call('GET', '/readyz')).body).toEqual({ status: 'ready', search: 'index' });
  await run(`update search_changes set at = $1`, [new Date(harness.clock.now.getTime() - 7 * 3_600_000)]);
  await forgetChanges(harness.ctx(clock));
  expect((await run('select from search_changes')).rowCount).toBe(0);
  await compare(2);
});
