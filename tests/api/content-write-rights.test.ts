import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
afterAll(() => harness.close());

const language = { name: 'Bengali', code: 'bn' };
const first = async (path: string) => (await harness.call('GET', `/api/${path}`)).body.data[0];

describe('content is written', () => {
  const roles = ['editor', 'admin'] as const;
  test.each(roles)('by the %s', async (role) => {
    const token = await staffToken(harness, role);
    const created = await harness.call('POST', '/api/languages', { token, body: { data: language } });
    expect(created.status).toBe(201);
    const path = `/api/languages/${created.body.data.documentId}`;
    expect((await harness.call('PUT', path, { token, body: { data: { name: 'Bangla' } } })).status).toBe(200);
    expect((await harness.call('POST', `${path}/actions/unpublish`, { token })).status).toBe(200);
    expect((await harness.call('POST', `${path}/actions/publish`, { token })).status).toBe(200);
    expect(await harness.call('DELETE', path, { token })).toMatchObject({ status: 204, body: '' });
    expect((await harness.call('GET', path)).status).toBe(404);
  });

  const others = ['traveller', 'partner', 'support', 'visitor'] as const;
  test.each(others)('not by a %s', async (caller) => {
    const role = caller === 'visitor' ? undefined : caller;
    const { documentId } = await first('languages');
    const token = role && (await staffToken(harness, role));
    const path = `/api/languages/${documentId}`;
    const answers = [
      await harness.call('POST', '/api/languages', { ...(token && { token }), body: { data: language } }),
      await harness.call('PUT', path, { ...(token && { token }), body: { data: { name: 'x' } } }),
      await harness.call('POST', `${path}/actions/unpublish`, { ...(token && { token }) }),
      await harness.call('DELETE', path, { ...(token && { token }) }),
    ];
    const [status, name, message] = role
      ? [403, 'ForbiddenError', 'Forbidden']
      : [401, 'UnauthorizedError', 'Missing or invalid credentials'];
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.body.error).toMatchObject({ name, message });
    }
    expect(await first(`languages?filters[documentId]=${documentId}`)).toMatchObject({ name: 'Hindi' });
  });

  test.each([
    ['taxes', 'tax-rules', (value: object[]) => [{ ...value[0], percent: 12 }]],
    ['fees', 'stay-fees', (value: object[]) => [{ ...value[0], cleaning: { amount: 400 } }]],
    ['what can be held unpaid', 'booking-limits', (value: object) => ({ ...value, unpaidPerBuyer: 7 })],
  ])('%s by admins only', async (_, key, changed) => {
    const { documentId, value } = await first(`settings?filters[key]=${key}`);
    const put = async (token: string) =>
      (await harness.call('PUT', `/api/settings/${documentId}`, { token, body: { data: { value: changed(value) } } }))
        .status;
    expect(await put(await staffToken(harness, 'editor'))).toBe(403);
    expect(await put(admin)).toBe(200);
  });
});

describe('a setting', () => {
  const put = async (key: string, value: unknown) => {
    const { documentId } = await first(`settings?filters[key]=${key}`);
    return harness.call('PUT', `/api/settings/${documentId}`, { token: admin, body: { data: { value } } });
  };

  test('accepts values allowed for its key', async () => {
    expect((await put('hero', { variant: 'counters' })).body.data.value).toEqual({ variant: 'counters' });
    const { status, body } = await put('hero', { variant: 'fireworks', more: 1 });
    expect(status).toBe(400);
    expect(body.error.details.errors.map(({ path }: { path: string[] }) => path)).toEqual([
      ['value', 'variant'],
      ['value'],
    ]);
    const link = await put('social-links', [{ network: 'x', url: 'javascript:alert(1)' }]);
    expect(link.body.error.details.errors[0].path).toEqual(['value', '0', 'url']);
    expect((await put('hero', null)).body.error.message).toBe('value must be defined.');
  });

  test('cannot be created, deleted or given another key', async () => {
    const { documentId } = await first('settings?filters[key]=hero');
    const path = `/api/settings/${documentId}`;
    expect((await harness.call('POST', '/api/settings', { token: admin, body: { data: {} } })).status).toBe(405);
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(405);
    const renamed = await harness.call('PUT', path, { token: admin, body: { data: { key: 'x' } } });
    expect(renamed.body.error.message).toBe('key cannot be written');
    const secret = await harness.database.db
      .insertInto('settings')
      .values({ key: 'secret', value: '1' })
      .returning('document_id')
      .executeTakeFirstOrThrow();
    const hidden = `/api/settings/${secret.document_id}`;
    expect((await harness.call('PUT', hidden, { token: admin, body: { data: { value: 2 } } })).status).toBe(404);
    expect((await harness.call('GET', `${hidden}?status=draft`, { token: admin })).status).toBe(404);
  });
});

describe('a write is in the audit log', () => {
  const rows = async (subject: string) =>
    (
      await harness.database.db
        .selectFrom('audit_rows')
        .selectAll()
        .where('subject_id', '=', subject)
        .orderBy('id')
        .execute()
    ).map(({ actor, action, subject_type, before, after }) => ({ actor, action, subject_type, before, after }));

  test('with the actor, the action and the fields', async () => {
    const created = await harness.call('POST', '/api/languages', { token: admin, body: { data: language } });
    const { documentId } = created.body.data;
    const path = `/api/languages/${documentId}`;
    await harness.call('PUT', path, { token: admin, body: { data: { name: 'Bangla', code: 'bn' } } });
    await harness.call('POST', `${path}/actions/unpublish`, { token: admin });
    await harness.call('POST', `${path}/actions/unpublish`, { token: admin });
    await harness.call('DELETE', path, { token: admin });
    const actor = expect.stringMatching(/^traveller\d+@example\.in$/);
    const at = harness.clock.now.toISOString();
    expect(await rows(documentId)).toEqual([
      { actor, action: 'create', subject_type: 'language', before: null, after: expect.objectContaining(language) },
      { actor, action: 'update', subject_type: 'language', before: { name: 'Bengali' }, after: { name: 'Bangla' } },
      {
        actor,
        action: 'unpublish',
        subject_type: 'language',
        before: { publishedAt: at },
        after: { publishedAt: null },
      },
      {
        actor,
        action: 'delete',
        subject_type: 'language',
        before: expect.objectContaining({ name: 'Bangla' }),
        after: null,
      },
    ]);
  });

  test('also of relations and components, and not when it was refused', async () => {
    const before = await first('attractions?filters[slug]=ganga-rafting&populate=languages,image');
    const path = `/api/attractions/${before.documentId}`;
    await harness.call('PUT', path, {
      token: admin,
      body: { data: { image: null, languages: [], attraction_faqs: [{ question: 'Q?', answer: 'A.' }] } },
    });
    await harness.call('PUT', path, { token: admin, body: { data: { name: '' } } });
    expect(await rows(before.documentId)).toEqual([
      expect.objectContaining({
        before: {
          image: before.image.id,
          languages: before.languages.map(({ documentId }: { documentId: string }) => documentId),
          attraction_faqs: [{ question: 'Must I swim?', answer: 'No.' }],
        },
        after: { image: null, languages: [], attraction_faqs: [{ question: 'Q?', answer: 'A.' }] },
      }),
    ]);
  });
});
