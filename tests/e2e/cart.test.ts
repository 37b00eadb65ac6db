import type { Route } from '@playwright/test';
import { nightsBetween, today } from '../../service/core/day.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, setRooms } from './parts/operator.ts';
import { amountOf, chooseDates, panelOf, storedCart } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { cartLine, inRupees, inWords, nightsFrom, priceOf, roomsLeft, tapovan } from './parts/stays.ts';
import { newcomer, traveller } from './parts/travellers.ts';

const unit = priceOf(tapovan.hill.price, 2).total;

test('the whole cart can be cleared, and restored', async ({ device }) => {
  const dates = nightsFrom(65);
  const page = await device({ cart: [await cartLine(dates), await cartLine(dates, tapovan.river)] });
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await expect(page.getByText('2 items were removed from your cart.')).toBeVisible();
  expect(await storedCart(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: tapovan.hill.roomType })).toBeVisible();
  expect(await storedCart(page)).toHaveLength(2);
});

test('quantities change the price; a line can be removed and restored', async ({ device }) => {
  const dates = nightsFrom(58);
  const page = await device({ cart: [await cartLine(dates), await cartLine(dates, tapovan.river)] });
  await visit(page, '/cart');
  const hill = page.getByRole('listitem').filter({ hasText: tapovan.hill.roomType });
  const details = page.getByRole('region', { name: 'Price details' });
  await expect(hill.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await hill.getByRole('button', { name: 'Increase quantity' }).click();
  await hill.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(hill).toContainText(`3 × ${inRupees(unit)}`);
  await expect(hill).toContainText(inRupees(3 * unit));
  const subtotal = 3 * unit + priceOf(tapovan.river.price, 2).total;
  await expect(amountOf(details, 'Subtotal (4 items)')).toHaveText(inRupees(subtotal));
  await expect(amountOf(details, 'You pay')).toHaveText(inRupees(subtotal + Math.round(subtotal * 0.18)));
  await hill.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await hill.getByRole('button', { name: /^Remove/ }).click();
  await expect(hill).toHaveCount(0);
  await expect(page.getByText(`${tapovan.name} was removed from your cart.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Room' }).first()).toContainText(tapovan.hill.roomType);
  expect((await storedCart(page)).map(({ quantity }) => quantity)).toEqual([2, 1]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
});

test('an equal choice raises the quantity, and a different one adds a line', async ({ device }) => {
  const page = await device();
  const dates = nightsFrom(65);
  const book = async (children: string) => {
    await visit(page, `/stays/${tapovan.slug}`);
    const panel = panelOf(page);
    await chooseDates(panel, dates);
    await panel.getByLabel('Children').selectOption(children);
    await panel.getByRole('button', { name: 'Book now' }).click();
    await page.waitForURL('/cart');
  };
  await book('0');
  await book('0');
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText(['2']);
  await book('1');
  await expect(page.getByRole('status', { name: 'Quantity' })).toHaveText(['2', '1']);
});

test('invalid lines stored on a device are dropped, and the badge counts the rest', async ({ device }) => {
  const line = await cartLine(nightsFrom(107));
  const page = await device({
    cart: [line, { ...line, cartId: 'undated', selectedDate: 'soon' }, { ...line, cartId: 'endless', price: 1e21 }],
  });
  await visit(page, '/cart');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const details = page.getByRole('region', { name: 'Price details' });
  await expect(amountOf(details, 'You pay')).toHaveText(inRupees(priceOf(tapovan.hill.price, 2).payable));
  expect(await storedCart(page)).toHaveLength(1);
});

test('a cart that is too large says so, and what to do', async ({ device, ears }) => {
  ears.expect(/refused: POST \/api\/quotes 400/);
  const line = await cartLine(nightsFrom(107));
  const page = await device({
    traveller: await traveller(),
    cart: Array.from({ length: 31 }, (_, place) => ({ ...line, cartId: `line-of-31-${place}` })),
  });
  await visit(page, '/cart');
  const alert = page.getByRole('alert').filter({ hasText: 'The latest prices could not be checked' });
  await expect(alert).toContainText('The latest prices could not be checked: At most 30 items at once.');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await expect(page.getByText('Please change or remove the unavailable items')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(alert).toHaveCount(0);

  const many = await device({ cart: [{ ...line, quantity: 51 }] });
  await visit(many, '/cart');
  await expect(many.getByRole('alert').filter({ hasText: 'prices' })).toContainText('At most 50 of one item at once.');
});

test('the disabled button says why it is disabled', async ({ device }) => {
  const user = await newcomer();
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(72))] });
  await visit(page, '/cart');
  const button = page.getByRole('button', { name: 'Confirm and Pay Later' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(
    /Please select a payment method.*Please confirm your email address first/,
  );
  await page.getByRole('radio', { name: 'Net Banking' }).check();
  await expect(button).toHaveAccessibleDescription('Please confirm your email address first');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`We sent a new link to ${user.email}`).first()).toBeVisible();
});

test('the panel has payment, total and button in one view; the method outlives the confirmation of the email', async ({
  device,
}) => {
  const user = await newcomer();
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(75))] });
  await visit(page, '/cart');
  await expect(page.getByText(`${inRupees(priceOf(tapovan.hill.price, 2).payable)} with GST`)).toBeVisible();
  await page.getByRole('radio', { name: 'Net Banking' }).check();
  for (const inView of [
    page.getByRole('radio', { name: 'Net Banking' }),
    amountOf(page.getByRole('region', { name: 'Price details' }), 'You pay'),
    page.getByRole('button', { name: 'Confirm and Pay Later' }),
  ])
    await expect(inView).toBeInViewport({ ratio: 1 });
  await visit(page, linkIn(await emailTo(user.email, /Confirm your email address/), '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await visit(page, '/cart');
  await expect(page.getByRole('radio', { name: 'Net Banking' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Confirm and Pay Later' })).toBeEnabled();
});

test('in a fresh tab Back leads to the stays, else to the page before', async ({ device }) => {
  const page = await device({ cart: [await cartLine(nightsFrom(78))] });
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/stays');
  await visit(page, `/stays/${tapovan.slug}`);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(`/stays/${tapovan.slug}`);
});

test('a reason of the disabled button leads to its field', async ({ device }) => {
  const { checkIn: day } = nightsFrom(81);
  const stay = await cartLine(nightsFrom(78));
  const car = { ...stay, cartId: 'car', id: 'kia-carens-mumbai', type: 'car-rental' as const, name: 'Kia Carens' };
  const page = await device({ cart: [stay, { ...car, selectedDate: day, checkOut: day }] });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/cart');
  await page.getByRole('button', { name: 'Please enter a pick-up location' }).click();
  await expect(page.getByLabel('Pickup location')).toBeFocused();
  await expect(page.getByLabel('Pickup location')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Pickup location').fill('Mumbai Airport');
  await page.getByRole('button', { name: 'Please select a payment method' }).click();
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeInViewport({ ratio: 1 });
});

test('after the press the trip is a departure: days until then, next steps, calendar and share', async ({ device }) => {
  const dates = nightsFrom(86);
  const later = await cartLine(nightsFrom(93), tapovan.river);
  const page = await device(
    { traveller: await traveller(), cart: [later, await cartLine(dates)] },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
  await visit(page, '/cart');
  await page.getByRole('radio', { name: 'UPI' }).check();
  await page.getByRole('button', { name: 'Confirm and Pay Later' }).click();
  const overlay = page.getByRole('dialog', { name: 'Order Confirmed!' });
  await overlay.getByRole('button', { name: 'Share' }).click();
  await expect(overlay.getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/stays/${tapovan.slug}$`));
  await expect(overlay.getByText(`Rishikesh in ${nightsBetween(today(new Date()), dates.checkIn)} days`)).toBeVisible();
  await expect(overlay.getByRole('listitem')).toHaveText([
    /^1Pay by .+ to keep it$/,
    '2Once you have paid, we email your voucher',
    `3Check in at ${tapovan.name} on ${inWords(dates.checkIn)}`,
  ]);
  const calendar = await overlay.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  expect(await (await page.request.get(String(calendar))).text()).toContain('BEGIN:VCALENDAR');
  await expectNoBarriersNarrowToo(page, 'after the press');
  // whoever uses it stays
  await expect(page).toHaveURL('/cart');
});

test('an empty cart leads to the stays', async ({ page }) => {
  await visit(page, '/cart');
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse Stays' }).click();
  await expect(page).toHaveURL('/stays');
});

for (const locks of [true, false])
  test(`two tabs of one cart that confirm at once make one booking, ${locks ? 'locked' : 'where tabs cannot lock'}`, async ({
    device,
    ears,
  }) => {
    // without locks both send, and the second may be refused because its words differ
    if (!locks) ears.allow(/refused: POST \/api\/send-booking-email 409/);
    const user = await traveller();
    const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(330))] });
    const other = await page.context().newPage();
    const tabs = [page, other] as const;
    for (const [tab, method] of [
      [page, 'UPI'],
      [other, 'Net Banking'],
    ] as const) {
      if (!locks) await tab.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await visit(tab, '/cart');
      await tab.getByRole('radio', { name: method }).check();
      await expect(tab.getByRole('button', { name: 'Confirm and Pay Later' })).toBeEnabled();
    }
    await Promise.all(
      tabs.map((tab) =>
        tab.evaluate(() => {
          const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
            textContent?.includes('Confirm and Pay Later'),
          );
          button?.click();
        }),
      ),
    );
    for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    const { data } = await callSite<{ data: object[] }>('GET', '/api/bookings', { token: user.token });
    expect(data).toHaveLength(1);
    expect(await storedCart(page)).toEqual([]);
  });

test.describe('after a change by the operator', () => {
  test.skip(!canOperate, 'the embedded database is open in the server alone');

  test('a new price is shown beside the old one and is charged', async ({ device }) => {
    const dates = nightsFrom(79);
    const page = await device({ cart: [await cartLine(dates)] });
    await setRooms(tapovan.slug, tapovan.hill.roomType, dates, { price: 6000 });
    await visit(page, '/cart');
    const price = priceOf(6000, 2);
    await expect(page.getByText(/The price went up since you added it/)).toContainText(
      `${inRupees(unit)} ${inRupees(price.total)}`,
    );
    const details = page.getByRole('region', { name: 'Price details' });
    await expect(amountOf(details, 'You pay')).toHaveText(inRupees(price.payable));
  });

  test('a change while the traveller decides is shown before anything is booked', async ({ device, ears }) => {
    ears.expect(/refused: POST \/api\/send-booking-email 409/);
    const dates = nightsFrom(86);
    const page = await device({ traveller: await traveller(), cart: [await cartLine(dates)] });
    const quoted = page.waitForResponse('/api/quotes');
    await visit(page, '/cart');
    await quoted;
    await page.getByRole('radio', { name: 'UPI' }).check();
    const button = page.getByRole('button', { name: 'Confirm and Pay Later' });
    await expect(button).toBeEnabled();
    await setRooms(tapovan.slug, tapovan.hill.roomType, dates, { price: 5000 });
    const before = await roomsLeft(dates, 0);
    const sent = Promise.withResolvers<Route>();
    await page.route('**/api/send-booking-email', (route) => sent.resolve(route), { times: 1 });
    await button.click();
    await expect(page.getByText('Sending booking confirmation to your email...')).toBeVisible();
    await (await sent.promise).continue();
    await expect(page.getByText('Email Failed').first()).toBeVisible();
    await expect(
      page.getByText(/^Failed to send booking confirmation: .+\. Please try again or contact support\.$/).first(),
    ).toBeVisible();
    await expect(page.getByText(/The price went down since you added it/)).toBeVisible();
    expect(await roomsLeft(dates, 0)).toEqual(before);
    await button.click();
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
    await expect(page.getByText('Redirecting to homepage...')).toBeVisible();
    await page.getByRole('link', { name: 'Pay later' }).hover();
    await expect(page.getByText('Redirecting to homepage...')).toBeHidden();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(page.getByRole('button', { name: `Pay ${inRupees(priceOf(5000, 2).payable)}` })).toBeVisible();
  });

  test('a line that sold out is marked, with a way out', async ({ device }) => {
    const dates = nightsFrom(93);
    const page = await device({
      traveller: await traveller(),
      cart: [await cartLine(dates), await cartLine(dates, tapovan.river)],
    });
    await setRooms(tapovan.slug, tapovan.hill.roomType, dates, { units: 0 });
    await visit(page, '/cart');
    const hill = page.getByRole('listitem').filter({ hasText: tapovan.hill.roomType });
    await expect(hill).toContainText('Sold out for these dates');
    await page.getByRole('radio', { name: 'UPI' }).check();
    await expect(page.getByText('Please change or remove the unavailable items')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm and Pay Later' })).toBeDisabled();
    await expect(hill.getByRole('link', { name: 'Change dates' })).toHaveAttribute(
      'href',
      new RegExp(`checkIn=${dates.checkIn}`),
    );
    await hill.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('button', { name: 'Confirm and Pay Later' })).toBeEnabled();
  });
});
