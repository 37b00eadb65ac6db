import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the search opens as a sheet of where, when and who', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('search').getByLabel('Location').click();
  const sheet = page.getByRole('dialog', { name: 'Find a stay' });
  const step = (name: RegExp) => sheet.getByRole('button', { name });
  await expect(step(/^Where/)).toHaveAttribute('aria-expanded', 'true');
  const field = sheet.getByRole('combobox', { name: 'Location' });
  await expect(field).toBeFocused();
  await expect(sheet.getByRole('listbox', { name: 'Trending Destinations' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
  await expectNoBarriersNarrowToo(page, 'the search sheet: where');
  await field.fill('varan');
  const varanasi = sheet.getByRole('option', { name: /^Varanasi Destination · Uttar Pradesh \d+ stays$/ });
  await expect(varanasi.locator('img')).toHaveAttribute('src', /^\/artwork\//);
  await varanasi.click();

  // the next step opens
  await expect(step(/^When/)).toHaveAttribute('aria-expanded', 'true');
  await expect(step(/^Where Varanasi$/)).toHaveAttribute('aria-expanded', 'false');
  await expectNoBarriersNarrowToo(page, 'the search sheet: when');
  const days = sheet.getByRole('grid').last().getByRole('button', { disabled: false });
  await days.nth(10).click();
  await expect(sheet.getByRole('button', { name: /^Check-out/ })).toHaveAttribute('aria-pressed', 'true');
  await days.nth(12).click();
  await expect(step(/^Who/)).toHaveAttribute('aria-expanded', 'true');
  await sheet.getByRole('button', { name: 'More: Adults' }).click();
  await expectNoSidewaysScroll(page, 'the search sheet');
  await sheet.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(
    /^[^?]+\/stays\?location=Varanasi&checkIn=\d{4}-\d\d-\d\d&checkOut=\d{4}-\d\d-\d\d&adults=2/,
  );
  await expect(sheet).toBeHidden();

  // the place is remembered
  await visit(page, '/');
  await page.getByRole('search').getByLabel('Location').click();
  await expect(sheet.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['Varanasi']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('search').getByRole('button', { name: 'Search' })).toBeFocused();
});

test('each field opens its step, and a day before the check-in cannot be its check-out', async ({ page }) => {
  await visit(page, '/stays');
  await page.getByRole('link', { name: /^Change your search/ }).click();
  const bar = page.getByRole('search');
  await bar.locator('summary').click();
  const sheet = page.getByRole('dialog', { name: 'Find a stay' });
  await expect(sheet.getByRole('button', { name: /^Who/ })).toHaveAttribute('aria-expanded', 'true');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await bar.getByLabel('Check-out').click();
  const month = sheet.getByRole('grid').last();
  const free = month.getByRole('button', { disabled: false });
  await expect(sheet.getByRole('button', { name: /^When/ })).toHaveAttribute('aria-expanded', 'true');
  // the second field is for the second day
  const part = (name: RegExp) => sheet.getByRole('button', { name }).and(sheet.locator('[aria-pressed=true]'));
  await expect(part(/^Check-out/)).toBeVisible();
  await free.nth(7).click();
  await expect(part(/^Check-in Add date/)).toBeVisible();
  const [, checkIn = ''] = /(\w+ \d+)\w\w, \d{4}/.exec((await free.nth(5).textContent()) ?? '') ?? [];
  await free.nth(5).click();
  await expect(part(/^Check-out/)).toBeVisible();
  await expect(month.getByRole('button', { name: new RegExp(`${checkIn}\\D`) })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Clear' }).click();
  await expect(sheet.getByRole('button', { name: 'When Any dates' })).toBeVisible();
});

test('the nearest place is found from where the device is', async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('search').getByLabel('Location').click();
  const sheet = page.getByRole('dialog', { name: 'Find a stay' });
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect(sheet.getByText('Your device did not say where you are. Type a place instead.')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 27.49, longitude: 77.67 });
  await sheet.getByRole('button', { name: 'Near me' }).click();
  await expect(sheet.getByRole('button', { name: 'Where Agra' })).toBeVisible();
});
