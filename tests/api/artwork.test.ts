import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('a drawn picture is served, and not sent twice to the same reader', async () => {
  const first = await world.call('GET', '/artwork/taj-1.square.svg');
  expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
  expect(first.body).toContain('width="800" height="800"');
  const again = await world.call('GET', '/artwork/taj-1.square.svg', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again).toMatchObject({ status: 304, body: '' });
});

test.each(['nothing-1.svg', 'taj-01.svg', 'taj-99999.svg', 'taj-1.huge.svg', 'taj-1.png', '..%2Fserver.ts'])(
  'there is no picture %s',
  async (name) => {
    expect((await world.call('GET', `/artwork/${name}`)).status).toBe(404);
  },
);
