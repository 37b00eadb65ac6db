import type { Page } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { amountOf, cards, expectNoSidewaysScroll, panelOf, storedCart } from './parts/screens.ts';
import { inRupees, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// a car of the sample catalogue that every end-to-end test rents on different dates
const dzire = { slug: 'maruti-dzire-delhi', name: 'Maruti Suzuki Dzire', price: 2390 } as const;
const carPage = `/car-rentals/booking/${dzire.slug}`;

/** Pickup and return dates that many days from now: two days. */
function rental(daysAhead: number) {
  const { checkIn, checkOut } = nightsFrom(daysAhead, 1);
  return { pickupDate: checkIn, returnDate: checkOut };
}

const headline = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 }).first();

const bookingForm = (page: Page) => page.getByRole('region', { name: 'Complete Your Booking' });
const confirm = (page: Page) => bookingForm(page).getByRole('button', { name: 'Confirm and Pay' });

async function fillIn(page: Page, dates: { pickupDate: string; returnDate: string }): Promise<void> {
  const panel = panelOf(page);
  await panel.getByLabel('Pickup date').fill(dates.pickupDate);
  await panel.getByLabel('Drop-off date').fill(dates.returnDate);
  await panel.getByLabel('Pickup location').fill('Terminal 3');
  const form = bookingForm(page);
  await form.getByLabel('Name').fill('Leela Menon');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Email').fill('leela@example.in');
}

test('a visitor searches a car and books it without an account', async ({ page }) => {
  const dates = rental(40);
  await visit(page, '/car-rentals');
  await expect(page.getByRole('heading', { level: 1, name: 'Rent a Car for Your Journey' })).toBeVisible();
  for (const name of [
    'Choose Your Perfect Car',
    'Why Choose Our Car Rentals?',
    'Car Hire in Popular Cities',
    'Car Hire at Airports',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Luxury from ₹3,000 a day' })).toHaveAttribute(
    'href',
    '/car-rentals/all?carType=Luxury',
  );
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(search.getByText('Please enter a location')).toBeVisible();
  await expect(search.getByLabel('Location')).toBeFocused();
  await search.getByLabel('Location').fill(' Delhi ');
  await search.getByLabel('Pickup date').fill(dates.pickupDate);
  await search.getByLabel('Return date').fill(dates.returnDate);
  await search.getByLabel('Location').press('Enter');
  await expect(page).toHaveURL(`/car-rentals/delhi?pickupDate=${dates.pickupDate}&returnDate=${dates.returnDate}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Car Rentals in New Delhi' })).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Car type' })
    .getByLabel(/^Sedan/)
    .check();
  await expect(headline(page)).toHaveText('1 car available');
  await expect(page).toHaveURL(/carType=Sedan/);
  await filters.getByRole('group', { name: 'Rating' }).getByLabel('3 and up').check();
  await filters.getByRole('group', { name: 'Rating' }).getByLabel('3.5 and up').check();
  await expect(page).toHaveURL(/rating=3\.5/);
  await expect(page).not.toHaveURL(/rating=3(?!\.)/);
  await expect(cards(page)).toContainText(`${inRupees(Math.round(2 * dzire.price * 1.18))} total · 2 days`);
  await cards(page)
    .getByRole('link', { name: new RegExp(`^Select.*${dzire.name}`) })
    .press('Enter');

  await expect(page).toHaveURL(`${carPage}?pickupDate=${dates.pickupDate}&returnDate=${dates.returnDate}`);
  await expect(page.getByRole('heading', { level: 1, name: dzire.name })).toBeVisible();
  const panel = panelOf(page);
  const payable = inRupees(Math.round(2 * dzire.price * 1.18));
  await expect(amountOf(panel, `${inRupees(dzire.price)} × 2 days`)).toHaveText(inRupees(2 * dzire.price));
  await expect(amountOf(panel, 'You pay')).toHaveText(payable);
  await expect(panel.getByText('Includes taxes and charges')).toBeVisible();
  await expect(panel.getByText('24/7 customer support')).toBeVisible();
  await expect(panel.getByText(/^(With driver|Self-drive)$/)).toBeVisible();
  const next = panel.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(panel.getByLabel('Pickup location')).toBeFocused();
  await expect(panel.getByText('Please enter a pick-up location')).toBeVisible();
  await panel.getByLabel('Pickup location').fill('Aerocity');
  await next.click();
  await expect(bookingForm(page).getByLabel('Name')).toBeFocused();
  await confirm(page).click();
  await expect(page.getByText('Please enter your name')).toBeVisible();
  await expect(bookingForm(page).getByLabel('Name')).toBeFocused();
  await fillIn(page, dates);
  await expect(page.getByText('Please enter your name')).toBeHidden();
  const form = bookingForm(page);
  await form.getByLabel('Add a GST number or address to the invoice').check();
  await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await confirm(page).click();
  await expect(form.getByLabel(/^Name on the invoice/)).toBeFocused();
  await expect(form.getByLabel('GSTIN')).toHaveAccessibleDescription(/Please check the GSTIN/);
  await form.getByLabel(/^Name on the invoice/).fill('Ganga Exports');
  await form.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/car-bookings'));
  const pressed = Date.now();
  await confirm(page).click();
  await expect(form.getByRole('button', { name: 'Processing Booking...' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for booking' })).toBeFocused();
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1_200);
  expect((await sent).postDataJSON().details).toEqual({
    company: 'Ganga Exports',
    companyAddress: null,
    state: null,
    gstin: '27AAPFU0939F1ZV',
  });
  await expect(page.getByText(/^Pay by .* to keep it$/)).toBeVisible();
  await expect(page.getByText(/BOOK_\d+_[A-Z0-9]{6}/)).toBeVisible();
  await expectNoBarriers(page, 'booked');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await expect(page.getByRole('button', { name: `Pay ${payable}` })).toBeVisible();
});

test('a car to pay now is held for some minutes, and its payment page opens', async ({ page }) => {
  const dates = rental(47);
  await visit(page, `${carPage}?${new URLSearchParams(dates)}`);
  await panelOf(page).getByLabel('Pickup location').fill('Aerocity');
  await fillIn(page, dates);
  await bookingForm(page).getByRole('radio', { name: 'Pay now' }).check();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/car-bookings'));
  await confirm(page).click();
  expect((await sent).postDataJSON().pay).toBe('now');
  await expect(page).toHaveURL(/\/payment\/BOOK_/);
  await expect(page.getByText(/Open the link in our email/)).toBeHidden();
});

test('a car goes into the cart of a signed-in traveller at the price of its days', async ({ device }) => {
  const dates = rental(47);
  const user = await traveller();
  const page = await device({ traveller: user });
  await visit(page, `${carPage}?${new URLSearchParams({ ...dates, pickupLocation: 'Aerocity' })}`);
  await expect(bookingForm(page).getByLabel('Name')).toHaveValue(user.name);
  await expect(bookingForm(page).getByLabel('Email')).toHaveValue(user.email);
  const place = page.getByLabel('Pickup location');
  await expect(place).toHaveValue('Aerocity');
  await place.fill('');
  await panelOf(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription('Please enter a pick-up location');
  await place.fill('Aerocity');
  await panelOf(page).getByRole('button', { name: 'Add to cart' }).click();
  // the address changes before the page does
  await expect(page.getByRole('region', { name: 'Price details' })).toBeVisible();
  expect(await storedCart(page)).toMatchObject([
    { name: dzire.name, quantity: 1, price: 2 * dzire.price, duration: '2 days', pickupLocation: 'Aerocity' },
  ]);
  await expect(place).toHaveValue('Aerocity');
  await place.fill('');
  await expect(page.getByText('Please enter a pick-up location')).toBeVisible();
  await place.fill('Terminal 3, gate 2');
  await expect(page.getByText('Please enter a pick-up location')).toHaveCount(0);
  expect(await storedCart(page)).toMatchObject([{ pickupLocation: 'Terminal 3, gate 2' }]);
  const details = page.getByRole('region', { name: 'Price details' });
  await expect(amountOf(details, 'You pay')).toHaveText(inRupees(Math.round(2 * dzire.price * 1.18)));
});

test('past dates cannot be chosen, and a sale to another traveller is reported', async ({ page, ears }) => {
  test.skip(!canOperate, 'needs the database');
  const dates = rental(54);
  const sold = (taken: number) =>
    query(
      `insert into allotments (sellable_id, day, capacity, taken)
         select c.sellable_id, $2::date, 1, $3 from car_rentals c where c.slug = $1
       on conflict (sellable_id, day, slot) do update set taken = $3`,
      ['skoda-superb-pune', dates.returnDate, taken],
    );
  await sold(0);
  await visit(page, `/car-rentals/booking/skoda-superb-pune?${new URLSearchParams(dates)}`);
  await expect(panelOf(page).getByText('Only 1 left')).toBeVisible();
  await fillIn(page, dates);
  await sold(1);
  ears.expect(/refused: POST \/api\/car-bookings 409/);
  await confirm(page).click();
  await expect(panelOf(page).getByRole('alert').getByText('Not available for these dates')).toBeVisible();
  await expect(page.getByLabel('Pickup date')).toHaveAccessibleDescription('Not available for these dates');
  await visit(page, `/car-rentals/pune?${new URLSearchParams(dates)}`);
  await expect(cards(page).getByRole('link', { name: 'Skoda Superb', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Not available for these dates: 1 more car' })).toBeVisible();
});

test('a missing car has a message, and a place without cars says what to do', async ({ page, ears }) => {
  ears.expect(/refused: GET \/car-rentals\/booking\/nowhere 404/);
  expect(await visit(page, '/car-rentals/booking/nowhere')).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Car Not Found' })).toBeVisible();
  await expect(page.getByText('The requested car could not be loaded.')).toBeVisible();
  await expectNoBarriers(page, 'no such car');
  await page.getByRole('link', { name: 'Back to Car Rentals' }).click();
  await expect(page).toHaveURL('/car-rentals');
  await visit(page, '/car-rentals/atlantis');
  await expect(page.getByRole('heading', { name: 'No car rentals found.' })).toBeVisible();
  await page.getByRole('link', { name: 'All car rentals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Car Rentals in India' })).toBeVisible();
});

test('on a phone the page of a car shows the total price first', async ({ page }) => {
  const dates = rental(68);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${carPage}?${new URLSearchParams(dates)}`);
  const payable = inRupees(Math.round(2 * dzire.price * 1.18));
  const head = page.getByRole('main').locator('header');
  await expect(head.locator('strong')).toHaveText(payable);
  await expect(head).toContainText(`total · 2 days`);
  await expect(head).toContainText(`Starting from ${inRupees(dzire.price)} per day`);
  await expect(page.locator('.booking-bar')).toContainText(`${payable}total · 2 days with GST`);
});

test('an airport leads to the cars of its city and fills in the pickup place; Get Quote opens an email', async ({
  page,
}) => {
  await visit(page, '/car-rentals');
  await page.getByRole('link', { name: 'Hire at Airport Himachal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Car Rentals in Himachal Pradesh' })).toBeVisible();
  await cards(page)
    .first()
    .getByRole('link', { name: /^Select/ })
    .click();
  await expect(page.getByLabel('Pickup location')).toHaveValue('Kullu Manali Airport, Bhuntar (KUU)');
  await visit(page, '/car-rentals');
  await page.getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Quote for a car rental');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor finds a car and its price for the dates', async ({ page }) => {
    const dates = rental(61);
    await page.goto('/car-rentals');
    const form = page.getByRole('search');
    await form.getByLabel('Location').fill('banglore');
    await form.getByTitle('Pickup date').fill(dates.pickupDate);
    await form.getByTitle('Return date').fill(dates.returnDate);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Car Rentals in Bangalore' })).toBeVisible();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByLabel('Hatchback').check();
    await filters.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/carType=Hatchback/);
    await expect(page).toHaveURL(new RegExp(`pickupDate=${dates.pickupDate}`));
    await cards(page).getByRole('link').first().click();
    await expect(page.getByText(/for 2 days|× 2 days/)).toBeVisible();
    await expect(page.getByText(/Turn on JavaScript to book/)).toBeVisible();
    await expect(page.getByRole('heading', { name: "What's Included" })).toBeVisible();
  });
});

test('car pages are accessible and fit at every width', async ({ page }) => {
  await standStill(page);
  for (const path of ['/car-rentals', '/car-rentals/uttarakhand?popular=ac&carType=SUV&carType=MUV', carPage]) {
    await visit(page, path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
    await expectNoBarriersNarrowToo(page, path);
  }
  await confirm(page).click();
  await expect(page.getByText('Please enter your phone number')).toBeVisible();
  await expectNoBarriers(page, 'refused', { within: '#book' });
  await page.getByLabel('Pickup date').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: inRupees(dzire.price) })
      .first(),
  ).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'calendar', { within: '#panel:has([role=grid])' });
});

test('car filters open in a sheet on a phone and are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await standStill(page);
  await visit(page, '/car-rentals/uttarakhand');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel(/^Tempo Traveller/).check();
  await expect(sheet.getByRole('button', { name: /^Show \d+ cars?$/ })).toBeVisible();
  await expectNoBarriers(page, 'filters');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/carType=Tempo/);
});
