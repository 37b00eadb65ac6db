import { expectNoBarriers } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { book, bookCar, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test.use({ pictures: 'plain' });

const tripCaches = () => caches.keys();

test('a trip and its vouchers open without a network after one visit, until the traveller logs out', async ({
  device,
  ears,
}) => {
  ears.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const user = await traveller('Farah Khan');
  const sent = await book(user, [await cartLine(nightsFrom(2), tapovan.river)]);
  await pay(sent);
  const page = await device({ traveller: user });
  const context = page.context();

  // another page stores nothing
  await visit(page, '/');
  expect(await page.evaluate(tripCaches)).toEqual([]);
  await visit(page, '/dashboard');
  await expect(page.getByText('Your trips and vouchers open on this device without a network')).toBeVisible();
  await expect.poll(() => page.evaluate(tripCaches)).toEqual(['trip /dashboard']);

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your trip' })).toBeVisible();
  await expect(page.getByText(sent.bookingId).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Ticket/Vouchers' }).click();
  await page
    .getByRole('article', { name: sent.bookingId })
    .getByRole('button', { name: /^Show QR code/ })
    .click();
  const pass = page.getByRole('dialog', { name: tapovan.name });
  const code = pass.getByRole('img', { name: `Voucher QR code for ${tapovan.name}` });
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(pass.getByText(sent.bookingId)).toBeVisible();
  await expectNoBarriers(page, 'a voucher to show');
  await page.keyboard.press('Escape');
  // a view that is reloaded is the same document
  await page.goto('/dashboard?view=vouchers');
  await expect(page.getByRole('button', { name: /^Show QR code/ })).toBeVisible();

  await context.setOffline(false);
  await visit(page, '/dashboard');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(tripCaches)).toEqual([]);
});

test('a booking without an account opens without a network too, by the link in its email', async ({ device, ears }) => {
  ears.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const email = newEmail();
  await pay(await bookCar(email, 70));
  const page = await device();
  const payment = linkIn(await emailTo(email, /^Booking confirmation/), '/payment/');
  const link = payment.replace('/payment/', '/booking/');
  await visit(page, link);
  await expect(page.getByText('This booking and its vouchers open on this device without a network.')).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(link);
  await page.getByRole('button', { name: /^Show QR code/ }).click();
  await expect(page.getByRole('dialog').getByText('Show this code when you arrive.')).toBeVisible();
});

test('browsers can install the site, which opens with the trips', async ({ page, request }) => {
  await visit(page, '/hi');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  expect(address).toBe('/hi/app.webmanifest');
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ start_url: '/hi/dashboard', display: 'standalone', lang: 'hi-IN' });
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
});
