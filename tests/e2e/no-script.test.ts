import { expect, test } from './parts/fixtures.ts';
import { inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a visitor finds a stay by form and link', async ({ page }) => {
  const dates = nightsFrom(200);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('search');
  await form.getByLabel('Location').fill('Rishikesh');
  await form.getByTitle('Check-in').fill('2020-01-01');
  await form.getByRole('button', { name: 'Search' }).click();
  // the browser refuses the past
  await expect(page).toHaveURL('/');
  await expect(form.getByTitle('Check-in').and(form.locator(':invalid'))).toBeVisible();
  await form.getByTitle('Check-in').fill(dates.checkIn);
  await form.getByTitle('Check-out').fill(dates.checkOut);
  await form.locator('summary').click();
  await form.getByRole('spinbutton', { name: 'Adults' }).fill('2');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/location=Rishikesh/);
  await expect(page.getByRole('heading', { name: /^\d+ stays? in Rishikesh$/ })).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Property types' })
    .getByLabel(/^Hotels/)
    .check();
  await filters.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/propertyType=hotels/);
  await expect(page.getByRole('heading', { name: /^\d+ hotels? in Rishikesh$/ })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkIn=${dates.checkIn}`));

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (High to Low)');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=price-high/);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await page
    .getByRole('link', { name: /Hotels/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(/propertyType/);

  await page.getByRole('link', { name: tapovan.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: tapovan.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`checkOut=${dates.checkOut}`));
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await expect(panel).toContainText(inRupees(priceOf(tapovan.hill.price, 2).payable));
});

test('without JavaScript the tabs of the search open, and lead to their lists with what was filled in', async ({
  page,
}) => {
  const { checkIn, checkOut } = nightsFrom(325);
  const open = async (name: string) => {
    await page.goto('/');
    await page.getByRole('group', { name: 'What are you looking for?' }).getByText(name).click();
    return page.getByRole('search');
  };
  const tours = await open('Tours');
  await tours.getByLabel('Destination').fill('Rishikesh');
  await tours.getByTitle('Date').fill(checkIn);
  await tours.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/tour-packages/rishikesh?date=${checkIn}&guests=2`);
  const cars = await open('Cars');
  await cars.getByLabel('Location').fill('Jaipur');
  await cars.getByTitle('Pickup date').fill(checkIn);
  await cars.getByTitle('Return date').fill(checkOut);
  await cars.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/car-rentals/jaipur?pickupDate=${checkIn}&returnDate=${checkOut}`);
  const stays = await open('Stays');
  await stays.getByTitle('Check-in').fill(checkIn);
  await stays.getByTitle('Check-out').fill(checkOut);
  await stays.getByLabel('Flexible ±3 days').check();
  await stays.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/^Showing the cheapest 2 nights for each stay/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('without JavaScript a link leads to the filters below the list', async ({ page }) => {
    await page.goto('/stays?location=Rishikesh');
    await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Popular filters' })).toBeInViewport();
    await page.getByLabel(/^Free WiFi/).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/amenity=Free\+WiFi/);
  });
});

test('without JavaScript the terms are a link away', async ({ page }) => {
  await page.goto('/signup');
  const terms = page.getByRole('link', { name: 'terms and conditions' });
  await expect(terms).toHaveAttribute('target', '_blank');
  await page.goto((await terms.getAttribute('href')) ?? '');
  await expect(page.getByText('we hold the room, the place on a tour or the car for 24 hours')).toBeVisible();
});

test('without JavaScript everything of a stay can be read', async ({ page }) => {
  await page.goto(`/stays/${tapovan.slug}`);
  for (const title of ['About this place', 'What this Place offers', 'Guest reviews', 'Good to know', 'House rules']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  const features = page.getByRole('region', { name: 'What this Place offers' }).getByRole('listitem');
  expect(await features.filter({ visible: true }).count()).toBe(await features.count());
  await page.getByText('Is alcohol served?').click();
  await expect(page.getByText(/dry and vegetarian town/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await expect(page.getByText('Write a review')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Next: / })).toHaveCount(0);
});

test('without JavaScript the sign-in pages say what they need', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText(/Turn on JavaScript to sign in/)).toBeVisible();
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('without JavaScript the cart says what it needs, and leads on', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText(/Turn on JavaScript to use the cart/)).toBeVisible();
  await expect(page.getByText('Loading your cart...')).toBeHidden();
  await page.getByRole('link', { name: 'Browse Stays' }).click();
  await expect(page).toHaveURL('/stays');
});

test('without JavaScript dashboard and profile say what they need, and wait for nothing', async ({ page }) => {
  for (const [path, heading] of [
    ['/dashboard?view=vouchers', 'Your bookings'],
    ['/profile', 'Your profile'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.getByText(/Turn on JavaScript to sign in/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0);
  }
});

test('without JavaScript the pictures of a stay are turned on a phone, from edge to edge, and are counted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/stays/${tapovan.slug}`);
  const photo = (at: number) => page.getByRole('listitem').filter({ hasText: `Open photo ${at} of 6` });
  const place = async () => (await photo(2).boundingBox())?.x;
  await expect(photo(1).getByText('1 / 6', { exact: true })).toBeInViewport();
  expect(await place()).toBe(390);
  await photo(1).hover();
  await page.mouse.wheel(390, 0);
  await expect.poll(place).toBe(0);
  await expect(photo(2).getByText('2 / 6', { exact: true })).toBeInViewport();
});
