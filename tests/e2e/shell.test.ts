import { expect, frames, test, visit } from './parts/fixtures.ts';
import { cards, expectNoSidewaysScroll, panelOf } from './parts/screens.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('the header turns solid on the way down, and the next page begins at its top', async ({ page }) => {
  await visit(page, '/');
  await test.step('the header turns solid after 50 pixels', async () => {
    const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 50));
    await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'clear');
    await page.evaluate(() => window.scrollTo(0, 51));
    await expect(page.getByRole('banner')).toHaveAttribute('data-look', 'solid');
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('every change of page begins at its top', async () => {
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Munnar' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await link.click();
    await expect(page.getByRole('heading', { name: /stays in Munnar/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/Munnar/);
  });
});

test('the menu of small screens opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/about');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Stays',
    'Attractions',
    'Tour Packages',
    'Car Rentals',
    'Saved',
    'Cart',
    'हिंदी',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await menu.getByRole('link', { name: 'Stays' }).click();
  await expect(page).toHaveURL('/stays');
  await expect(menu).toBeHidden();
});

test('the badge of the cart stops at 99+', async ({ device }) => {
  const line = await cartLine(nightsFrom(207));
  const badge = 'span[aria-hidden]';
  const full = await device({ cart: [{ ...line, quantity: 99 }] });
  await visit(full, '/about');
  await expect(full.getByRole('link', { name: 'Cart, 99 items' }).locator(badge)).toHaveText('99');
  const fuller = await device({ cart: [{ ...line, quantity: 100 }] });
  await visit(fuller, '/about');
  await expect(fuller.getByRole('link', { name: 'Cart, 100 items' }).locator(badge)).toHaveText('99+');
});

test('an address that leads nowhere says so with status 404', async ({ page, ears }) => {
  ears.expect(/refused: GET \/no\/such\/page 404/);
  expect(await visit(page, '/no/such/page')).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Browse stays' }).click();
  await expect(page).toHaveURL('/stays');
});

test('no page is wider than its screen', async ({ device }) => {
  const user = await traveller('Bhagyalakshmi Venkatasubramaniam');
  const booking = await book(user, [await cartLine(nightsFrom(214))]);
  const page = await device({ traveller: user, cart: [await cartLine(nightsFrom(214))] });
  // home: home.test.ts; lists and stays: shifts.test.ts, and at 320 list-states.test.ts
  const addresses = [
    '/about',
    '/stays?location=Atlantis',
    '/cart',
    '/dashboard',
    '/profile',
    booking.paymentLink,
    '/login',
    '/signup',
  ];
  const top = page.getByRole('region', { name: 'Contact', exact: true });
  for (const path of [...addresses, '/reset-password?code=x', '/confirm-email']) {
    await page.setViewportSize({ width: 320, height: 900 });
    await visit(page, path);
    await expect(page.getByRole('main')).toBeVisible();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
      if (path !== '/about') continue;
      const cut = await top.evaluate((bar) =>
        [...bar.querySelectorAll('.truncate')]
          .filter((text) => text.scrollWidth > text.clientWidth)
          .map((text) => text.textContent),
      );
      expect(cut, `texts cut at ${width}`).toEqual([]);
    }
  }
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than a moment', async ({ page }) => {
    const longest = () =>
      page.evaluate(() => {
        const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)));
        return Math.max(
          ...[...document.querySelectorAll('*')].map((element) => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return Math.max(seconds(transitionDuration), seconds(animationDuration) || 0);
          }),
        );
      });
    await visit(page, '/');
    expect(await longest(), 'home').toBeLessThan(0.001);
    await visit(page, '/stays?location=Rishikesh');
    expect(await longest(), 'list').toBeLessThan(0.001);
    const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const running = await page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1
          ? [effect instanceof KeyframeEffect ? String(effect.pseudoElement ?? effect.target?.nodeName) : '?']
          : [];
      }),
    );
    expect(running).toEqual([]);
    await expect(panelOf(page)).toBeVisible();
    expect(await longest(), 'stay').toBeLessThan(0.001);
  });
});
