import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '../../service/core/viewer.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { adminForms, fieldsIn } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = await adminSession(harness, 'editor');
});
afterAll(() => harness.close());

const origin = 'http://padharo.test';

const open = (path: string, cookie = editor) => adminForms(harness, cookie).open(path);
const send = (path: string, fields: readonly (readonly [string, string])[], cookie = editor) =>
  adminForms(harness, cookie).send(path, fields);

const withField = (fields: readonly (readonly [string, string])[], name: string, value: string) =>
  fields.map(([own, before]) => [own, own === name ? value : before] as const);

async function stayOf(slug: string) {
  const { body } = await harness.call('GET', `/api/stays?filters[slug][$eq]=${slug}&populate=*`);
  return body.data[0];
}

async function anyStay(): Promise<{ slug: string; documentId: string }> {
  const { body } = await harness.call('GET', '/api/stays?pagination[pageSize]=1&sort=id');
  return body.data[0];
}

const address = (documentId: string) => `/admin/content/stay/${documentId}`;

test('a form submitted unchanged shows it is saved and changes nothing, and one edited word is one change', async () => {
  const { slug, documentId } = await anyStay();
  const before = await stayOf(slug);
  const page = await open(address(documentId));
  expect(page.statusCode).toBe(200);
  const fields = fieldsIn(page.body);
  expect(fields.length).toBeGreaterThan(15);
  const stored = await send(address(documentId), [...fields, ['do', 'save']]);
  expect(stored.statusCode).toBe(302);
  expect(await stayOf(slug)).toEqual(before);
  const changed = await send(address(documentId), [...withField(fields, 'name', 'Another Name'), ['do', 'save']]);
  expect(changed.statusCode).toBe(302);
  expect(await stayOf(slug)).toEqual({ ...before, name: 'Another Name', updatedAt: expect.any(String) });
  const { rows } = await harness.database.pool.query(
    `select actor, before, after from audit_rows where action = 'update' order by id desc limit 1`,
  );
  expect(rows[0]).toMatchObject({ before: { name: before.name }, after: { name: 'Another Name' } });
  expect(rows[0].actor).toContain('editor@desk.example.in');
});

test('when two editors save the same entry the second is warned, and nothing of the first is lost', async () => {
  const { slug, documentId } = await anyStay();
  const fields = fieldsIn((await open(address(documentId))).body);
  await send(address(documentId), [...withField(fields, 'name', 'First'), ['do', 'save']]);
  const second = await send(address(documentId), [...withField(fields, 'location', 'Elsewhere, Goa'), ['do', 'save']]);
  expect(second.statusCode).toBe(409);
  expect(second.body.includes('Someone else has saved this entry')).toBe(true);
  expect(fieldsIn(second.body)).toContainEqual(['location', 'Elsewhere, Goa']);
  expect(await stayOf(slug)).toMatchObject({ name: 'First' });
});

test('an error appears by its field in the words of the back office', async () => {
  const { documentId } = await anyStay();
  const fields = fieldsIn((await open(address(documentId))).body);
  const refused = await send(address(documentId), [...withField(fields, 'maxGuests', 'many'), ['do', 'save']]);
  expect(refused.statusCode).toBe(400);
  expect(/<input[^>]*name="maxGuests"[^>]*>/.exec(refused.body)?.[0]).toContain('aria-invalid="true"');
  expect(refused.body).toContain('Enter a number.');
  expect(refused.body).not.toContain('must be');
});

test('a new entry is one draft, and appears in the storefront once published', async () => {
  const fields: [string, string][] = [
    ...Object.entries({
      name: 'Neem House',
      location: 'Jaipur, Rajasthan',
      description: 'Under a *neem*.',
      price: '4000',
      key: 'once',
    }),
    ['do', 'save'],
  ];
  const created = await send('/admin/content/stay/new', fields);
  expect(created.statusCode).toBe(302);
  const again = await send('/admin/content/stay/new', fields);
  expect(again.headers.location).toBe(created.headers.location);
  expect(await stayOf('neem-house')).toBeUndefined();
  const at = String(created.headers.location);
  const answer = await send(at, [...fieldsIn((await open(at)).body), ['do', 'publish']]);
  expect(answer.statusCode).toBe(302);
  expect(await stayOf('neem-house')).toMatchObject({ name: 'Neem House' });
  const documentId = at.split('/').at(-1) ?? '';
  const room = await send(`/admin/content/room-type/new?stay=${documentId}`, [
    ...Object.entries({ Name: 'Courtyard Room', Price: '4200', MaxGuests: '2', stay: documentId }),
    ['do', 'save'],
  ]);
  expect(room.statusCode).toBe(302);
  expect((await open(at)).body).toContain('Courtyard Room');
  const copied = await send(at, [...fieldsIn((await open(at)).body), ['do', 'duplicate']]);
  expect(copied.statusCode).toBe(302);
  const copy = fieldsIn((await open(String(copied.headers.location))).body);
  expect(copy).toContainEqual(['name', 'Neem House (copy)']);
  expect(copy).toContainEqual(['slug', 'neem-house-copy']);
});

test('selected entries are unpublished and published again, and failures are listed', async () => {
  const { slug, documentId } = await anyStay();
  const list = '/admin/content/stay';
  expect(
    (
      await send(list, [
        ['of', documentId],
        ['do', 'unpublish'],
      ])
    ).statusCode,
  ).toBe(302);
  expect(await stayOf(slug)).toBeUndefined();
  const part = await send(list, [
    ['of', documentId],
    ['of', 'nobody'],
    ['do', 'publish'],
  ]);
  expect(part.statusCode).toBe(400);
  expect(part.body.includes('1 of 2 published.')).toBe(true);
  expect(await stayOf(slug)).toBeDefined();
  expect((await send(list, [['do', 'publish']])).body).toContain('Select at least one entry first.');
  expect((await open('/admin/content/stay?state=draft&words=neem')).statusCode).toBe(200);
});

test('people without the right to edit content see none of its pages and change nothing', async () => {
  const { slug, documentId } = await anyStay();
  const before = await stayOf(slug);
  for (const role of ['support', 'partner'] as const) {
    const cookie = await adminSession(harness, role);
    // a partner has their own library
    const library = role === 'support' ? '/admin/pictures' : '/admin/proposals';
    for (const path of ['/admin/content', '/admin/content/stay', address(documentId), library])
      expect((await open(path, cookie)).statusCode, `${role} ${path}`).toBe(403);
    const sent = await send(
      address(documentId),
      [
        ['name', 'Mine'],
        ['do', 'save'],
      ],
      cookie,
    );
    expect(sent.statusCode, role).toBe(403);
    expect(
      (
        await send(
          '/admin/content/stay',
          [
            ['of', documentId],
            ['do', 'delete'],
          ],
          cookie,
        )
      ).statusCode,
    ).not.toBe(302);
  }
  expect((await open(address(documentId), '')).statusCode).toBe(302);
  expect(await stayOf(slug)).toEqual(before);
  expect((await open('/admin/content/nothing')).statusCode).toBe(404);
  expect((await open('/admin/content/stay/nobody')).statusCode).toBe(404);
  expect((await open('/admin/content/media')).statusCode).toBe(404);
});

async function photograph(colour: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

function sendFile(name: string, type: string, content: Buffer, cookie = editor) {
  const mark = 'a-mark-between-parts';
  const payload = Buffer.concat([
    Buffer.from(
      `--${mark}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${mark}--\r\n`),
  ]);
  return harness.app.inject({
    method: 'POST',
    url: '/admin/pictures',
    payload,
    headers: { cookie, origin: origin, 'content-type': `multipart/form-data; boundary=${mark}` },
  });
}

test('a photograph is added to the library, and other files are refused with a message', async () => {
  const photo = await photograph('#0e5a5a');
  const uploaded = await sendFile('lake at dawn.jpg', 'image/jpeg', photo);
  expect(uploaded.statusCode).toBe(200);
  expect(uploaded.json().pictures).toMatchObject([{ name: 'lake at dawn.jpg' }]);
  const found = await open('/admin/pictures?words=lake%20at%20dawn.jpg');
  expect(found.json().pictures).toMatchObject([{ name: 'lake at dawn.jpg' }]);
  for (const [name, type, content] of [
    ['a.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a.jpg', 'image/jpeg', Buffer.from('<html><script>alert(1)</script>')],
    ['a.jpg', 'image/jpeg', photo.subarray(0, 200)],
    ['a.jpg', 'image/jpeg', Buffer.alloc(0)],
    ['server.ts', 'image/png', readFileSync('server.ts')],
  ] as const) {
    const refused = await sendFile(name, type, content);
    expect(refused.statusCode, `${name} of ${content.length}`).toBe(400);
    expect(refused.json().message).toMatch(/\w/);
  }
  const large = await sendFile('a.jpg', 'image/jpeg', Buffer.alloc(13 * 2 ** 20));
  expect(large.statusCode).toBe(413);
});

test('a crop becomes a new picture in every size with its texts, and the original stays', async () => {
  const { default: sharp } = await import('sharp');
  const right = await sharp({ create: { width: 450, height: 600, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: 450, top: 0 }])
    .jpeg()
    .toBuffer();
  const [whole] = (await sendFile('two halves.jpg', 'image/jpeg', photo)).json().pictures;
  await send(`/admin/pictures/${whole.documentId}`, Object.entries({ alt: 'Two halves', x: '10', y: '10' }));
  const cut = (id: string, area: Record<string, string>, cookie = editor) =>
    send(`/admin/pictures/${id}/crop`, Object.entries(area), cookie);
  const half = { x: '50', y: '0', width: '50', height: '100' };
  const created = (await cut(whole.documentId, half)).json();
  expect(created).toMatchObject({ name: 'two halves.jpg', alt: 'Two halves', focus: null });
  expect(created.documentId).not.toBe(whole.documentId);
  for (const [address, width, height] of [
    [created.whole, 450, 600],
    [created.whole.replace('.webp', '.avif'), 450, 600],
    [created.url, 375, 500],
    [whole.whole, 900, 600],
  ]) {
    const { rawPayload } = await harness.app.inject({ method: 'GET', url: address });
    const picture = sharp(rawPayload);
    expect(await picture.metadata(), address).toMatchObject({ width, height });
    const { channels } = await picture.stats();
    expect((channels[0]?.mean ?? 0) < 10, address).toBe(address !== whole.whole);
  }
  expect((await cut(whole.documentId, { ...half, x: '' })).statusCode).toBe(400);
  expect((await cut(whole.documentId, { ...half, width: '101' })).statusCode).toBe(400);
  expect((await cut(whole.documentId, { ...half, width: '2' })).json().message).toContain('at least 64 by 64');
  const drawn = (await stayOf((await anyStay()).slug)).image.documentId;
  expect((await cut(drawn, half)).json().message).toBe('Illustrations cannot be cropped');
  expect((await cut('nobody', half)).statusCode).toBe(404);
  expect((await cut(whole.documentId, half, await adminSession(harness, 'support'))).statusCode).toBe(403);
});

test('a change is reverted from the history: only its fields, relations too, as a new change', async () => {
  const { slug, documentId } = await anyStay();
  const before = await stayOf(slug);
  const fields = fieldsIn((await open(address(documentId))).body);
  const [kept] = before.amenities;
  const others = withField(fields, 'name', 'A Name Too Many').filter(
    ([name, value]) => name !== 'amenities' || value === kept.documentId,
  );
  expect((await send(address(documentId), [...others, ['do', 'save']])).statusCode).toBe(302);
  expect((await stayOf(slug)).amenities).toHaveLength(1);
  const now = fieldsIn((await open(address(documentId))).body);
  await send(address(documentId), [...withField(now, 'bedrooms', '7'), ['do', 'save']]);
  const history = await open(`${address(documentId)}/history`);
  expect(history.body).toContain('A Name Too Many');
  const [, row = ''] = [...history.body.matchAll(/name="of"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="of"/g)].map(
    (found) => found[1] ?? found[2],
  );
  expect((await send(`${address(documentId)}/history`, [['of', row]])).statusCode).toBe(302);
  const after = await stayOf(slug);
  expect(after).toMatchObject({ name: before.name, bedrooms: 7 });
  expect(after.amenities.map(({ id }: { id: number }) => id)).toEqual(
    before.amenities.map(({ id }: { id: number }) => id),
  );
  expect((await send(`${address(documentId)}/history`, [['of', '999999999']])).statusCode).toBe(400);
  const support = await adminSession(harness, 'support');
  expect((await open(`${address(documentId)}/history`, support)).statusCode).toBe(403);
});

test('alternative text and focal point are set in the back office, and errors have a message', async () => {
  const { documentId } = (await stayOf((await anyStay()).slug)).image;
  const save = (fields: Record<string, string>, cookie = editor) =>
    send(`/admin/pictures/${documentId}`, Object.entries(fields), cookie);
  const answer = await save({ alt: 'A lake at dawn', x: '20', y: '75' });
  expect(answer.json()).toMatchObject({ alt: 'A lake at dawn', focus: { x: 20, y: 75 } });
  expect((await stayOf((await anyStay()).slug)).image).toMatchObject({
    alternativeText: 'A lake at dawn',
    focalPoint: { x: 20, y: 75 },
  });
  expect((await save({ alt: 'x', x: '120', y: '0' })).statusCode).toBe(400);
  expect((await save({ alt: ' ', x: '1', y: '0' })).json()).toEqual({
    message: 'Enter a short description of the picture.',
  });
  expect((await save({ alt: 'x', x: '', y: '0' })).statusCode).toBe(400);
  expect((await save({ alt: 'x', x: '1', y: '0' }, await adminSession(harness, 'support'))).statusCode).toBe(403);
});

test('a published stay is on the site with its photograph at the next request', async () => {
  const [photo] = (await sendFile('courtyard.jpg', 'image/jpeg', await photograph('#c08040'))).json().pictures;
  const words = { name: 'Peepal House', location: 'Jaipur, Rajasthan', description: 'Under a tree.' };
  const fields = Object.entries({ ...words, price: '4000' });
  const picture = ['stayimages', String(photo.documentId)] as const;
  const created = await send('/admin/content/stay/new', [...fields, picture, ['do', 'save']]);
  const at = String(created.headers.location);
  const page = () => harness.app.inject({ url: '/stays/peepal-house' });
  expect((await page()).statusCode).toBe(404);
  await send(at, [...fieldsIn((await open(at)).body), ['do', 'publish']]);
  const answer = await page();
  expect([answer.statusCode, answer.body.includes(photo.url.replace(/[^/]*$/, ''))]).toEqual([200, true]);
  // who gave it pictures and none for its card sees the first of them there
  expect((await stayOf('peepal-house')).image).toMatchObject({ documentId: photo.documentId });
});

test('a partner uploads pictures for their listings, and sees and describes only their own', async () => {
  const cookie = await adminSession(harness, 'partner');
  const photo = await photograph('#406080');
  expect((await sendFile('mine.jpg', 'image/jpeg', photo, cookie)).statusCode).toBe(404);
  await invitePartner(harness.ctx(operator), { name: 'Lake Family', email: 'partner@desk.example.in' });
  const [mine] = (await sendFile('mine.jpg', 'image/jpeg', photo, cookie)).json().pictures;
  expect((await open('/admin/pictures', cookie)).json().pictures).toMatchObject([{ name: 'mine.jpg' }]);
  expect((await open('/admin/pictures?words=lake', cookie)).json().pictures).toEqual([]);
  const save = (documentId: string) =>
    send(`/admin/pictures/${documentId}`, Object.entries({ alt: 'The pier', x: '1', y: '2' }), cookie);
  expect((await save(mine.documentId)).json()).toMatchObject({ alt: 'The pier' });
  const { image } = await stayOf((await anyStay()).slug);
  expect((await save(image.documentId)).statusCode).toBe(404);
});

test.each(['stay', 'attraction', 'tour-package', 'car-rental'])(
  'the policy of a %s is chosen among those that there are; one that is gone stays until another is chosen',
  async (type) => {
    const { body } = await harness.call('GET', `/api/${type}s?pagination[pageSize]=1&sort=id`);
    const { documentId } = body.data[0];
    const at = `/admin/content/${type}/${documentId}`;
    await harness.database.pool.query(
      `update settings set value = '[{"name": "safari", "steps": [{"hoursBefore": 72, "percent": 80}]}]' where key = 'cancellation-policies'`,
    );
    const choice = async () => {
      const select =
        /<select[^>]*name="cancellationPolicy"[^>]*>([\s\S]*?)<\/select>/.exec((await open(at)).body)?.[1] ?? '';
      return [...select.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, own = '', words]) => {
        const value = /value="([^"]*)"/.exec(own)?.[1] ?? words;
        return `${value}${own.includes('selected') ? ' (chosen)' : ''} = ${words}`;
      });
    };
    expect(await choice()).toEqual([
      ' (chosen) = As set by free cancellation',
      'flexible = flexible: 100% refund until 24 hours before',
      'moderate = moderate: 100% refund until 5 days before, 50% refund until 24 hours before',
      'strict = strict: 100% refund until 14 days before, 50% refund until 7 days before',
      'not-refundable = not-refundable: no refund',
      'safari = safari: 80% refund until 3 days before',
    ]);
    const save = async (value?: string) => {
      const fields = fieldsIn((await open(at)).body);
      return send(at, [
        ...(value === undefined ? fields : withField(fields, 'cancellationPolicy', value)),
        ['do', 'save'],
      ]);
    };
    const named = async () => (await harness.call('GET', `/api/${type}s/${documentId}`)).body.data.cancellationPolicy;
    expect((await save('safari')).statusCode).toBe(302);
    expect(await named()).toBe('safari');
    await harness.database.pool.query(`update settings set value = '[]' where key = 'cancellation-policies'`);
    expect(await choice()).toContain('safari (chosen) = safari');
    expect((await save()).statusCode).toBe(302);
    expect(await named()).toBe('safari');
    expect((await save('')).statusCode).toBe(302);
    expect(await named()).toBeNull();
  },
);
