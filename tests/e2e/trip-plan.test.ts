import { addDays } from '../../service/core/day.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { book, cartLine, nightsFrom, type StoredCartLine } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// the pictures of a trip are shown
test.use({ pictures: 'drawn' });

const line = { location: '', image: '', quantity: 1, price: 0, totalPrice: 0 };

const tour: Omit<StoredCartLine, 'selectedDate'> = {
  ...line,
  cartId: 'tour',
  id: 'puri-konark-and-bhubaneswar',
  slug: 'puri-konark-and-bhubaneswar',
  type: 'tour-package',
  name: 'Puri, Konark and Bhubaneswar',
  selectedLanguage: 'English',
  ticketTypes: { adult: 2 },
};

test('the days of a booked tour have its pictures and the names of its plan', async ({ device }) => {
  const user = await traveller();
  const { checkIn } = nightsFrom(66);
  await book(user, [{ ...tour, selectedDate: checkIn }]);
  const page = await device({ traveller: user });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/dashboard');
  const trip = page.getByRole('region', { name: 'Your trip' });
  const days = trip.getByRole('list').first().locator(':scope > li');
  await expect(days).toHaveCount(4);
  await expect(days.nth(0)).toContainText('Day 1: Temple towers of Bhubaneswar');
  await expect(days.nth(2)).toContainText('Day 3: Konark and Raghurajpur');
  const picture = days.nth(1).getByRole('img', { name: 'Picture of Puri, Konark and Bhubaneswar' });
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator('.route-mark')).toHaveCount(0);
  await trip.getByRole('button', { name: 'Map of the trip' }).press('Enter');
  const map = trip.getByRole('region', { name: /^Route of / });
  const mark = map.locator('.route-mark:not(.passed)');
  await expect(mark).toHaveText(['1–4']);
  // a link in the list marks its day on the map
  await days.nth(0).getByRole('link').first().focus();
  await expect(mark).toHaveAttribute('data-marked', '');
  await expect(days.nth(0)).toHaveAttribute('data-marked', '');
  await expectNoSidewaysScroll(page, 'a trip with a tour');
  await expectNoBarriersNarrowToo(page, 'a trip with a tour');
});

test('a car in another town than the bed is a clash, which says what to do', async ({ device }) => {
  const user = await traveller();
  const nights = nightsFrom(72, 3);
  const car = 'kia-carens-mumbai';
  const day = addDays(nights.checkIn, 1);
  await book(user, [
    await cartLine(nights),
    {
      ...line,
      cartId: 'car',
      id: car,
      slug: car,
      type: 'car-rental',
      name: 'Kia Carens',
      selectedDate: day,
      checkOut: day,
    },
  ]);
  const page = await device({ traveller: user });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/dashboard');
  const trip = page.getByRole('region', { name: 'Your trip' });
  const days = trip.getByRole('list').first().locator(':scope > li');
  await expect(days.nth(1)).toContainText(
    /is picked up on .+ in another town than where you sleep, Hotel Tapovan Steps/,
  );
  await expect(days.nth(1)).toContainText('Choose a car nearer to it, or move the pick-up.');
  await expectNoBarriersNarrowToo(page, 'a trip with a car elsewhere');
});
