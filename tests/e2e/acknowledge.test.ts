import { randomUUID } from 'node:crypto';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { book, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a partner refuses a guest by the link in the email; support sees it, and the traveller gets all the money back', async ({
  device,
}) => {
  test.skip(!canOperate, 'a partner is written into the database');
  const place = `Refusing ${randomUUID().slice(0, 8)}`;
  const partner = `${place.replaceAll(' ', '').toLowerCase()}@example.in`;
  await publishStays(place, 1);
  const guest = await traveller('Tara Turned');
  const sent = await book(guest, [await cartLine(nightsFrom(2))]);
  await query(
    `with who as (insert into partners (name, email, created_at) values ($2, $3, now()) returning id),
     own as (insert into product_partners (partner_id, product_type, product_id, since)
       select who.id, 'stay', stays.id, current_date - 1 from who, stays where stays.name = $2 || ' House 1' returning product_id)
     update booking_lines l set product_id = own.product_id, name = $2 || ' House 1'
     from own, bookings b where b.id = l.booking_id and b.booking_id = $1`,
    [sent.bookingId, place, partner],
  );
  await pay(sent);

  const host = await device();
  await visit(host, linkIn(await emailTo(partner, /^New booking/), '/admin/acknowledge/'));
  await expect(host.getByRole('heading', { level: 1, name: 'Do you expect this guest?' })).toBeVisible();
  await expect(host.getByRole('main')).not.toContainText('Tara');
  await expectNoBarriersNarrowToo(host, 'the answer of a partner');
  await host.getByLabel('Reason (optional)').fill('The roof leaks');
  await host.getByRole('button', { name: 'We cannot take this guest' }).click();
  await expect(host.getByRole('heading', { level: 1, name: /^Thank you for telling us/ })).toBeVisible();

  const support = await device();
  await signInToAdmin(support, 'support');
  await visit(support, '/admin/today');
  await support.getByRole('listitem').filter({ hasText: place }).getByRole('link').first().click();
  await expect(support.getByRole('heading', { level: 1, name: sent.bookingId })).toBeVisible();
  await expect(support.getByRole('region', { name: 'Items' })).toContainText('The roof leaks');

  const page = await device({ traveller: guest });
  await visit(page, linkIn(await emailTo(guest.email, /we need to find you another place/), '/booking/'));
  const refusal = page.getByRole('region', { name: 'Your host cannot take you' });
  await expectNoBarriersNarrowToo(page, 'a refused booking');
  await refusal.getByRole('button', { name: 'Cancel and get a full refund' }).click();
  await expect(page.getByText('This item is cancelled, with a full refund.').first()).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await unpublishStays(place);
});

/** Publishes a hotel with rooms at a price, one kilometre north of Hotel Tapovan Steps for each of `north`. */
const publishHotel = (name: string, price: number, north: number) =>
  query(
    `with own as (
       insert into stays (slug, name, destination_id, location, latitude, longitude, description, type, property_rating,
         price_paise, published_at)
       select lower(replace($1, ' ', '-')), $1, destination_id, location, latitude + $3 * 0.009, longitude, 'Near.', type,
         5, $2, now()
       from stays where slug = $4 returning id),
     rooms as (insert into sellables (product_type, units) values ('stay', 3) returning id)
     insert into room_types (stay_id, sellable_id, name, price_paise, max_guests, description, bed_configuration)
     select own.id, rooms.id, 'Garden Room', $2, 2, 'A room.', '1 bed' from own, rooms`,
    [name, price * 100, north, tapovan.slug],
  );

test('a refused guest books another stay at the price they paid, with one press', async ({ device }) => {
  test.skip(!canOperate, 'hotels are written into the database');
  const place = `Offered ${randomUUID().slice(0, 8)}`;
  await publishHotel(`${place} Court`, 5_600, 0.1);
  await publishHotel(`${place} Lodge`, 4_900, 0.2);
  const guest = await traveller('Meera Moved');
  const sent = await book(guest, [await cartLine(nightsFrom(3))]);
  await pay(sent);
  await query(
    `insert into acknowledgements (booking_id, line_id, requested_at, due_at, answer, answered_at)
     select l.booking_id, l.id, now(), now(), 'refused', now()
     from booking_lines l join bookings b on b.id = l.booking_id where b.booking_id = $1`,
    [sent.bookingId],
  );
  const page = await device({ traveller: guest });
  await visit(page, `/booking/${sent.bookingId}`);
  const refusal = page.getByRole('region', { name: 'Your host cannot take you' });
  const items = refusal.getByRole('listitem').filter({ hasText: place });
  await expect(items.first()).toContainText(`${place} Court, Garden Room`);
  await expect(items.first()).toContainText('No extra cost');
  await expect(items.last()).toContainText('Cheaper: you get ₹1,180 back');
  await expectNoBarriersNarrowToo(page, 'the stays offered to a refused guest');
  await items.first().getByRole('button', { name: 'Choose this stay' }).click();
  await expect(page.getByText('Your new stay is confirmed.').first()).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await expect(page.getByText(`${place} Court`).first()).toBeVisible();
  await expect(page.getByText('Another stay booked: the host could not confirm yours')).toBeVisible();
  await query(`update stays set published_at = null where name like $1 || '%'`, [place]);
});
