import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeConversation } from '../../service/booking/usecases/messages/change-conversation.ts';
import { countInbox, listInbox } from '../../service/booking/usecases/messages/list-inbox.ts';
import { listUnanswered } from '../../service/booking/usecases/messages/list-unanswered.ts';
import {
  deleteReply,
  fillReply,
  listSavedReplies,
  saveReply,
} from '../../service/booking/usecases/messages/saved-replies.ts';
import { addDays, today } from '../../service/core/day.ts';
import { operator, visitor } from '../../service/core/viewer.ts';
import { newForm } from '../enquiring.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let bookingId: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  asha = await harness.signUp('Asha Verma');
  bookingId = (await book(harness, asha.token, [stayItem({})])).request.bookingId;
});
afterAll(() => harness.close());

const staff = () => harness.ctx(operator);
const day = () => today(harness.clock.now);
const write = (text: string) =>
  harness.call('POST', `/api/bookings/${bookingId}/messages`, { body: { text }, token: asha.token });
const rows = async (state: 'open' | 'snoozed' | 'done') =>
  (await listInbox(staff(), { state })).map(({ words }) => words);
const assignee = async () => {
  const cookie = await adminSession(harness, 'support');
  const { rows } = await harness.database.pool.query<{ user_id: number }>(
    'select user_id from sessions where staff order by created_at desc, used_at desc limit 1',
  );
  return { cookie, userId: rows[0]?.user_id ?? 0 };
};

const open = (role: 'partner' | 'editor' | 'support', url: string) =>
  adminSession(harness, role).then((cookie) => harness.app.inject({ url, headers: { cookie } }));
const send = (cookie: string, url: string, form: Record<string, string>) => {
  const headers = { cookie, origin: 'http://padharo.test', 'content-type': 'application/x-www-form-urlencoded' };
  return harness.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
};
const address = () => `/admin/inbox/message/${bookingId}`;

test('a message is unread until it is opened, and open until it is answered', async () => {
  expect(await countInbox(staff())).toBe(0);
  await write('Is there a lift?');
  await write('And a pool?');
  const [row, ...others] = await listInbox(staff(), { state: 'open' });
  expect([row, others]).toEqual([
    {
      bookingId,
      name: 'Asha Verma',
      words: 'And a pool?',
      author: 'traveller',
      at: harness.clock.now,
      unread: true,
      assignee: null,
      snoozedUntil: null,
    },
    [],
  ]);
  expect(await countInbox(staff())).toBe(1);
  const page = await open('support', address());
  expect([page.statusCode, page.body.includes('Is there a lift?')]).toEqual([200, true]);
  expect((await listInbox(staff(), { state: 'open' }))[0]?.unread).toBe(false);

  const { cookie } = await assignee();
  const answer = { do: 'answer', message: 'There is a lift.', form: newForm() };
  expect((await send(cookie, address(), answer)).statusCode).toBe(302);
  expect((await send(cookie, address(), answer)).statusCode).toBe(302);
  const { rows: sent } = await harness.database.pool.query(
    `select text from booking_messages where author = 'operator'`,
  );
  expect(sent).toEqual([{ text: 'There is a lift.' }]);
  expect([await rows('open'), await rows('done'), await countInbox(staff())]).toEqual([[], ['There is a lift.'], 0]);
});

test('the operator’s email links to the message in the inbox', async () => {
  await write('We come at nine.');
  const { rows: last } = await harness.database.pool.query<{ id: string }>(
    'select max(id) as id from booking_messages',
  );
  const email = (await harness.emails()).findLast(({ kind }) => kind === 'message-to-operator');
  expect(email?.plain).toContain(`http://padharo.test${address()}#message-${last[0]?.id}`);
  expect((await open('support', address())).body).toContain(`id="message-${last[0]?.id}"`);
});

test('a snoozed message returns on its day, and at once with a new one', async () => {
  const until = addDays(day(), 2);
  await expect(changeConversation(staff(), { bookingId, snoozedUntil: day() })).rejects.toMatchObject({ status: 400 });
  await changeConversation(staff(), { bookingId, snoozedUntil: until });
  expect([await rows('open'), await rows('snoozed'), await countInbox(staff())]).toEqual([[], ['We come at nine.'], 0]);
  const waiting = async (awake: boolean) => (await listUnanswered(staff(), { awake })).data.length;
  expect([await waiting(true), await waiting(false)]).toEqual([0, 1]);
  harness.clock.advance(2 * 86_400_000);
  expect([await rows('open'), await rows('snoozed'), await countInbox(staff())]).toEqual([['We come at nine.'], [], 1]);
  await changeConversation(staff(), { bookingId, snoozedUntil: addDays(day(), 9) });
  await write('Or at ten.');
  expect(await rows('open')).toEqual(['Or at ten.']);
});

test('it is assigned to staff only, and done without a reply; repeated, nothing changes', async () => {
  const { userId } = await assignee();
  const audits = async () =>
    (
      await harness.database.pool.query(`select 1 from audit_rows where action = 'update' and subject_id = $1`, [
        bookingId,
      ])
    ).rows.length;
  await changeConversation(staff(), { bookingId, assignedTo: userId });
  const before = await audits();
  await changeConversation(staff(), { bookingId, assignedTo: userId });
  expect(await audits()).toBe(before);
  expect((await listInbox(staff(), { state: 'open' }))[0]?.assignee).toEqual(expect.any(String));
  await expect(changeConversation(staff(), { bookingId, assignedTo: asha.id })).rejects.toMatchObject({ status: 400 });
  await expect(changeConversation(staff(), { bookingId: 'BOOK_0', done: true })).rejects.toMatchObject({ status: 404 });
  await changeConversation(staff(), { bookingId, done: true });
  expect([await rows('open'), await countInbox(staff())]).toEqual([[], 0]);
  await write('Still there?');
  expect(await rows('open')).toEqual(['Still there?']);
});

describe('saved replies', () => {
  test('are filled for the booking before they are sent; an unknown placeholder is refused', async () => {
    await saveReply(staff(), { name: 'Welcome', text: 'Dear {guest}, {booking}: {balance} due, arrival {arrival}.' });
    const [reply] = await listSavedReplies(staff());
    const filled = await fillReply(staff(), { id: reply?.id ?? 0, bookingId });
    expect(filled).toMatch(new RegExp(`^Dear Asha Verma, ${bookingId}: ₹[\\d,]+ due, arrival \\d+ \\w+ 20\\d\\d\\.$`));
    const page = await open('support', `${address()}?reply=${reply?.id}`);
    expect(page.body).toContain('Dear Asha Verma, ');
    for (const text of ['Dear {name}', '{constructor}', '{Guest}', '{{guest}} {}'])
      await expect(saveReply(staff(), { name: 'Odd', text }), text).rejects.toMatchObject({ status: 400 });
    for (const [name, text] of [
      ['', 'Hello'],
      ['x'.repeat(61), 'Hello'],
      ['Odd', ' '],
      ['Odd', 'x'.repeat(2001)],
      ['Odd', 'a\u0007b'],
    ] as const)
      await expect(saveReply(staff(), { name, text })).rejects.toMatchObject({ status: 400 });
    await expect(fillReply(staff(), { id: 0, bookingId })).rejects.toMatchObject({ status: 404 });
    expect((await open('support', `${address()}?reply=999999`)).statusCode).toBe(404);
  });

  test('a guest named like a placeholder or markup stays words', async () => {
    const { pool } = harness.database;
    await pool.query('update bookings set customer_name = $2 where booking_id = $1', [
      bookingId,
      '{balance} <b>$&</b>',
    ]);
    await saveReply(staff(), { name: 'Greeting', text: 'Dear {guest}' });
    const id = (await listSavedReplies(staff())).find(({ name }) => name === 'Greeting')?.id ?? 0;
    expect(await fillReply(staff(), { id, bookingId })).toBe('Dear {balance} <b>$&</b>');
    expect((await open('support', `${address()}?reply=${id}`)).body).toContain(
      'Dear {balance} &lt;b&gt;$&amp;&lt;/b&gt;',
    );
    await pool.query('update bookings set customer_name = $2 where booking_id = $1', [bookingId, 'Asha Verma']);
  });

  test('one of the same name is replaced, and deleted once', async () => {
    await saveReply(staff(), { name: 'Greeting', text: 'Hello {guest}' });
    const replies = await listSavedReplies(staff());
    expect(replies.map(({ name, text }) => [name, text])).toEqual([
      ['Greeting', 'Hello {guest}'],
      ['Welcome', expect.any(String)],
    ]);
    for (const { id } of [...replies, ...replies]) await deleteReply(staff(), { id });
    expect(await listSavedReplies(staff())).toEqual([]);
  });
});

test('editors and partners see no message, no count and no reply', async () => {
  for (const role of ['editor', 'partner'] as const) {
    for (const url of ['/admin/inbox', address(), '/admin/inbox/replies'])
      expect((await open(role, url)).statusCode, `${role} ${url}`).toBe(403);
    expect((await open(role, '/admin/today')).body).not.toMatch(/needs? a reply/);
    const cookie = await adminSession(harness, role);
    expect((await send(cookie, address(), { do: 'done' })).statusCode).toBe(403);
  }
  await expect(listInbox(harness.ctx(visitor), { state: 'open' })).rejects.toMatchObject({ status: 401 });
  expect((await open('support', '/admin/inbox')).body).toMatch(/needs? a reply/);
  for (const url of [
    '/admin/inbox/message/BOOK_0',
    '/admin/inbox/enquiry/x',
    '/admin/inbox/review/x',
    '/admin/inbox/odd/1',
  ])
    expect((await open('support', url)).statusCode, url).toBe(404);
  expect((await open('support', '/admin/inbox?state=odd&kind=%00&reply=x')).statusCode).toBe(200);
});
