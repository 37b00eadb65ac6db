import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { changeChannel } from '../../service/channels/change-channel.ts';
import { connectChannel } from '../../service/channels/connect-channel.ts';
import { endChannel } from '../../service/channels/end-channel.ts';
import { fetchChannel } from '../../service/channels/fetch-channel.ts';
import { listChannelTroubles } from '../../service/channels/list-channel-troubles.ts';
import { listChannels } from '../../service/channels/list-channels.ts';
import { readDueChannels } from '../../service/channels/read-due-channels.ts';
import { renewCalendarAddress } from '../../service/channels/renew-calendar-address.ts';
import { clock, type SignedIn } from '../../service/core/viewer.ts';
import { assignProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import type { Context } from '../../service/platform/context.ts';
import { calendarOf } from '../calendar-server.ts';
import { siteWithChannels } from '../connected-channels.ts';

const site = siteWithChannels();
const { admin, refusal, publish, connect, fetched, show, day } = site;

test('the secret address of our calendar can be revoked', async () => {
  const id = await connect(site.suite, { address: '' });
  const before = (await show(site.suite)).channels[0]?.ownAddress ?? '';
  const ask = async (address: string) => {
    const { pathname, search } = new URL(address);
    return (await site.harness.call('GET', pathname + search)).status;
  };
  expect(await ask(before)).toBe(200);
  expect(await ask(before.replace(/key=.*/, `key=${'A'.repeat(32)}`))).toBe(404);
  expect(await ask(before.replace(/\?key=.*/, ''))).toBe(404);
  await renewCalendarAddress(admin(), { documentId: id });
  expect(await ask(before)).toBe(404);
  expect(await ask((await show(site.suite)).channels[0]?.ownAddress ?? '')).toBe(200);
});

test('the scheduler fetches each calendar every quarter of an hour, not all at once', async () => {
  await connect(site.suite);
  await connect(site.lake, { name: 'Told only', address: '' });
  const enqueued: unknown[] = [];
  const run = () =>
    readDueChannels({
      ...site.harness.ctx(clock),
      enqueue: (_db, name, job) => {
        enqueued.push([name, job]);
        return Promise.resolve();
      },
    });
  await run();
  await run();
  expect(enqueued).toEqual([['read-channel', { channelId: expect.any(Number) }]]);
  const { rows } = await site.harness.database.pool.query('select next_at from channels where address is not null');
  const minutes = (rows[0].next_at.getTime() - site.harness.clock.now.getTime()) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(13);
  expect(minutes).toBeLessThanOrEqual(17);
});

test('partners take turns: one with very many calendars does not delay others', async () => {
  const [hostile, honest] = [site.asha, await site.harness.signUp()];
  await connect(site.suite);
  await site.harness.database.pool.query(
    `insert into channels (sellable_id, name, unit, address, next_at, created_at, connected_by)
     select sellable_id, 'of ' || by, 1, address, $1::timestamptz - make_interval(mins => late), created_at, by
     from channels, (values ($2::int, 25, 50), ($3::int, 1, 1)) as v(by, many, late), generate_series(1, many)`,
    [site.harness.clock.now, hostile.id, honest.id],
  );
  const names = async () => {
    const read: number[] = [];
    const enqueue: Context['enqueue'] = async (_db, _name, job) => {
      if ('channelId' in job) read.push(job.channelId);
    };
    await readDueChannels({ ...site.harness.ctx(clock), enqueue });
    const { rows } = await site.harness.database.pool.query('select id, name from channels');
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
    userId: (await site.harness.signUp()).id,
    sessionId: randomUUID(),
    role: 'admin',
    confirmed: true,
    email: 'ravi@example.in',
    username: 'Ravi',
  };
  const ids = [];
  for (let n = 0; n < 5; n += 1) ids.push(await connect(site.lake, { name: `No. ${n}` }));
  site.channelServer.answer = (response) =>
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
    requests.push(await refusal(fetchChannel(site.harness.ctx(hand), { documentId: ids[n % 5] ?? '' })));
  expect(requests).toEqual([...Array(20).fill('done'), expect.stringContaining('Too many requests')]);
});

test('invalid input is refused by its field, and products with time slots have no calendar', async () => {
  const refused = (more: object) => refusal(connect(site.suite, more));
  expect(await refused({ name: ' ' })).toContain('Enter a channel name');
  expect(await refused({ unit: 2 })).toContain('You have only one unit');
  expect(await refused({ address: 'airbnb' })).toContain('full link');
  expect(await refused({ address: 'ftp://x.example/1.ics' })).toContain('https://');
  expect(await refused({ address: `${site.harness.ctx().config.publicUrl}/api/calendars/x/calendar.ics` })).toContain(
    'our own',
  );
  expect(await refusal(connect(site.raft))).toContain('Products with time slots');
  expect(await refusal(connect(2_000_000_000))).toContain('no longer exists');
  expect(await refusal(connect(site.lake, { unit: 6 }))).toBe('Enter a number from 1 to 5');
});

test('every write is in the audit log, without secret addresses', async () => {
  const id = await connect(site.suite);
  await changeChannel(admin(), { documentId: id, name: 'Goibibo', unit: 1, address: site.channelServer.url });
  await renewCalendarAddress(admin(), { documentId: id });
  await endChannel(admin(), { documentId: id });
  const { rows } = await site.harness.database.pool.query(
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
    userId: site.asha.id,
    sessionId: randomUUID(),
    role: 'partner',
    confirmed: true,
    email: 'cars@example.in',
    username: 'Cars',
  };
  const his = () => site.harness.ctx(partner);
  const own = car?.rows[0]?.sellableId ?? 0;
  const { documentId } = await connectChannel(his(), {
    sellableId: own,
    name: 'Zoomcar',
    unit: 1,
    address: site.channelServer.url,
  });
  publish('2026-12-20/2026-12-22');
  await fetchChannel(his(), { documentId });
  expect(await day(own, '2026-12-20')).toMatchObject({ 1: 1 });
  const foreign = await connect(site.suite);
  const input = { name: 'Mine', unit: 1, address: '' };
  for (const work of [
    () => connectChannel(his(), { sellableId: site.suite, ...input }),
    () => changeChannel(his(), { documentId: foreign, ...input }),
    () => endChannel(his(), { documentId: foreign }),
    () => fetchChannel(his(), { documentId: foreign }),
    () => renewCalendarAddress(his(), { documentId: foreign }),
    () => listChannels(his(), { sellables: [own, site.suite] }),
  ])
    expect(await refusal(work())).toMatch(/no longer exists/);
  await site.harness.database.pool.query('update channels set failures = 9');
  const failing = async (ctx: ReturnType<typeof his>) =>
    (await listChannelTroubles(ctx)).failing.map(({ name }) => name);
  expect([await failing(his()), await failing(admin())]).toEqual([['Zoomcar'], ['Zoomcar', 'Airbnb']]);
});
