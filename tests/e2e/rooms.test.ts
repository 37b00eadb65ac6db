import { expectNoBarriers } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { panelOf } from './parts/screens.ts';
import { inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';

function address(): string {
  const { checkIn, checkOut } = nightsFrom(350);
  return `/stays/${tapovan.slug}?checkIn=${checkIn}&checkOut=${checkOut}`;
}

const total = inRupees(priceOf(tapovan.river.price, 2).payable);

test('on a phone each room says what it is and costs, is chosen by keyboard, and then priced in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address());
  const rooms = page.getByRole('region', { name: 'Choose your room' });
  await expect(rooms).toContainText('26 m²');
  await expect(rooms).toContainText('Breakfast included');
  await expect(rooms).toContainText('Private bathroom · Balcony');
  await expect(rooms).toContainText('Free cancellation until 24 hours before check-in');
  await rooms.getByRole('radio', { name: tapovan.hill.roomType }).focus();
  await page.keyboard.press('ArrowDown');
  const river = rooms.getByRole('radio', { name: tapovan.river.roomType });
  await expect(river).toBeChecked();
  await expect(river).toHaveAccessibleName(`Selected ${tapovan.river.roomType}`);
  await expect(river).toHaveAccessibleDescription(new RegExp(`${total} total · 2 nights`));
  await expect(page.locator('.booking-bar')).toContainText(total);
  await expect(page.getByText(/\d+ bedrooms/)).toHaveCount(0);
  await expectNoBarriers(page, 'the rooms of a stay', { within: '#rooms, .booking-bar' });
});

test('on a wide screen the picture of a room is whole, so that its beds are seen', async ({ page }) => {
  await visit(page, address());
  const picture = page.locator('#rooms img').first();
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a room is selected and priced by the form', async ({ page }) => {
    await page.goto(address());
    await page.getByRole('radio', { name: tapovan.river.roomType }).check();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Show price and availability' }).click();
    await expect(page).toHaveURL(/[?&]room=\d+/);
    await expect(panel).toContainText(tapovan.river.roomType);
    await expect(panel).toContainText(`${total}total · 2 nights`);
  });

  test('reviews are filtered and sorted by a form of their address', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/stays/${tapovan.slug}/reviews`);
    await page.getByLabel('Sort by').selectOption('lowest');
    await page.getByRole('button', { name: 'Show reviews' }).click();
    await expect(page).toHaveURL(/[?&]sort=lowest/);
    await expect(page.getByRole('heading', { name: /reviews, lowest score first$/ })).toBeVisible();
    const input = await page
      .getByRole('article')
      .getByRole('img')
      .evaluateAll((all) => all.map((entry) => entry.ariaLabel));
    expect(input).toEqual([...input].sort());
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
