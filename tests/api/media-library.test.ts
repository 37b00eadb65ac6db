import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { fetchBytes, formOf, halves, sendForm, upload } from '../pictures.ts';
import { makeReceiver } from '../receiver.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness({ WEBHOOKS_TO_PRIVATE: 'yes' });
  editor = await staffToken(harness, 'editor');
});
afterAll(() => harness.close());

async function one(bytes: Buffer, info?: unknown, name?: string) {
  const answer = await upload(harness, editor, [{ bytes, ...(name === undefined ? {} : { name }) }], info);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body[0];
}

test('twenty uploads at once all succeed', async () => {
  const bytes = await halves(600, 400).jpeg().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => upload(harness, editor, [{ bytes, name: `at-once-${n % 2}.jpg` }])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const urls = new Set(answers.map(({ body }) => body[0].url));
  expect(urls.size).toBe(20);
});

test('several pictures come in their order, each with what is said of it', async () => {
  const small = await halves(60, 40).png().toBuffer();
  const names = ['a.png', 'b.png', 'c.png'];
  const infos = names.map((name) => ({ alternativeText: `This is ${name}` }));
  const parts = names.map((name) => ({ bytes: small, name }));
  const listed = await upload(harness, editor, parts, infos);
  expect(
    listed.body.map((file: { name: string; alternativeText: string }) => [file.name, file.alternativeText]),
  ).toEqual(names.map((name) => [name, `This is ${name}`]));
  const single = await sendForm(
    harness,
    editor,
    await formOf(
      parts,
      infos.map((info) => ['fileInfo', JSON.stringify(info)]),
    ),
  );
  expect(single.body.map((file: { alternativeText: string }) => file.alternativeText)).toEqual(
    infos.map(({ alternativeText }) => alternativeText),
  );
});

describe('the library', () => {
  test('is listed, sorted, filtered and paged for the staff', async () => {
    await one(await halves(50, 40).png().toBuffer(), { alternativeText: 'zebra' }, 'zebra.png');
    const ask = (search: string) => harness.call('GET', `/api/upload/files${search}`, { token: editor });
    const all = await ask('');
    expect(Number(all.headers['x-total-count'])).toBe(all.body.length);
    expect(all.body.some(({ url }: { url: string }) => url.startsWith('/artwork/'))).toBe(true);
    expect((await ask('?filters[name][$containsi]=ZEBRA')).body).toMatchObject([{ alternativeText: 'zebra' }]);
    expect((await ask('?sort=createdAt:desc&pagination[limit]=2')).body).toHaveLength(2);
    expect((await ask('?filters[content][$eq]=1')).status).toBe(400);
  });

  test('shows, describes and forgets one by its number or documentId', async () => {
    const { id, documentId, url } = await one(await halves(50, 40).png().toBuffer(), { alternativeText: 'before' });
    for (const key of [id, documentId]) {
      const path = `/api/upload/files/${key}`;
      expect((await harness.call('GET', path, { token: editor })).body).toMatchObject({ id, documentId });
      const body = { alternativeText: `after ${key}`, focalPoint: { x: 1, y: 99.5 } };
      expect((await harness.call('PUT', path, { token: editor, body })).body).toMatchObject({ id, url, ...body });
    }
    expect(
      (await harness.call('PUT', `/api/upload/files/${id}`, { token: editor, body: { focalPoint: null } })).body,
    ).toMatchObject({ focalPoint: null, alternativeText: `after ${documentId}` });
    const deleted = await harness.call('DELETE', `/api/upload/files/${id}`, { token: editor });
    expect(deleted).toMatchObject({ status: 200, body: { id, url } });
    expect((await fetchBytes(harness, url.replace('.webp', '.avif'))).status).toBe(404);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await harness.call(method, `/api/upload/files/${id}`, { token: editor })).status).toBe(404);
    }
    const { rows } = await harness.database.pool.query('select 1 from media_files where media_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  test('keeps a picture that is shown somewhere, and lets it go afterwards', async () => {
    const { id, url } = await one(await halves(50, 40).png().toBuffer());
    const stays = await harness.call('GET', '/api/stays?pagination[limit]=1');
    const [{ documentId }] = stays.body.data;
    await harness.call('PUT', `/api/stays/${documentId}`, {
      token: editor,
      body: { data: { stayimages: { connect: [id] } } },
    });
    const answer = await harness.call('GET', `/api/stays/${documentId}?populate=stayimages`);
    const picture = answer.body.data.stayimages.at(-1);
    expect(picture).toMatchObject({ url, focalPoint: null, formats: { small: { url } } });
    expect(picture).not.toHaveProperty('sizeInBytes');
    const refused = await harness.call('DELETE', `/api/upload/files/${id}`, { token: editor });
    expect(refused).toMatchObject({ status: 409, body: { error: { name: 'ConflictError' } } });
    expect((await fetchBytes(harness, url)).status).toBe(200);
    await harness.call('PUT', `/api/stays/${documentId}`, {
      token: editor,
      body: { data: { stayimages: { disconnect: [id] } } },
    });
    expect((await harness.call('DELETE', `/api/upload/files/${id}`, { token: editor })).status).toBe(200);
  });

  test('leaves audit rows and tells webhooks of what comes and goes', async () => {
    const receiver = await makeReceiver();
    const body = { name: 'Pictures', url: receiver.url, events: ['media.create', 'media.delete'] };
    await harness.call('POST', '/api/admin/webhooks', { token: await staffToken(harness), body });
    const { id, documentId } = await one(await halves(50, 40).png().toBuffer());
    await harness.call('DELETE', `/api/upload/files/${id}`, { token: editor });
    const deliveries = await harness.database.pool.query<{ body: string }>(
      'select body from webhook_deliveries order by id',
    );
    expect(deliveries.rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'media.create', media: { documentId } },
      { event: 'media.delete', media: { documentId } },
    ]);
    const audit = await harness.database.pool.query('select action from audit_rows where subject_id = $1 order by id', [
      documentId,
    ]);
    expect(audit.rows).toEqual([{ action: 'create' }, { action: 'delete' }]);
    await receiver.close();
  });
});
