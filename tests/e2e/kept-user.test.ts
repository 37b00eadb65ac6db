import { expect, test, visit } from './parts/fixtures.ts';
import { site } from './parts/site.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

const nowhere = ['/no/such/page', '/dashboard/old', '/nowhere.html', '/login/nowhere', '/payment', '/stays/a/b/c'];

test('a stored user of name and address alone is signed in, and is made whole when a page opens', async ({
  device,
}) => {
  const user = await traveller('Nandini Rao');
  const { username, email } = user.user;
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(150))] });
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('user', stored);
  }, JSON.stringify({ username, email }));
  await visit(page, '/cart');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')))
    .toMatchObject({ id: user.user.id, documentId: user.user.documentId, username, email, confirmed: true });
  await page.getByRole('radio', { name: 'UPI' }).check();
  await page.getByRole('button', { name: 'Confirm and Pay Later' }).click();
  await expect(page.getByText('Order Confirmed!')).toBeVisible();
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Hi Nandini Rao' })).toBeVisible();
});

test('addresses that lead nowhere keep who is signed in, their cart and the way on', async ({ device, ears }) => {
  ears.expect(/refused: GET \/.* 404/);
  const user = await traveller('Nandini Rao');
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(150))] });
  for (const path of nowhere) {
    await test.step(path, async () => {
      expect(await visit(page, path)).toBe(404);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /cart/i })).toContainText('1');
      await header.getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('menuitem', { name: 'My Booking' }).click();
      await expect(page.getByRole('heading', { name: 'Hi Nandini Rao' })).toBeVisible();
    });
  }
});

for (const [own, title] of [
  ['/cart', 'Cart'],
  ['/dashboard', 'Dashboard'],
  ['/profile', 'My Profile'],
  ['/reset-password', 'Reset password'],
] as const) {
  test(`${own} says its own address, without what stands behind it`, async ({ request }) => {
    const html = await (await request.get(`${own}?code=secret&tab=STAYS`)).text();
    expect(html).toContain(`<title>${title} | travel and tourism</title>`);
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toBe(new URL(own, site).href);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
}
