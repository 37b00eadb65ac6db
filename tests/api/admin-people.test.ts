import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerReview, hideReview, showReview } from '../../service/catalog/reviews/moderate-review.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import type { SignedIn } from '../../service/core/viewer.ts';
import { answerEnquiry } from '../../service/enquiries/inbox/answer-enquiry.ts';
import { changeEnquiry } from '../../service/enquiries/inbox/change-enquiry.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { noteEnquiry } from '../../service/enquiries/inbox/note-enquiry.ts';
import { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { latestEnquiries } from '../../service/enquiries/latest-enquiries.ts';
import { exportSubscribers } from '../../service/enquiries/subscribers/export-subscribers.ts';
import { listSubscribers } from '../../service/enquiries/subscribers/list-subscribers.ts';
import { removeSubscriber } from '../../service/enquiries/subscribers/remove-subscriber.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let me: SignedIn;
beforeAll(async () => {
  harness = await startHarness();
  await adminSession(harness, 'support');
  await adminSession(harness, 'editor');
  me = {
    kind: 'user',
    userId: await idOf('support'),
    sessionId: randomUUID(),
    role: 'support',
    confirmed: true,
    email: 'support@desk.example.in',
    username: 'The support',
  };
});
afterAll(() => harness.close());

async function idOf(role: string): Promise<number> {
  const users = harness.database.db.selectFrom('users').select('id');
  return (await users.where('email', '=', `${role}@desk.example.in`).executeTakeFirstOrThrow()).id;
}

const ctx = () => harness.ctx(me);
let requestCount = 0;
async function enquiry(
  fields: { name?: string; kind?: string; email?: string; subject?: string; language?: string } = {},
) {
  requestCount += 1;
  const row = await harness.database.db
    .insertInto('enquiries')
    .values({
      kind: 'contact',
      name: 'Asha Rawat',
      email: `asha${requestCount}@example.in`,
      phone: '+91 98765 43210',
      subject: 'Opening hours',
      message: 'When are you open?',
      created_at: harness.clock.now,
      ...fields,
      question_hash: `hash ${requestCount}`,
    })
    .returning('document_id as documentId')
    .executeTakeFirstOrThrow();
  return row.documentId;
}
const standing = async (documentId: string) => {
  const { status, assignedTo } = await showEnquiry(ctx(), { documentId });
  return [status, assignedTo];
};
const audits = async (documentId: string) => {
  const rows = harness.database.db.selectFrom('audit_rows').select(['action', 'before', 'after']);
  return rows.where('subject_id', '=', documentId).orderBy('id').execute();
};
const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ name }: Error) => name);

test('a reply is emailed to the sender once for each form and saved, and the enquiry leaves the first page', async () => {
  const documentId = await enquiry({ email: 'ravi@example.in' });
  const before = (await latestEnquiries(ctx())).total;
  const form = randomUUID();
  for (const text of ['From ten\r\nto six.', 'From ten\r\nto six.']) {
    expect(await answerEnquiry(ctx(), { documentId, text, form })).toEqual({ email: 'ravi@example.in' });
  }
  const emails = (await harness.emails()).filter(({ recipient }) => recipient === 'ravi@example.in');
  expect(emails).toMatchObject([{ kind: 'enquiry-answer', reply_to: 'hello@padharo.example' }]);
  expect(emails[0]?.plain).toContain('From ten\nto six.');
  // what a stranger typed is not sent to an address that they typed
  expect(emails[0]?.plain).not.toMatch(/Asha|Opening/);
  const { status, assignee, entries } = await showEnquiry(ctx(), { documentId });
  expect([status, assignee]).toEqual(['answered', 'The support']);
  expect(entries).toMatchObject([{ kind: 'answer', author: 'The support', text: 'From ten\nto six.' }]);
  expect((await latestEnquiries(ctx())).total).toBe(before - 1);
  // its words are forgotten with the enquiry: they are not in the log that stays
  expect(await audits(documentId)).toMatchObject([{ action: 'answer', before: { status: 'new', assignedTo: null } }]);
  expect(JSON.stringify(await audits(documentId))).not.toContain('ten');
});

test('the text around a reply is in the language of the enquiry, the reply as it was typed', async () => {
  const documentId = await enquiry({ email: 'hindi@example.in', language: 'hi' });
  await answerEnquiry(ctx(), { documentId, text: 'From ten to six.', form: randomUUID() });
  const [email] = (await harness.emails()).filter(({ recipient }) => recipient === 'hindi@example.in');
  expect(email?.subject).toBe('Padharo को भेजे आपके मैसेज पर हमारा जवाब');
  expect(email?.plain).toContain('From ten to six.');
  expect(email?.plain).toContain('आप इस ईमेल का जवाब दे सकते हैं।');
  expect(email?.plain).not.toContain('reply');
});

test('replies count towards the hourly emails of a mailbox, and a refused reply is not saved', async () => {
  const documentId = await enquiry({ email: 'often@example.in' });
  const answers = [];
  for (let sent = 0; sent < 7; sent += 1) {
    answers.push(await refusal(answerEnquiry(ctx(), { documentId, text: 'Yes.', form: randomUUID() })));
  }
  expect(answers).toEqual([...Array.from({ length: 6 }, () => 'done'), 'RateLimitError']);
  expect((await showEnquiry(ctx(), { documentId })).entries).toHaveLength(6);
});

test('an enquiry can be assigned to oneself, and only to people who may answer', async () => {
  const documentId = await enquiry();
  await changeEnquiry(ctx(), { documentId, assignedTo: me.userId });
  expect(await standing(documentId)).toEqual(['in-hand', me.userId]);
  await changeEnquiry(ctx(), { documentId, status: 'closed' });
  await changeEnquiry(ctx(), { documentId, status: 'closed' });
  await changeEnquiry(ctx(), { documentId, assignedTo: null });
  expect(await standing(documentId)).toEqual(['closed', null]);
  const toEditor = changeEnquiry(ctx(), { documentId, assignedTo: await idOf('editor') });
  expect(await refusal(toEditor)).toBe('ValidationError');
  expect(await standing(documentId)).toEqual(['closed', null]);
  expect((await audits(documentId)).map(({ after }) => after)).toEqual([
    { status: 'in-hand', assignedTo: me.userId },
    { status: 'closed', assignedTo: me.userId },
    { status: 'closed', assignedTo: null },
  ]);
});

test('a note is saved once for each form, beside a reply; a missing enquiry gets none', async () => {
  const documentId = await enquiry();
  const form = randomUUID();
  const note = { documentId, text: 'Called twice.', form };
  await noteEnquiry(ctx(), note);
  await noteEnquiry(ctx(), note);
  await answerEnquiry(ctx(), note);
  const { entries } = await showEnquiry(ctx(), { documentId });
  expect(entries.map(({ kind }) => kind)).toEqual(['note', 'answer']);
  for (const text of ['', ' \r\n ', 'x'.repeat(5_001), 'a\u0007b']) {
    await expect(noteEnquiry(ctx(), { ...note, text })).rejects.toMatchObject({
      details: { errors: [{ path: ['note'] }] },
    });
    await expect(answerEnquiry(ctx(), { ...note, text })).rejects.toMatchObject({
      details: { errors: [{ path: ['answer'] }] },
    });
  }
  const none = { documentId: 'nowhere', text: 'x', form };
  const all = [
    showEnquiry(ctx(), none),
    noteEnquiry(ctx(), none),
    answerEnquiry(ctx(), none),
    changeEnquiry(ctx(), none),
  ];
  expect(await Promise.all(all.map(refusal))).toEqual(all.map(() => 'NotFoundError'));
});

test('enquiries are found by text, type, status and assignee, page by page', async () => {
  const id = await enquiry({ kind: 'partner', name: 'Gita Bisht', subject: 'List your hotel', email: 'gita@hills.in' });
  await changeEnquiry(ctx(), { documentId: id, assignedTo: me.userId });
  const find = async (search: Parameters<typeof listEnquiries>[1]) =>
    (await listEnquiries(ctx(), search)).rows.map(({ documentId }) => documentId);
  for (const text of ['gita', 'BISHT list', 'hotel', 'gita@hills.in', 'hills'])
    expect(await find({ text })).toEqual([id]);
  expect(await find({ text: '98765 43210', kind: 'partner' })).toEqual([id]);
  expect(await find({ text: 'gita', statuses: ['in-hand'], assignedTo: me.userId })).toEqual([id]);
  for (const search of [
    { kind: 'contact' },
    { statuses: ['new'] },
    { assignedTo: 999_999 },
    { text: "isht' | 'a" },
  ] as const)
    expect(await find({ text: 'gita', ...search })).toEqual([]);
  for (let many = 0; many < 55; many += 1) await enquiry({ name: 'Paged' });
  const first = await listEnquiries(ctx(), { text: 'paged' });
  const second = await listEnquiries(ctx(), { text: 'paged', after: first.next ?? '' });
  const ids = [...first.rows, ...second.rows].map(({ documentId }) => documentId);
  expect([first.rows.length, new Set(ids).size, second.next]).toEqual([50, 55, null]);
});

test('reviews are found by product, score and status, page by page', async () => {
  const { db } = harness.database;
  await db.deleteFrom('reviews').execute();
  const stay = await db.selectFrom('stays').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
  const tour = await db.selectFrom('tour_packages').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow();
  const readMessage = (name: string, rating: number, of: object) =>
    db
      .insertInto('reviews')
      .values({ name, rating, comment: 'Good.', ...of })
      .returning('document_id')
      .executeTakeFirstOrThrow();
  await readMessage('Five', 5, { stay_id: stay.id });
  const two = (await readMessage('Two', 2, { tour_package_id: tour.id })).document_id;
  const find = async (search: Parameters<typeof listReviews>[1]) =>
    (await listReviews(ctx(), search)).rows.map(({ name }) => name);
  expect(await find({})).toEqual(['Two', 'Five']);
  expect((await listReviews(ctx(), { rating: 2 })).rows).toMatchObject([{ type: 'tour-package', product: tour.name }]);
  expect(await find({ type: 'stay' })).toEqual(['Five']);
  expect(await find({ product: stay.name.slice(1, 6).toUpperCase(), state: 'unanswered' })).toEqual(['Five']);
  for (const search of [{ product: '%' }, { product: stay.name, type: 'car-rental' }, { rating: 1 }] as const)
    expect(await find(search)).toEqual([]);
  await hideReview(ctx(), { documentId: two, reason: 'Spam' });
  expect([await find({ state: 'unanswered' }), await find({ state: 'hidden' })]).toEqual([['Five'], ['Two']]);
  await showReview(ctx(), { documentId: two });
  await answerReview(ctx(), { documentId: two, answer: 'Thank you.' });
  expect([await find({ state: 'unanswered' }), await find({ state: 'answered' })]).toEqual([['Five'], ['Two']]);
  for (let many = 0; many < 50; many += 1) await readMessage('Paged', 4, { stay_id: stay.id });
  const { next } = await listReviews(ctx(), {});
  expect(await find({ after: next ?? '' })).toEqual(['Two', 'Five']);
});

test('subscribers are found by address and status, exported as CSV, and removed for good', async () => {
  const { db } = harness.database;
  await db.deleteFrom('newsletter_subscribers').execute();
  const [at, empty] = [harness.clock.now, { emails_this_hour: 0, hour_began: harness.clock.now }];
  const add = (email: string, more: { confirmed_at?: Date; left_at?: Date }) =>
    db
      .insertInto('newsletter_subscribers')
      .values({ email, created_at: at, ...empty, ...more })
      .execute();
  await add('=cmd@evil.in', { confirmed_at: at });
  await add('asha@lakes.in', { confirmed_at: at });
  await add('waits@lakes.in', {});
  await add('gone@lakes.in', { confirmed_at: at, left_at: at });
  const find = async (search: Parameters<typeof listSubscribers>[1]) =>
    (await listSubscribers(ctx(), search)).rows.map(({ email }) => email);
  expect(await find({ text: 'lakes' })).toEqual(['gone@lakes.in', 'waits@lakes.in', 'asha@lakes.in']);
  expect(await find({ state: 'waiting' })).toEqual(['waits@lakes.in']);
  expect(await find({ state: 'left', text: 'gone@' })).toEqual(['gone@lakes.in']);
  const day = at.toISOString();
  expect(await exportSubscribers(ctx())).toBe(
    `\ufeffEmail,Confirmed\r\nasha@lakes.in,${day}\r\n"'=cmd@evil.in",${day}\r\n`,
  );
  await removeSubscriber(ctx(), { email: 'asha@lakes.in' });
  await removeSubscriber(ctx(), { email: 'asha@lakes.in' });
  expect(await find({ state: 'subscribed' })).toEqual(['=cmd@evil.in']);
  expect(await refusal(removeSubscriber(ctx(), { email: 'nobody@lakes.in' }))).toBe('NotFoundError');
  const rows = await db.selectFrom('audit_rows').select('action').where('subject_type', '=', 'newsletter').execute();
  expect(rows.map(({ action }) => action)).toEqual(['export', 'remove']);
});
