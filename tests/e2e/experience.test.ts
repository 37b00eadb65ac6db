import { expectNoBarriers, standStill } from './parts/axe.ts';
import { expectDelay } from './parts/delay.ts';
import { emailTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, query } from './parts/operator.ts';
import {
  addedToCart,
  amountOf,
  expectCartPrice,
  expectNoSidewaysScroll,
  panelOf,
  storedCart,
} from './parts/screens.ts';
import { inRupees, inWords, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

/** An attraction with times, languages and tickets by age; a tour with a plan of days, and one with one price for all. */
const boat = {
  path: '/attraction/booking/assi-to-manikarnika-dawn-boat',
  slug: 'assi-to-manikarnika-dawn-boat',
  name: 'The ghats at dawn, by rowing boat',
};
const yatra = {
  path: '/tour-packages/booking/char-dham-yatra-from-haridwar',
  name: 'Char Dham Yatra from Haridwar',
};
const shrines = { path: '/tour-packages/booking/kainchi-dham-and-jageshwar-from-nainital', price: 11_800 };

const day = (ahead: number) => nightsFrom(ahead).checkIn;

test('an attraction is reserved, and booked for the same amount', async ({ device }) => {
  const user = await traveller('Leela Menon');
  const page = await device({ traveller: user });
  await standStill(page);
  const on = day(60);
  await visit(page, boat.path);
  const panel = panelOf(page);
  const reserve = panel.getByRole('button', { name: 'Reserve Now' });

  await test.step('missing input is reported by the field, and the first one gets the focus', async () => {
    await panel.getByRole('button', { name: 'Fewer: Adult' }).click();
    await reserve.click();
    await expect(panel.getByLabel('Date', { exact: true })).toBeFocused();
    await expect(panel.getByLabel('Date', { exact: true })).toHaveAccessibleDescription('Please select a visit date');
    await expect(panel.getByRole('radiogroup', { name: 'Time' })).toHaveAccessibleDescription('Please select a time');
    await expect(panel.getByLabel('Language')).toHaveAccessibleDescription('Please select a language');
    await expect(panel.getByLabel('Adult')).toHaveAccessibleDescription('Please select at least one ticket');
    await expectNoBarriers(page, 'an attraction with everything missing');
    expect(await storedCart(page)).toEqual([]);
  });

  await test.step('each error disappears when its field is filled; the price covers all tickets', async () => {
    await panel
      .getByRole('textbox', { name: 'Date' })
      .or(panel.getByLabel('Date', { exact: true }))
      .fill(on);
    await expect(panel.getByText('Please select a visit date')).toBeHidden();
    await panel.getByRole('radio', { name: '06:00' }).check();
    await expect(panel.getByText('Please select a time')).toBeHidden();
    await panel.getByLabel('Language').selectOption('German');
    await expect(panel.getByText('Please select a language')).toBeHidden();
    for (const kind of ['Adult', 'Adult', 'Child', 'Infant'])
      await panel.getByRole('button', { name: `More: ${kind}` }).click();
    await expect(panel.getByText('Please select at least one ticket')).toBeHidden();
    await expect(amountOf(panel, 'Infant')).toHaveText('Free');
    await expect(amountOf(panel, 'Subtotal')).toHaveText(inRupees(1_600));
    await expect(amountOf(panel, 'GST (18%)')).toHaveText(inRupees(288));
    await expect(amountOf(panel, 'You pay')).toHaveText(inRupees(1_888));
    await expect(panel.getByText('Includes taxes and charges')).toBeVisible();
  });

  await test.step('it goes into the cart', async () => {
    await expectDelay(1_500, {
      act: () => reserve.click(),
      seen: () => expect(panel.getByText(addedToCart)).toBeVisible(),
      next: () => page.waitForURL('/cart'),
    });
    expect(await storedCart(page)).toMatchObject([
      {
        type: 'attraction',
        slug: boat.slug,
        name: boat.name,
        location: 'Assi Ghat, Varanasi, Uttar Pradesh',
        selectedDate: on,
        selectedTime: '06:00',
        selectedLanguage: 'German',
        quantity: 1,
        price: 1_600,
        totalPrice: 1_600,
        ticketTypes: { adult: 2, child: 1, infant: 1 },
        guests: 4,
        duration: '2 hours',
      },
    ]);
    await expectCartPrice(page, { total: 1_600, tax: 288, payable: 1_888 });
  });

  await test.step('it is booked', async () => {
    await page.getByRole('radio', { name: 'UPI' }).check();
    await page.getByRole('button', { name: 'Confirm and Pay Later' }).click();
    await expect(page.getByText('Order Confirmed!')).toBeVisible();
    const email = await emailTo(user.email, /booking/i);
    expect(email.text).toContain(boat.name);
    expect(email.text).toContain('06:00');
    expect(email.text).toContain(inRupees(1_888));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tour is reserved from the bar at the bottom, its day picked by its price', async ({ page }) => {
    await standStill(page);
    await visit(page, yatra.path);
    await expect(page.getByRole('link', { name: /Open photo \d of 6$/ })).toHaveCount(6);
    await page.getByText('+1 more').tap();
    await expect(page.getByRole('dialog', { name: `Photos of ${yatra.name}` })).toContainText('5 / 6');
    await visit(page, shrines.path);
    await expectNoSidewaysScroll(page, 'a tour');
    const bar = page.locator('.booking-bar');
    await expect(bar).toContainText(inRupees(shrines.price * 1.18));
    await bar.getByRole('button', { name: 'Choose date' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Tickets and Prices' });
    await sheet.getByRole('button', { name: 'Reserve Now' }).tap();
    await expect(sheet.getByText('Please select a tour date')).toBeVisible();
    await expectNoBarriers(page, 'the sheet of a tour');
    await sheet.getByLabel('Date', { exact: true }).tap();
    const calendar = page.getByRole('dialog', { name: 'Choose a date' });
    const free = calendar.getByRole('button', { name: new RegExp(inRupees(shrines.price)) });
    await expect(free.first()).toBeVisible();
    await expectNoBarriers(page, 'the calendar of a tour');
    await free.last().tap();
    await expect(calendar).toBeHidden();
    const language = sheet.getByLabel('Language');
    await language.selectOption('Hindi');
    await sheet.getByRole('button', { name: 'More: Number of tickets' }).tap();
    await expect(amountOf(sheet, 'You pay')).toHaveText(inRupees(shrines.price * 2 * 1.18));
    await sheet.getByRole('button', { name: 'Reserve Now' }).tap();
    await page.waitForURL('/cart');
    expect(await storedCart(page)).toMatchObject([
      { type: 'tour-package', quantity: 2, price: shrines.price, totalPrice: 2 * shrines.price, ticketTypes: null },
    ]);
    await expectNoSidewaysScroll(page, 'the cart with a tour');
  });
});

test('by keyboard alone a time is chosen, and the plan of days opens one at a time', async ({ page }) => {
  await standStill(page);
  await visit(page, boat.path);
  const { press, tabTo } = hands(page);
  const panel = panelOf(page);
  await tabTo(panel.getByLabel('Date', { exact: true }));
  await panel.getByLabel('Date', { exact: true }).fill(day(61));
  await tabTo(panel.getByRole('radio', { name: '05:00' }));
  await press('ArrowRight');
  await expect(panel.getByRole('radio', { name: '06:00' })).toBeChecked();

  await visit(page, yatra.path);
  const plan = page.getByRole('region', { name: 'Day-wise Plan' });
  const [first, second] = [plan.locator('details').nth(0), plan.locator('details').nth(1)];
  // its first day can be read at once
  await expect(first).toHaveAttribute('open', '');
  await expect(first.locator('summary')).toContainText(/^Day 1: /);
  await second.locator('summary').focus();
  await press('Enter');
  await expect(second).toHaveAttribute('open', '');
  await expect(first).not.toHaveAttribute('open', '');
  await expectNoBarriers(page, 'a tour with a day of its plan open');
  await press('Enter');
  await expect(second).not.toHaveAttribute('open', '');

  await page.locator('summary', { hasText: 'Share' }).click();
  const share = page.getByRole('link', { name: /^X / });
  expect(new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `Check out this amazing tour package: ${yatra.name}`,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('sold-out, closed and low stock is shown before choosing', async ({ page }) => {
  test.skip(!canOperate, 'the embedded database is open in the server alone');
  const [almost, closed] = [day(90), day(91)];
  const set = (on: string, slot: string, capacity: number, shut: boolean) =>
    query(
      `insert into allotments (sellable_id, day, slot, capacity, closed)
       select sellable_id, $2::date, $3, $4::int, $5 from attractions where slug = $1`,
      [boat.slug, on, slot, capacity, shut],
    );
  await set(almost, '05:00', 0, false);
  await set(almost, '06:00', 2, false);
  for (const slot of ['05:00', '06:00']) await set(closed, slot, 24, true);
  await visit(page, `${boat.path}?date=${almost}&guests=3`);
  const panel = panelOf(page);
  await expect(panel.getByRole('radio', { name: '05:00' })).toBeDisabled();
  await expect(panel.locator('label', { hasText: '05:00' })).toContainText('Sold out');
  await expect(panel.locator('label', { hasText: '06:00' })).toContainText('Only 2 left');
  await panel.getByRole('radio', { name: '06:00' }).check();
  await expect(panel.getByLabel('Adult')).toHaveAccessibleDescription('Only 2 left for this time');
  await expect(panel.getByRole('button', { name: 'More: Adult' })).toBeDisabled();
  await panel.getByLabel('Date', { exact: true }).click();
  await expect(
    panel.getByRole('button', { name: new RegExp(`${inWords(closed).slice(5, 7).trim()}.*Closed`) }),
  ).toBeDisabled();
  await page.keyboard.press('Escape');
  await panel.getByLabel('Date', { exact: true }).fill(closed);
  await expect(panel.getByText('Sold out for this date')).toBeVisible();
});

test('a product that is no longer sold cannot be reserved', async ({ page }) => {
  await page.route('**/availability?*', (route) => route.fulfill({ json: [] }));
  await visit(page, `${shrines.path}?quantity=3`);
  const panel = panelOf(page);
  await expect(panel.getByLabel('Number of tickets')).toHaveValue('3');
  await panel.getByLabel('Date', { exact: true }).fill(day(63));
  await panel.getByLabel('Language').selectOption('English');
  await panel.getByRole('button', { name: 'Reserve Now' }).click();
  await expect(panel.getByRole('alert')).toHaveText('Tour package information not available');
  expect(await storedCart(page)).toEqual([]);
});

test('a missing product has a message and a way back', async ({ page, ears }) => {
  ears.expect(/nowhere 404/);
  expect(await visit(page, '/attraction/booking/nowhere')).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  await expect(page.getByText('No attraction found with this slug')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Attractions' })).toHaveAttribute('href', '/attractions');
  expect(await visit(page, '/tour-packages/booking/nowhere')).toBe(404);
  await expect(page.getByText('Tour package not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Tour Packages' })).toHaveAttribute('href', '/tour-packages');
  // a leading 'booking/' is stripped
  expect(await visit(page, `/attraction/booking/booking/${boat.slug}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: boat.name })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${boat.path}$`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is readable, and a day shows its price and times', async ({ page }) => {
    await page.goto(boat.path);
    for (const name of ["What's included", "What's not included", 'Languages', 'Additional Information'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    const [photo] = await page.getByRole('link', { name: /Open photo 1 of/ }).all();
    expect((await page.request.get((await photo?.getAttribute('href')) ?? '')).headers()['content-type']).toContain(
      'image',
    );
    const panel = panelOf(page);
    await panel.getByTitle('Date', { exact: true }).fill(day(62));
    await panel.getByRole('spinbutton', { name: 'Child' }).fill('1');
    await panel.getByRole('button', { name: 'Show price and availability' }).click();
    await expect(page).toHaveURL(new RegExp(`date=${day(62)}`));
    await expect(amountOf(panel, 'Subtotal')).toHaveText(inRupees(950));
  });
});
