import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, complete } from './parts/operator.ts';
import { amountOf } from './parts/screens.ts';
import { book, cartLine, inRupees, nightsFrom, pay, priceOf, roomsLeft, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

const two = (price: number) => priceOf(price, 2).payable;

test('a visitor is asked to sign in', async ({ page, device }) => {
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expect(page.getByText('You need to be logged in to access your dashboard.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  const halfKnown = await device();
  await halfKnown.goto('/login');
  await halfKnown.evaluate(() => localStorage.setItem('user', '{"username":"Asha","email":"asha@example.in"}'));
  await visit(halfKnown, '/dashboard');
  await expect(halfKnown.getByText('No authentication token found. Please log in again.')).toBeVisible();
});

test('without bookings every tab says so', async ({ device }) => {
  const page = await device({ traveller: await traveller() });
  await visit(page, '/dashboard');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'No Bookings Found' })).toBeVisible();
  const header = page.getByRole('main').locator('header');
  for (const name of ['Tour Packages', 'Cart']) await expect(header.getByRole('link', { name })).toBeVisible();
  await expect(panel).toContainText("You haven't made any bookings yet.");
  await expect(page.getByRole('tab')).toHaveText([
    'ALL',
    'STAYS',
    'ATTRACTIONS',
    'TOUR PACKAGES',
    'CAR RENTALS',
    'ACTIVITIES',
    'CANCELLED',
    'COMPLETED',
  ]);
  await page.getByRole('tab', { name: 'TOUR PACKAGES' }).click();
  await expect(panel).toContainText('No tour packages bookings found.');
  await page.getByRole('tab', { name: 'CANCELLED' }).click();
  await expect(panel).toContainText('No cancelled bookings found.');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'CANCELLED' })).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('link', { name: 'Start Booking' }).click();
  await page.waitForURL('/');
});

test('bookings that failed to load can be loaded again, also after leaving the page', async ({ device, ears }) => {
  ears.expect(/GET \/api\/bookings 500/);
  const page = await device({ traveller: await traveller() });
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await visit(page, '/dashboard');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('alert')).toContainText('Failed to fetch bookings');
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(panel.getByRole('heading', { name: 'No Bookings Found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Get Best Deals' })).toBeVisible();

  await page.route('**/api/auth/logout', () => {}, { times: 1 });
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out...')).toBeVisible();
  await page.waitForURL('/');
});

test('bookings are found, sorted and filtered', async ({ device }) => {
  const user = await traveller('Farah Khan');
  const cheap = await book(user, [await cartLine(nightsFrom(142))]);
  const dear = await book(user, [await cartLine(nightsFrom(149), tapovan.suite)]);
  const paid = await book(user, [await cartLine(nightsFrom(156), tapovan.river)]);
  await pay(paid);
  if (canOperate) await complete(paid.bookingId);
  const page = await device({ traveller: user });
  await visit(page, '/dashboard');
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hi Farah Khan');
  await expect(cards).toHaveCount(3);

  await page.getByLabel('Sort by').selectOption('Price');
  await expect(cards.getByRole('heading')).toHaveText([dear.bookingId, paid.bookingId, cheap.bookingId]);
  await page.getByLabel('Sort by').selectOption('Date');
  await expect(cards.getByRole('heading')).toHaveText([paid.bookingId, dear.bookingId, cheap.bookingId]);
  await page.getByLabel('Search bookings').fill('pool suite');
  await expect(cards.getByRole('heading')).toHaveText([dear.bookingId]);
  await page.getByLabel('Search bookings').fill('nowhere');
  await expect(page.getByText('No bookings match “nowhere”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('tab', { name: 'STAYS' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('tab', { name: 'ATTRACTIONS' }).click();
  await expect(page.getByText('No attractions bookings found.')).toBeVisible();
  await page.getByRole('tab', { name: 'COMPLETED' }).click();
  if (canOperate) await expect(cards.getByText('completed', { exact: true })).toBeVisible();
  else await expect(page.getByText('No completed bookings found.')).toBeVisible();
});

test('a pending booking can be cancelled at no charge', async ({ device }) => {
  const user = await traveller();
  const dates = nightsFrom(163);
  const before = await roomsLeft(dates, 0);
  const booking = await book(user, [await cartLine(dates)]);
  const page = await device({ traveller: user });
  await visit(page, '/dashboard');
  const card = page.getByRole('article', { name: booking.bookingId });
  await expect(card.getByRole('link', { name: /^Pay now/ })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Manage Booking' })).toHaveCount(0);
  await card.getByRole('button', { name: 'View Details' }).click();
  await expect(card).toContainText('Not paid yet');
  await card.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await expect(dialog).toContainText('you will not be charged');
  await dialog.getByRole('button', { name: 'Keep booking' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText('pending', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(card.getByText('cancelled', { exact: true })).toBeVisible();
  expect(await roomsLeft(dates, 0)).toEqual(before);
  await page.getByRole('tab', { name: 'CANCELLED' }).click();
  await expect(page.getByRole('article', { name: booking.bookingId })).toBeVisible();
});

test('cancelling a confirmed booking shows the refund first, and a test payment promises no money', async ({
  device,
}) => {
  const user = await traveller();
  const booking = await book(user, [await cartLine(nightsFrom(170))]);
  await pay(booking);
  const page = await device({ traveller: user });
  await visit(page, '/dashboard');
  const card = page.getByRole('article', { name: booking.bookingId });
  await card.getByRole('button', { name: 'Manage Booking' }).click();
  const choice = page.getByRole('dialog', { name: 'Manage Booking' });
  await expect(choice.getByRole('button', { name: /^Change / })).toBeVisible();
  await expect(choice.getByRole('button', { name: /^Cancel item/ })).toBeVisible();
  await choice.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
  await expect(amountOf(dialog, 'Refund under the policy')).toHaveText(inRupees(two(tapovan.hill.price)));
  await expect(dialog).toContainText('This was a test payment. You were not charged, so there is nothing to refund.');
  await expect(dialog).toContainText('Free cancellation until');
  await expect(card.getByText('confirmed', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(
    page.getByText('You were not charged, so there is nothing to refund', { exact: true }).first(),
  ).toBeVisible();
  await expect(card.getByText('cancelled', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'View Details' }).click();
  await expect(card).toContainText('This was a test payment. You were not charged, so there is nothing to refund.');
});
