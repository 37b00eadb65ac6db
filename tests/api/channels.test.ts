import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { changeChannel } from '../../service/channels/change-channel.ts';
import { connectChannel } from '../../service/channels/connect-channel.ts';
import { endChannel } from '../../service/channels/end-channel.ts';
import { fetchChannel } from '../../service/channels/fetch-channel.ts';
import { listChannelTroubles } from '../../service/channels/list-channel-troubles.ts';
import { listChannels } from '../../service/channels/list-channels.ts';
import { readChannel } from '../../service/channels/read-channel.ts';
import { readDueChannels } from '../../service/channels/read-due-channels.ts';
import { renewCalendarAddress } from '../../service/channels/renew-calendar-address.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock, operator, type SignedIn } from '../../service/core/viewer.ts';
import { assignProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import type { Context } from '../../service/platform/context.ts';
import { lockStock } from '../../service/stock/holds.ts';
import { type CalendarServer, calendarOf, calendarServer } from '../calendar-server.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, manyBookings, setBookingLimits, stayItem } from '../travellers.ts';

let harness: Harness;
let channelServer: CalendarServer;
let asha: Awaited<ReturnType<Harness['signUp']>>;
/** Rooms of which there are five, and one; a car; something with times. */
let lake: number;
let suite: number;
let raft: number;
beforeAll(async () => {
  harness = await startHarness({ WEBHOOKS_TO_PRIVATE: 'yes' });
  await setBookingLimits(harness, manyBookings);
  channelServer = await calendarServer();
  asha = await harness.signUp();
  const { products } = await listStockRows(admin(), {});
  const sellable = (product: string, label?: string) =>
    products.find(({ slug }) => slug === product)?.rows.find((row) => label === undefined || row.label === label)
      ?.sellableId ?? 0;
  [lake, suite, raft] = [
    sellable('lake-house', 'Lake Room'),
    sellable('lake-house', 'Last Suite'),
    sellable('ganga-rafting'),
  ];
});
afterAll(async () => {
  await channelServer.close();
  await harness.close();
});
afterEach(async () => {
  await harness.database.pool.query('delete from channels; update allotments set elsewhere = 0');
  channelServer.answer = (response) => response.end(calendarOf());
});

const admin = () => harness.ctx(operator);
const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ message }: Error) => message);
const publish = (...spans: string[]) => {
  channelServer.answer = (response) => response.end(calendarOf(...spans));
};
const connect = async (sellableId: number, more: object = {}) =>
  (await connectChannel(admin(), { sellableId, name: 'Airbnb', unit: 1, address: channelServer.url, ...more }))
    .documentId;
const fetched = (documentId: string) => fetchChannel(admin(), { documentId });
const show = async (sellableId: number) => {
  const [of] = await listChannels(admin(), { sellables: [sellableId] });
  if (!of) throw new Error('It is not listed');
  return of;
};
/** Sold or held, elsewhere and free. */
const day = async (sellableId: number, on: string) => {
  const [of] = await showStockDays(admin(), { sellables: [sellableId], from: dayOf(on), to: addDays(dayOf(on), 1) });
  return of && [of.sold + of.held, of.elsewhere, of.free, of.units];
};
const suiteItem = (selectedDate: string, checkOut: string) =>
  stayItem({ selectedDate, checkOut, roomType: 'Last Suite', totalPrice: undefined });
/** Our calendar for a channel, as it reads it: its spans. */
const notify = async (documentId: string, sellableId: number) => {
  const one = (await show(sellableId)).channels.find((channel) => channel.documentId === documentId);
  const { pathname, search } = new URL(one?.ownAddress ?? '');
  const { status, body, headers } = await harness.call('GET', pathname + search);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(body).not.toMatch(/Asha|Lake|Suite/);
  const dates = [...String(body).matchAll(/DT(?:START|END);VALUE=DATE:(\d{8})/g)].map(([, date]) => date);
  return Array.from({ length: dates.length / 2 }, (_, index) => `${dates[2 * index]}-${dates[2 * index + 1]}`);
};

test('dates booked on a channel cannot be booked here, and can again when the channel frees them', async () => {
  const id = await connect(suite);
  publish('2026-12-20/2026-12-22');
  await fetched(id);
  expect([await day(suite, '2026-12-19'), await day(suite, '2026-12-20'), await day(suite, '2026-12-22')]).toEqual([
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 0, 1, 1],
  ]);
  const refused = await book(harness, asha.token, [suiteItem('2026-12-21', '2026-12-23')]);
  expect(refused.status).toBe(409);
  // nor does a sale that had looked before: what it locks is not there
  const locked = await lockStock(admin(), [{ sellableId: suite, day: dayOf('2026-12-20'), slot: '' }]);
  expect([...locked.values()]).toMatchObject([{ capacity: 0, taken: 0 }]);
  publish('2026-12-20/2026-12-21');
  await fetched(id);
  expect([await day(suite, '2026-12-20'), await day(suite, '2026-12-21')]).toEqual([
    [0, 1, 0, 1],
    [0, 0, 1, 1],
  ]);
  await endChannel(admin(), { documentId: id });
  expect(await day(suite, '2026-12-20')).toEqual([0, 0, 1, 1]);
});

test('a channel closes one room of several, and two channels of one room close it once', async () => {
  const [airbnb, booking] = [await connect(lake), await connect(lake, { name: 'Booking.com' })];
  publish('2026-12-20/2026-12-21');
  await fetched(airbnb);
  await fetched(booking);
  expect(await day(lake, '2026-12-20')).toEqual([0, 1, 4, 5]);
  await changeChannel(admin(), { documentId: booking, name: 'Booking.com', unit: 2, address: channelServer.url });
  expect(await day(lake, '2026-12-20')).toEqual([0, 2, 3, 5]);
  await changeChannel(admin(), { documentId: booking, name: 'Booking.com', unit: 2, address: '' });
  expect(await day(lake, '2026-12-20')).toEqual([0, 1, 4, 5]);
});

test('a day sold here and on a channel stays sold, and the operator is notified', async () => {
  await book(harness, asha.token, [suiteItem('2027-01-10', '2027-01-12')]);
  const id = await connect(suite);
  publish('2027-01-11/2027-01-13 Reserved');
  await fetched(id);
  expect(await day(suite, '2027-01-11')).toEqual([1, 1, 0, 1]);
  const { twice, failing } = await listChannelTroubles(admin());
  expect([twice, failing]).toEqual([
    [expect.objectContaining({ slug: 'lake-house', option: 'Last Suite', day: '2027-01-11', names: ['Airbnb'] })],
    [],
  ]);
  expect((await show(suite)).doubleBookings).toMatchObject([{ day: '2027-01-11', taken: 1, elsewhere: 1, units: 1 }]);
});

test('our calendar lists bookings here and on other channels, not those of the channel itself', async () => {
  await book(harness, asha.token, [suiteItem('2027-02-10', '2027-02-12')]);
  const [airbnb, booking] = [await connect(suite), await connect(suite, { name: 'Booking.com' })];
  publish('2027-02-20/2027-02-22');
  await fetched(airbnb);
  expect(await notify(airbnb, suite)).toEqual(expect.not.arrayContaining(['20270220-20270222']));
  expect(await notify(booking, suite)).toEqual(expect.arrayContaining(['20270210-20270212', '20270220-20270222']));
  // both say back what they were told
  publish('2027-02-10/2027-02-12', '2027-02-20/2027-02-22');
  await fetched(airbnb);
  await fetched(booking);
  expect((await listChannelTroubles(admin())).twice).toEqual([]);
  expect((await show(suite)).channels).toMatchObject([
    { days: 2, echoes: 2 },
    { days: 0, echoes: 4 },
  ]);
  // given back at the first, it is free again although the second still shows it back
  publish('2027-02-10/2027-02-12');
  await fetched(airbnb);
  expect(await day(suite, '2027-02-20')).toEqual([0, 0, 1, 1]);
});

test('the secret address of our calendar can be revoked', async () => {
  const id = await connect(suite, { address: '' });
  const before = (await show(suite)).channels[0]?.ownAddress ?? '';
  const ask = async (address: string) => {
    const { pathname, search } = new URL(address);
    return (await harness.call('GET', pathname + search)).status;
  };
  expect(await ask(before)).toBe(200);
  expect(await ask(before.replace(/key=.*/, `key=${'A'.repeat(32)}`))).toBe(404);
  expect(await ask(before.replace(/\?key=.*/, ''))).toBe(404);
  await renewCalendarAddress(admin(), { documentId: id });
  expect(await ask(before)).toBe(404);
  expect(await ask((await show(suite)).channels[0]?.ownAddress ?? '')).toBe(200);
});

test('an unreadable calendar changes nothing, and is reported after an hour', async () => {
  const id = await connect(suite);
  publish('2026-12-20/2026-12-22');
  await fetched(id);
  const { rows } = await harness.database.pool.query('select id from channels');
  const read = () => readChannel(harness.ctx(clock), { channelId: rows[0].id });
  const hostile: [string, CalendarServer['answer']][] = [
    ['it answered 503', (response) => response.writeHead(503).end()],
    ['what stands there is no calendar', (response) => response.end('<html>Sign in</html>')],
    ['it is larger than 1 MB', (response) => response.end(`${calendarOf()}${'X'.repeat(1_100_000)}`)],
    ['what is sent as gzip', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')],
    ['it is sent as zip', (response) => response.writeHead(200, { 'content-encoding': 'zip' }).end('x')],
    ['it is larger than 1 MB', (response) => response.end(gzipSync(Buffer.alloc(40_000_000)))],
    ['it breaks off before its end', (response) => response.end(calendarOf('2026-12-24/2026-12-25').slice(0, -20))],
    ['it leads from address to address', (response) => response.writeHead(302, { location: channelServer.url }).end()],
    ['ECONNRESET', (response) => response.destroy()],
  ];
  for (const [index, [problem, answer]] of hostile.entries()) {
    channelServer.answer = answer;
    await read();
    const [channel] = (await show(suite)).channels;
    expect([channel?.failures, channel?.problem]).toEqual([index + 1, expect.stringContaining(problem)]);
    expect((await listChannelTroubles(admin())).failing).toHaveLength(index < 2 ? 0 : 1);
    // 13 to 17 minutes, then twice, four and eight times as long
    const { rows } = await harness.database.pool.query('select next_at from channels');
    const pause = (rows[0].next_at.getTime() - harness.clock.now.getTime()) / 60_000 / 2 ** Math.min(index, 3);
    expect(Math.round(pause)).toBeGreaterThanOrEqual(13);
    expect(Math.round(pause)).toBeLessThanOrEqual(17);
  }
  expect(await refusal(fetched(id))).toMatch(/could not be read: .*Its days stay as they were/);
  expect(await day(suite, '2026-12-20')).toEqual([0, 1, 0, 1]);
  publish('2026-12-20/2026-12-22');
  await read();
  expect((await show(suite)).channels[0]).toMatchObject({ failures: 0, problem: null, days: 2 });
});

test('a calendar that is sent compressed is read', async () => {
  const id = await connect(suite);
  const packed = gzipSync(calendarOf('2026-12-20/2026-12-22'));
  for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-encoding': 'X-GZIP' }, {}]) {
    channelServer.answer = (response) => response.writeHead(200, headers).end(packed);
    await fetched(id);
    expect((await show(suite)).channels[0]).toMatchObject({ failures: 0, days: 2 });
  }
});

test('an event that became unreadable keeps its nights, is reported, and affects no other event', async () => {
  const id = await connect(suite);
  publish('2026-12-20/2026-12-22', '2026-12-24/2026-12-25');
  await fetched(id);
  // the first is broken, the second is gone, and a third has come
  const broken = (text: string) => text.replace('DTSTART;VALUE=DATE:20261220', 'DTSTART;VALUE=DATE:');
  channelServer.answer = (response) =>
    response.end(broken(calendarOf('2026-12-20/2026-12-22', '2026-12-28/2026-12-29')));
  await fetched(id);
  const nights = ['2026-12-20', '2026-12-21', '2026-12-24', '2026-12-28'];
  const closed = async () => Promise.all(nights.map(async (night) => (await day(suite, night))?.[1]));
  expect(await closed()).toEqual([1, 1, 0, 1]);
  const problem = 'Event 0@channel.example: its start ‘’ is no date';
  expect((await show(suite)).channels[0]).toMatchObject({ failures: 0, problem: null, unread: [problem] });
  expect((await listChannelTroubles(admin())).failing).toMatchObject([{ name: 'Airbnb', isWhole: false, problem }]);
  // day after day, until it can be read or is gone
  harness.clock.advance(25 * 3_600_000);
  await fetched(id);
  expect(await closed()).toEqual([1, 1, 0, 1]);
  publish('2026-12-20/2026-12-21', '2026-12-28/2026-12-29');
  await fetched(id);
  expect(await closed()).toEqual([1, 0, 0, 1]);
  expect(await listChannelTroubles(admin())).toEqual({ twice: [], failing: [] });
  harness.clock.advance(-25 * 3_600_000);
});

test('a calendar is fetched with its validators, and once a day in full', async () => {
  const id = await connect(suite);
  channelServer.answer = (response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = channelServer.requests.at(-1) ?? {};
    if (etag === '"one"' && since) response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"one"', 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' })
        .end(calendarOf('2026-12-20/2026-12-22'));
  };
  const begun = channelServer.requests.length;
  for (const hours of [0, 1, 24]) {
    harness.clock.advance(hours * 3_600_000);
    await fetched(id);
    expect(await day(suite, '2026-12-21')).toEqual([0, 1, 0, 1]);
  }
  expect(channelServer.requests.slice(begun).map((headers) => headers['if-none-match'])).toEqual([
    undefined,
    '"one"',
    undefined,
  ]);
  harness.clock.advance(-25 * 3_600_000);
});

test('the scheduler fetches each calendar every quarter of an hour, not all at once', async () => {
  await connect(suite);
  await connect(lake, { name: 'Told only', address: '' });
  const enqueued: unknown[] = [];
  const run = () =>
    readDueChannels({
      ...harness.ctx(clock),
      enqueue: (_db, name, job) => {
        enqueued.push([name, job]);
        return Promise.resolve();
      },
    });
  await run();
  await run();
  expect(enqueued).toEqual([['read-channel', { channelId: expect.any(Number) }]]);
  const { rows } = await harness.database.pool.query('select next_at from channels where address is not null');
  const minutes = (rows[0].next_at.getTime() - harness.clock.now.getTime()) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(13);
  expect(minutes).toBeLessThanOrEqual(17);
});

test('partners take turns: one with very many calendars does not delay others', async () => {
  const [hostile, honest] = [asha, await harness.signUp()];
  await connect(suite);
  await harness.database.pool.query(
    `insert into channels (sellable_id, name, unit, address, next_at, created_at, connected_by)
     select sellable_id, 'of ' || by, 1, address, $1::timestamptz - make_interval(mins => late), created_at, by
     from channels, (values ($2::int, 25, 50), ($3::int, 1, 1)) as v(by, many, late), generate_series(1, many)`,
    [harness.clock.now, hostile.id, honest.id],
  );
  const names = async () => {
    const read: number[] = [];
    const enqueue: Context['enqueue'] = async (_db, _name, job) => {
      if ('channelId' in job) read.push(job.channelId);
    };
    await readDueChannels({ ...harness.ctx(clock), enqueue });
    const { rows } = await harness.database.pool.query('select id, name from channels');
    return read.map((id) => rows.find((row) => row.id === id)?.name);
  };
  const first = await names();
  expect(first.slice(0, 3).sort()).toEqual(['Airbnb', `of ${hostile.id}`, `of ${honest.id}`].sort());
  expect(first.filter((name) => name === `of ${hostile.id}`)).toHaveLength(20);
  expect(await names()).toEqual(Array(5).fill(`of ${hostile.id}`));
  expect(await names()).toEqual([]);
});

test('one account fetches twenty calendars a minute by hand, and a slow one is given up within seconds', async () => {
  const hand: SignedIn = {
    kind: 'user',
    userId: (await harness.signUp()).id,
    sessionId: randomUUID(),
    role: 'admin',
    confirmed: true,
    email: 'ravi@example.in',
    username: 'Ravi',
  };
  const ids = [];
  for (let n = 0; n < 5; n += 1) ids.push(await connect(lake, { name: `No. ${n}` }));
  channelServer.answer = (response) =>
    response.end(
      calendarOf().replace(
        'END:VCALENDAR',
        'BEGIN:VEVENT\r\nUID:never@x.example\r\nDTSTART;VALUE=DATE:20261201\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT\r\nEND:VCALENDAR',
      ),
    );
  expect(await refusal(fetched(ids[0] ?? ''))).toContain('takes too long');
  publish('2026-12-20/2026-12-22');
  const requests = [];
  for (let n = 0; n < 21; n += 1)
    requests.push(await refusal(fetchChannel(harness.ctx(hand), { documentId: ids[n % 5] ?? '' })));
  expect(requests).toEqual([...Array(20).fill('done'), expect.stringContaining('Too many requests')]);
});

test('invalid input is refused by its field, and products with time slots have no calendar', async () => {
  const refused = (more: object) => refusal(connect(suite, more));
  expect(await refused({ name: ' ' })).toContain('Say where it is sold');
  expect(await refused({ unit: 2 })).toContain('There is one of these');
  expect(await refused({ address: 'airbnb' })).toContain('whole address');
  expect(await refused({ address: 'ftp://x.example/1.ics' })).toContain('https://');
  expect(await refused({ address: `${harness.ctx().config.publicUrl}/api/calendars/x/calendar.ics` })).toContain(
    'our own',
  );
  expect(await refusal(connect(raft))).toContain('what has times');
  expect(await refusal(connect(2_000_000_000))).toContain('not there any more');
  expect(await refusal(connect(lake, { unit: 6 }))).toBe('Choose one from 1 to 5');
});

test('every write is in the audit log, without secret addresses', async () => {
  const id = await connect(suite);
  await changeChannel(admin(), { documentId: id, name: 'Goibibo', unit: 1, address: channelServer.url });
  await renewCalendarAddress(admin(), { documentId: id });
  await endChannel(admin(), { documentId: id });
  const { rows } = await harness.database.pool.query(
    `select action, before, after from audit_rows where subject_type = 'channel' and subject_id = '${id}' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'renew-address', 'delete']);
  expect(rows[1]).toMatchObject({ before: { name: 'Airbnb' }, after: { name: 'Goibibo' } });
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('a partner sees the channels of their own listings only', async () => {
  const { products } = await listStockRows(admin(), {});
  const car = products.find(({ type }) => type === 'car-rental');
  const family = await invitePartner(admin(), { name: 'Car Club', email: 'cars@example.in' });
  await assignProduct(admin(), { documentId: family.documentId, type: 'car-rental', productId: car?.id ?? 0 });
  const partner: SignedIn = {
    kind: 'user',
    userId: asha.id,
    sessionId: randomUUID(),
    role: 'partner',
    confirmed: true,
    email: 'cars@example.in',
    username: 'Cars',
  };
  const his = () => harness.ctx(partner);
  const own = car?.rows[0]?.sellableId ?? 0;
  const { documentId } = await connectChannel(his(), {
    sellableId: own,
    name: 'Zoomcar',
    unit: 1,
    address: channelServer.url,
  });
  publish('2026-12-20/2026-12-22');
  await fetchChannel(his(), { documentId });
  expect(await day(own, '2026-12-20')).toMatchObject({ 1: 1 });
  const foreign = await connect(suite);
  const input = { name: 'Mine', unit: 1, address: '' };
  for (const work of [
    () => connectChannel(his(), { sellableId: suite, ...input }),
    () => changeChannel(his(), { documentId: foreign, ...input }),
    () => endChannel(his(), { documentId: foreign }),
    () => fetchChannel(his(), { documentId: foreign }),
    () => renewCalendarAddress(his(), { documentId: foreign }),
    () => listChannels(his(), { sellables: [own, suite] }),
  ])
    expect(await refusal(work())).toMatch(/not there any more/);
  await harness.database.pool.query('update channels set failures = 9');
  const failing = async (ctx: ReturnType<typeof his>) =>
    (await listChannelTroubles(ctx)).failing.map(({ name }) => name);
  expect([await failing(his()), await failing(admin())]).toEqual([['Zoomcar'], ['Zoomcar', 'Airbnb']]);
});
