import type { QuoteWire } from '../../service/booking/wire.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { signInAtDesk } from './parts/desk-cookie.ts';
import { callHouse } from './parts/house.ts';
import { expect, test, visit } from './parts/journey.ts';
import { canOperate, setRooms } from './parts/operator.ts';
import { book, cartLine, nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('an admin changes the rate of tax: the shop asks it from then on, and what is booked keeps its own', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const dates = nightsFrom(390);
  // a price that nothing else has: the rates of other journeys stay as they are
  await setRooms(tapovan.slug, tapovan.suite.roomType, dates, { price: 77_777 });
  const line = await cartLine(dates, tapovan.suite);
  const percent = async () => {
    const { taxes } = await callHouse<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return taxes.map((tax) => tax.percent);
  };
  expect(await percent()).toEqual([18]);
  const who = await traveller();
  const old = await book(who, [line]);
  const asBooked = () => callHouse<{ data: unknown }>('GET', `/api/bookings/${old.bookingId}`, { token: who.token });
  const before = await asBooked();

  const page = await device();
  await signInAtDesk(page, 'admin');
  await visit(page, '/admin/settings');
  await expectNoBarriersNarrowToo(page, 'the settings');
  await page.getByRole('main').getByRole('link', { name: 'Tax' }).click();
  const rule = page.getByRole('region', { name: 'Add or change one rule' });
  await rule
    .getByLabel('From', { exact: true })
    .fill((await rule.getByLabel('From', { exact: true }).getAttribute('min')) ?? '');
  await rule.getByLabel('Rate, per cent').fill('5');
  await rule.getByLabel('Prices from, in rupees').fill('77,777');
  await rule.getByLabel('Prices to').fill('77,777');
  await rule.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(page.getByRole('heading', { name: 'What this comes to' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'a change of tax that is looked at');
  expect(await percent()).toEqual([18]);
  await page.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('What is booked keeps its tax.')).toBeVisible();
  expect(await percent()).toEqual([5]);
  expect(await asBooked()).toEqual(before);
});
