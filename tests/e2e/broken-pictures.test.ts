import type { Page } from '@playwright/test';
import { findings } from './parts/axe.ts';
import { awake, expect, holdScripts, test, visit } from './parts/fixtures.ts';
import { folded, pages } from './parts/pages.ts';
import { book, cartLine, nightsFrom, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// No picture loads.
test.use({ pictures: 'broken' });
const missingPicture = /refused: GET \/artwork\/.* 404/;

/** Dates in words at both widths. A phone keeps panels in a sheet and folds the search of a list; that of tours asks for none. */
async function expectDaysInWords(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const description = `${name}, ${width} wide`;
    await expect(page.locator('input[type=date]').filter({ visible: true }), description).toHaveCount(0);
    if (name === 'tours' || (width === 390 && [...folded, 'stay', 'attraction', 'tour'].includes(name))) continue;
    await expect(page.getByPlaceholder('Add date').filter({ visible: true }).first(), description).toBeVisible();
  }
}

/** Expects that scrollable regions can be reached by keyboard. */
async function expectReachable(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page, { runOnly: { type: 'rule', values: ['scrollable-region-focusable'] } });
    expect(found, `${name}, ${width} wide`).toEqual([]);
  }
}

test('before its script loads each page shows dates in words, scrolls by keyboard and shows no broken picture', async ({
  page,
  ears,
}) => {
  ears.expect(missingPicture);
  const broken = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc);
  for (const [name, path] of Object.entries(pages)) {
    const through = await holdScripts(page);
    await page.goto(await path());
    await expectDaysInWords(page, name);
    if (['stay', 'attraction', 'tour', 'car'].includes(name)) await expectReachable(page, name);
    for (const code of [false, true]) {
      if (code) await through();
      await expect.poll(() => page.evaluate(broken), `${name}, ${code ? 'with' : 'without'} code`).toEqual([]);
      await expect(page.locator('main img[src^="/default-"], main img[src="/placeholder.svg"]').first()).toBeAttached();
    }
    await page.unroute('**/assets/*.js');
  }
  await page.goto(`/stays/${tapovan.slug}`);
  await awake(page);
  const photo = page.getByRole('link', { name: /Open photo 1 of 6$/ });
  await expect(photo.locator('img')).toHaveAttribute('src', '/default-stay.svg');
  await photo.click();
  const viewer = page.getByRole('dialog').getByRole('img').filter({ visible: true });
  await expect(viewer).toHaveAttribute('src', '/default-stay.svg');
  await page.goto(await pages.car());
  await expect(page.locator('header img').last()).toHaveAttribute('src', '/default-car-rental.svg');
});

test('a booking works after its picture was deleted', async ({ device, ears }) => {
  ears.expect(missingPicture);
  const user = await traveller();
  const { bookingId } = await book(user, [await cartLine(nightsFrom(163))]);
  const page = await device({ traveller: user });
  await visit(page, '/dashboard');
  const card = page.getByRole('article').filter({ hasText: bookingId });
  await expect(card.locator('img')).toHaveAttribute('src', '/default-stay.svg');
});
