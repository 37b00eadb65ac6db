import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogContent } from '../../service/catalog/catalog.api.ts';
import { publishPlanned } from '../../service/content/publish-planned.ts';
import { clock } from '../../service/core/viewer.ts';
import { deskForms } from '../desk-forms.ts';
import { deskSession } from '../desk-session.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
let editor: string;
beforeAll(async () => {
  world = await makeWorld({}, { pages: true });
});
// tests move the clock further than a session lasts
beforeEach(async () => {
  editor = await deskSession(world, 'editor');
});
afterAll(() => world.close());

const minute = 60_000;
const open = async (path: string) => (await deskForms(world, editor).open(path)).body;
const send = (path: string, fields: Readonly<Record<string, string>>) =>
  deskForms(world, editor).send(path, Object.entries(fields));
const tick = () => publishPlanned(world.ctx(clock), catalogContent);

/** As the browser's field says it, so many minutes from now. */
const inIndia = (minutes: number) =>
  new Date(world.clock.now.getTime() + (minutes + 330) * minute).toISOString().slice(0, 16);
const plan = (at: string, action: string, minutes: number) =>
  send(`${at}?plan`, { do: 'plan', action, dueAt: inIndia(minutes) });

async function draft(name: string) {
  const fields = { name, location: 'Jaipur, Rajasthan', description: 'Under a *neem*.', do: 'save' };
  return String((await send('/admin/content/stay/new', fields)).headers.location);
}

async function isShown(name: string): Promise<boolean> {
  const { body } = await world.call('GET', `/api/stays?filters[name][$eq]=${encodeURIComponent(name)}`);
  return body.data.length === 1;
}

const actions = async (at: string) => {
  const { rows } = await world.database.pool.query(
    'select action, actor from audit_rows where subject_id = $1 order by id',
    [at.split('/').at(-1)],
  );
  return rows.map((row: { action: string; actor: string }) => `${row.action} by ${row.actor.split('@')[0]}`);
};

test('what is planned is shown and taken back by the clock at its time, and stands in list, entry and history', async () => {
  const at = await draft('Neem House');
  expect((await plan(at, 'publish', 10)).headers.location).toBe(at);
  expect((await plan(at, 'unpublish', 70)).statusCode).toBe(302);
  for (const page of [await open(at), await open('/admin/content/stay?words=neem')])
    expect([page.includes('Will be shown'), page.includes('Will be taken back')]).toEqual([true, true]);
  world.clock.advance(9 * minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([0, false]);
  world.clock.advance(minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([1, true]);
  expect(await tick()).toBe(0);
  // the house did not run for a day
  world.clock.advance(24 * 60 * minute);
  expect([await tick(), await isShown('Neem House')]).toEqual([1, false]);
  expect(await actions(at)).toEqual([
    ...['create by editor', 'plan publish by editor', 'plan unpublish by editor'],
    ...['publish by clock', 'unpublish by clock'],
  ]);
  editor = await deskSession(world, 'editor');
  expect(await open(`${at}/history`)).toContain('plan unpublish');
});

test('a plan is taken back, moved, and gone with what does it by hand or deletes the entry', async () => {
  const at = await draft('Peepal House');
  await plan(at, 'publish', 10);
  expect((await send(`${at}?plan`, { do: 'drop-plan', action: 'publish' })).statusCode).toBe(302);
  expect((await send(`${at}?plan`, { do: 'drop-plan', action: 'publish' })).statusCode).toBe(404);
  await plan(at, 'publish', 10);
  await plan(at, 'publish', 30);
  world.clock.advance(20 * minute);
  expect(await tick()).toBe(0);
  await send('/admin/content/stay', { of: at.split('/').at(-1) ?? '', do: 'publish' });
  expect(await open(at)).not.toContain('Will be shown');
  await plan(at, 'unpublish', 30);
  await send(at, { do: 'delete' });
  const { rows } = await world.database.pool.query('select from planned_publications');
  expect(rows).toEqual([]);
});

test('what cannot be planned is refused by its field, and nobody else plans', async () => {
  const at = await draft('Banyan House');
  for (const [action, minutes, words] of [
    ['publish', -1, 'That time is over'],
    ['unpublish', 10, 'It is not in the shop by then'],
  ] as const) {
    const refused = await plan(at, action, minutes);
    expect([refused.statusCode, refused.body.includes(words)]).toEqual([400, true]);
    expect(refused.body).toMatch(
      /<input[^>]*name="dueAt"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="dueAt"/,
    );
    // the form of the entry stands as it was
    expect(refused.body).toContain('value="Banyan House"');
  }
  expect((await send(`${at}?plan`, { do: 'plan', action: 'publish', dueAt: 'soon' })).statusCode).toBe(400);
  const support = deskForms(world, await deskSession(world, 'support'));
  const fields = Object.entries({ do: 'plan', action: 'publish', dueAt: inIndia(10) });
  expect((await support.send(`${at}?plan`, fields)).statusCode).toBe(403);
  const { rows } = await world.database.pool.query('select key, document_id from settings limit 1');
  expect(
    (await send(`/admin/content/setting/${rows[0].document_id}?plan`, Object.fromEntries(fields))).statusCode,
  ).toBe(404);
});

test('what does not hold by then is not shown: Today says why, until it is mended and planned anew', async () => {
  const at = await draft('Tamarind House');
  await plan(at, 'publish', 10);
  const mend = (set: string) => world.database.pool.query(`update stays set ${set} where name = 'Tamarind House'`);
  await mend(`description = '', cancellation_policy = 'forgotten'`);
  world.clock.advance(11 * minute);
  expect([await tick(), await isShown('Tamarind House')]).toEqual([0, false]);
  const today = await open('/admin/today');
  expect(today).toContain('Tamarind House');
  expect(today).toContain('Not shown in the shop: description must be');
  expect(await open(at)).toContain('Not shown');
  // it is not tried again by itself
  await mend(`description = 'By a well.'`);
  expect(await tick()).toBe(0);
  await plan(at, 'publish', 5);
  world.clock.advance(5 * minute);
  expect([await tick(), await isShown('Tamarind House')]).toEqual([0, false]);
  expect(await open('/admin/today')).toContain('cancellationPolicy must be one of');
  await mend('cancellation_policy = null');
  await plan(at, 'publish', 5);
  world.clock.advance(5 * minute);
  expect([await tick(), await isShown('Tamarind House')]).toEqual([1, true]);
  expect(await open('/admin/today')).not.toContain('Tamarind House');
});
