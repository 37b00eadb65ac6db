import { once } from 'node:events';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBooking } from '../../service/booking/usecases/bookings/open-booking.ts';
import { listMessages } from '../../service/booking/usecases/messages/list-messages.ts';
import { listUnanswered } from '../../service/booking/usecases/messages/list-unanswered.ts';
import { clock, operator, visitor } from '../../service/core/viewer.ts';
import { mailWorkerOf } from '../../service/emails/mail-worker.ts';
import { sendEmail } from '../../service/emails/send-email.ts';
import { newForm } from '../enquiring.ts';
import { type Harness, startHarness } from '../harness.ts';
import { staffToken } from '../staff.ts';
import { book, carBooking } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: typeof asha;
let support: string;
let last: string | undefined;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  ravi = await harness.signUp('Ravi Rao');
  support = await staffToken(harness, 'support');
});
afterAll(() => harness.close());

/** The bookings of an account that are held unpaid at once are few: what was written about the last is over. */
const booked = async () => {
  if (last) await harness.call('POST', `/api/bookings/${last}/cancel`, { token: asha.token });
  const { status, request } = await book(harness, asha.token);
  expect(status).toBe(200);
  last = request.bookingId;
  return last;
};
const pathOf = (bookingId: string) => `/api/bookings/${bookingId}/messages`;
const read = (bookingId: string, token = asha.token) => harness.call('GET', pathOf(bookingId), { token });
const write = (bookingId: string, body: unknown, token = asha.token) =>
  harness.call('POST', pathOf(bookingId), { body, token });
const answer = (bookingId: string, text: string, token = support) =>
  harness.call('POST', `/api/admin${pathOf(bookingId).slice(4)}`, { body: { text }, token });
const emailsOf = async (kind: string) => (await harness.emails()).filter((email) => email.kind === kind);
const textsOf = ({ body }: Awaited<ReturnType<typeof read>>) =>
  body.data.map(({ from, kind, subject, text }: Record<string, string>) => `${from} ${kind}: ${subject ?? text}`);

const changeAs = async (bookingId: string, key: string, change: unknown) => {
  const at = `/api/bookings/${bookingId}/changes`;
  const preview = await harness.call('POST', `${at}/preview`, { body: { changes: [change], key } });
  const body = { changes: [change], key, token: preview.body.token };
  return { preview, answer: await harness.call('POST', at, { body }) };
};

describe('a conversation', () => {
  test('holds every email as it was sent and what both wrote, in order of time, for no one to keep', async () => {
    const id = await booked();
    harness.clock.advance(1_000);
    expect((await write(id, { text: ' May we arrive\r\nat midnight? ' })).status).toBe(201);
    harness.clock.advance(1_000);
    expect((await answer(id, 'You may.')).status).toBe(201);
    const conversation = await read(id);
    expect(conversation.headers['cache-control']).toBe('no-store');
    expect(textsOf(conversation)).toEqual([
      `operator letter: ${(await emailsOf('booking-confirmation')).at(-1)?.subject}`,
      'traveller message: May we arrive\nat midnight?',
      'operator message: You may.',
    ]);
    expect(conversation.body.data[0].text).toBe((await emailsOf('booking-confirmation')).at(-1)?.plain);
  });

  test('counts what is unread for each side, until it is read', async () => {
    const id = await booked();
    await answer(id, 'Your room has a balcony.');
    await write(id, { text: 'How nice.' });
    const unread = async () => {
      const { body } = await harness.call('GET', '/api/conversations', { token: asha.token });
      // the dashboard asks for its bookings, and gets the number of unread messages with them
      const listed = await harness.call('GET', '/api/bookings?type=CANCELLED', { token: asha.token });
      expect(listed.body.meta).toEqual(body.meta);
      return [body.data[0].bookingId, body.data[0].unread, body.meta.unread];
    };
    expect(await unread()).toEqual([id, 1, 1]);
    expect((await read(id)).body).toMatchObject({ data: [{}, { read: false }, { read: false }], meta: { unread: 1 } });
    expect((await read(id)).body).toMatchObject({ data: [{}, { read: true }, { read: false }], meta: { unread: 0 } });
    expect(await unread()).toEqual([expect.any(String), 0, 0]);
    const staff = () => harness.call('GET', `/api/admin/bookings/${id}/messages`, { token: support });
    expect((await staff()).body.meta.unread).toBe(1);
    expect((await staff()).body.meta.unread).toBe(0);
    expect((await read(id)).body.data[2].read).toBe(true);
  });

  test('takes the same again as one message: under its form for ever, without one within a minute', async () => {
    const id = await booked();
    const form = newForm();
    const once = await write(id, { text: 'Hello', form });
    harness.clock.advance(3_600_000);
    expect((await write(id, { text: 'Hello', form })).body).toEqual(once.body);
    expect((await write(id, { text: 'Other words', form })).status).toBe(409);
    const before = (await emailsOf('message-to-operator')).length;
    const same = await Promise.all([1, 2, 3].map(() => write(id, { text: 'Thrice' })));
    expect(new Set(same.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await emailsOf('message-to-operator')).toHaveLength(before + 1);
    harness.clock.advance(60_001);
    expect((await write(id, { text: 'Thrice' })).body.data.id).not.toBe(same[0]?.body.data.id);
  });

  test('takes nothing but plain text of 1 to 2,000 characters', async () => {
    const id = await booked();
    for (const text of ['', '   ', 'x'.repeat(2_001), 'a\u0007b', 'half \ud800'])
      expect([text, (await write(id, { text })).status]).toEqual([text, 400]);
  });

  test('takes ten messages of a traveller in an hour', async () => {
    const id = await booked();
    for (let n = 1; n <= 10; n += 1) expect((await write(id, { text: `No. ${n}` })).status).toBe(201);
    const refused = await write(id, { text: 'No. 11' });
    expect([refused.status, refused.body.error.name]).toEqual([429, 'RateLimitError']);
    expect((await write(id, { text: 'No. 10' })).status).toBe(201);
    harness.clock.advance(3_600_000);
    expect((await write(id, { text: 'No. 11' })).status).toBe(201);
  });
});

test('conversations waiting for a reply are listed for support, longest first, until answered', async () => {
  const list = async (after = 0) =>
    (await harness.call('GET', `/api/admin/conversations?after=${after}`, { token: support })).body;
  const [first, second] = [await booked(), await booked()];
  await answer(first, 'Welcome.');
  await write(first, { text: 'May we come early?' });
  await write(second, { text: 'Is there a lift?' });
  await write(first, { text: 'Hello?' });
  const own = async () =>
    (await list()).data.filter(({ bookingId }: { bookingId: string }) => [first, second].includes(bookingId));
  expect(await own()).toMatchObject([
    { bookingId: first, messages: 2, text: 'May we come early?' },
    { bookingId: second, messages: 1, text: 'Is there a lift?' },
  ]);
  await answer(first, 'You may.');
  expect(await own()).toMatchObject([{ bookingId: second }]);
  await write(first, { text: 'Thank you.' });
  expect(await own()).toMatchObject([{ bookingId: second }, { bookingId: first, messages: 1 }]);
  expect((await harness.call('GET', '/api/admin/conversations?after=x', { token: support })).status).toBe(400);
  expect((await harness.call('GET', '/api/admin/conversations', { token: asha.token })).status).toBe(403);
});

test('the list of waiting conversations is paged', async () => {
  const { db } = harness.database;
  const { id: of } = await db.selectFrom('bookings').selectAll().limit(1).executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: number }>`
    insert into bookings (booking_id, customer_name, email, mailbox, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at, cancelled_at)
      select 'WAITS_' || n, customer_name, email, mailbox, 'cancelled', payment_method, 0, 0, 0, tax_rules, '', hold_until,
        created_at, updated_at, created_at from bookings, generate_series(1, 60) n where id = ${of} returning id`.execute(
    db,
  );
  const input = { author: 'traveller', text: 'Hello?', at: harness.clock.now };
  await db
    .insertInto('booking_messages')
    .values(rows.map(({ id }) => ({ booking_id: id, ...input })))
    .execute();
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page = await listUnanswered(harness.ctx(operator), { after });
    sizes.push(page.data.length);
    seen.push(...page.data.map(({ bookingId }) => bookingId));
    after = page.meta.next;
  }
  expect(sizes[0]).toBe(50);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => id.startsWith('WAITS_'))).toHaveLength(60);
});

describe('strangers', () => {
  test('cannot read or write, cause no email, and learn nothing', async () => {
    const id = await booked();
    const editor = await staffToken(harness, 'editor');
    const before = (await harness.emails()).length;
    const none = await read('BOOK_1795000000000_ZZZZZZ', ravi.token);
    expect(none.status).toBe(404);
    for (const request of [{ token: ravi.token }, {}]) {
      expect(await harness.call('GET', pathOf(id), request)).toMatchObject({ status: 404, body: none.body });
      const body = { text: 'Mine' };
      expect(await harness.call('POST', pathOf(id), { ...request, body })).toMatchObject({
        status: 404,
        body: none.body,
      });
    }
    expect((await answer(id, 'Mine', ravi.token)).status).toBe(403);
    expect((await answer(id, 'Mine', editor)).status).toBe(403);
    expect((await answer('BOOK_1795000000000_ZZZZZZ', 'Mine')).status).toBe(404);
    expect((await harness.emails()).length).toBe(before);
  });

  test('of a booking without an account who reads its emails may, and not who was shown the payment link', async () => {
    const body = await carBooking(harness);
    const sold = await harness.call('POST', '/api/car-bookings', { body });
    const paymentKey = new URL(sold.body.paymentLink).searchParams.get('key') ?? '';
    const confirmation = (await emailsOf('booking-confirmation')).at(-1);
    const key = /[?&]key=([\w-]+)/.exec(confirmation?.plain ?? '')?.[1] ?? '';
    expect((await harness.call('GET', `${pathOf(body.bookingId)}?key=${paymentKey}`)).status).toBe(404);
    const refused = { text: 'Mine', key: paymentKey };
    expect((await harness.call('POST', pathOf(body.bookingId), { body: refused })).status).toBe(404);

    const written = { text: 'Is there a child seat?', key };
    expect((await harness.call('POST', pathOf(body.bookingId), { body: written })).status).toBe(201);
    await answer(body.bookingId, 'There is.');
    const email = (await emailsOf('message-to-traveller')).at(-1);
    expect(email).toMatchObject({ recipient: body.email });
    expect(email?.plain).toContain(`http://padharo.test/booking/${body.bookingId}?key=${key}#messages`);
    expect(email?.plain).not.toContain(body.name);
    const messages = await listMessages(harness.ctx(visitor), { bookingId: body.bookingId, key });
    expect(messages.data.map(({ kind }) => kind)).toEqual(['letter', 'message', 'message']);
    const staff = await harness.call('GET', `/api/admin/bookings/${body.bookingId}/messages`, { token: support });
    expect(JSON.stringify(staff.body)).not.toContain(key);
    expect(staff.body.data[0].text).toContain('key=removed');
  });
});

test('the page of the link opens with its key alone: not with that of the payment link, of another booking, or a session', async () => {
  const [body, other] = [await carBooking(harness), await carBooking(harness)];
  const sold = await harness.call('POST', '/api/car-bookings', { body });
  await harness.call('POST', '/api/car-bookings', { body: other });
  const keyOf = async (bookingId: string) => {
    const email = (await harness.emails()).find(({ plain }) => plain.includes(bookingId));
    return /[?&]key=([\w-]+)/.exec(email?.plain ?? '')?.[1] ?? '';
  };
  const open = (key: string | undefined, ctx = harness.ctx(visitor)) =>
    openBooking(ctx, { bookingId: body.bookingId, key });
  const key = await keyOf(body.bookingId);
  const { booking, bookedFor } = await open(key);
  expect(booking).toMatchObject({ bookingId: body.bookingId, bookingStatus: 'pending' });
  expect(bookedFor).toMatchObject({ name: body.name, phone: body.phone });
  const paymentKey = new URL(sold.body.paymentLink).searchParams.get('key') ?? '';
  for (const wrong of [undefined, '', 'x', paymentKey, await keyOf(other.bookingId), `${key}x`])
    await expect(open(wrong)).rejects.toMatchObject({ status: 404 });
  const { answer: changed } = await changeAs(body.bookingId, key, {
    line: booking.bookingItems[0]?.lineId,
    pickupLocation: 'Gate 4',
  });
  expect(changed.body.data.bookingItems[0].pickupLocation).toBe('Gate 4');
});

test('each side is told by a real email that shows markup as words, and no address of the other', async () => {
  // single emails to the operator are few in an hour
  harness.clock.advance(3_600_001);
  const received: { to: string[]; raw: Buffer }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) });
      done();
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const ctx = harness.ctx(clock);
  const sending = { ...ctx, config: { ...ctx.config, smtpUrl: `smtp://127.0.0.1:${address.port}` } };
  try {
    const id = await booked();
    const hostile =
      '<script>alert(1)</script>\n<a href="https://evil.example">Click</a> \u202egnp.exe\nBcc: x@evil.example';
    await write(id, { text: hostile });
    await answer(id, hostile);
    for (const email of (await harness.emails()).slice(-2)) await sendEmail(sending, { emailId: email.id });
    const [toOperator, toTraveller] = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)));
    expect(received.map(({ to }) => to)).toEqual([[expect.not.stringContaining('example.in')], [asha.email]]);
    expect(toOperator?.subject).toBe(`A message about booking ${id}`);
    for (const email of [toOperator, toTraveller]) {
      expect(email?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(email?.html).not.toMatch(/<script|<a[^>]+evil\.example|\u202e/);
      expect([email?.bcc, email?.replyTo]).toEqual([undefined, undefined]);
    }
    expect(`${received[0]?.raw} ${toOperator?.text}`).not.toMatch(/traveller\d+@|Asha/);
    expect(toTraveller?.html).toContain(`/dashboard?view=messages&amp;booking=${id}`);
  } finally {
    mailWorkerOf(sending.config).close();
    await new Promise<void>((resolve) => server.close(resolve));
  }
});
