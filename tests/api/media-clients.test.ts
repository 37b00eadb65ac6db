import type { AddressInfo } from 'node:net';
import { strapi } from '@strapi/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halves, upload } from '../pictures.ts';
import { staffToken } from '../staff.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
let photo: Buffer;
beforeAll(async () => {
  world = await makeWorld();
  photo = await halves(200, 150).jpeg().toBuffer();
});
afterAll(() => world.close());

test('the public client uploads, finds, describes and deletes', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const client = strapi({ baseURL: `http://127.0.0.1:${port}/api`, auth: await staffToken(world, 'editor') });
  const [made] = await client.files.upload(photo, {
    filename: 'client.jpg',
    mimetype: 'image/jpeg',
    fileInfo: { alternativeText: 'By a client' },
  });
  if (!made) throw new Error('Nothing was uploaded');
  expect(made).toMatchObject({ name: 'client.jpg', alternativeText: 'By a client', mime: 'image/webp' });
  expect(await client.files.find({ filters: { name: { $contains: 'client' } }, sort: ['name:asc'] })).toMatchObject([
    { id: made.id },
  ]);
  expect(await client.files.findOne(made.id)).toMatchObject({ documentId: made.documentId });
  expect(await client.files.update(made.id, { alternativeText: 'Better', name: 'better.jpg' })).toMatchObject({
    alternativeText: 'Better',
    name: 'better.jpg',
    url: made.url,
  });
  await client.files.delete(made.id);
  await expect(client.files.findOne(made.id)).rejects.toThrow(/not found/);
});

test('a program may do with pictures what its scopes say', async () => {
  const admin = await staffToken(world);
  const program = async (scopes: Record<string, string[]>) => {
    const body = { name: 'Importer', scopes };
    const made = await world.call('POST', '/api/admin/api-tokens', { token: admin, body });
    expect(made.status).toBe(201);
    return made.body.data.token;
  };
  const uploader = await program({ media: ['create', 'find'] });
  const made = await upload(world, uploader, [{ bytes: photo }]);
  expect(made.status).toBe(201);
  const path = `/api/upload/files/${made.body[0].id}`;
  expect((await world.call('GET', '/api/upload/files', { token: uploader })).status).toBe(200);
  expect((await world.call('PUT', path, { token: uploader, body: {} })).status).toBe(403);
  expect((await world.call('DELETE', path, { token: uploader })).status).toBe(403);
  const reader = await program({ '*': ['find', 'findOne'] });
  expect((await world.call('GET', path, { token: reader })).status).toBe(200);
  expect((await upload(world, reader, [{ bytes: photo }])).status).toBe(403);
  const other = await program({ stay: ['create', 'find'] });
  expect((await upload(world, other, [{ bytes: photo }])).status).toBe(403);
});
