import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { book, nightsFrom, type StoredCartLine } from './parts/stays.ts';
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
  await expectNoSidewaysScroll(page, 'a trip with a tour');
  await expectNoBarriersNarrowToo(page, 'a trip with a tour');
});
