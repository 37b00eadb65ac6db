import { describe, expect, test } from 'vitest';
import { phoneOrder, placePhoneBooking } from '../../service/booking/usecases/checkout/place-phone-booking.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { findOffers } from '../../service/catalog/products/find-offers.ts';
import { fromRupees, paiseOf } from '../../service/core/money.ts';
import { adminBookings } from '../admin-bookings.ts';
import { manyBookings, newBookingId, setBookingLimits, stayItem, totalOf } from '../travellers.ts';

const site = adminBookings();
const { as, support, show } = site;

describe('for people who phone', () => {
  const call = async (
    own: Record<string, unknown> = {},
    items: unknown[] = [stayItem({ selectedDate: '2026-12-26', checkOut: '2026-12-27' })],
  ) => {
    const parsed = phoneOrder.parse({
      bookingId: newBookingId(),
      items,
      total: fromRupees(await totalOf(site.harness, items)),
      terms: '',
      name: 'Kiran Joshi',
      email: 'kiran@example.in',
      pickupLocation: '',
      details: {},
      ...own,
    });
    const { body } = await site.harness.call('POST', '/api/quotes', { body: { items } });
    return { ...parsed, terms: own['terms'] === undefined ? String(body.terms) : parsed.terms };
  };
  const carItem = {
    id: 'city-sedan',
    type: 'car-rental',
    quantity: 1,
    selectedDate: '2026-12-26',
    checkOut: '2026-12-27',
  };
  const written = async (bookingId: string) =>
    (await site.harness.emails()).filter(({ plain }) => plain.includes(bookingId));

  test('staff sell as the storefront does, without an account, once', async () => {
    const items = [stayItem({ selectedDate: '2026-12-26', checkOut: '2026-12-27' }), carItem];
    const order = await call(
      {
        pickupLocation: 'Nainital station',
        details: { phone: '+91 98111 00000', items: [{ item: 0, arrivalTime: '22:30' }] },
      },
      items,
    );
    const sold = await Promise.all([placePhoneBooking(support(), order), placePhoneBooking(support(), order)]);
    expect(new Set(sold.map(({ holdUntil }) => holdUntil)).size).toBe(1);
    const shown = await show(order.bookingId);
    expect(shown).toMatchObject({
      bookingStatus: 'pending',
      total: order.total,
      payBy: '2026-11-21T04:30:00.000Z',
      keepUntil: null,
      who: { name: 'Kiran Joshi', email: 'kiran@example.in', account: false },
      changes: [{ kind: 'sale', by: 'operator' }],
    });
    expect(shown.lines.map(({ pickup }) => pickup)).toEqual([null, 'Nainital station']);
    const { rows } = await site.harness.database.pool.query(
      "select actor, after::text as after from audit_rows where subject_id = $1 and action = 'book'",
      [order.bookingId],
    );
    expect(rows).toEqual([{ actor: 'support@desk.example.in', after: expect.stringContaining('Lake House') }]);
    expect(rows[0].after).not.toMatch(/kiran|98111/i);
    // no one confirmed the address: the details are behind the link
    const [mail, more] = await written(order.bookingId);
    expect([mail?.recipient, mail?.counted, more]).toEqual(['kiran@example.in', true, undefined]);
    expect(mail?.plain).not.toMatch(/Kiran|Nainital station/);
    expect(await recordCash(support(), { bookingId: order.bookingId, receipt: 'CALL-1' })).toEqual({
      status: 'captured',
    });
  });

  test('phone bookings are limited by stock only, not by unpaid bookings or shares of stock', async () => {
    await setBookingLimits(site.harness, { unpaidPerBuyer: 1, unpaidWithoutAccount: 1, unpaidPerNetwork: 1 });
    const rooms = (count: number) => [
      stayItem({ selectedDate: '2027-01-20', checkOut: '2027-01-21', rooms: count, guests: count }),
    ];
    const email = 'group@example.in';
    await placePhoneBooking(support(), await call({ email }, rooms(3)));
    await placePhoneBooking(support(), await call({ email }, rooms(2)));
    const third = await call({ email, total: 1 }, rooms(1));
    await expect(placePhoneBooking(support(), third)).rejects.toMatchObject({
      name: 'ConflictError',
      message: /Sold out/,
    });
    await setBookingLimits(site.harness, manyBookings);
  });

  test('nothing is sold at a price or terms other than quoted, or from an invalid form', async () => {
    const order = await call();
    const refused = { name: 'ConflictError', details: { quote: expect.anything() } };
    await expect(placePhoneBooking(support(), { ...order, total: paiseOf(order.total - 1) })).rejects.toMatchObject(
      refused,
    );
    await expect(placePhoneBooking(support(), { ...order, terms: 'others' })).rejects.toMatchObject(refused);
    await expect(placePhoneBooking(as('editor'), order)).rejects.toMatchObject({ name: 'ForbiddenError' });
    const wrong = phoneOrder.safeParse({ ...order, name: 'see http://evil.example', email: 'x', items: [] });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['items', 'name', 'email']);
  });

  test('products at a place are found by its name, of one type or of all', async () => {
    const found = async (place: string, type?: 'stay') =>
      (await findOffers(support(), { place, type })).map(({ name }) => name);
    expect(await found('Nainital')).toContain('Lake House');
    expect([
      (await found('Rishikesh')).includes('Ganga Rafting'),
      (await found('Rishikesh', 'stay')).includes('Ganga Rafting'),
    ]).toEqual([true, false]);
    expect(await found('Nowhere')).toEqual([]);
  });
});
