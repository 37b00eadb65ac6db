import type { AddressInfo } from 'node:net';
import { strapi } from '@strapi/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { halves, upload } from '../pictures.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let photo: Buffer;
beforeAll(async () => {
  harness = await startHarness();
  photo = await halves(200, 150).jpeg().toBuffer();
});
afterAll(() => harness.close());

test('the public client uploads, finds, describes and deletes', async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = harness.app.server.address() as AddressInfo;
  const client = strapi({ baseURL: `http://127.0.0.1:${port}/api`, auth: await staffToken(harness, 'editor') });
  const [created] = await client.files.upload(photo, {
    filename: 'client.jpg',
    mimetype: 'image/jpeg',
    fileInfo: { alternativeText: 'By a client' },
  });
  if (!created) throw new Error('Nothing was uploaded');
  expect(created).toMatchObject({ name: 'client.jpg', alternativeText: 'By a client', mime: 'image/webp' });
  expect(await client.files.find({ filters: { name: { $contains: 'client' } }, sort: ['name:asc'] })).toMatchObject([
    { id: created.id },
  ]);
  expect(await client.files.findOne(created.id)).toMatchObject({ documentId: created.documentId });
  expect(await client.files.update(created.id, { alternativeText: 'Better', name: 'better.jpg' })).toMatchObject({
    alternativeText: 'Better',
    name: 'better.jpg',
    url: created.url,
  });
  await client.files.delete(created.id);
  await expect(client.files.findOne(created.id)).rejects.toThrow(/not found/);
});

test('a program may do with pictures what its scopes say', async () => {
  const admin = await staffToken(harness);
  const program = async (scopes: Record<string, string[]>) => {
    const body = { name: 'Importer', scopes };
    const entry = await harness.call('POST', '/api/admin/api-tokens', { token: admin, body });
    expect(entry.status).toBe(201);
    return entry.body.data.token;
  };
  const uploader = await program({ media: ['create', 'find'] });
  const created = await upload(harness, uploader, [{ bytes: photo }]);
  expect(created.status).toBe(201);
  const path = `/api/upload/files/${created.body[0].id}`;
  expect((await harness.call('GET', '/api/upload/files', { token: uploader })).status).toBe(200);
  expect((await harness.call('PUT', path, { token: uploader, body: {} })).status).toBe(403);
  expect((await harness.call('DELETE', path, { token: uploader })).status).toBe(403);
  const reader = await program({ '*': ['find', 'findOne'] });
  expect((await harness.call('GET', path, { token: reader })).status).toBe(200);
  expect((await upload(harness, reader, [{ bytes: photo }])).status).toBe(403);
  const other = await program({ stay: ['create', 'find'] });
  expect((await upload(harness, other, [{ bytes: photo }])).status).toBe(403);
});
