import type { Page } from '@playwright/test';
import { expect, frames, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

// Layout shifts while pictures load.
test.use({ pictures: 'drawn' });

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const tourNames = (page: Page) =>
  section(page, 'Popular tour packages').getByRole('heading', { level: 3 }).allTextContents();

/** Until our fonts are there: the stand-ins have their widths only where a machine has one of those they are made of. */
const fontsCame = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    performance.mark('fonts');
  });

/** How far what was in view has moved without input since the fonts came: 0 when nothing did. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const [fonts] = performance.getEntriesByName('fonts');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (entry.startTime < (fonts?.startTime ?? 0)) continue;
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // shifts of the last frame are reported after it
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** Adds up movements without input on each page that is opened from now on, from its beginning. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(entry.value) });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

for (const width of [1440, 768, 390]) {
  test(`an empty cart moves nothing when it is found to be empty, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    const shift = await watchShifts(page);
    // as above: a browser loads the fonts once
    await visit(page, '/stays');
    await page.evaluate(() => document.fonts.ready);
    await visit(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
    await frames(page);
    expect(await shift()).toBeLessThan(0.001);
  });
}

// each has columns of its own
for (const width of [1440, 768, 390]) {
  test(`nothing moves for a reader who jumps down the page, nor when other tours come, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // the first three, in another order
    await page.addInitScript(() => {
      Math.random = () => 0.05;
    });
    await page.goto('/');
    await fontsCame(page);
    const [first = '', second = '', third = ''] = await tourNames(page);
    for (const name of ['How it works', 'Featured hotels', 'Explore India', 'Popular tour packages']) {
      await section(page, name).scrollIntoViewIfNeeded();
    }
    await expect.poll(() => tourNames(page)).toEqual([second, first, third]);
    // less than the width of a glyph when a font loads
    expect(await shifted(page), 'layout shift').toBeLessThan(0.001);
  });
}

for (const width of [390, 1440]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the list and a stay fit, in both schemes, and nothing moves while they come', async ({ page }) => {
      const shift = await watchShifts(page);
      // words take another width when their letters come late, once for a browser; what comes after them moves nothing
      for (const path of [
        '/stays?location=Rishikesh',
        '/stays?location=Rishikesh&view=list&sort=rating',
        `/stays/${tapovan.slug}`,
      ]) {
        await visit(page, path);
        await page.evaluate(() => document.fonts.ready);
        expect(await shift(), `shift of ${path} while the letters come`).toBeLessThan(0.1);
      }
      const dates = nightsFrom(233);
      for (const path of [
        '/stays?location=Rishikesh',
        `/stays?location=Rishikesh&amenity=Free+WiFi&checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`,
        '/stays?location=Rishikesh&view=list&sort=rating',
        `/stays/${tapovan.slug}`,
      ]) {
        await visit(page, path);
        await expectNoSidewaysScroll(page, path);
        expect(await shift(), `shift of ${path}`).toBeLessThan(0.001);
        // a colour scheme does not change the layout
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoSidewaysScroll(page, `${path}, dark`);
        expect(await shift(), `shift of ${path}, dark`).toBeLessThan(0.001);
        await page.emulateMedia({ colorScheme: 'light' });
        if (width === 390) continue;
        await page.setViewportSize({ width: 768, height: 900 });
        await frames(page);
        await expectNoSidewaysScroll(page, `${path} at 768`);
        await page.setViewportSize({ width, height: 900 });
      }
    });
  });
}
