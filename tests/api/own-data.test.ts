import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticate } from '../../service/accounts/authenticate.ts';
import { forgetExpired } from '../../service/accounts/forget-expired.ts';
import { refusalOf } from '../../service/api/respond.ts';
import { writeNote } from '../../service/booking/admin/write-note.ts';
import { orderBody } from '../../service/booking/model/order.ts';
import { placeBooking } from '../../service/booking/usecases/checkout/place-booking.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { makeSumQuestion } from '../../service/enquiries/captcha.ts';
import { erasePersonByEmail } from '../../service/privacy/erase-person-by-email.ts';
import { exportPerson } from '../../service/privacy/export-person.ts';
import { dataAnswer, deletionAnswer } from '../../service/privacy/privacy-answers.ts';
import { anonymiseOldRequests } from '../../service/privacy/requests/anonymise-old-requests.ts';
import { endDataRequest, reopenDataRequest } from '../../service/privacy/requests/end-data-request.ts';
import { listDataRequests, listDueRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { recordDataRequest } from '../../service/privacy/requests/record-data-request.ts';
import { showPerson } from '../../service/privacy/show-person.ts';
import { newForm, proofOf } from '../enquiring.ts';
import { type Harness, startHarness } from '../harness.ts';
import { formOf, halves, sendForm } from '../pictures.ts';
import { staffToken } from '../staff.ts';
import {
  book,
  carBooking,
  linkCode,
  manyBookings,
  orderOf,
  setBookingLimits,
  stayItem,
  totalOf,
} from '../travellers.ts';

type Traveller = Awaited<ReturnType<Harness['signUp']>>;

let harness: Harness;
let admin: string;
let ravi: Traveller;
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' });
  admin = await staffToken(harness);
  ravi = await harness.signUp('Ravi Rao');
  await setBookingLimits(harness, manyBookings);
});
afterAll(() => harness.close());

const path = '/api/users/me/deletion';
const data = (token: string) => harness.call('GET', '/api/users/me/data', { token });
const remove = (token: string, body: unknown) => harness.call('POST', path, { token, body });
const preview = async (token: string) => deletionAnswer.parse((await harness.call('GET', path, { token })).body).data;

let networks = 0;
const from = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.77.0.${networks}` };
};

let days = 0;
/** A paid stay of someone, with everything that can be told and written about it. */
async function tripOf({ token }: Traveller, name: string) {
  days += 1;
  const month = String(days).padStart(2, '0');
  const item = stayItem({ selectedDate: `2027-01-${month}`, checkOut: `2027-01-${String(days + 1).padStart(2, '0')}` });
  const details = { leadTraveller: `${name} Senior`, phone: '+91 98111 22333', requests: `For ${name}` };
  const more = { company: `${name} Exports`, items: [{ item: 0, arrivalTime: '22:30', names: [] }] };
  const { body, request } = await book(harness, token, [item], { details: { ...details, ...more } });
  await recordUpiTransfer(harness.ctx(operator), { bookingId: body.bookingId, transferId: `63214587${1000 + days}` });
  const photo = await halves(30, 20).jpeg().toBuffer();
  const files = [{ name: `${name}.jpg`, type: 'image/jpeg', bytes: photo }];
  const form = await formOf(files, [['text', `${name} asks`]]);
  expect((await sendForm(harness, token, form, `/api/bookings/${body.bookingId}/messages/files`)).status).toBe(201);
  const note = { bookingId: String(body.bookingId), text: `${name} called`, form: 'note' };
  await writeNote(harness.ctx(operator), note);
  return { id: String(request.bookingId), link: String(body.paymentLink) };
}

/** Someone of whom something lies in every room; the name stands in all of it. */
async function somebody(name: string) {
  const who = await harness.signUp(`${name} Menon`);
  const { token, email } = who;
  await harness.call('PUT', '/api/users/me', { token, body: { phone: '+91 98111 22333', address: `${name}, Pune` } });
  await harness.call('PUT', '/api/users/me/saved', { token, body: { names: ['stay:lake-house'] } });
  await harness.call('PUT', '/api/newsletter/me', { token, body: { subscribed: true } });
  const review = { Name: name, Rating: 5, Comment: `A lake to remember`, stay: 1 };
  expect((await harness.call('POST', '/api/reviews', { token, body: { data: review }, headers: from() })).status).toBe(
    201,
  );
  const proof = proofOf(makeSumQuestion(harness.ctx().config, harness.clock.now));
  const input = { kind: 'contact', name, email, phone: '9876543210', subject: `From ${name}`, message: 'Is it open?' };
  expect((await harness.call('POST', '/api/enquiries', { body: { ...input, form: newForm(), ...proof } })).status).toBe(
    200,
  );
  const asks = { kind: 'correction', email, cameOn: '2026-11-19', note: `${name} has moved` };
  await recordDataRequest(harness.ctx(operator), asks);
  // without an account, before it was opened
  const car = await carBooking(harness, { name: `${name} by car`, email, pickupLocation: `${name}'s gate` });
  await harness.call('POST', '/api/car-bookings', { body: car, headers: from() });
  await harness.database.db
    .updateTable('bookings')
    .set({ user_id: null })
    .where('booking_id', '=', car.bookingId)
    .execute();
  return { ...who, trip: await tripOf(who, name), car: car.bookingId };
}

/** The tables of which a row holds that text, each once. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = harness.database;
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const found = [];
  for (const { name } of rows) {
    const held = await pool.query(`select 1 from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (held.rows.length > 0) found.push(name);
  }
  return found.sort();
}

/** Ends everything that blocks someone. */
const endAll = async () => {
  const { db } = harness.database;
  await db.updateTable('bookings').set({ status: 'completed' }).where('status', '=', 'confirmed').execute();
  await db.updateTable('bookings').set({ hold_until: harness.clock.now }).where('status', '=', 'pending').execute();
};

describe('what is kept of someone', () => {
  test('is told whole, by its own description, to no one who keeps it', async () => {
    const asha = await somebody('Ashalata');
    const { status, body, headers } = await data(asha.token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(dataAnswer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      account: { email: asha.email, phone: '+91 98111 22333', address: 'Ashalata, Pune', hasPassword: true },
      saved: [{ name: 'stay:lake-house' }],
      newsletter: { subscribed: true },
      reviews: [{ name: 'Ashalata', rating: 5 }],
      enquiries: [{ subject: 'From Ashalata', phone: '9876543210' }],
      devices: [{ device: expect.any(String) }],
      requests: [{ kind: 'correction', cameOn: '2026-11-19', dueOn: '2026-12-19', outcome: null }],
    });
    const of = (id: string) =>
      body.bookings.find(({ booking }: { booking: { bookingId: string } }) => booking.bookingId === id);
    expect(of(asha.trip.id)).toMatchObject({
      booking: { bookingStatus: 'confirmed' },
      guests: { leadTraveller: 'Ashalata Senior', requests: 'For Ashalata', lines: [{ arrivalTime: '22:30' }] },
      payments: [{ status: 'captured', gateway: 'upi' }],
      invoices: [{ number: expect.stringMatching(/^IN\//), buyer: { company: 'Ashalata Exports' } }],
      history: [{ kind: 'sale' }, { kind: 'paid' }],
      messages: [
        {
          from: 'traveller',
          text: 'Ashalata asks',
          files: [{ name: 'Ashalata.jpg', url: expect.stringMatching(/attachments/) }],
        },
      ],
    });
    expect(of(asha.car)).toMatchObject({ guests: { bookedBy: 'Ashalata by car' } });
    const subjects = body.emails.map(({ subject }: { subject: string }) => subject).join();
    expect(subjects).toMatch(/Confirm your email/i);
    // a link that opens what it names is no data about anyone
    expect(JSON.stringify(body)).not.toMatch(/payment\/|password_hash|\$argon/);
  });

  test('is never another’s: an address that no one confirmed opens nothing that is kept under it', async () => {
    const stranger = await harness.signUp('Stranger');
    const { db } = harness.database;
    const owner = await somebody('Bhavna');
    await db.updateTable('users').set({ email: 'bhavna-elsewhere@example.in' }).where('id', '=', owner.id).execute();
    await db.updateTable('users').set({ email: owner.email, confirmed: false }).where('id', '=', stranger.id).execute();
    const { status, body } = await data(stranger.token);
    expect([status, body.bookings, body.enquiries, body.newsletter]).toEqual([200, [], [], null]);
    expect(JSON.stringify(body)).not.toContain('Bhavna');
    // nor does deleting such an account let go of it
    expect((await remove(stranger.token, { password: stranger.password })).status).toBe(200);
    expect(await tablesWith('Bhavna')).toEqual(expect.arrayContaining(['enquiries', 'bookings', 'reviews']));
    expect((await data(ravi.token)).body.bookings).toEqual([]);
  });

  test('is told ten times a day', async () => {
    const many = await harness.signUp('Many');
    const input = await Promise.all(Array.from({ length: 12 }, () => data(many.token)));
    expect(input.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(input.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined();
    harness.clock.advance(86_400_000);
    expect((await data(many.token)).status).toBe(200);
  });
});

describe('an account that is deleted', () => {
  test('waits for bookings that are held, to come or owe money, and names them', async () => {
    const asha = await somebody('Charulata');
    const shown = await preview(asha.token);
    expect(shown).toMatchObject({ password: true, bookings: 2, invoices: 1, keptUntil: '2035-03-31' });
    expect(new Map(shown.inTheWay.map(({ bookingId, because }) => [bookingId, because]))).toEqual(
      new Map([
        [asha.trip.id, 'to-come'],
        [asha.car, 'unpaid'],
      ]),
    );
    const refused = await remove(asha.token, { password: asha.password });
    expect([refused.status, refused.body.error.details.inTheWay]).toEqual([409, shown.inTheWay]);
    expect((await data(asha.token)).body.account.email).toBe(asha.email);
    await harness.call('POST', `/api/bookings/${asha.trip.id}/cancel`, { token: asha.token });
    await harness.database.db
      .updateTable('bookings')
      .set({ hold_until: harness.clock.now })
      .where('booking_id', '=', asha.car)
      .execute();
    expect((await preview(asha.token)).inTheWay).toMatchObject([{ bookingId: asha.trip.id, because: 'money' }]);
    expect((await remove(asha.token, { password: asha.password })).status).toBe(409);
  });

  test('leaves nothing of the person but invoices, and the email that says so', async () => {
    const asha = await somebody('Damayanti');
    const { rows: before } = await harness.database.pool.query('select content from invoices order by id');
    await endAll();
    expect(await tablesWith('Damayanti')).toEqual(
      expect.arrayContaining(['bookings', 'booking_messages', 'enquiries', 'emails', 'reviews', 'users']),
    );
    const done = await remove(asha.token, { password: asha.password });
    expect([done.status, done.body]).toEqual([200, { ok: true }]);
    expect(String(done.headers['set-cookie'])).toMatch(/session=;/);
    expect(await tablesWith('Damayanti')).toEqual(['invoices']);
    // counts of the hour and of the day go by themselves
    const counts = ['buyers', 'hourly_counts', 'limit_windows'];
    const places = (await tablesWith(asha.email)).filter((table) => !counts.includes(table));
    expect(places).toEqual(['emails', 'invoices']);
    const emails = (await harness.emails()).filter(({ recipient }) => recipient === asha.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect(emails[0]?.plain).toMatch(/31 Mar\s+2035/);
    expect((await harness.database.pool.query('select content from invoices order by id')).rows).toEqual(before);

    expect((await harness.call('GET', '/api/users/me', { token: asha.token })).status).toBe(401);
    const { rows } = await harness.database.pool.query(
      'select status, total_paise > 0 as priced, user_id from bookings where booking_id = $1',
      [asha.trip.id],
    );
    expect(rows).toEqual([{ status: 'completed', priced: true, user_id: null }]);
    const key = new URL(asha.trip.link).searchParams.get('key');
    for (const at of [`/api/payments/${asha.trip.id}`, `/api/bookings/${asha.trip.id}/documents`])
      expect((await harness.call('GET', `${at}?key=${key}`)).status).toBe(404);
    const shown = { text: 'Hello?' };
    expect(
      (await harness.call('POST', `/api/admin/bookings/${asha.trip.id}/messages`, { token: admin, body: shown }))
        .status,
    ).toBe(404);
    const review = await harness.database.pool.query(
      "select name, user_id from reviews where comment = 'A lake to remember' order by id desc limit 1",
    );
    expect(review.rows).toEqual([{ name: 'A traveller', user_id: null }]);
    const audit = await harness.database.pool.query(
      "select actor, action, subject_id from audit_rows where subject_type = 'user'",
    );
    expect(audit.rows).toContainEqual({ actor: 'the account itself', action: 'delete', subject_id: String(asha.id) });

    // the address is free again, and the email of farewell is forgotten
    const again = { username: 'Damayanti', email: asha.email, password: asha.password };
    expect((await harness.call('POST', '/api/auth/local/register', { body: again })).status).toBe(200);
    harness.clock.advance(8 * 86_400_000);
    await forgetExpired(harness.ctx(clock));
    expect((await harness.emails()).filter(({ kind }) => kind === 'account-deleted')).toEqual([]);
  });

  test('gets money back that comes late, and no one but the operator is written to', async () => {
    const asha = await harness.signUp('Late');
    const { request } = await book(harness, asha.token, [
      stayItem({ selectedDate: '2027-02-01', checkOut: '2027-02-02' }),
    ]);
    await endAll();
    expect((await remove(asha.token, { password: asha.password })).status).toBe(200);
    const before = (await harness.emails()).length;
    const { contact } = await readSettings(harness.ctx());
    const late = { bookingId: request.bookingId, transferId: '632145879999' };
    expect(await recordUpiTransfer(harness.ctx(operator), late)).toMatchObject({ status: 'refund_due' });
    const written = (await harness.emails()).slice(before);
    expect(written).toMatchObject([{ kind: 'unused-payment', recipient: contact.email }]);
    expect(written[0]?.plain).not.toContain('Late');
  });

  test('asks for the password, with a bound, or for the code of an email, once', async () => {
    const asha = await harness.signUp('Ekta');
    for (const body of [{}, { password: asha.password, code: 'y' }, { password: 'not-the-one' }, { code: 'nobodys' }])
      expect((await remove(asha.token, body)).status).toBe(400);
    const { id } = asha;
    await harness.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
    expect((await preview(asha.token)).password).toBe(false);
    expect((await remove(asha.token, { password: asha.password })).status).toBe(400);
    expect((await harness.call('POST', `${path}/link`, { token: asha.token })).body).toEqual({
      email: asha.email,
      sent: true,
    });
    const code = await linkCode(harness, asha.email, 'profile');
    // another’s code deletes no one
    expect((await remove(ravi.token, { code })).status).toBe(400);
    expect((await data(ravi.token)).status).toBe(200);
    harness.clock.advance(61 * 60_000);
    expect((await remove(asha.token, { code })).status).toBe(400);
    await harness.call('POST', `${path}/link`, { token: asha.token });
    expect((await remove(asha.token, { code: await linkCode(harness, asha.email, 'profile') })).status).toBe(200);

    const guessed = await harness.signUp('Guessed');
    for (let tries = 0; tries < 10; tries += 1) await remove(guessed.token, { password: `guess ${tries}` });
    expect((await remove(guessed.token, { password: guessed.password })).status).toBe(429);
  });

  test('is none of the staff, and sells to no one whose request was under way', async () => {
    expect((await remove(admin, { password: 'lamps-on-the-ganga' })).status).toBe(403);
    const asha = await harness.signUp('Faster');
    const viewer = await authenticate(harness.ctx(), asha.token);
    const body = orderBody.parse(orderOf([stayItem()], await totalOf(harness, [stayItem()])));
    expect((await remove(asha.token, { password: asha.password })).status).toBe(200);
    const { cartItems: items, paymentMethod, totals } = body;
    const order = { items, paymentMethod, paysNow: false, expectedTotal: totals.total };
    const late = placeBooking(harness.ctx(viewer), { bookingId: body.bookingId, ...order, details: undefined });
    expect(refusalOf(await late.catch((error: unknown) => error))).toMatchObject({ status: 401 });
  });
});

describe('the back office, for who cannot help themselves,', () => {
  const backOffice = () => harness.ctx(operator);

  test('hands out and takes out who never had an account, and names no one in its own log', async () => {
    const email = 'guest.gaurangi@example.in';
    const car = await carBooking(harness, { name: 'Gaurangi Iyer', email, pickupLocation: 'Gaurangi’s gate' });
    await harness.call('POST', '/api/car-bookings', { body: car, headers: from() });
    expect(await showPerson(backOffice(), { email: ` ${email.toUpperCase()} ` })).toMatchObject({
      email,
      account: null,
      bookings: 1,
      invoices: 0,
      newsletter: false,
      inTheWay: [{ bookingId: car.bookingId, because: 'unpaid' }],
    });
    const kept = JSON.stringify(await exportPerson(backOffice(), { email }));
    for (const part of [car.bookingId, 'Gaurangi Iyer', 'Gaurangi’s gate']) expect(kept).toContain(part);
    expect(kept).not.toContain(ravi.email);
    await expect(erasePersonByEmail(backOffice(), { email })).rejects.toThrow('Some bookings have to end first.');
    await endAll();
    expect(await erasePersonByEmail(backOffice(), { email })).toEqual({ bookings: 1 });
    expect(await tablesWith('Gaurangi')).toEqual([]);
    const counts = ['buyers', 'hourly_counts', 'limit_windows'];
    expect((await tablesWith(email)).filter((table) => !counts.includes(table))).toEqual([]);
    const log = await harness.database.pool.query(
      "select action, subject_id from audit_rows where subject_type = 'person' order by id",
    );
    expect(log.rows).toEqual([
      { action: 'export data', subject_id: 'without an account' },
      { action: 'delete', subject_id: 'without an account' },
    ]);
    // no one is left to be taken out, which is no fault
    expect(await erasePersonByEmail(backOffice(), { email })).toEqual({ bookings: 0 });
  });

  test('knows until when it has to answer, and who answered', async () => {
    const email = 'isha@example.in';
    const day = (back: number) => new Date(harness.clock.now.getTime() - back * 86_400_000).toISOString().slice(0, 10);
    const ask = (kind: string, cameOn = day(1), more: { enquiry?: string } = {}) =>
      recordDataRequest(backOffice(), { kind, email: ` ${email.toUpperCase()} `, cameOn, note: 'Isha asks', ...more });
    await expect(ask('sell', '2030-01-01')).rejects.toMatchObject({
      details: { errors: [{ path: ['kind'] }, { path: ['cameOn'] }] },
    });
    const { documentId } = await ask('access', day(31));
    await ask('correction', day(25));
    const waiting = await ask('deletion', day(1), { enquiry: 'e1' });
    await expect(ask('deletion', day(1), { enquiry: 'e1' })).rejects.toMatchObject({ name: 'ConflictError' });
    const open = async () =>
      (await listDataRequests(backOffice(), { state: 'open', email })).rows.map(({ kind, urgency }) => [kind, urgency]);
    expect(await open()).toEqual([
      ['access', 'late'],
      ['correction', 'soon'],
      ['deletion', 'in time'],
    ]);
    const due = (await listDueRequests(backOffice())).filter((one) => one.email === email);
    expect(due.map(({ kind }) => kind)).toEqual(['access', 'correction']);
    const end = (outcome: string, note = '') => endDataRequest(backOffice(), { documentId, outcome, note });
    await expect(end('refused')).rejects.toMatchObject({ details: { errors: [{ path: ['note'] }] } });
    await end('done');
    await expect(end('done')).rejects.toMatchObject({ name: 'ConflictError' });
    const ended = async () => (await listDataRequests(backOffice(), { state: 'ended' })).rows;
    expect((await ended())[0]).toMatchObject({
      kind: 'access',
      outcome: 'done',
      endedBy: 'command line',
      note: 'Isha asks',
    });
    await reopenDataRequest(backOffice(), { documentId });
    expect(await open()).toHaveLength(3);
    // of whom nothing else is kept the requests can go
    expect(await showPerson(backOffice(), { email })).toMatchObject({ account: null, bookings: 0, requests: 3 });
    // who is taken out is answered by that, and stands nowhere
    await erasePersonByEmail(backOffice(), { email });
    expect([await open(), await tablesWith('Isha'), await tablesWith(email)]).toEqual([[], [], []]);
    expect((await ended()).filter((one) => one.email === null && one.outcome === 'done').length).toBeGreaterThan(2);
    await expect(reopenDataRequest(backOffice(), waiting)).rejects.toMatchObject({ name: 'ConflictError' });
    // an answered one says for a year who asked
    const later = await recordDataRequest(backOffice(), { kind: 'access', email, cameOn: day(1), note: '' });
    await endDataRequest(backOffice(), { ...later, outcome: 'done', note: '' });
    const inDays = (days: number) => ({
      ...harness.ctx(clock),
      now: new Date(harness.clock.now.getTime() + days * 86_400_000),
    });
    await anonymiseOldRequests(inDays(365));
    expect(await tablesWith(email)).toEqual(['data_requests']);
    await anonymiseOldRequests(inDays(366));
    expect(await tablesWith(email)).toEqual([]);
  });

  test('pages what was answered, the last first, each once', async () => {
    const { db } = harness.database;
    await sql`insert into data_requests (kind, email, came_on, due_on, outcome, ended_by, ended_at, created_at)
      select 'access', 'many@example.in', '2026-01-01', '2026-01-31', 'done', 'x', '2026-01-02T00:00:00.123Z', now()
      from generate_series(1, 60)`.execute(db);
    const input = { state: 'ended', email: 'many@example.in' } as const;
    const first = await listDataRequests(backOffice(), input);
    const second = await listDataRequests(backOffice(), { ...input, after: first.next ?? undefined });
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([first.rows.length, second.next, new Set(all).size]).toEqual([50, null, 60]);
  });

  test('takes out an account with all that it has, but for staff, unconfirmed ones and other people', async () => {
    const hema = await somebody('Hemavati');
    expect(await showPerson(backOffice(), { email: hema.email })).toMatchObject({
      account: { name: 'Hemavati Menon' },
      newsletter: true,
      inTheWay: expect.arrayContaining([expect.objectContaining({ bookingId: hema.trip.id, because: 'to-come' })]),
    });
    await endAll();
    await erasePersonByEmail(backOffice(), { email: hema.email });
    expect(await tablesWith('Hemavati')).toEqual(['invoices']);
    expect((await harness.call('GET', '/api/users/me', { token: hema.token })).status).toBe(401);
    const emails = (await harness.emails()).filter(({ recipient }) => recipient === hema.email);
    expect(emails.map(({ kind }) => kind)).toEqual(['account-deleted']);
    expect((await data(ravi.token)).status).toBe(200);

    const { rows } = await harness.database.pool.query("select email from users where role = 'admin' limit 1");
    await expect(erasePersonByEmail(backOffice(), { email: rows[0].email })).rejects.toThrow('An account of our staff');
    const early = await harness.signUp('Ila');
    await harness.database.db.updateTable('users').set({ confirmed: false }).where('id', '=', early.id).execute();
    expect(await showPerson(backOffice(), { email: early.email })).toMatchObject({ account: null });
    for (const email of ['', 'nobody', 'a@b.in, c@d.in'])
      await expect(showPerson(backOffice(), { email }), email).rejects.toThrow('valid email address');
  });
});
