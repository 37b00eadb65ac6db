import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { drawOut } from './parts/delay.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, setRooms } from './parts/operator.ts';
import { addedToCart, chooseDates } from './parts/screens.ts';
import { book, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { newcomer, traveller } from './parts/travellers.ts';

// home, the list and the calendar are checked where they are opened anyway: home.test.ts, list-states.test.ts
test.describe.configure({ mode: 'parallel' });

test('home page and lists are accessible', async ({ page }) => {
  await standStill(page);
  await visit(page, '/');
  await page.getByRole('search').getByLabel('Location').focus();
  await expectNoBarriers(page, 'suggestions', { within: 'search' });
  await page.keyboard.press('Escape');
  await page.getByRole('search').locator('summary').click();
  await expectNoBarriersNarrowToo(page, 'guests', { within: 'search' });
  await visit(page, '/stays?location=Atlantis');
  await expectNoBarriersNarrowToo(page, 'nothing found');
  await visit(page, '/about');
  await expectNoBarriersNarrowToo(page, 'about', { footer: true });
  // same colours and layout
  for (const path of ['/privacy-policy', '/terms-and-conditions', '/accessibility', '/status']) {
    await visit(page, path);
    await expectNoBarriersNarrowToo(page, path, { colours: false, within: 'main' });
  }
});

test('bottom sheets on a phone are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await standStill(page);
  await visit(page, '/stays?location=Rishikesh&propertyType=hotels&view=list');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoBarriers(page, 'filters');
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoBarriers(page, 'menu');
  await visit(page, `/stays/${tapovan.slug}`);
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await page.getByRole('dialog', { name: 'Your stay' }).getByRole('button', { name: 'Book now' }).click();
  await expectNoBarriers(page, 'sheet, dates missing');
});

test('a stay page is accessible', async ({ page, ears }) => {
  await drawOut(page, 1_500);
  await visit(page, `/stays/${tapovan.slug}`);
  await page.getByText('Write a review').click();
  await page.getByText('Is alcohol served?').click();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expectNoBarriersNarrowToo(page, 'stay, review refused');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'photos');
  await page.keyboard.press('Escape');
  await page.locator('summary', { hasText: 'Share' }).click();
  const panel = page.getByRole('complementary', { name: 'Booking' });
  await panel.getByRole('button', { name: 'Book now' }).click();
  await expectNoBarriers(page, 'panel, dates missing', { within: 'main aside' });
  await chooseDates(panel, nightsFrom(228));
  await panel.getByRole('button', { name: 'Book now' }).click();
  await expect(page.getByText(addedToCart).filter({ visible: true }).first()).toBeVisible();
  await expectNoBarriers(page, 'added to the cart', { within: 'main aside' });
  ears.expect(/refused: GET \/stays\/nowhere 404/);
  await visit(page, '/stays/nowhere');
  await expectNoBarriersNarrowToo(page, 'no such stay');
});

// messages of its forms: sign-in-modals.test.ts
test('signing in is accessible', async ({ page }) => {
  await visit(page, '/cart');
  await expectNoBarriersNarrowToo(page, 'empty cart');
  await visit(page, '/dashboard');
  await expectNoBarriersNarrowToo(page, 'dashboard of nobody');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expectNoBarriersNarrowToo(page, 'login refused');
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await expectNoBarriersNarrowToo(page, 'forgot password');
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await dialog.getByRole('button', { name: 'Register Now' }).click();
  await dialog.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expectNoBarriersNarrowToo(page, 'registration refused');
  // login and signup: sign-in-modals.test.ts
  for (const path of ['/reset-password', '/reset-password?code=x', '/confirm-email']) {
    await visit(page, path);
    await expectNoBarriersNarrowToo(page, path);
  }
});

test('cart, payment and dashboard are accessible', async ({ device }) => {
  const dates = nightsFrom(235);
  const pastNights = nightsFrom(242);
  if (canOperate) await setRooms(tapovan.slug, tapovan.hill.roomType, pastNights, { units: 0 });
  const unconfirmed = await device({
    traveller: await newcomer(),
    cart: [await cartLine(dates), await cartLine(pastNights)],
  });
  await visit(unconfirmed, '/cart');
  await expect(unconfirmed.getByText('Please confirm your email address first')).toBeVisible();
  if (canOperate) await expect(unconfirmed.getByText(/Sold out for these dates/)).toBeVisible();
  await unconfirmed
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expectNoBarriersNarrowToo(unconfirmed, 'cart');

  const user = await traveller();
  const booking = await book(user, [await cartLine(dates)]);
  await pay(await book(user, [await cartLine(dates, tapovan.river)]));
  const page = await device({ traveller: user, cart: [await cartLine(dates)] });
  await visit(page, '/cart');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await page.getByRole('button', { name: 'Confirm and Pay Later' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Confirmed!' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'order confirmed');
  await visit(page, booking.paymentLink);
  await expectNoBarriersNarrowToo(page, 'payment');
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Test bank' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'test bank');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'paid');
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('button', { name: 'My Account' }).click();
  await expectNoBarriersNarrowToo(page, 'dashboard');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Manage Booking' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Manage Booking' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'manage booking');
  await page.getByRole('dialog', { name: 'Manage Booking' }).getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel booking' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'refund');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'CAR RENTALS' }).click();
  await expect(page.getByRole('heading', { name: 'No Bookings Found' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'no bookings', { within: 'main' });
});
