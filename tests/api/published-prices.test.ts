import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

type Method = Parameters<Harness['call']>[0];
const send = async (method: Method, path: string, data?: object) => {
  const { status, body } = await harness.call(method, `/api/${path}`, {
    token: admin,
    ...(data && { body: { data } }),
  });
  return { status, data: body?.data, message: body?.error?.message };
};
const words = { location: 'Agra', description: 'Words.' };
const car = { carType: 'SUV', transmission: 'Manual', fuelType: 'Diesel', capacity: 5, vehicles: 2 };
const bodies: readonly (readonly [path: string, body: object])[] = [
  ['tour-packages', { ...words, places: 4 }],
  ['car-rentals', { ...words, ...car }],
];

test.each(bodies)('%s are not made without a price, or for nothing, and given none later', async (path, body) => {
  expect(await send('POST', path, { ...body, name: 'No price' })).toMatchObject({ status: 400 });
  expect(await send('POST', path, { ...body, name: 'Nothing', price: 0 })).toMatchObject({
    status: 400,
    message: 'price must be greater than or equal to 1',
  });
  const created = await send('POST', path, { ...body, name: 'Priced', price: 900 });
  expect(created.status).toBe(201);
  expect(await send('PUT', `${path}/${created.data.documentId}`, { price: 0 })).toMatchObject({ status: 400 });
});

test.each([
  ['tour-packages', 'tour_packages'],
  ['car-rentals', 'car_rentals'],
] as const)('%s from before that cost nothing are not published', async (path, table) => {
  const [, body] = bodies.find(([entry]) => entry === path) ?? ['', {}];
  const { data } = await send('POST', `${path}?status=draft`, { ...body, name: 'From before', price: 900 });
  await harness.database.pool.query(`update ${table} set price_paise = 0 where document_id = $1`, [data.documentId]);
  for (const refused of [
    await send('POST', `${path}/${data.documentId}/actions/publish`),
    await send('PUT', `${path}/${data.documentId}?status=published`, { description: 'Other words.' }),
  ])
    expect(refused).toMatchObject({ status: 400, message: 'price must be given before from-before is published' });
  expect((await harness.call('GET', `/api/${path}?filters[slug]=from-before`)).body.data).toEqual([]);
  expect(await send('PUT', `${path}/${data.documentId}?status=published`, { price: 900 })).toMatchObject({
    status: 200,
  });
});

test('a stay is published with a price of its own or with a room, and a room is not for nothing', async () => {
  const body = { ...words, name: 'Bare House' };
  expect(await send('POST', 'stays', body)).toMatchObject({
    status: 400,
    message: 'price must be given before bare-house is published',
  });
  const { data: stay } = await send('POST', 'stays?status=draft', body);
  const publish = () => send('POST', `stays/${stay.documentId}/actions/publish`);
  expect((await publish()).status).toBe(400);
  const room = { Name: 'Attic', MaxGuests: 2, rooms: 1, stay: stay.documentId };
  expect((await send('POST', 'room-types', { ...room, Price: 0 })).status).toBe(400);
  expect((await send('POST', 'room-types', { ...room, Price: 2500 })).status).toBe(201);
  expect((await publish()).status).toBe(200);
  const { data: priced } = await send('POST', 'stays', { ...words, name: 'Priced House', price: 900 });
  expect((await send('PUT', `stays/${priced.documentId}`, { price: null })).message).toBe(
    'price must be given while the stay is published',
  );
});

test('an attraction may be free to enter', async () => {
  expect(await send('POST', 'attractions', { ...words, name: 'Open temple', price: 0, places: 4 })).toMatchObject({
    status: 201,
    data: { price: 0 },
  });
});
