import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authenticate } from '../../service/accounts/authenticate.ts';
import { dismissReport, hideReview, showReview } from '../../service/catalog/reviews/moderate-review.ts';
import { reportReview } from '../../service/catalog/reviews/report-review.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { contentVersion } from '../../service/content/content-version.ts';
import { completedBooking } from '../completed.ts';
import { staffToken } from '../staff.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());
beforeEach(() => harness.clock.advance(3_600_001));

let callers = 0;
function elsewhere(): string {
  callers += 1;
  return `198.51.${callers >> 8}.${callers & 255}`;
}
const post = (data: object, asking: { from?: string; token?: string } = {}) =>
  harness.ask('POST', '/api/reviews', {
    body: { data: { Name: 'Ravi', Rating: 1, Comment: 'Not there.', ...data } },
    from: asking.from ?? elsewhere(),
    ...(asking.token === undefined ? {} : { token: asking.token }),
  });

const products = [
  ['stay', 'stay', 'stays', 'lake-house'],
  ['attraction', 'attraction', 'attractions', 'ganga-rafting'],
  ['tourPackage', 'tour-package', 'tour-packages', 'two-shrines'],
  ['carRental', 'car-rental', 'car-rentals', 'city-sedan'],
] as const;
const read = async (path: string, slug: string) =>
  (await harness.ask('GET', `/api/${path}?filters[slug]=${slug}`, { from: elsewhere() })).body.data[0];

/** A traveller who stayed there, and their review. */
async function guest(of: string, type: string, productId: number, Rating: number, from?: string) {
  const { token, id: userId } = await harness.signUp();
  await completedBooking(harness, { userId, type, productId });
  const posted = await post({ [of]: productId, Rating }, { token, ...(from === undefined ? {} : { from }) });
  expect([posted.status, posted.body.data?.verified], JSON.stringify(posted.body)).toEqual([201, true]);
  return { token, posted };
}

describe.each(products)('%s', (of, type, path, slug) => {
  test('anonymous reviews do not change a score; three reviews of guests make it', async () => {
    const before = await read(path, slug);
    const scale = of === 'stay' ? 2 : 1;
    for (let count = 0; count < 5; count += 1) expect((await post({ [of]: before.id })).status).toBe(201);
    // anonymous reviews do not change an existing score, which is shown with the number of its reviews
    expect(await read(path, slug)).toMatchObject({ rating: before.rating, reviews: before.reviews });
    await guest(of, type, before.id, 2);
    await guest(of, type, before.id, 3);
    expect((await read(path, slug)).reviews).toBe(before.reviews + 2);
    await guest(of, type, before.id, 4);
    expect(await read(path, slug)).toMatchObject({ rating: 3 * scale, reviews: 3 });
    await post({ [of]: before.id, Rating: 5 });
    expect(await read(path, slug)).toMatchObject({ rating: 3 * scale, reviews: 3 });
  });

  test('a network and an account review once, however fast, and a guest can still review', async () => {
    const { id } = await read(path, slug);
    const from = elsewhere();
    const at = await Promise.all([1, 2, 3, 4].map(() => post({ [of]: id }, { from })));
    expect(at.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(at.find(({ status }) => status === 409)?.body.error.message).toMatch(/already reviewed from your network/);
    expect((await post({ [of]: id }, { from: `${from}, ${elsewhere()}` })).status, 'a forged header').toBe(201);
    const { token } = await harness.signUp();
    expect(await post({ [of]: id }, { token })).toMatchObject({ status: 201, body: { data: { verified: false } } });
    const second = await post({ [of]: id }, { token });
    expect([second.status, second.body.error.name]).toEqual([409, 'ConflictError']);
    expect(second.body.error.message).toMatch(/^You have already reviewed this/);
    await guest(of, type, id, 5, from);
  });
});

test('the addresses of one /64 are one network', async () => {
  const { id } = await read('stays', 'palm-villa');
  expect((await post({ stay: id }, { from: '2001:db8:7:7::1' })).status).toBe(201);
  expect((await post({ stay: id }, { from: '2001:db8:7:7::2' })).status).toBe(409);
});

test('the database stores networks hashed, and no two reviews of one network', async () => {
  const from = '203.0.113.201';
  await post({ attraction: (await read('attractions', 'ganga-rafting')).id }, { from });
  await post({ stay: (await read('stays', 'lake-house')).id }, { from });
  const rows = await harness.database.db.selectFrom('reviews').selectAll().orderBy('id', 'desc').limit(2).execute();
  expect(JSON.stringify(rows)).not.toContain(from);
  const [one, other] = rows.map(({ network_hash }) => network_hash);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).not.toBe(one);
});

describe('moderation', () => {
  const moderate = (documentId: string, useCase: string, body: object, token?: string) =>
    harness.ask('POST', `/api/admin/reviews/${documentId}/${useCase}`, {
      body,
      from: elsewhere(),
      ...(token === undefined ? {} : { token }),
    });

  test('a hidden review is left out of every list, count and score, and can be shown again', async () => {
    const stay = await read('stays', 'lake-house');
    const { posted } = await guest('stay', 'stay', stay.id, 5);
    const { documentId } = posted.body.data;
    const weighed = await read('stays', 'lake-house');
    const token = await staffToken(harness, 'support');
    const hidden = await moderate(documentId, 'hide', { reason: 'An insult' }, token);
    expect(hidden).toMatchObject({ status: 200, body: { data: { hidden: true, hiddenBecause: 'An insult' } } });
    expect(await read('stays', 'lake-house')).toMatchObject({ rating: stay.rating, reviews: stay.reviews });
    expect((await harness.ask('GET', `/api/reviews/${documentId}`)).status).toBe(404);
    const list = await harness.ask('GET', `/api/reviews?filters[documentId]=${documentId}`);
    expect(list.body.data).toEqual([]);
    expect((await getStay(harness.ctx(), 'lake-house'))?.reviews.map(({ id }) => id)).not.toContain(
      posted.body.data.id,
    );
    expect((await moderate(documentId, 'show', {}, token)).body.data.hidden).toBe(false);
    expect(await read('stays', 'lake-house')).toMatchObject({ rating: weighed.rating, reviews: weighed.reviews });
    const rows = await harness.database.db
      .selectFrom('audit_rows')
      .select(['action', 'subject_type', 'after'])
      .where('subject_id', '=', documentId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['hide', 'show']);
    expect(JSON.stringify(rows[0])).toContain('An insult');
  });

  test('a reply appears under its review, verified reviews first', async () => {
    const stay = await read('stays', 'lake-house');
    const { posted } = await guest('stay', 'stay', stay.id, 4);
    await post({ stay: stay.id, Comment: 'The newest.' });
    const token = await staffToken(harness, 'editor');
    const { documentId, id } = posted.body.data;
    expect((await moderate(documentId, 'answer', { answer: 'Come again.' }, token)).status).toBe(200);
    const visible = (await getStay(harness.ctx(), 'lake-house'))?.reviews ?? [];
    expect(visible[0]).toMatchObject({ id, verified: true, answer: 'Come again.' });
    const kinds = visible.map(({ verified }) => verified);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
    expect((await moderate(documentId, 'answer', { answer: null }, token)).body.data.answer).toBeNull();
  });

  test('reports of a thousand strangers wait in the queue, hide nothing and drop no cached page', async () => {
    const { db } = harness.database;
    const { id, documentId } = (await post({ stay: (await read('stays', 'lake-house')).id, Comment: 'Cold water.' }))
      .body.data;
    const editor = harness.ctx(await authenticate(harness.ctx(), await staffToken(harness, 'editor')));
    const report = (network: string, reason = 'wrong', of = String(id)) =>
      reportReview({ ...harness.ctx(), network }, { id: of, reason }).catch(({ name }: Error) => name);
    const queue = async (product?: string) =>
      (await listReviews(editor, { state: 'reported', product })).rows.map(({ id, reportsOf }) => ({
        id,
        reports: reportsOf,
      }));
    const version = await contentVersion(harness.ctx());
    // one network reports once, however often and fast
    await Promise.all([1, 2, 3].map(() => report('net 0', 'offensive')));
    expect(await queue()).toEqual([{ id, reports: { wrong: 0, offensive: 1, 'no-guest': 0 } }]);
    expect([await queue('lake'), await queue('rafting')]).toEqual([await queue(), []]);
    for (let network = 1; network <= 120; network += 1) await report(`net ${network}`);
    expect((await queue())[0]?.reports).toEqual({ wrong: 99, offensive: 1, 'no-guest': 0 });
    expect(await db.selectFrom('review_reports').select('id').execute()).toHaveLength(100);
    expect(await contentVersion(harness.ctx())).toBe(version);
    const visible = (await getStay(harness.ctx(), 'lake-house'))?.reviews ?? [];
    expect(visible.some((review) => review.id === id)).toBe(true);
    // refused: unknown reason, hidden review, too many from one network, or from one account anywhere
    expect([await report('x', 'ugly'), await report('y', 'wrong', '0'), await report('z', 'wrong', "1' or 1")]).toEqual(
      ['ValidationError', 'NotFoundError', 'NotFoundError'],
    );
    const many = await Promise.all(Array.from({ length: 11 }, () => report('busy')));
    expect(many.filter((name) => name === 'RateLimitError')).toHaveLength(1);
    const { token } = await harness.signUp();
    const { viewer } = harness.ctx(await authenticate(harness.ctx(), token));
    const roaming = await Promise.all(
      Array.from({ length: 21 }, (_, at) =>
        reportReview({ ...harness.ctx(), viewer, network: `far ${at}` }, { id: String(id), reason: 'wrong' }).catch(
          ({ name }: Error) => name,
        ),
      ),
    );
    expect(roaming.filter((name) => name === 'RateLimitError')).toHaveLength(1);
    // a moderator takes it out of the queue, shown or hidden
    await dismissReport(editor, { documentId });
    expect(await queue()).toEqual([]);
    await expect(dismissReport(editor, { documentId })).rejects.toMatchObject({ name: 'NotFoundError' });
    await db.deleteFrom('review_reports').execute();
    await report('net 0', 'no-guest');
    await hideReview(editor, { documentId, reason: 'Not a guest' });
    expect([await queue(), await report('late')]).toEqual([[], 'NotFoundError']);
    await showReview(editor, { documentId });
    expect(await queue()).toEqual([]);
  });

  test('only staff can moderate', async () => {
    const { documentId } = (await harness.ask('GET', '/api/reviews')).body.data[0];
    const hide = (token?: string) => moderate(documentId, 'hide', { reason: 'x' }, token);
    expect((await hide()).status).toBe(401);
    for (const role of ['traveller', 'partner'] as const) {
      expect((await hide(await staffToken(harness, role))).status, role).toBe(403);
    }
    const token = await staffToken(harness, 'admin');
    expect((await moderate('0'.repeat(24), 'hide', { reason: 'x' }, token)).status).toBe(404);
    expect((await moderate(documentId, 'hide', {}, token)).body.error.message).toBe('reason is a required field');
    expect((await moderate(documentId, 'hide', { reason: 'x', hidden: false }, token)).status).toBe(400);
  });
});
