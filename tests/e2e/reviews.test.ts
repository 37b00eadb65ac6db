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
