import { english } from '../../messages/translate.ts';
import { dayInField } from '../../storefront/product/typed-day.ts';
import { expectNoBarriers } from './parts/axe.ts';
import { awake, expect, frames, test, visit } from './parts/fixtures.ts';
import { oddStays, publishOddStays, removeOddStays } from './parts/odd-stays.ts';
import { canOperate } from './parts/operator.ts';
import { cards, expectNoSidewaysScroll, panelOf } from './parts/screens.ts';
import { nightsFrom } from './parts/stays.ts';

// a missing picture is one form of hostile text
test.use({ pictures: 'plain' });
test.skip(!canOperate, 'the embedded database is open in the server alone');
test.describe.configure({ mode: 'serial' });
test.beforeAll(publishOddStays);
test.afterAll(removeOddStays);

const { bare, full, sold } = oddStays;

test('of a stay of which nothing is known the page says so', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/stays/${bare.slug}`);
  for (const text of [
    'No images available',
    'No features available for this stay',
    'No nearby places available for this stay',
    'No reviews yet. Be the first to review!',
    'No FAQs available for this stay.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const rooms = page.getByRole('region', { name: 'Choose your room' });
  await expect(rooms).toContainText('No rooms are available at the moment.');
  await expect(rooms.getByRole('link', { name: 'See other stays in Tapovan, Rishikesh' })).toHaveAttribute(
    'href',
    '/stays?location=Tapovan%2C%20Rishikesh',
  );
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose dates' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'House rules' })).toHaveCount(0);
  await expectNoSidewaysScroll(page, bare.name);
  await expectNoBarriers(page, bare.name);
});

test('texts without end stay in the page, and hostile ones stay texts', async ({ page }) => {
  const spoken: string[] = [];
  page.on('dialog', (dialog) => {
    spoken.push(dialog.message());
    return dialog.dismiss();
  });
  const atEachWidth = async (look: (width: number) => Promise<void>) => {
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await frames(page);
      await look(width);
    }
  };
  await visit(page, '/stays?location=odd%20full%20house');
  await atEachWidth(async (width) => {
    const card = await cards(page).boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0), 'the card stays in the page').toBeLessThan(width);
  });
  const name = cards(page).getByRole('link', { name: full.name });
  await expect(name).toHaveAttribute('title', full.name);
  const lines = await cards(page)
    .getByRole('heading')
    .evaluate((heading) => {
      return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
    });
  expect(Math.round(lines), 'lines of the name').toBe(2);

  await name.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full.name);
  await awake(page);
  await atEachWidth((width) => expectNoSidewaysScroll(page, `${full.name} at ${width}`));

  const about = page.getByRole('region', { name: 'About this place' });
  await expect(about).toContainText(full.tags);
  await expect(about.getByRole('heading', { level: 3 })).toHaveText('The way here');
  await expect(about.getByRole('listitem')).toHaveText(['by boat, see the times', 'on foot']);
  await expect(about.getByRole('strong')).toHaveText('boat');
  await expect(about.getByRole('link')).toHaveText('the times');

  const rules = page.getByRole('region', { name: 'House rules' });
  await expect(rules).toContainText(full.tags);
  await expect(rules.getByText('a trap')).toBeVisible();
  await expect(rules.getByRole('link')).toHaveText(['a way']);
  await expect(rules.getByText('Second line')).toHaveCSS('white-space-collapse', 'preserve-breaks');
  const questions = page.getByRole('region', { name: 'Frequently asked questions' });
  await questions.locator('summary').first().click();
  await expect(questions.locator('details[open]')).toContainText(`${full.tags} 1`);

  const review = page.getByRole('region', { name: 'Reviews, verified first' }).getByRole('article').first();
  await expect(review).toContainText('Verified stay');
  await expect(review.locator('[aria-hidden]').first()).toHaveText('😀');
  const height = async () => (await review.boundingBox())?.height ?? 0;
  const before = await height();
  await review.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(height).toBeGreaterThan(before);
  await review.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(height).toBe(before);
  await atEachWidth((width) => expectNoSidewaysScroll(page, `${full.name}, unfolded, at ${width}`));

  await page.getByRole('button', { name: 'Show all 60 photos' }).click();
  const viewer = page.getByRole('dialog', { name: `Photos of ${full.name}` });
  await expect(viewer.getByText('1 / 60')).toBeVisible();
  // its keys work only with the focus in it
  await expect(viewer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('60 / 60')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 / 60')).toBeVisible();
  await expectNoBarriers(page, 'viewer of 60 photos');
  expect(spoken).toEqual([]);
});

test('all reviews can be read, a page at a time, and those with as many stars alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `/stays/${full.slug}`);
  await page.getByRole('link', { name: 'Show all 30 reviews' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guest reviews of ${full.name}`);
  const reviews = page.getByRole('main').getByRole('article');
  await expect(reviews).toHaveCount(20);
  await expect(reviews.first()).toContainText('The end of it.');
  await expectNoSidewaysScroll(page, 'all reviews');
  await expectNoBarriers(page, 'all reviews');
  await page.getByRole('link', { name: 'Older reviews' }).click();
  await expect(page.getByRole('heading', { name: '21 to 30 of 30 reviews, newest first' })).toBeFocused();
  await expect(reviews).toHaveCount(10);
  await page.getByRole('link', { name: /^2 stars/ }).click();
  await expect(page.getByRole('heading', { name: '6 reviews with 2 stars, verified first' })).toBeFocused();
  await expect(page.getByRole('link', { name: /^2 stars/ })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Show all reviews' }).click();
  await expect(reviews).toHaveCount(20);
  await page.getByRole('link', { name: 'See rooms and prices' }).click();
  await expect(page).toHaveURL(`/stays/${full.slug}`);
});

test('when nothing is left the panel says so and leads elsewhere, and on a phone the bar says so', async ({ page }) => {
  const dates = nightsFrom(180);
  const sought = `checkIn=${dates.checkIn}&checkOut=${dates.checkOut}&adults=2`;
  await visit(page, `/stays/${sold.slug}?${sought}`);
  const panel = panelOf(page);
  await expect(panel.getByText('Selected room type is not available')).toBeVisible();
  await expect(panel.getByText('Sold out for these dates')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'See other stays in Tapovan, Rishikesh' })).toHaveAttribute(
    'href',
    `/stays?location=Tapovan%2C%20Rishikesh&${sought}`,
  );
  await expect(panel.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Change dates' }).click();
  await expect(panel.getByLabel('Check-in')).toBeFocused();
  await page.keyboard.press('Escape');
  await expectNoBarriers(page, 'sold out', { within: 'main aside' });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.booking-bar')).toContainText('Sold out');
  await page.getByRole('button', { name: 'Change dates' }).click();
  await expect(page.getByRole('dialog', { name: 'Your stay' }).getByLabel('Check-in')).toHaveValue(
    dayInField(english, dates.checkIn),
  );
});

test('three photos fill the gallery as a large one beside two', async ({ page }) => {
  await visit(page, `/stays/${sold.slug}`);
  const photos = page.getByRole('link', { name: /Open photo \d of 3$/ });
  await expect(photos).toHaveCount(3);
  const boxes = await photos.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
  const [large, upper, lower] = boxes;
  expect(large?.width).toBeGreaterThan(1.8 * (upper?.width ?? 0));
  expect(upper?.left).toBeCloseTo(lower?.left ?? 0, 0);
  expect(lower?.bottom).toBeCloseTo(large?.bottom ?? 0, 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long review is read whole, and who finds nothing left goes on by a link', async ({ page }) => {
    await page.goto(`/stays/${full.slug}`);
    const review = page.getByRole('region', { name: 'Reviews, verified first' }).getByRole('article').first();
    await expect(review.getByRole('button')).toBeHidden();
    const cut = await review.getByText('The end of it.').evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(cut).toBe(0);
    await page.getByRole('link', { name: 'Show all 30 reviews' }).click();
    await page.getByRole('link', { name: 'Older reviews' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
    const dates = nightsFrom(180);
    await page.goto(`/stays/${sold.slug}?checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`);
    await panelOf(page).getByRole('link', { name: 'See other stays in Tapovan, Rishikesh' }).click();
    await expect(page).toHaveURL(new RegExp(`checkIn=${dates.checkIn}`));
  });
});
