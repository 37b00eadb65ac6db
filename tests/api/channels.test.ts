import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { changeChannel } from '../../service/channels/change-channel.ts';
import { endChannel } from '../../service/channels/end-channel.ts';
import { listChannelTroubles } from '../../service/channels/list-channel-troubles.ts';
import { readChannel } from '../../service/channels/read-channel.ts';
import { dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { lockStock } from '../../service/stock/holds.ts';
import { type CalendarServer, calendarOf } from '../calendar-server.ts';
import { siteWithChannels } from '../connected-channels.ts';
import { book } from '../travellers.ts';

const site = siteWithChannels();
const { admin, refusal, publish, connect, fetched, show, day, suiteItem, notify } = site;

test('dates booked on a channel cannot be booked here, and can again when the channel frees them', async () => {
  const id = await connect(site.suite);
  publish('2026-12-20/2026-12-22');
  await fetched(id);
  expect([
    await day(site.suite, '2026-12-19'),
    await day(site.suite, '2026-12-20'),
    await day(site.suite, '2026-12-22'),
  ]).toEqual([
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 0, 1, 1],
  ]);
  const refused = await book(site.harness, site.asha.token, [suiteItem('2026-12-21', '2026-12-23')]);
  expect(refused.status).toBe(409);
  // nor does a sale that had looked before: what it locks is not there
  const locked = await lockStock(admin(), [{ sellableId: site.suite, day: dayOf('2026-12-20'), slot: '' }]);
  expect([...locked.values()]).toMatchObject([{ capacity: 0, taken: 0 }]);
  publish('2026-12-20/2026-12-21');
  await fetched(id);
  expect([await day(site.suite, '2026-12-20'), await day(site.suite, '2026-12-21')]).toEqual([
    [0, 1, 0, 1],
    [0, 0, 1, 1],
  ]);
  await endChannel(admin(), { documentId: id });
  expect(await day(site.suite, '2026-12-20')).toEqual([0, 0, 1, 1]);
});

test('a channel closes one room of several, and two channels of one room close it once', async () => {
  const [airbnb, booking] = [await connect(site.lake), await connect(site.lake, { name: 'Booking.com' })];
  publish('2026-12-20/2026-12-21');
  await fetched(airbnb);
  await fetched(booking);
  expect(await day(site.lake, '2026-12-20')).toEqual([0, 1, 4, 5]);
  await changeChannel(admin(), { documentId: booking, name: 'Booking.com', unit: 2, address: site.channelServer.url });
  expect(await day(site.lake, '2026-12-20')).toEqual([0, 2, 3, 5]);
  await changeChannel(admin(), { documentId: booking, name: 'Booking.com', unit: 2, address: '' });
  expect(await day(site.lake, '2026-12-20')).toEqual([0, 1, 4, 5]);
});

test('a day sold here and on a channel stays sold, and the operator is notified', async () => {
  await book(site.harness, site.asha.token, [suiteItem('2027-01-10', '2027-01-12')]);
  const id = await connect(site.suite);
  publish('2027-01-11/2027-01-13 Reserved');
  await fetched(id);
  expect(await day(site.suite, '2027-01-11')).toEqual([1, 1, 0, 1]);
  const { twice, failing } = await listChannelTroubles(admin());
  expect([twice, failing]).toEqual([
    [expect.objectContaining({ slug: 'lake-house', option: 'Last Suite', day: '2027-01-11', names: ['Airbnb'] })],
    [],
  ]);
  expect((await show(site.suite)).doubleBookings).toMatchObject([
    { day: '2027-01-11', taken: 1, elsewhere: 1, units: 1 },
  ]);
});

test('our calendar lists bookings here and on other channels, not those of the channel itself', async () => {
  await book(site.harness, site.asha.token, [suiteItem('2027-02-10', '2027-02-12')]);
  const [airbnb, booking] = [await connect(site.suite), await connect(site.suite, { name: 'Booking.com' })];
  publish('2027-02-20/2027-02-22');
  await fetched(airbnb);
  expect(await notify(airbnb, site.suite)).toEqual(expect.not.arrayContaining(['20270220-20270222']));
  expect(await notify(booking, site.suite)).toEqual(expect.arrayContaining(['20270210-20270212', '20270220-20270222']));
  // both say back what they were told
  publish('2027-02-10/2027-02-12', '2027-02-20/2027-02-22');
  await fetched(airbnb);
  await fetched(booking);
  expect((await listChannelTroubles(admin())).twice).toEqual([]);
  expect((await show(site.suite)).channels).toMatchObject([
    { days: 2, echoes: 2 },
    { days: 0, echoes: 4 },
  ]);
  // given back at the first, it is free again although the second still shows it back
  publish('2027-02-10/2027-02-12');
  await fetched(airbnb);
  expect(await day(site.suite, '2027-02-20')).toEqual([0, 0, 1, 1]);
});

test('an unreadable calendar changes nothing, and is reported after an hour', async () => {
  const id = await connect(site.suite);
  publish('2026-12-20/2026-12-22');
  await fetched(id);
  const { rows } = await site.harness.database.pool.query('select id from channels');
  const read = () => readChannel(site.harness.ctx(clock), { channelId: rows[0].id });
  const hostile: [string, CalendarServer['answer']][] = [
    ['the link answered 503', (response) => response.writeHead(503).end()],
    ['the link is not a calendar', (response) => response.end('<html>Sign in</html>')],
    ['the calendar is larger than 1 MB', (response) => response.end(`${calendarOf()}${'X'.repeat(1_100_000)}`)],
    [
      'we cannot unpack the gzip encoding',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
    ['we cannot read the encoding zip', (response) => response.writeHead(200, { 'content-encoding': 'zip' }).end('x')],
    ['the calendar is larger than 1 MB', (response) => response.end(gzipSync(Buffer.alloc(40_000_000)))],
    ['the calendar is incomplete', (response) => response.end(calendarOf('2026-12-24/2026-12-25').slice(0, -20))],
    [
      'the link has too many redirects',
      (response) => response.writeHead(302, { location: site.channelServer.url }).end(),
    ],
    ['ECONNRESET', (response) => response.destroy()],
  ];
  for (const [index, [problem, answer]] of hostile.entries()) {
    site.channelServer.answer = answer;
    await read();
    const [channel] = (await show(site.suite)).channels;
    expect([channel?.failures, channel?.problem]).toEqual([index + 1, expect.stringContaining(problem)]);
    expect((await listChannelTroubles(admin())).failing).toHaveLength(index < 2 ? 0 : 1);
    // 13 to 17 minutes, then twice, four and eight times as long
    const { rows } = await site.harness.database.pool.query('select next_at from channels');
    const pause = (rows[0].next_at.getTime() - site.harness.clock.now.getTime()) / 60_000 / 2 ** Math.min(index, 3);
    expect(Math.round(pause)).toBeGreaterThanOrEqual(13);
    expect(Math.round(pause)).toBeLessThanOrEqual(17);
  }
  expect(await refusal(fetched(id))).toMatch(/^Sync failed for .*: .*Blocked dates stay as they were/);
  expect(await day(site.suite, '2026-12-20')).toEqual([0, 1, 0, 1]);
  publish('2026-12-20/2026-12-22');
  await read();
  expect((await show(site.suite)).channels[0]).toMatchObject({ failures: 0, problem: null, days: 2 });
});

test('a calendar that is sent compressed is read', async () => {
  const id = await connect(site.suite);
  const packed = gzipSync(calendarOf('2026-12-20/2026-12-22'));
  for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-encoding': 'X-GZIP' }, {}]) {
    site.channelServer.answer = (response) => response.writeHead(200, headers).end(packed);
    await fetched(id);
    expect((await show(site.suite)).channels[0]).toMatchObject({ failures: 0, days: 2 });
  }
});

test('an event that became unreadable keeps its nights, is reported, and affects no other event', async () => {
  const id = await connect(site.suite);
  publish('2026-12-20/2026-12-22', '2026-12-24/2026-12-25');
  await fetched(id);
  // the first is broken, the second is gone, and a third has come
  const broken = (text: string) => text.replace('DTSTART;VALUE=DATE:20261220', 'DTSTART;VALUE=DATE:');
  site.channelServer.answer = (response) =>
    response.end(broken(calendarOf('2026-12-20/2026-12-22', '2026-12-28/2026-12-29')));
  await fetched(id);
  const nights = ['2026-12-20', '2026-12-21', '2026-12-24', '2026-12-28'];
  const closed = async () => Promise.all(nights.map(async (night) => (await day(site.suite, night))?.[1]));
  expect(await closed()).toEqual([1, 1, 0, 1]);
  const problem = 'Event 0@channel.example: the start ‘’ is not a date';
  expect((await show(site.suite)).channels[0]).toMatchObject({ failures: 0, problem: null, unread: [problem] });
  expect((await listChannelTroubles(admin())).failing).toMatchObject([{ name: 'Airbnb', isWhole: false, problem }]);
  // day after day, until it can be read or is gone
  site.harness.clock.advance(25 * 3_600_000);
  await fetched(id);
  expect(await closed()).toEqual([1, 1, 0, 1]);
  publish('2026-12-20/2026-12-21', '2026-12-28/2026-12-29');
  await fetched(id);
  expect(await closed()).toEqual([1, 0, 0, 1]);
  expect(await listChannelTroubles(admin())).toEqual({ twice: [], failing: [] });
  site.harness.clock.advance(-25 * 3_600_000);
});

test('a calendar is fetched with its validators, and once a day in full', async () => {
  const id = await connect(site.suite);
  site.channelServer.answer = (response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = site.channelServer.requests.at(-1) ?? {};
    if (etag === '"one"' && since) response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"one"', 'last-modified': 'Mon, 23 Nov 2026 10:00:00 GMT' })
        .end(calendarOf('2026-12-20/2026-12-22'));
  };
  const begun = site.channelServer.requests.length;
  for (const hours of [0, 1, 24]) {
    site.harness.clock.advance(hours * 3_600_000);
    await fetched(id);
    expect(await day(site.suite, '2026-12-21')).toEqual([0, 1, 0, 1]);
  }
  expect(site.channelServer.requests.slice(begun).map((headers) => headers['if-none-match'])).toEqual([
    undefined,
    '"one"',
    undefined,
  ]);
  site.harness.clock.advance(-25 * 3_600_000);
});
