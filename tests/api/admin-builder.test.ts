import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let staff: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  staff = adminForms(harness, await adminSession(harness, 'editor'));
});
afterAll(() => harness.close());

const basics = { name: 'Step House', location: 'Bundi, Rajasthan', description: 'By the well' };

/** Begins a stay without scripts and returns the address of its next step. */
async function begin(name: string): Promise<string> {
  const form = fieldsIn((await staff.open('/admin/content/stay/build')).body);
  const sent = withValues(form, { ...basics, name, to: 'rooms' });
  const made = await staff.send('/admin/content/stay/build', sent);
  expect(made.statusCode).toBe(302);
  // sent twice it is one stay
  expect((await staff.send('/admin/content/stay/build', sent)).headers.location).toBe(made.headers.location);
  return String(made.headers.location);
}

const roomsOf = (name: string) =>
  harness.database.db
    .selectFrom('room_types as r')
    .innerJoin('stays as s', 's.id', 'r.stay_id')
    .select(['r.name', 'r.document_id', 'r.published_at', 'r.price_paise'])
    .where('s.name', '=', name)
    .orderBy('r.position')
    .execute();

const stays = (name: string) =>
  harness.database.db
    .selectFrom('stays as s')
    .select((query) => [
      's.published_at',
      's.price_paise',
      's.free_cancellation',
      query
        .selectFrom('house_rules as r')
        .select((rules) => rules.fn.countAll<number>().as('count'))
        .whereRef('r.stay_id', '=', 's.id')
        .as('rules'),
    ])
    .where('s.name', '=', name)
    .execute();

async function pictures(): Promise<string[]> {
  const { body } = await harness.call('GET', '/api/stays?populate=stayimages&pagination[pageSize]=1');
  return body.data[0].stayimages.map(({ documentId }: { documentId: string }) => documentId);
}

const room = { 'room_types.0.Name': 'Tower room', 'room_types.0.Price': '4200' };

test('a step saves the stay and its room at once, and a form sent twice makes one room', async () => {
  const rooms = await begin('Step House');
  const form = withValues(fieldsIn((await staff.open(rooms)).body), { ...room, to: 'price' });
  const saved = await staff.send(rooms, form);
  expect(saved.headers.location).toMatch(/step=price$/);
  await staff.send(rooms, form);
  expect(await roomsOf('Step House')).toMatchObject([{ name: 'Tower room', published_at: null }]);
  const check = rooms.replace('step=rooms', 'step=check');
  const shown = (await staff.open(check)).body;
  expect(shown).toContain('Ready to publish.');
  const published = await staff.send(check, [...fieldsIn(shown), ['do', 'publish']]);
  expect(published.statusCode).toBe(302);
  expect(await roomsOf('Step House')).toMatchObject([{ published_at: expect.any(Date) }]);
  // what is published is edited in its form
  expect((await staff.open(check)).headers.location).toMatch(/^\/admin\/content\/stay\/\w+$/);
});

test('each step keeps the draft, with the photographs of the stay and of a room', async () => {
  const rooms = await begin('Kept House');
  const [picture = ''] = await pictures();
  const typed: readonly (readonly [step: string, values: Record<string, string>])[] = [
    ['place', { latitude: '25.44', longitude: '75.64' }],
    ['photographs', { stayimages: picture }],
    ['rooms', { ...room, 'room_types.0.Image': picture }],
    ['price', { price: '3900' }],
    ['rules', { 'house_rules.0.checkInTime': '13:00' }],
  ];
  for (const [step, values] of typed) {
    const address = rooms.replace('step=rooms', `step=${step}`);
    const sent = withValues(fieldsIn((await staff.open(address)).body), { ...values, to: 'close' });
    expect((await staff.send(address, sent)).headers.location, step).toBe('/admin/content/stay');
    const saved = fieldsIn((await staff.open(address)).body);
    for (const field of Object.entries(values)) expect(saved, step).toContainEqual(field);
  }
  // one that is taken away is gone
  const without = fieldsIn((await staff.open(rooms)).body).filter(([name]) => name !== 'room_types.0.Image');
  expect((await staff.send(rooms, [...without, ['to', 'close']])).statusCode).toBe(302);
  expect(fieldsIn((await staff.open(rooms)).body).map(([name]) => name)).not.toContain('room_types.0.Image');
  const [stay] = await stays('Kept House');
  expect(stay).toMatchObject({ published_at: null, price_paise: 390_000 });
});

test('a draft that lacks something says so, and is not published', async () => {
  const check = (await begin('Bare House')).replace('step=rooms', 'step=check');
  const shown = (await staff.open(check)).body;
  expect(shown).toContain('Fill in what is missing first: Price.');
  const refused = await staff.send(check, [...fieldsIn(shown), ['do', 'publish']]);
  expect(refused.statusCode).toBe(400);
  expect(await stays('Bare House')).toMatchObject([{ published_at: null }]);
});

test('a step with something wrong in a part saves nothing of the entry or of the other parts', async () => {
  const rules = (await begin('Half House')).replace('step=rooms', 'step=rules');
  const wrong = { freeCancellation: 'yes', 'house_rules.0.checkInTime': '13:00', 'stay_facts.0.minimumAge': '0' };
  const sent = withValues(fieldsIn((await staff.open(rules)).body), { ...wrong, to: 'close' });
  expect((await staff.send(rules, sent)).statusCode).toBe(400);
  expect(await stays('Half House')).toMatchObject([{ free_cancellation: false, rules: 0 }]);
});

test('what is wrong with a room is said at its field, and nothing of the step is saved', async () => {
  const rooms = await begin('Wrong House');
  const form = withValues(fieldsIn((await staff.open(rooms)).body), { ...room, 'room_types.0.Price': '', to: 'price' });
  const refused = await staff.send(rooms, form);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Fill this in');
  expect(refused.body).toContain('value="Tower room"');
  expect(await roomsOf('Wrong House')).toEqual([]);
});

test('a form that is older than the draft is refused, and a room of another stay cannot be named', async () => {
  const rooms = await begin('Old House');
  const opened = fieldsIn((await staff.open(rooms)).body);
  const price = rooms.replace('step=rooms', 'step=price');
  const priced = fieldsIn((await staff.open(price)).body);
  expect((await staff.send(price, withValues(priced, { price: '900', to: 'rules' }))).statusCode).toBe(302);
  expect((await staff.send(rooms, withValues(opened, { ...room, to: 'price' }))).statusCode).toBe(409);

  const [other] = await roomsOf('Lake House');
  const form = fieldsIn((await staff.open(rooms)).body);
  const theirs = { ...room, 'room_types.0.documentId': other?.document_id ?? '' };
  expect((await staff.send(rooms, withValues(form, { ...theirs, to: 'price' }))).statusCode).toBe(404);
  const removal = withValues(form, { 'room_types.removed': other?.document_id ?? '', to: 'price' });
  expect((await staff.send(rooms, removal)).statusCode).toBe(404);
  expect(await roomsOf('Lake House')).toContainEqual(other);
});

test('a type without steps has its form only', async () => {
  expect((await staff.open('/admin/content/language/build')).statusCode).toBe(404);
  expect((await staff.open('/admin/content/language')).body).toContain('href="/admin/content/language/new"');
  expect((await staff.open('/admin/content/stay')).body).toContain('href="/admin/content/stay/build"');
});
