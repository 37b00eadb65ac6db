import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { bookingLink } from '../../service/booking/model/payment-link.ts';
import { answerAcknowledgement } from '../../service/booking/usecases/acknowledgements/answer-acknowledgement.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { assignProduct } from '../../service/partners/assign-product.ts';
import { partnerLinesReader } from '../../service/partners/read-partner-lines.ts';
import { showStatement } from '../../service/partners/show-statement.ts';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { addEqualStay, type NewStay } from '../equal-stays.ts';
import { siteWithPartner } from '../partner-sales.ts';
import { adminSession, staffToken } from '../staff.ts';
import { book, brokenInvariants, pay, stayItem } from '../travellers.ts';

const site = siteWithPartner({ pages: true });
const { admin, theirs } = site;
const pool = () => site.harness.database.pool;
const addStay = (stay: NewStay) => addEqualStay(pool(), stay);

const set = (value: object) =>
  pool().query(`update settings set value = $1 where key = 'partner-answers'`, [JSON.stringify(value)]);

let sellables: Record<string, number>;
beforeAll(async () => {
  // a Lake Room costs ₹4,000 a night
  sellables = {
    dearer: await addStay({ slug: 'dearer-hotel', price: 4_500, north: 0.02 }),
    cheaper: await addStay({ slug: 'cheaper-hotel', price: 3_000, north: 0.01 }),
    same: await addStay({ slug: 'same-villa', price: 4_000, type: 'Villas', rating: 9.5, north: 0.03 }),
    fourth: await addStay({ slug: 'fourth-hotel', price: 4_000, north: 0.04 }),
  };
  await addStay({ slug: 'too-dear', price: 9_000, north: 0.001 });
  await addStay({ slug: 'fewer-stars', price: 4_000, stars: 3, north: 0.001 });
  await addStay({ slug: 'worse-villa', price: 4_000, type: 'Villas', rating: 1, north: 0.001 });
  await addStay({ slug: 'elsewhere', price: 4_000, destination: 'goa', north: 0.001 });
  await addStay({ slug: 'draft-hotel', price: 4_000, published: false, north: 0.001 });
});
beforeEach(() => set({ hours: 24, substituteRupees: 2_000 }));

const linesOf = async (bookingId: string) => (await showBooking(admin(), { bookingId })).lines;

/** A paid booking of the partner's stay, refused. */
async function refused(day: Day | string, nights = 1) {
  const item = stayItem({ selectedDate: day, checkOut: addDays(dayOf(day), nights) });
  const { body } = await book(site.harness, site.asha.token, [item]);
  await pay(site.harness, body);
  const bookingId = String(body.bookingId);
  const [line] = await linesOf(bookingId);
  if (!line) throw new Error('No line');
  await answerAcknowledgement(theirs(), { bookingId, line: line.id, answer: 'refused', reason: '' });
  return { bookingId, line: line.id, price: line.price, path: `/api/bookings/${bookingId}/items/${line.id}` };
}
interface Offered {
  stay: string;
  slug: string;
  roomType: string;
  refund: number;
  kilometres: number;
}
async function offered({ path }: { path: string }, token = site.asha.token): Promise<Offered[]> {
  const { status, body } = await site.harness.call('GET', `${path}/substitutes`, { token });
  expect(status).toBe(200);
  return body.data;
}
async function offeredAs(of: { path: string }, slug: string): Promise<Offered> {
  const found = (await offered(of)).find((one) => one.slug === slug);
  if (!found) throw new Error(`${slug} is not offered`);
  return found;
}
const take = ({ path }: { path: string }, chosen: object, of: { token?: string; key?: string } = site.asha) =>
  site.harness.call('POST', `${path}/substitute`, {
    ...(of.token !== undefined && { token: of.token }),
    body: { ...chosen, ...(of.key !== undefined && { key: of.key }) },
  });
const chosenOf = ({ stay, roomType, refund }: Offered) => ({ stay, roomType, refund });
const refunds = async (bookingId: string) => {
  const { rows } = await pool().query<{ sum: number }>(
    `select coalesce(sum(r.amount_paise), 0)::int as sum from refunds r join bookings b on b.id = r.booking_id
     where b.booking_id = $1 and r.state <> 'void'`,
    [bookingId],
  );
  return rows[0]?.sum;
};
const papers = async (bookingId: string) => {
  const { rows } = await pool().query<{ total: number; note: boolean }>(
    `select i.total_paise::int as total, i.corrects is not null as note from invoices i join bookings b on b.id = i.booking_id
     where b.booking_id = $1 order by i.id`,
    [bookingId],
  );
  return rows.map(({ total, note }) => (note ? -total : total));
};

describe('in place of a refused stay', () => {
  test('three are offered, nearest first: equal or better, free, and within what the company adds', async () => {
    const made = await refused('2026-12-01');
    const all = await offered(made);
    expect(all.map(({ slug }) => slug)).toEqual(['cheaper-hotel', 'dearer-hotel', 'same-villa']);
    expect(all.map(({ kilometres }) => kilometres)).toEqual([1.1, 2.2, 3.3]);
    expect(all[0]).toMatchObject({ roomType: 'Room', stars: 4, rating: 9, refund: 1_180 });
    expect(all.slice(1).map(({ refund }) => refund)).toEqual([0, 0]);

    await set({ hours: 24, substituteRupees: 589 });
    expect((await offered(made)).map(({ slug }) => slug)).toEqual(['cheaper-hotel', 'same-villa', 'fourth-hotel']);
    await set({ hours: 24, substituteRupees: 590 });
    expect((await offered(made)).map(({ slug }) => slug)).toContain('dearer-hotel');
    await set({ hours: 24, substituteRupees: 0 });
    expect(await offered(made)).toEqual([]);
    await set({ hours: 24 });
    expect(await offered(made), 'settings of an older release').toEqual([]);
  });

  test('the email about the refusal names them', async () => {
    const { bookingId } = await refused('2026-12-02');
    const [email] = (await site.harness.emails()).filter(
      ({ kind, plain }) => kind === 'place-answered' && plain.includes(bookingId),
    );
    expect(email?.plain).toContain('Cheaper Hotel, Room');
    expect(email?.plain).toContain('Dearer Hotel, Room');
    expect(email?.plain).toMatch(/You\s+pay nothing more/);
  });

  test('a dearer one costs the traveller what they paid, and its partner is paid from its full price', async () => {
    const made = await refused('2026-11-23', 2);
    const { bookingId, price, line } = made;
    const { rows } = await pool().query<{ id: number }>(`select id from stays where slug = 'dearer-hotel'`);
    await assignProduct(admin(), { ...site.other, type: 'stay', productId: rows[0]?.id ?? 0 });
    const [chosen, other] = [await offeredAs(made, 'dearer-hotel'), await offeredAs(made, 'cheaper-hotel')];
    const answers = await Promise.all([take(made, chosenOf(chosen)), take(made, chosenOf(chosen))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await take(made, chosenOf(chosen))).status, 'once more').toBe(200);
    const late = await take(made, chosenOf(other));
    expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining('Another stay was booked')]);
    const { data } = answers[0]?.body ?? {};
    expect(data).toMatchObject({ bookingStatus: 'confirmed', total: price / 100, toPay: 0 });
    expect(data.bookingItems).toMatchObject([{ name: 'Dearer Hotel', roomType: 'Room' }]);
    expect(await linesOf(bookingId)).toMatchObject([
      { id: line, state: 'replaced', kept: 0 },
      { state: 'live', name: 'Dearer Hotel', price, answer: { state: 'waiting' }, companyShare: 100_000 },
    ]);
    expect(await refunds(bookingId)).toBe(0);
    expect(await papers(bookingId)).toEqual([price, -price, price]);
    const asked = (await site.harness.emails()).filter(({ recipient }) => recipient === 'raft@example.in');
    expect(asked.map(({ plain }) => plain).join()).toContain('You have a new booking');
    const changed = (await site.harness.emails()).filter(
      ({ kind, plain }) => kind === 'booking-changed' && plain.includes(bookingId),
    );
    expect(changed).toHaveLength(1);
    expect((await take(made, chosenOf(chosen))).status).toBe(200);
    expect((await site.harness.call('POST', `${made.path}/refund`, { token: site.asha.token, body: {} })).status).toBe(
      409,
    );

    const later = { ...admin(), now: new Date('2026-12-01T10:00:00+05:30') };
    const statement = await showStatement(later, { documentId: site.other.documentId, month: '2026-11' });
    expect(statement.lines.filter((one) => one.bookingId === bookingId)).toMatchObject([{ price: 950_000 }]);
    const [sums] = (
      await (
        await partnerLinesReader(later)
      )({ from: dayOf('2026-11-01'), to: dayOf('2026-12-01') })
    ).values();
    expect(sums?.find((one) => one.bookingId === bookingId)).toMatchObject({ price: 950_000 });
    const refusing = await showStatement(later, { documentId: site.own.documentId, month: '2026-11' });
    expect(refusing.lines.filter((one) => one.bookingId === bookingId)).toEqual([]);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('the difference of a cheaper one is refunded, never less than was shown', async () => {
    const made = await refused('2026-12-05');
    const chosen = await offeredAs(made, 'cheaper-hotel');
    expect((await take(made, { ...chosenOf(chosen), refund: chosen.refund + 1 })).status).toBe(409);
    const { status, body } = await take(made, chosenOf(chosen));
    expect(status).toBe(200);
    expect(body.data.total * 100).toBe(made.price - 118_000);
    expect(await refunds(made.bookingId)).toBe(118_000);
    expect(await papers(made.bookingId)).toEqual([made.price, -made.price, made.price - 118_000]);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('one that has sold out is refused in words, and the refund stays possible', async () => {
    const made = await refused('2026-12-06');
    const chosen = await offeredAs(made, 'dearer-hotel');
    await pool().query(
      `insert into allotments (sellable_id, day, slot, capacity, taken) values ($1, '2026-12-06', '', 0, 0)`,
      [sellables['dearer']],
    );
    const { status, body } = await take(made, chosenOf(chosen));
    expect(status).toBe(409);
    expect(body.error.message).toContain('no longer available');
    expect((await offered(made)).map(({ slug }) => slug)).toEqual(['cheaper-hotel', 'same-villa', 'fourth-hotel']);
    const refund = await site.harness.call('POST', `${made.path}/refund`, { token: site.asha.token, body: {} });
    expect(refund.status).toBe(200);
    expect(await refunds(made.bookingId)).toBe(made.price);
    expect((await take(made, chosenOf(chosen))).status, 'after the refund').toBe(409);
    expect(await offered(made)).toEqual([]);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('two guests cannot have the last room', async () => {
    const [one, other] = [await refused('2026-12-08'), await refused('2026-12-08')];
    await pool().query(
      `insert into allotments (sellable_id, day, slot, capacity, taken) values ($1, '2026-12-08', '', 1, 0)`,
      [sellables['same']],
    );
    const chosen = chosenOf(await offeredAs(one, 'same-villa'));
    const answers = await Promise.all([take(one, chosen), take(other, chosen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('only what is offered can be named', async () => {
    const made = await refused('2026-12-10');
    const chosen = chosenOf(await offeredAs(made, 'same-villa'));
    const { rows } = await pool().query<{ slug: string; document_id: string }>('select slug, document_id from stays');
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.document_id ?? '';
    const forged = ['too-dear', 'fewer-stars', 'worse-villa', 'elsewhere', 'draft-hotel', 'lake-house', 'palm-villa'];
    for (const stay of [...forged.map(idOf), idOf('fourth-hotel'), 'nothing'])
      expect((await take(made, { ...chosen, stay, refund: 0 })).status).toBe(409);
    expect((await take(made, { ...chosen, roomType: 'Last Suite' })).status).toBe(409);
    const line = { path: made.path.replace(/\d+$/, '999999') };
    expect((await take(line, chosen)).status).toBe(404);
    expect(await linesOf(made.bookingId)).toMatchObject([{ id: made.line, state: 'live', price: made.price }]);
  });

  test('nothing is offered while the partner has not refused, or for other products', async () => {
    const item = stayItem({ selectedDate: '2026-12-11', checkOut: '2026-12-12' });
    const { body } = await book(site.harness, site.asha.token, [item]);
    await pay(site.harness, body);
    const [line] = await linesOf(body.bookingId);
    const path = `/api/bookings/${body.bookingId}/items/${line?.id}`;
    expect(await offered({ path })).toEqual([]);
    const { rows } = await pool().query(`select document_id from stays where slug = 'same-villa'`);
    const chosen = { stay: rows[0]?.document_id, roomType: 'Room', refund: 0 };
    expect((await take({ path }, chosen)).status).toBe(409);

    const { bookingId } = await site.sold({ selectedDate: '2026-12-12', checkOut: '2026-12-13' });
    const [, raft = { id: 0 }] = await linesOf(bookingId);
    await answerAcknowledgement(admin(), { bookingId, line: raft.id, answer: 'refused', reason: '' });
    expect(await offered({ path: `/api/bookings/${bookingId}/items/${raft.id}` })).toEqual([]);
  });

  test('strangers find no booking; the key of the email and staff may choose', async () => {
    const made = await refused('2026-12-14');
    const chosen = chosenOf(await offeredAs(made, 'same-villa'));
    const stranger = await site.harness.signUp('Ravi Iyer');
    for (const of of [stranger, {}, { key: 'x'.repeat(32) }]) expect((await take(made, chosen, of)).status).toBe(404);
    expect((await site.harness.call('GET', `${made.path}/substitutes`, { token: stranger.token })).status).toBe(404);
    const support = await staffToken(site.harness, 'support');
    expect((await take(made, chosen, { token: support })).status).toBe(200);
    const { rows } = await pool().query(`select action from audit_rows where subject_id = $1 order by id`, [
      made.bookingId,
    ]);
    expect(rows.at(-1)).toEqual({ action: 'take-substitute' });

    const keyed = await refused('2026-12-15');
    const key = new URL(bookingLink(admin().config, keyed.bookingId)).searchParams.get('key') ?? '';
    const listed = await site.harness.call('GET', `${keyed.path}/substitutes?key=${key}`);
    expect(listed.body.data).toHaveLength(3);
    expect((await take(keyed, chosenOf(listed.body.data[2]), { key })).status).toBe(200);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });

  test('staff book one on the page of the booking, for a traveller who calls', async () => {
    const made = await refused('2026-12-18');
    const staff = adminForms(site.harness, await adminSession(site.harness, 'support'));
    const address = `/admin/bookings/${made.bookingId}`;
    const { body } = await staff.open(address);
    expect(body).toContain('Cheaper Hotel, Room');
    expect(body).toContain('Refunds ₹1,180');
    const form = fieldsIn(body, 'substitute');
    expect(form.map(([name]) => name)).toEqual(['of', 'roomType', 'refund']);
    // a refund that no page has shown
    const greedy = await staff.send(address, [...withValues(form, { refund: '118001' }), ['do', 'substitute']]);
    expect(greedy.statusCode).toBe(409);
    const sent = await staff.send(address, [...form, ['do', 'substitute']]);
    expect(sent.statusCode).toBe(302);
    expect((await linesOf(made.bookingId)).map(({ name, state }) => [name, state])).toEqual([
      ['Lake House', 'replaced'],
      ['Cheaper Hotel', 'live'],
    ]);
    expect(await refunds(made.bookingId)).toBe(118_000);
  });

  test('a substitute that refuses too is replaced by another, and nothing is paid twice', async () => {
    const made = await refused('2026-12-16');
    await take(made, chosenOf(await offeredAs(made, 'dearer-hotel')));
    const [, second = { id: 0 }] = await linesOf(made.bookingId);
    await answerAcknowledgement(admin(), {
      bookingId: made.bookingId,
      line: second.id,
      answer: 'refused',
      reason: '',
    });
    const next = { path: `/api/bookings/${made.bookingId}/items/${second.id}` };
    const all = await offered(next);
    expect(all.map(({ slug }) => slug)).toEqual(['cheaper-hotel', 'same-villa', 'fourth-hotel']);
    const cheaper = await offeredAs(next, 'cheaper-hotel');
    expect(cheaper.refund).toBe(1_180);
    expect((await take(next, chosenOf(cheaper))).status).toBe(200);
    expect(await refunds(made.bookingId)).toBe(118_000);
    expect(await brokenInvariants(site.harness)).toEqual([]);
  });
});
