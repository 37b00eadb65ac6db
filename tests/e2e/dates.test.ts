import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './parts/fixtures.ts';
import { panelOf } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

/** The selectable days of the open calendar. */
const days = (of: Page | Locator) => of.getByRole('grid').getByRole('button', { disabled: false });

test('the second date field opens for the second day, and changes no other', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh');
  const bar = page.getByRole('search');
  const [first, last] = [bar.getByLabel('Check-in'), bar.getByLabel('Check-out')];
  await last.click();
  await days(bar).nth(8).click();
  const chosen = await last.inputValue();
  expect(chosen).not.toBe('');
  await expect(first).toHaveValue('');
  // the first date is next, and the second stays unchanged
  await days(bar).nth(2).click();
  await expect(first).not.toHaveValue('');
  await expect(last).toHaveValue(chosen);
  await page.keyboard.press('Escape');
  const checkIn = await first.inputValue();
  await last.click();
  // a check-out is the day after the check-in at the earliest
  const name = (await days(bar).first().textContent()) ?? '';
  const [, month, date, year] = /, (\w+) (\d+)\w+, (\d{4})/.exec(name) ?? [];
  const before = new Date(Date.parse(`${date} ${month} ${year} UTC`) - 86_400_000);
  const [, shownDay, shownMonth] = /(\d+) (\w+)/.exec(checkIn) ?? [];
  expect(before.toUTCString()).toContain(`${String(shownDay).padStart(2, '0')} ${shownMonth}`);
  await days(bar).nth(1).click();
  await expect(first).toHaveValue(checkIn);
  await expect(last).not.toHaveValue(chosen);
  // it closes, and the changed field has the focus
  await expect(bar.getByRole('grid')).toHaveCount(0);
  await expect(last).toBeFocused();
});

test('in the sheet on a phone both dates can be changed, also on a stay', async ({ device }) => {
  const page = await device({}, { viewport: { width: 390, height: 844 } });
  const { checkIn, checkOut } = nightsFrom(262);
  await visit(page, `/stays/${tapovan.slug}?checkIn=${checkIn}&checkOut=${checkOut}`);
  await page.getByRole('button', { name: 'Book now' }).click();
  const panel = page.getByRole('dialog', { name: 'Your stay' });
  const before = await panel.getByLabel('Check-in').inputValue();
  await panel.getByLabel('Check-out').click();
  const sheet = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(sheet.getByRole('button', { name: /^Check-out/ })).toHaveAttribute('aria-pressed', 'true');
  await days(sheet).first().click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(panel.getByLabel('Check-in')).toHaveValue(before);
  await panel.getByLabel('Check-out').click();
  await sheet.getByRole('button', { name: /^Check-in/ }).click();
  await expect(sheet.getByRole('button', { name: /^Check-in/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a typed past date is refused by the searches and on a stay', async ({ page }) => {
  for (const [path, label] of [
    ['/', 'Check-in'],
    ['/car-rentals', 'Pickup date'],
    ['/attractions', 'Date'],
  ] as const) {
    await visit(page, path);
    const search = page.getByRole('search').filter({ visible: true }).first();
    await search.getByRole('combobox').fill('Goa');
    await search.getByLabel(label, { exact: true }).fill('1 Jan 2020');
    await page.keyboard.press('Escape');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(search.getByText(/^Wed, 1 Jan 2020 is too early\. Choose .* or later$/)).toBeVisible();
    await expect(search.getByLabel(label, { exact: true })).toBeFocused();
    await expect(page).toHaveURL(path);
  }
  await visit(page, `/stays/${tapovan.slug}`);
  const panel = panelOf(page);
  await panel.getByLabel('Check-in').fill('1 Jan 2020');
  await panel.getByRole('button', { name: 'Book now' }).click();
  await expect(panel.getByText(/^Wed, 1 Jan 2020 is too early/)).toBeVisible();
});

test('a typed name finds a trending place, and Enter selects it', async ({ page }) => {
  await visit(page, '/attractions');
  const field = page.getByRole('search').getByRole('combobox', { name: 'Destination' });
  await field.pressSequentially('Agra');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('option').first()).toHaveText(/^Agra Destination · Uttar Pradesh \d+ attractions$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/attraction/agra');
});
