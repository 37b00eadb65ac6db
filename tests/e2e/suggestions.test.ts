import { productLocationTexts } from '../../messages/en/product/location.ts';
import { productTrendingTexts } from '../../messages/en/product/trending.ts';
import { textIn } from '../../messages/translate.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, frames, test, visit } from './parts/fixtures.ts';

const t = textIn('hi');

test('a place is found on a phone by another name and with typing errors, with the keys alone, and remembered', async ({
  device,
}) => {
  const page = await device({}, { viewport: { width: 390, height: 844 } });
  await visit(page, '/stays');
  await page.getByRole('link', { name: /^Change your search/ }).press('Enter');
  const bar = page.getByRole('search');
  const field = bar.getByRole('combobox', { name: 'Location' });
  await field.focus();
  await expect(bar.getByRole('listbox', { name: 'Trending Destinations' })).toBeVisible();
  await field.pressSequentially('Benarse');
  const list = bar.getByRole('listbox', { name: 'Suggestions' });
  const varanasi = list.getByRole('option', { name: /^Varanasi Destination · Uttar Pradesh \d+ stays$/ });
  await expect(varanasi).toBeVisible();
  await expect(varanasi.locator('img')).toHaveAttribute('src', /^\/artwork\/[\w.-]+\.svg$/);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(bar.getByRole('status')).toHaveText(/^\d suggestions?$/);
  await page.keyboard.press('ArrowDown');
  await expect(varanasi).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await varanasi.getAttribute('id')) ?? '');
  await expectNoBarriersNarrowToo(page, 'suggestions for a place');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Varanasi');
  await expect(list).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stays?location=Varanasi');

  // the number of results matches the suggestion, and the place is remembered
  await visit(page, '/');
  const home = page.getByRole('search');
  await home.getByLabel('Location').focus();
  await expect(home.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['Varanasi']);
  await page.keyboard.press('Escape');
  await expect(home.getByRole('listbox')).toBeHidden();

  // a landmark is searched by its place, and a single product opens its page
  await home.getByLabel('Location').fill('taj mahal');
  await home.getByRole('option', { name: /^Taj Mahal Landmark · Agra, Uttar Pradesh \d+ stays$/ }).click();
  await expect(home.getByLabel('Location')).toHaveValue('Agra');
  await home.getByLabel('Location').fill('chandni bagh');
  await home.getByRole('option', { name: /^Chandni Bagh Palace Stay · Jaipur, Rajasthan$/ }).click();
  await expect(page).toHaveURL('/stays/chandni-bagh-palace-jaipur');
});

test('Escape before the suggestions come is one for them too', async ({ page }) => {
  await visit(page, '/');
  const field = page.getByRole('search').getByLabel('Location');
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/suggestions*', async (route) => {
    await answer.promise;
    // the request may be aborted
    await route.fallback().catch(() => {});
  });
  const request = page.waitForRequest('**/api/suggestions*');
  await field.fill('Jaipur');
  await request;
  await page.keyboard.press('Escape');
  answer.resolve();
  await page.waitForTimeout(700);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stays?location=Jaipur');
});

test('suggestions closed before they are loaded stay closed, until somebody types', async ({ page }) => {
  await page.clock.install();
  let load = () => {};
  const released = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/location-panel-*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await visit(page, '/stays');
  const bar = page.getByRole('search');
  const field = bar.getByRole('combobox', { name: 'Location' });
  await field.focus();
  await page.keyboard.press('Escape');
  const loaded = page.waitForResponse('**/assets/location-panel-*.js');
  load();
  await (await loaded).finished();
  // React holds back what has loaded for up to 300 ms
  await page.clock.runFor(1_000);
  await frames(page);
  await expect(bar.getByRole('listbox')).toBeHidden();
  await field.pressSequentially('Goa');
  await expect(bar.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
});

test('in Hindi a trending place is shown by its Hindi name, and searched for as in English', async ({ page }) => {
  await visit(page, '/hi');
  const field = page.getByRole('search').getByRole('combobox', { name: t(productLocationTexts.label) });
  await field.focus();
  await page.getByRole('option', { name: t(productTrendingTexts.mumbai), exact: true }).click();
  await expect(field).toHaveValue('मुंबई');
  await field.press('Enter');
  await expect(page).toHaveURL('/hi/stays?location=Mumbai');
  await visit(page, '/hi/stays?location=Mumbai');
  const searched = page.getByRole('search').getByRole('combobox', { name: t(productLocationTexts.label) });
  await expect(searched).toHaveValue('मुंबई');
  await searched.fill('मुंबई ');
  await expect(searched).toHaveValue('मुंबई ');
});
