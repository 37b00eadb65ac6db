import { english } from '../../messages/translate.ts';
import type { CartItemWire, QuoteWire } from '../../service/booking/model/wire/wire.ts';
import { addDays, formatDay } from '../../service/core/day.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { cards, expectNoSidewaysScroll, storedCart } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { book, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

const line = { location: '', image: '/default-stay.svg', quantity: 1, price: 0, totalPrice: 0 };

/** Three nights in Jaipur, and a ride at half past six in Delhi after the first of them. */
async function jaipurAndDelhi(daysAhead: number): Promise<CartItemWire[]> {
  const { checkIn, checkOut } = nightsFrom(daysAhead, 3);
  const bed: CartItemWire = {
    ...line,
    cartId: 'bed',
    id: 'hotel-ashok-marg-jaipur',
    slug: 'hotel-ashok-marg-jaipur',
    type: 'stay',
    name: 'Hotel Ashok Marg',
    selectedDate: checkIn,
    checkOut,
    rooms: 1,
    guests: 2,
    adults: 2,
  };
  const ride: CartItemWire = {
    ...line,
    cartId: 'ride',
    id: 'old-delhi-by-bicycle-at-dawn',
    slug: 'old-delhi-by-bicycle-at-dawn',
    type: 'attraction',
    name: 'Old Delhi by bicycle, before it wakes',
    selectedDate: addDays(checkIn, 1),
    selectedTime: '06:30',
    selectedLanguage: 'English',
  };
  const items = [ride, bed];
  const { lines } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items } });
  return items.map((item) => {
    const quoted = lines.find(({ cartId }) => cartId === item.cartId);
    const { price = 0, totalPrice = 0, roomType } = quoted ?? {};
    return { ...item, price, totalPrice, ...(roomType ? { roomType } : {}) };
  });
}

test('the cart follows the days of the trip, warns of clashes, and can be paid all the same', async ({ device }) => {
  const items = await jaipurAndDelhi(320);
  const page = await device({ traveller: await traveller(), cart: items });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/cart');
  const days = page.getByRole('main').getByRole('heading', { level: 2 });
  const begins = nightsFrom(320).checkIn;
  await expect(days.first()).toHaveText(formatDay(english, begins));
  await expect(days.nth(1)).toHaveText(formatDay(english, addDays(begins, 1)));
  const ride = page.getByRole('listitem').filter({ hasText: 'Old Delhi by bicycle' });
  await expect(ride).toContainText(
    /Hotel Ashok Marg and Old Delhi .+ \(06:30\) are too far apart for .+ \(about 3\d\d km, 6\shours by road\)\./,
  );
  await expect(ride.getByRole('link', { name: 'Change dates' })).toHaveAttribute('href', /\?date=/);
  await expectNoSidewaysScroll(page, 'the cart of a trip');
  await expectNoBarriersNarrowToo(page, 'the cart of a trip');
  await page.getByRole('radio', { name: 'Net Banking' }).check();
  await page.getByRole('button', { name: 'Pay now' }).press('Enter');
  await page.waitForURL(/\/payment\//);
  await expect(page.getByRole('radio', { name: 'Net Banking' })).toBeChecked();
  const booked = page.getByRole('region', { name: 'What you booked' });
  await expect(booked.getByRole('heading', { level: 3 }).filter({ hasText: /20\d\d$/ })).toHaveText([
    formatDay(english, begins),
    formatDay(english, addDays(begins, 1)),
  ]);
  await expect(booked.getByRole('region', { name: formatDay(english, begins) })).toContainText('Hotel Ashok Marg');
  expect(await storedCart(page)).toEqual([]);
});

test('the dashboard shows the trip day by day, with gaps and clashes', async ({ device }) => {
  const user = await traveller();
  const [ride, bed] = await jaipurAndDelhi(324);
  if (!ride || !bed) throw new Error('a trip of two');
  // it is one trip, however often it was booked
  await book(user, [bed]);
  await book(user, [ride]);
  const { checkOut: free } = nightsFrom(324, 3);
  const next = addDays(free, 1);
  await book(user, [{ ...bed, cartId: 'next', selectedDate: next, checkOut: addDays(next, 1) }]);
  const page = await device({ traveller: user });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/dashboard');
  const trip = page.getByRole('region', { name: 'Your trip' });
  const days = trip.getByRole('list').first().locator(':scope > li');
  await expect(days).toHaveCount(6);
  await expect(days.nth(0)).toContainText(/Check-in, from \d\d:\d\d/);
  await expect(days.nth(1)).toContainText('Visit, 06:30');
  await expect(days.nth(1)).toContainText('are too far apart');
  const freeDay = days.nth(2);
  await expect(freeDay).toContainText('Nothing planned in Jaipur');
  await expect(freeDay.getByRole('link', { name: 'Find something to do' })).toHaveAttribute(
    'href',
    `/attraction/jaipur?date=${addDays(free, -1)}`,
  );
  await expect(freeDay.getByRole('listitem').filter({ hasText: '₹' }).first()).toContainText('total');
  await expect(days.nth(3)).toContainText(/Check-out, until \d\d:\d\d/);
  await expect(trip.getByText(/No stay for the night of \d+ \w+ in Jaipur/)).toHaveCount(1);
  const all = days.nth(3).getByRole('link', { name: 'Find a stay' });
  await expect(all).toHaveAttribute('href', `/stays?checkIn=${free}&checkOut=${next}&adults=2&location=Jaipur`);
  const ideas = days.nth(3).getByRole('listitem').filter({ hasText: 'total · 1 night' });
  await expect(ideas).toHaveCount(3);
  const idea = ideas.first().getByRole('link');
  const [offered, price] = [await idea.textContent(), await ideas.first().getByText('₹').first().textContent()];
  await expect(idea).toHaveAttribute(
    'href',
    new RegExp(`^/stays/[\\w-]+\\?checkIn=${free}&checkOut=${next}&adults=2$`),
  );
  const list = await all.getAttribute('href');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'a trip');
  await expectNoBarriersNarrowToo(page, 'a trip');
  await expect(trip.getByText(/1\sclash/)).toBeVisible();
  await trip.locator('summary').press('Enter');
  await expect(days.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await trip.getByRole('link', { name: 'Change a booking' }).press('Enter');
  await expect(page).toHaveURL(/view=modify/);

  // the list says the same price
  await visit(page, list ?? '');
  await expect(
    cards(page)
      .filter({ hasText: offered ?? '' })
      .first(),
  ).toContainText(price ?? '');
});
