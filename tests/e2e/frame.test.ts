import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { traveller } from './parts/travellers.ts';

test('the frame of a page', async ({ page }) => {
  await visit(page, '/about');
  await test.step('the bar on top says how to reach the operator, by the settings', async () => {
    const bar = page.getByRole('region', { name: 'Contact', exact: true });
    await expect(bar).toContainText('14 Ganga View Lane, Tapovan, Rishikesh 249192, Uttarakhand');
    await expect(bar.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
    await expect(bar.getByRole('link', { name: 'hello@padharo.example' })).toHaveAttribute(
      'href',
      'mailto:hello@padharo.example',
    );
    for (const network of ['Facebook', 'Instagram', 'X', 'YouTube']) {
      const link = bar.getByRole('link', { name: `Padharo on ${network}`, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
  await test.step('phone and email of the footer stand under each other on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const contact = page.getByRole('region', { name: 'Contact information' });
    const phone = await contact.getByRole('link', { name: '+91 00000 00000' }).boundingBox();
    const email = await contact.getByRole('link', { name: 'hello@padharo.example' }).boundingBox();
    expect(email?.y).toBeGreaterThanOrEqual((phone?.y ?? 0) + (phone?.height ?? 0));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('the footer leads only to what exists, and says the year', async () => {
    const footer = page.getByRole('contentinfo');
    for (const column of ['Popular destinations', 'Book', 'Services']) {
      await expect(footer.getByRole('navigation', { name: column })).toBeVisible();
    }
    await expect(footer.getByRole('region', { name: 'Contact information' })).toContainText('14 Ganga View Lane');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Padharo`);
    const hrefs = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const own = [...new Set(hrefs.filter((href) => href.startsWith('/')))];
    expect(own.length).toBeGreaterThan(10);
    for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
    for (const href of hrefs.filter((href) => !href.startsWith('/'))) expect(href).toMatch(/^(?:mailto:|tel:|https:)/);
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeInViewport();
    await expect(page).toHaveTitle('Terms and conditions | travel and tourism');
  });
});

test('after a change of page the focus is on the new page, and its title is told', async ({ page }) => {
  await visit(page, '/about');
  const title = await page.title();
  const { tabTo, press } = hands(page);
  await tabTo(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stays' }));
  await press('Enter');
  await expect(page).toHaveURL('/stays');
  await expect(page.getByRole('main')).toBeFocused();
  const message = page.locator('body > p[aria-live]');
  await expect(message).toHaveText(await page.title());
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(message).toHaveText(title);
  await expect(page.getByRole('main')).toBeFocused();
});

test('what filters a page leaves the focus where it is', async ({ page }) => {
  await visit(page, '/stays');
  const list = page.getByRole('link', { name: 'List', exact: true });
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('main')).not.toBeFocused();
});

test('who is signed in has an account menu instead, and it closes on an outside click', async ({ device }) => {
  const page = await device({ traveller: await traveller('Kabir Anand') });
  await visit(page, '/about');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'My Account' });
  await opener.click();
  await expect(page.getByRole('menuitem', { name: 'My Booking' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.mouse.click(300, 500);
  await expect(page.getByRole('menu')).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('jwt'), localStorage.getItem('user')])).toEqual([null, null]);
});

test('on the dashboard only the contact bar shows', async ({ device }) => {
  const page = await device({ traveller: await traveller('Divya Menon') });
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Hi Divya Menon' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toContainText('+91 00000 00000');
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('what is for signing in stands in the plain layout', async ({ request }) => {
  const parts = /<footer|aria-label="(?:Contact|Main)"/;
  expect(await (await request.get('/about')).text()).toMatch(parts);
  for (const path of ['/login', '/signup', '/reset-password'])
    expect(await (await request.get(path)).text(), path).not.toMatch(parts);
});
