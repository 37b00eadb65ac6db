import type { Locator } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expect, frames, holdScripts, test } from './parts/fixtures.ts';
import { cards, chooseDates, panelOf, storedCart } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

// with pictures loading the network becomes idle only after the script has started
test.use({ pictures: 'plain' });

test('text typed into the search before scripts load is kept and searched', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/stays', { waitUntil: 'commit' });
  const bar = page.getByRole('search');
  const dates = nightsFrom(205);
  await bar.getByLabel('Check-in').fill(dates.checkIn);
  await bar.getByLabel('Check-out').fill(dates.checkOut);
  await bar.locator('summary').click();
  await bar.getByRole('spinbutton', { name: 'Adults' }).fill('3');
  await bar.locator('summary').click();
  await bar.getByLabel('Location').pressSequentially('pu');
  await release();
  await expect(bar.getByLabel('Location')).toHaveValue('pu');
  // it has the focus, so suggestions for the input appear when scripts load
  await expect(bar.getByRole('option', { name: /^Pune / }).first()).toBeVisible();
  await page.keyboard.type('ne');
  await expect(bar.locator('summary')).toContainText('3 Adults, 1 Room');
  await expect(bar.getByLabel('Check-in')).toHaveValue(dayInField(english, dates.checkIn));
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${dates.checkIn}&checkOut=${dates.checkOut}&adults=3`));
  await expect(page).toHaveURL(/location=pune/);
});

test('input and clicks before scripts load are searched and booked', async ({ page }) => {
  const dates = nightsFrom(214);
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('search');
  await holdScripts(page).then(async (release) => {
    await search.getByLabel('Location').fill('Rishikesh');
    await search.getByRole('button', { name: 'Search' }).click();
    await release();
  });
  await expect(page).toHaveURL('/stays?location=Rishikesh');

  await page.goto(`/stays/${tapovan.slug}`, { waitUntil: 'networkidle' });
  const panel = panelOf(page);
  await holdScripts(page).then(async (release) => {
    await chooseDates(panel, dates);
    await panel.getByRole('button', { name: 'Book now' }).click();
    await release();
  });
  await page.waitForURL('/cart');
  expect(await storedCart(page)).toMatchObject([{ selectedDate: dates.checkIn, checkOut: dates.checkOut }]);
});

test('a filter ticked before scripts load narrows the list when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/stays?location=Rishikesh', { waitUntil: 'commit' });
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Property types' })
    .getByLabel(/^Hotels/)
    .check();
  await filters
    .getByRole('group', { name: 'Amenities' })
    .getByLabel(/^Free WiFi/)
    .check();
  await release();
  await expect(page).toHaveURL(/propertyType=hotels/);
  await expect(page).toHaveURL(/amenity=Free\+WiFi/);
  await expect(filters.getByLabel(/^Free WiFi/)).toBeChecked();
});

test('choices and clicks on a stay before scripts load take effect when they do', async ({ page }) => {
  const release = await holdScripts(page);
  const dates = nightsFrom(212);
  await page.goto(`/stays/${tapovan.slug}`, { waitUntil: 'commit' });
  const panel = panelOf(page);
  await panel.getByLabel('Check-in').fill(dates.checkIn);
  await panel.getByLabel('Check-out').fill(dates.checkOut);
  await page.getByRole('radio', { name: tapovan.river.roomType }).check();
  await panel.getByLabel('Rooms').selectOption('2');
  await release();
  await expect(panel).toContainText(tapovan.river.roomType);
  await expect(panel).toContainText('2 nights, 2 rooms');
});

test('choices for an attraction before scripts load are reserved when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/attraction/booking/assi-to-manikarnika-dawn-boat', { waitUntil: 'commit' });
  const panel = panelOf(page);
  const { checkIn } = nightsFrom(212);
  await panel.getByLabel('Date').fill(checkIn);
  await panel.getByRole('radio', { name: '06:00' }).check();
  await panel.getByLabel('Language').selectOption('French');
  await panel.getByRole('spinbutton', { name: 'Adult' }).fill('2');
  await release();
  await panel.getByRole('button', { name: 'Reserve Now' }).click();
  await page.waitForURL('/cart');
  expect(await storedCart(page)).toMatchObject([
    { selectedDate: checkIn, selectedTime: '06:00', selectedLanguage: 'French', ticketTypes: { adult: 2 } },
  ]);
});

test('the first click on a photo opens the viewer while its script loads', async ({ page }) => {
  await page.goto(`/stays/${tapovan.slug}`, { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: 'Open photo 2 of 6' })
    .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  await page.mouse.move(200, 200);
  await expect(page.getByRole('dialog', { name: `Photos of ${tapovan.name}` })).toContainText('2 / 6');
});

test('the first click on a stay is not lost while its script loads', async ({ page }) => {
  await page.goto(`/stays/${tapovan.slug}`, { waitUntil: 'networkidle' });
  // click by script: no pointer came near, so nothing was loaded
  await page
    .getByRole('button', { name: 'Save', exact: true })
    .evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
});

test('content far down does not move while the rest loads, and can be clicked before any script has run', async ({
  device,
}) => {
  const seen = { name: `stay:${tapovan.slug}`, title: tapovan.name, place: 'Rishikesh', image: '', alt: '' };
  const page = await device();
  await page.addInitScript((recent) => localStorage.setItem('recent', recent), JSON.stringify([seen]));
  const top = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);
  const release = await holdScripts(page);

  await page.goto('/car-rentals', { waitUntil: 'commit' });
  const quote = page.getByRole('link', { name: 'Get Quote' });
  await quote.scrollIntoViewIfNeeded();
  const painted = await top(quote);
  const recorded = page.waitForResponse(/recently-viewed/);
  await release();
  await recorded;
  await frames(page);
  expect(await top(quote)).toBe(painted);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toBeAttached();

  const again = await holdScripts(page);
  await page.goto('/stays?sort=price-low', { waitUntil: 'commit' });
  const more = page.getByRole('link', { name: 'Load More' });
  const jumped = await more.evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
    return link.getBoundingClientRect().top;
  });
  await frames(page);
  expect(await top(more)).toBe(jumped);
  const heart = cards(page).last().getByRole('button');
  await heart.click();
  const pressed = await top(more);
  await again();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await top(more)).toBe(pressed);
});
