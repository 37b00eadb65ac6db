import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { publishPlanned } from '../../service/content/publish-planned.ts';
import { clock } from '../../service/core/viewer.ts';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
});
// tests move the clock further than a session lasts
beforeEach(async () => {
  editor = await adminSession(harness, 'editor');
});
afterAll(() => harness.close());

const minute = 60_000;
const open = async (path: string) => (await adminForms(harness, editor).open(path)).body;
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  adminForms(harness, editor).send(path, Object.entries(fields));
const tick = () => publishPlanned(harness.ctx(clock), catalogContent);

/** As the browser's field shows it, so many minutes from now. */
const inIndia = (minutes: number) =>
  new Date(harness.clock.now.getTime() + (minutes + 330) * minute).toISOString().slice(0, 16);
const plan = (at: string, action: string, minutes: number) =>
  send(`${at}?plan`, { do: 'plan', action, dueAt: inIndia(minutes) });

async function draft(name: string) {
  const fields = { name, location: 'Jaipur, Rajasthan', description: 'Under a *neem*.', price: '4000', do: 'save' };
  return String((await send('/admin/content/stay/new', fields)).headers.location);
}

/** Shown in ten minutes, with what is a draft of it by then or without. */
const planWith = (at: string, drafts: boolean) =>
  send(`${at}?plan`, {
    do: 'plan',
    action: 'publish',
    dueAt: inIndia(10),
    ...(drafts ? { alsoDrafts: 'yes' } : {}),
  });

async function isShown(name: string): Promise<boolean> {
  const { body } = await harness.call('GET', `/api/stays?filters[name][$eq]=${encodeURIComponent(name)}`);
  return body.data.length === 1;
}

const actions = async (at: string) => {
  const { rows } = await harness.database.pool.query(
    'select action, actor from audit_rows where subject_id = $1 order by id',
    [at.split('/').at(-1)],
  );
  return rows.map((row: { action: string; actor: string }) => `${row.action} by ${row.actor.split('@')[0]}`);
};

test('a scheduled entry is published and unpublished on time, and appears in list, entry and history', async () => {
  const at = await draft('Neem House');
  expect((await plan(at, 'publish', 10)).headers.location).toBe(at);
  expect((await plan(at, 'unpublish', 70)).statusCode).toBe(302);
  for (const page of [await open(at), await open('/admin/content/stay?words=neem')])
    expect([page.includes('Scheduled to be published'), page.includes('Scheduled to be unpublished')]).toEqual([
      true,
      true,
    ]);
  harness.clock.advance(9 * minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([0, false]);
  harness.clock.advance(minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([1, true]);
  expect(await tick()).toBe(0);
  // the site did not run for a day
  harness.clock.advance(24 * 60 * minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([1, false]);
  expect(await actions(at)).toEqual([
    'create by editor',
    'plan publish by editor',
    'plan unpublish by editor',
    'publish by clock',
    'unpublish by clock',
  ]);
  editor = await adminSession(harness, 'editor');
  expect(await open(`${at}/history`)).toContain('Scheduled to be unpublished');
});

test('a schedule can be cancelled and moved, and ends when the entry is published by hand or deleted', async () => {
  const at = await draft('Arjun House');
  await plan(at, 'publish', 10);
  expect((await send(`${at}?plan`, { do: 'drop-plan', action: 'publish' })).statusCode).toBe(302);
  expect((await send(`${at}?plan`, { do: 'drop-plan', action: 'publish' })).statusCode).toBe(404);
  await plan(at, 'publish', 10);
  await plan(at, 'publish', 30);
  harness.clock.advance(20 * minute);
  expect(await tick()).toBe(0);
  await send('/admin/content/stay', { of: at.split('/').at(-1) ?? '', do: 'publish' });
  expect(await open(at)).not.toContain('Scheduled to be published');
  await plan(at, 'unpublish', 30);
  await send(at, { do: 'delete' });
  const { rows } = await harness.database.pool.query('select from planned_publications');
  expect(rows).toEqual([]);
});

test('an invalid schedule is refused by its field, and others cannot schedule', async () => {
  const at = await draft('Sal House');
  for (const [action, minutes, words] of [
    ['publish', -1, 'Choose a time in the future'],
    ['unpublish', 10, 'The entry will not be published then'],
  ] as const) {
    const refused = await plan(at, action, minutes);
    expect([refused.statusCode, refused.body.includes(words)]).toEqual([400, true]);
    expect(refused.body).toMatch(
      /<input[^>]*name="dueAt"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="dueAt"/,
    );
    // the form of the entry is as it was
    expect(refused.body).toContain('value="Sal House"');
  }
  expect((await send(`${at}?plan`, { do: 'plan', action: 'publish', dueAt: 'soon' })).statusCode).toBe(400);
  const support = adminForms(harness, await adminSession(harness, 'support'));
  const fields = Object.entries({ do: 'plan', action: 'publish', dueAt: inIndia(10) });
  expect((await support.send(`${at}?plan`, fields)).statusCode).toBe(403);
  const { rows } = await harness.database.pool.query('select key, document_id from settings limit 1');
  expect(
    (await send(`/admin/content/setting/${rows[0].document_id}?plan`, Object.fromEntries(fields))).statusCode,
  ).toBe(404);
});

test('an entry that is invalid at its time stays unpublished, and Today says why until it is fixed', async () => {
  const at = await draft('Karanj House');
  await plan(at, 'publish', 10);
  const mend = (set: string) => harness.database.pool.query(`update stays set ${set} where name = 'Karanj House'`);
  await mend(`description = '', cancellation_policy = 'forgotten'`);
  harness.clock.advance(11 * minute);
  expect([await tick(), await isShown('Karanj House')]).toEqual([0, false]);
  const today = await open('/admin/today');
  expect(today).toMatch(/Not published<[\s\S]*?Karanj House[\s\S]*?Description: /);
  expect(await open(at)).toContain('Not published');
  // it is not tried again automatically
  await mend(`description = 'By a well.'`);
  expect(await tick()).toBe(0);
  await plan(at, 'publish', 5);
  harness.clock.advance(5 * minute);
  expect([await tick(), await isShown('Karanj House')]).toEqual([0, false]);
  expect(await open('/admin/today')).toContain('Cancellation policy: Choose one of the options');
  await mend('cancellation_policy = null');
  await plan(at, 'publish', 5);
  harness.clock.advance(5 * minute);
  expect([await tick(), await isShown('Karanj House')]).toEqual([1, true]);
  expect(await open('/admin/today')).not.toContain('Karanj House');
});

const raw = (url: string, headers: Record<string, string> = { cookie: editor }) =>
  harness.app.inject({ method: 'GET', url, headers });

/** Sends what is in the form of an entry, with another value of some fields, to be looked at. */
async function lookAt(at: string, typed: Readonly<Record<string, string>>) {
  const fields = withValues(fieldsIn(await open(at)), typed);
  return adminForms(harness, editor).send(`${at}/preview`, fields);
}

test('a draft is previewed as its page with unsaved changes, and only by its editor', async () => {
  const at = await draft('Kadamba House');
  const sent = await lookAt(at, { name: 'Kadamba Lodge', description: 'By *the ghats*.' });
  const page = String(sent.headers.location);
  expect([sent.statusCode, page]).toEqual([303, `/admin/preview/stay/${at.split('/').at(-1)}/stays/kadamba-house`]);
  const answer = await raw(page);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  for (const text of ['<h1', 'Kadamba Lodge', 'the ghats</em>', 'This is a draft', at])
    expect(answer.body.includes(text), text).toBe(true);
  // the storefront, its calls, its pages and its lists know nothing of it
  for (const path of ['/stays/kadamba-house', '/api/stays?filters[slug][$eq]=kadamba-house', '/stays?location=Jaipur'])
    expect((await raw(path)).body.includes('Kadamba'), path).toBe(false);
  expect((await raw('/stays/kadamba-house')).statusCode).toBe(404);
  expect(fieldsIn(await open(at))).toContainEqual(['name', 'Kadamba House']);
  expect(await actions(at)).toEqual(['create by editor']);
  // the page's own requests
  expect((await raw(`${page}.data`)).body).toContain('Kadamba Lodge');
  const days = await raw(`${page}/availability?from=2026-12-01&to=2026-12-03`);
  expect([days.statusCode, days.headers['cache-control']]).toEqual([200, 'no-store']);
  // someone else of the back office sees it as it is saved, and someone without that right sees nothing
  const admin = await adminSession(harness, 'admin');
  expect((await raw(page, { cookie: admin })).body).not.toContain('Kadamba Lodge');
  for (const role of ['support', 'partner'] as const) {
    const refused = await raw(page, { cookie: await adminSession(harness, role) });
    expect([refused.statusCode, refused.body.includes('Kadamba')], role).toEqual([403, false]);
  }
  const stranger = await raw(page, {});
  expect([stranger.statusCode, stranger.body.includes('Kadamba')]).toEqual([302, false]);
});

test('a preview includes drafts of its parts, with their number, and nothing hidden', async () => {
  const at = await draft('Palash House');
  const stay = at.split('/').at(-1) ?? '';
  for (const Name of ['Courtyard Room', 'Terrace Room'])
    await send(`/admin/content/room-type/new?stay=${stay}`, { Name, Price: '4200', MaxGuests: '2', stay, do: 'save' });
  await harness.database.pool.query(
    `insert into reviews (stay_id, name, rating, comment, published_at)
       select id, 'A guest', 1, 'Never shown', null from stays where document_id = $1`,
    [stay],
  );
  const answer = await raw(`/admin/preview/stay/${stay}/stays/palash-house`);
  expect(answer.statusCode).toBe(200);
  for (const [text, is] of [
    ['Courtyard Room', true],
    ['Terrace Room', true],
    ['2 drafts in it are shown here too', true],
    ['Never shown', false],
  ] as const)
    expect(answer.body.includes(text), text).toBe(is);
  const { rows } = await harness.database.pool.query(
    `select count(*)::int as shown from room_types r join stays s on s.id = r.stay_id
     where s.document_id = $1 and r.published_at is not null`,
    [stay],
  );
  expect(rows).toEqual([{ shown: 0 }]);
  // of what is in the storefront a draft is held back on purpose
  const fields = fieldsIn(await open(at)).filter(([field]) => field !== 'alsoDrafts');
  await send(at, { ...Object.fromEntries(fields), do: 'publish' });
  expect((await raw(`/admin/preview/stay/${stay}/stays/palash-house`)).body).not.toContain('Courtyard Room');
});

test('a stay goes into the storefront with its drafts where that is ticked, as it is at first, and without them else', async () => {
  const rooms = async (also: Readonly<Record<string, string>>, name: string) => {
    const at = await draft(name);
    const stay = at.split('/').at(-1) ?? '';
    const room = { Name: 'Attic', Price: '4200', MaxGuests: '2', stay, do: 'save' };
    await send(`/admin/content/room-type/new?stay=${stay}`, room);
    await harness.database.pool.query(
      `insert into reviews (stay_id, name, rating, comment, published_at)
         select id, 'A guest', 1, 'Never shown', null from stays where document_id = $1`,
      [stay],
    );
    const page = await open(at);
    expect(page).toMatch(/Publish its drafts too: Attic</);
    const fields = fieldsIn(page, 'publish').filter(([field]) => field !== 'alsoDrafts' || also['alsoDrafts']);
    await send(at, Object.fromEntries(withValues(fields, { do: 'publish' })));
    const { body } = await harness.call('GET', `/api/room-types?filters[stay][documentId][$eq]=${stay}`);
    const { rows } = await harness.database.pool.query(
      `select 1 from reviews where comment = 'Never shown' and published_at is not null`,
    );
    return [await isShown(name), body.data.length, rows.length];
  };
  expect(await rooms({ alsoDrafts: 'yes' }, 'Fig House')).toEqual([true, 1, 0]);
  expect(await rooms({}, 'Lime House')).toEqual([true, 0, 0]);
});

/** A draft with so many rooms that are drafts; its address and documentId. */
async function draftWithRooms(name: string, rooms: number) {
  const at = await draft(name);
  const stay = at.split('/').at(-1) ?? '';
  for (let number = 1; number <= rooms; number += 1) {
    const Name = `Room ${String(number).padStart(3, '0')}`;
    await send(`/admin/content/room-type/new?stay=${stay}`, { Name, Price: '4200', MaxGuests: '2', stay, do: 'save' });
  }
  return { at, stay };
}

const shownRooms = async (stay: string) =>
  (await harness.call('GET', `/api/room-types?filters[stay][documentId][$eq]=${stay}&pagination[pageSize]=1`)).body.meta
    .pagination.total;

test('what is planned takes its drafts along where that is ticked, or stays with the reason where one of them does not hold', async () => {
  const read = async (name: string, stay: string) => [await isShown(name), await shownRooms(stay)];
  const mango = await draftWithRooms('Mango House', 2);
  const papaya = await draftWithRooms('Papaya House', 1);
  const guava = await draftWithRooms('Guava House', 2);
  expect(await open(mango.at)).toContain('Publish its drafts too: ');
  await planWith(mango.at, true);
  await planWith(papaya.at, false);
  await planWith(guava.at, true);
  expect(await open(mango.at)).toMatch(/Scheduled to be published(?:<!-- -->)? with its drafts/);
  expect(await open(papaya.at)).not.toContain('with its drafts');
  // a room that came after the plan goes too; one of another stay is spoilt
  const late = { Name: 'Loft', Price: '900', MaxGuests: '1', stay: mango.stay, do: 'save' };
  await send(`/admin/content/room-type/new?stay=${mango.stay}`, late);
  await harness.database.pool.query(
    `update room_types set name = '' where name = 'Room 002' and stay_id = (select id from stays where document_id = $1)`,
    [guava.stay],
  );
  harness.clock.advance(10 * minute);
  expect(await tick()).toBe(2);
  expect(await read('Mango House', mango.stay)).toEqual([true, 3]);
  expect(await read('Papaya House', papaya.stay)).toEqual([true, 0]);
  expect(await read('Guava House', guava.stay)).toEqual([false, 0]);
  editor = await adminSession(harness, 'editor');
  expect(await open('/admin/today')).toContain('Guava House');
});

test('all drafts of a stay go with it, however many they are, and none of them where one thing cannot be', async () => {
  const { at, stay } = await draftWithRooms('Gular House', 42);
  const page = await open(at);
  expect(page).toMatch(/Publish its drafts too: Room 001, Room 002, Room 003, Room 004, Room 005 and 37 more</);
  const fields = withValues(fieldsIn(page, 'publish'), {
    do: 'publish',
    alsoDrafts: 'yes',
    description: 'Now with *figs*.',
  });
  // the last of what is written fails: nothing of it happened, not the words either
  await harness.database.pool.query(
    `create function refuse_stay() returns trigger language plpgsql as
       $$ begin if new.published_at is not null then raise exception 'the disk is full'; end if; return new; end $$;
     create trigger refuse_stay before update on stays for each row execute function refuse_stay();`,
  );
  expect((await send(at, Object.fromEntries(fields))).statusCode).toBe(500);
  await harness.database.pool.query('drop trigger refuse_stay on stays; drop function refuse_stay();');
  expect([await isShown('Gular House'), await shownRooms(stay)]).toEqual([false, 0]);
  expect((await open(at)).includes('Now with *figs*')).toBe(false);
  expect((await send(at, Object.fromEntries(fields))).statusCode).toBe(302);
  expect([await isShown('Gular House'), await shownRooms(stay)]).toEqual([true, 42]);
  expect(await open(at)).toContain('Now with *figs*');
});

test('a list takes the drafts of what is ticked along, unless that is not ticked', async () => {
  const [one, other, held] = [
    await draftWithRooms('Arjun House', 3),
    await draftWithRooms('Sal House', 2),
    await draftWithRooms('Bakul House', 1),
  ];
  expect(await open('/admin/content/stay?words=house')).toContain('Publish drafts too: room types');
  // what has no parts asks nothing of them
  expect(await open('/admin/content/amenity')).not.toContain('Publish drafts too');
  const bulk = async (ticked: readonly string[], also: readonly (readonly [string, string])[]) =>
    adminForms(harness, editor).send('/admin/content/stay', [
      ...ticked.map((of) => ['of', of] as const),
      ...also,
      ['do', 'publish'],
    ]);
  const sent = await bulk([one.stay, other.stay], [['alsoDrafts', 'yes']]);
  expect(sent.statusCode).toBe(302);
  const flash = /said=([^;]*)/.exec(String(sent.headers['set-cookie']))?.[1] ?? '';
  expect(Buffer.from(flash, 'base64url').toString()).toBe('2 entries published. 5 drafts in them were published too.');
  expect((await bulk([held.stay], [])).statusCode).toBe(302);
  expect(await Promise.all([one, other, held].map(({ stay }) => shownRooms(stay)))).toEqual([3, 2, 0]);
  expect(await isShown('Bakul House')).toBe(true);
});

test('every kind with a page, and what is part of one, is previewed; what cannot be saved is said', async () => {
  for (const [type, page] of [
    ['attraction', '/attraction/booking/'],
    ['tour-package', '/tour-packages/booking/'],
    ['car-rental', '/car-rentals/booking/'],
    ['room-type', '/stays/'],
    ['faq', '/stays/'],
  ] as const) {
    const { body } = await harness.call('GET', `/api/${type}s?pagination[pageSize]=1&sort=id`);
    const at = `/admin/content/${type}/${body.data[0].documentId}`;
    const field = { 'room-type': 'Name', faq: 'question' }[type as string] ?? 'name';
    const sent = await lookAt(at, { [field]: `Seen of ${type}` });
    expect(String(sent.headers.location)).toContain(`/admin/preview/${type}/${body.data[0].documentId}${page}`);
    const answer = await raw(String(sent.headers.location));
    expect([answer.statusCode, answer.body.includes(`Seen of ${type}`)], type).toEqual([200, true]);
    expect((await raw(String(sent.headers.location).split(body.data[0].documentId)[1] ?? '')).body).not.toContain(
      'Seen of',
    );
  }
  // a place is seen by what there is at it, under its new name
  const { body } = await harness.call('GET', '/api/destinations?filters[name][$eq]=Rishikesh');
  const renamed = await lookAt(`/admin/content/destination/${body.data[0].documentId}`, { name: 'Seen Town' });
  const list = String(renamed.headers.location);
  expect(list).toMatch(/\/stays\?location=Seen%20Town$/);
  const heads = await Promise.all([list, '/stays?location=Seen%20Town'].map(async (page) => (await raw(page)).body));
  expect(heads.map((page) => /\d+ stays? [^<",]*/.exec(page)?.[0])).toEqual([
    '1 stay in Seen Town',
    '0 stays for “Seen Town”',
  ]);
  const at = await draft('Arjuna House');
  const refused = await lookAt(at, { maxGuests: 'many' });
  expect([refused.statusCode, refused.body.includes('maxGuests must be')]).toEqual([400, true]);
  expect((await raw('/admin/preview/stay/nobody/stays/x')).statusCode).toBe(404);
  const { rows } = await harness.database.pool.query('select document_id from features limit 1');
  expect((await lookAt(`/admin/content/feature/${rows[0].document_id}`, {})).statusCode).toBe(404);
});

test('each review on Today leads to the queue from it on, however many came in after it', async () => {
  const write = (comment: string, at: string, many = 1) =>
    harness.database.pool.query(
      `insert into reviews (stay_id, name, rating, comment, created_at, published_at)
         select id, 'A guest', 4, $1, $2, now() from (select id from stays limit 1) s, generate_series(1, $3)`,
      [comment, at, many],
    );
  const { now } = harness.clock;
  await write('Lamps on the river', now.toISOString());
  await write('From another house, of years ago', '2019-01-01', 60);
  const rows = (await open('/admin/today')).split('<li class="queue-row">');
  const row = rows.find((text) => text.includes('Lamps on the river')) ?? '';
  const [, first = ''] = /href="(\/admin\/reviews\?[^"]*)"/.exec(row) ?? [];
  expect(/<ul[\s\S]*?<\/li>/.exec((await open(first)).split('id="main"')[1] ?? '')?.[0]).toContain(
    'Lamps on the river',
  );
});
