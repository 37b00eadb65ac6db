import { expectNoBarriers } from './parts/axe.ts';
import { expect, test } from './parts/fixtures.ts';

test('a visitor who opens very many pages is asked to wait, and can continue from there', async ({ page, ears }) => {
  ears.expect(/429/);
  // what is read for a page is paid for as a page, and made faster
  const open = () => page.request.get('/about.data');
  const flood = async () => {
    // fewer than may wait, or parallel end-to-end tests are asked to wait too
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await open()).status()));
    return statuses.includes(429);
  };
  // 37 pages a second use up the allowance in half a minute; a busy machine makes fewer
  await expect.poll(flood, { intervals: [0], timeout: 150_000 }).toBe(true);
  // use up the limit and its refill, until a new page is refused
  let going = true;
  const flooding = (async () => {
    while (going) await flood();
  })();
  let tries = 0;
  const openAnother = async () => {
    tries += 1;
    return (await page.goto(`/stays?location=Nowhereganj${tries}`))?.status();
  };
  await expect.poll(openAnother, { intervals: [0], timeout: 150_000 }).toBe(429);
  going = false;
  await flooding;
  await expect(page.getByRole('heading', { level: 1, name: 'One moment, please' })).toBeVisible();
  await expect(page.getByText(/Wait a minute and try again\. Your cart is safe\./)).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoBarriers(page, `the page of the budget at ${width} pixels`, { colours: width === 390 });
  }
  await expect
    .poll(async () => {
      await page
        .getByRole('link', { name: 'Try Again' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      return page.getByRole('heading', { name: 'No stays found' }).isVisible();
    })
    .toBe(true);
  await expect(page).toHaveURL(`/stays?location=Nowhereganj${tries}`);
});
