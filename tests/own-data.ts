import { afterAll, beforeAll, expect } from 'vitest';
import { writeNote } from '../service/booking/admin/write-note.ts';
import { recordUpiTransfer } from '../service/booking/usecases/payments/record-upi-transfer.ts';
import { operator } from '../service/core/viewer.ts';
import { makeSumQuestion } from '../service/enquiries/captcha.ts';
import { deletionAnswer } from '../service/privacy/privacy-answers.ts';
import { recordDataRequest } from '../service/privacy/requests/record-data-request.ts';
import { newForm, proofOf } from './enquiring.ts';
import { type Harness, startHarness } from './harness.ts';
import { formOf, halves, sendForm } from './pictures.ts';
import { staffToken } from './staff.ts';
import { book, carBooking, manyBookings, setBookingLimits, stayItem } from './travellers.ts';

type Traveller = Awaited<ReturnType<Harness['signUp']>>;

/** The end of the number of that person's passport. */
export const idEndingOf = (name: string) => name.slice(0, 4).toUpperCase();

/** A site that keeps personal data of travellers. Called at the top of a file. */
export function siteWithPeople() {
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
  /** A paid stay of someone, with everything that can be entered and written about it. */
  async function tripOf({ token }: Traveller, name: string) {
    days += 1;
    const month = String(days).padStart(2, '0');
    const item = stayItem({
      selectedDate: `2027-01-${month}`,
      checkOut: `2027-01-${String(days + 1).padStart(2, '0')}`,
    });
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
    await harness.database.pool.query(
      `insert into check_ins (line_id, checked_in_at, id_document, id_ending)
       select id, $2, 'passport', $3 from booking_lines
       where booking_id = (select id from bookings where booking_id = $1)`,
      [request.bookingId, harness.clock.now, idEndingOf(name)],
    );
    return { id: String(request.bookingId), link: String(body.paymentLink) };
  }

  /** A person with data in every module; the name is in all of it. */
  async function somebody(name: string) {
    const who = await harness.signUp(`${name} Menon`);
    const { token, email } = who;
    await harness.call('PUT', '/api/users/me', { token, body: { phone: '+91 98111 22333', address: `${name}, Pune` } });
    await harness.call('PUT', '/api/users/me/saved', { token, body: { names: ['stay:lake-house'] } });
    await harness.call('PUT', '/api/newsletter/me', { token, body: { subscribed: true } });
    const review = { Name: name, Rating: 5, Comment: `A lake to remember`, stay: 1 };
    expect(
      (await harness.call('POST', '/api/reviews', { token, body: { data: review }, headers: from() })).status,
    ).toBe(201);
    const proof = proofOf(makeSumQuestion(harness.ctx().config, harness.clock.now));
    const input = {
      kind: 'contact',
      name,
      email,
      phone: '9876543210',
      subject: `From ${name}`,
      message: 'Is it open?',
    };
    expect(
      (await harness.call('POST', '/api/enquiries', { body: { ...input, form: newForm(), ...proof } })).status,
    ).toBe(200);
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

  return {
    get harness() {
      return harness;
    },
    get admin() {
      return admin;
    },
    get ravi() {
      return ravi;
    },
    path,
    data,
    remove,
    preview,
    from,
    endAll,
    somebody,
    tablesWith,
  };
}
