import { expect, test, visit } from './parts/fixtures.ts';

test('a review needs all fields; then it stands in the list', async ({ page }) => {
  await visit(page, '/stays/shivpuri-sandbank-tents');
  await page.getByText('Write a review').click();
  const submit = page.getByRole('button', { name: 'Submit Review' });
  await submit.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please fill in all fields and select a rating.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Comment')).toHaveAccessibleDescription('Please write a comment.');
  await page.getByLabel('Name', { exact: true }).fill('Lata Joshi');
  await submit.click();
  await expect(page.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription('Please select a rating.');
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Comment').fill('Nightjars, as promised, and hot water at six.');
  await page.getByLabel('Travelled as').selectOption('family');
  await page.getByLabel('Cleanliness').selectOption('5');
  await submit.click();
  const posted = page.getByRole('article').filter({ hasText: 'Family · ' });
  await expect(posted).toContainText('Nightjars, as promised');
  await expect(page.getByRole('article').filter({ hasText: 'Nightjars, as promised' })).toContainText('Lata Joshi');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Comment')).toHaveValue('');
  await expect(page.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
});

test('what guests mention is counted, and a pressed theme leaves its reviews', async ({ page }) => {
  await visit(page, '/stays/pol-jharokha-guest-house-udaipur');
  const section = page.getByRole('region', { name: 'Guest reviews' });
  const room = section.getByRole('list', { name: 'What guests mention' }).getByRole('button', { name: 'Room · 3' });
  await expect(section.getByRole('article')).toHaveCount(5);
  await room.click();
  await expect(room).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByRole('article')).toHaveCount(3);
  await expect(section.getByText('3 reviews mention it: Room')).toBeVisible();
  for (const review of await section.getByRole('article').all()) await expect(review).toContainText(/room/i);
  await room.click();
  await expect(section.getByRole('article')).toHaveCount(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what guests mention is counted, and nothing can be pressed', async ({ page }) => {
    await page.goto('/stays/pol-jharokha-guest-house-udaipur');
    const themes = page.getByRole('list', { name: 'What guests mention' });
    await expect(themes).toContainText('Room · 3');
    await expect(themes.getByRole('button')).toHaveCount(0);
  });
});
