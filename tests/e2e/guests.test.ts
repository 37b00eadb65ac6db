import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('who travels is told in the cart and told again in the dashboard, on a phone and by keyboard', async ({
  device,
}) => {
  const user = await traveller('Farah Khan');
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(290))] });
  await page.setViewportSize({ width: 390, height: 844 });
  await standStill(page);

  await test.step('in the cart it is folded up; a business says which one before it is booked', async () => {
    await visit(page, '/cart');
    const part = page.getByRole('form', { name: 'Who is travelling?' });
    await expect(part.getByLabel('Lead traveller')).toBeHidden();
    await part.locator('summary').press('Enter');
    await expect(part.getByLabel('Lead traveller')).toHaveValue('Farah Khan');
    await part.getByLabel(/^Arrival time at/).fill('22:30');
    await part.getByLabel('Add a GST number or address to the invoice').press('Space');
    await part.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
    await page.getByRole('radio', { name: 'UPI' }).check();
    const book = page.getByRole('button', { name: 'Confirm and Pay Later' });
    await book.press('Enter');
    await expect(part.getByLabel(/^Name on the invoice/)).toBeFocused();
    await expect(part.getByLabel('GSTIN')).toHaveAccessibleDescription(/Please check the GSTIN/);
    await expectNoBarriersNarrowToo(page, 'who is travelling, in the cart');
    await part.getByLabel(/^Name on the invoice/).fill('Ganga Exports');
    await part.getByLabel('GSTIN').fill('27aapfu0939f1zv');
    await book.press('Enter');
    await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeVisible();
  });

  await test.step('in the dashboard it is told again', async () => {
    await visit(page, '/dashboard?view=bookings');
    await page.getByRole('button', { name: 'View Details' }).press('Enter');
    const card = page.getByRole('article');
    await expect(card.getByText('22:30')).toBeVisible();
    await expect(card.getByText('27AAPFU0939F1ZV')).toBeVisible();
    await card.getByRole('button', { name: 'Edit guest details' }).press('Enter');
    const form = card.getByRole('form', { name: 'Guest details' });
    await form.getByLabel('Lead traveller').fill('Leela Menon');
    await form.getByLabel('Phone (optional)').fill('call me');
    await form.getByRole('button', { name: 'Save guest details' }).press('Enter');
    await expect(form.getByLabel('Phone (optional)')).toBeFocused();
    await expectNoBarriersNarrowToo(page, 'who is travelling, in the dashboard');
    await form.getByLabel('Phone (optional)').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Save guest details' }).press('Enter');
    await expect(card.getByText('Leela Menon')).toBeVisible();
    await expect(card.getByRole('listitem').filter({ hasText: 'Guest details changed by you' })).toBeVisible();
  });
});
