import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../service/api/calls.ts';
import { type Answer, type Harness, startHarness } from '../harness.ts';
import { formOf, halves, sendForm } from '../pictures.ts';
import { examples } from '../resilience/call-examples.ts';
import { bodyText } from '../resilience/hostile-values.ts';
import { staffToken } from '../staff.ts';
import { book, pay, stayItem } from '../travellers.ts';

let harness: Harness;
let ajv: Ajv2020;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
  const { body } = await harness.call('GET', '/api/openapi.json');
  ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema(body, 'open');
  ajv.addSchema(closed(body), 'closed');
});
afterAll(() => harness.close());

/** The same schemas without the freedom to hold what is not described: then an answer shows what was forgotten. */
function closed(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value), (_key, entry) =>
    typeof entry === 'object' &&
    entry !== null &&
    entry.type === 'object' &&
    'properties' in entry &&
    !('additionalProperties' in entry)
      ? { ...entry, additionalProperties: false }
      : entry,
  );
}

const pointer = (...parts: string[]) => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** What the document says against a value at that place of it; `closed` minds what is not described too. */
function findings(place: string, value: unknown, as: 'open' | 'closed' = 'closed'): unknown {
  const validate = ajv.compile({ $ref: `${as}#/${place}` });
  return validate(value)
    ? []
    : validate.errors?.map(({ instancePath, message, params }) => [instancePath, message, params]);
}

function answerFindings(method: string, path: string, { status, body }: Answer): unknown {
  const place = pointer(
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  );
  return findings(place, body);
}

const types =
  'stays room-types features nearby-places faqs house-rules reviews destinations settings attractions tour-packages car-rentals languages popular-filters'.split(
    ' ',
  );

describe.each(types)('%s', (type) => {
  test('answers as it is described, with everything and in every way', async () => {
    for (const search of [
      '',
      '?populate=*',
      '?fields=createdAt',
      '?pagination[limit]=1',
      '?pagination[withCount]=false',
    ]) {
      const answer = await harness.call('GET', `/api/${type}${search}`);
      expect(answer.body.data.length).toBeGreaterThan(0);
      expect(answerFindings('GET', `/api/${type}`, answer)).toEqual([]);
      const entry = await harness.call('GET', `/api/${type}/${answer.body.data[0].documentId}?populate=*`);
      expect(answerFindings('GET', `/api/${type}/{documentId}`, entry)).toEqual([]);
    }
    const drafts = await harness.call('GET', `/api/${type}?status=draft`, { token: admin });
    expect(answerFindings('GET', `/api/${type}`, drafts)).toEqual([]);
    const refused = await harness.call('GET', `/api/${type}?fields=nope`);
    expect(findings('components/schemas/Error', refused.body)).toEqual([]);
  });
});

const withBody = calls
  .filter(({ body }) => body !== undefined)
  .map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(withBody)('%s takes what is described, and answers so', async (name, call) => {
  // limits that count an account start again
  harness.clock.advance(3_600_000);
  const request = await examples[name]?.prepare(harness);
  if (!request) throw new Error(`Write an example for ${name} in tests/resilience/call-examples.ts`);
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  const method = call.method.toLowerCase();
  const text = bodyText(request.body);
  const place = pointer('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  // specified clients (CART-14) send more than is read
  expect(findings(place, JSON.parse(text), 'open')).toEqual([]);
  const answer = await harness.call(call.method, request.path, {
    body: text,
    ...(request.token === undefined ? {} : { token: request.token }),
  });
  expect(answer.status).toBe(call.status ?? 200);
  expect(answerFindings(method, path, answer)).toEqual([]);
});

test('what is made, changed, published and unpublished answers as described', async () => {
  const data = { name: 'Tea by the lake', type: 'Activities' };
  const created = await harness.call('POST', '/api/features?status=draft', { token: admin, body: { data } });
  expect(answerFindings('POST', '/api/features', created)).toEqual([]);
  for (const action of ['publish', 'unpublish']) {
    const answer = await harness.call('POST', `/api/features/${created.body.data.documentId}/actions/${action}`, {
      token: admin,
    });
    expect(answerFindings('POST', `/api/features/{documentId}/actions/${action}`, answer)).toEqual([]);
  }
});

test('pictures answer as described', async () => {
  // forms are sent without renewing what has ended in the meantime
  const admin = await staffToken(harness);
  const bytes = await halves(80, 60).png().toBuffer();
  const created = await sendForm(
    harness,
    admin,
    await formOf([{ bytes }], [['fileInfo', '{"focalPoint":{"x":1,"y":2}}']]),
  );
  expect(answerFindings('POST', '/api/upload', created)).toEqual([]);
  const listed = await harness.call('GET', '/api/upload/files', { token: admin });
  expect(answerFindings('GET', '/api/upload/files', listed)).toEqual([]);
  const text = await formOf([], [['fileInfo', '{"alternativeText":"The lake"}']]);
  const described = await sendForm(harness, admin, text, `/api/upload?id=${created.body[0].id}`);
  // a thing was made by the first and not by the second
  expect([created.status, described.status]).toEqual([201, 200]);
  expect(described.body).toMatchObject({ id: created.body[0].id, alternativeText: 'The lake' });
  expect(answerFindings('POST', '/api/upload', described)).toEqual([]);
  const path = `/api/upload/files/${created.body[0].id}`;
  for (const method of ['GET', 'DELETE'] as const) {
    expect(
      answerFindings(method, '/api/upload/files/{id}', await harness.call(method, path, { token: admin })),
    ).toEqual([]);
  }
});

test('accounts, bookings and payments answer as described', async () => {
  const { token } = await harness.signUp();
  expect(answerFindings('GET', '/api/users/me', await harness.call('GET', '/api/users/me', { token }))).toEqual([]);
  const booked = await book(harness, token, [stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-12' })]);
  await pay(harness, booked.body);
  const { bookingId } = booked.body;
  const key = new URL(booked.body.paymentLink).searchParams.get('key');
  for (const [method, path, described] of [
    ['GET', '/api/bookings', '/api/bookings'],
    ['GET', `/api/bookings/${bookingId}`, '/api/bookings/{bookingId}'],
    ['GET', `/api/payments/${bookingId}?key=${key}`, '/api/payments/{bookingId}'],
    ['POST', `/api/bookings/${bookingId}/cancel`, '/api/bookings/{bookingId}/cancel'],
  ] as const) {
    const answer = await harness.call(method, path, { token });
    expect(answer.status).toBe(200);
    expect(answerFindings(method, described, answer)).toEqual([]);
  }
});
