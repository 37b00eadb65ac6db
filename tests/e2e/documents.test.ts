import { readFile } from 'node:fs/promises';
import { readPdf } from '../documents.ts';
import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriers, standStill } from './parts/axe.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { book, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('a voucher is found, saved, shared, checked online and offline by anyone, and checked in once', async ({
  device,
  ears,
}) => {
  ears.expect(/ERR_INTERNET_DISCONNECTED/);
  const user = await traveller('Farah Khan');
  const sent = await book(user, [await cartLine(nightsFrom(0), tapovan.river)]);
  await pay(sent);
  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Ticket/Vouchers' }).click();
  const trip = page.getByRole('article', { name: sent.bookingId });
  const link = trip.getByRole('link', { name: /^Download voucher/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const { pages, text } = await readPdf(await readFile(await download.path()));
  expect(pages).toBe(1);
  for (const words of ['Farah Khan', sent.bookingId]) expect(text).toContain(words);
  for (const name of [/^Add to calendar/, /^Itinerary/, /^Invoice/])
    await expect(trip.getByRole('link', { name })).toBeVisible();
  await expectNoBarriers(page, 'Ticket/Vouchers');
  const shared = new URL((await trip.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')) ?? '');
  const check = /\/verify\/[\w.-]+/.exec(shared.searchParams.get('text') ?? '')?.[0] ?? '';

  const stranger = await device({}, { javaScriptEnabled: false });
  await stranger.goto(check);
  await expect(stranger.getByText('Valid', { exact: true })).toBeVisible();
  await expect(stranger.locator('body')).not.toContainText('Farah');
  await expect(stranger.getByRole('button')).toHaveCount(0);

  const host = await device();
  await host.goto('/verify/offline');
  await host.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await host.context().setOffline(true);
  await host.goto(check);
  await expect(host.getByRole('status')).toContainText('The signature is genuine');
  await expect(host.getByRole('status')).toContainText('Only the signature was checked');
  await host.getByLabel('Voucher link').fill(check.replace(/[^.]+$/, 'AAAA'));
  await host.getByRole('button', { name: 'Check the signature' }).click();
  await expect(host.getByRole('status')).toContainText('Not one of our vouchers');

  if (!canOperate) return;
  const admin = await device();
  await signInToAdmin(admin);
  await admin.goto(check);
  await awake(admin);
  await expectNoBarriers(admin, 'the check of a voucher');
  await admin.getByRole('link', { name: 'check this guest in' }).click();
  await admin.waitForURL(/\/admin\/redeem/);
  await awake(admin);
  await admin.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(admin.getByRole('status').first()).toHaveText('Guest checked in.');
  await admin.goto(check);
  await expect(admin.getByText('Used', { exact: true })).toBeVisible();
  await expect(admin.getByText(/^This voucher was used on /)).toBeVisible();
});
