import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

// a picture is cropped where it is shown
test.use({ pictures: 'plain' });

test('an editor creates a stay with photographs, crops one, previews the page and publishes it', async ({
  page,
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const name = `Neem House ${randomUUID().slice(0, 8)}`;
  const address = `/stays/${name.toLowerCase().replaceAll(' ', '-')}`;
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay/new');
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page
    .getByLabel(/^Price/)
    .first()
    .fill('4200');
  const words = page.getByLabel('Description (required)', { exact: true });
  await words.fill('Above the steps');
  await words.press('ControlOrMeta+a');
  await words.press('ControlOrMeta+b');
  await expect(words).toHaveValue('**Above the steps**');
  await page
    .getByRole('button', { name: /^Preview as on site/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Description.* as on your website/ }).locator('strong')).toHaveText(
    'Above the steps',
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const files = [await photo('courtyard.jpg', '#0e5a5a'), await photo('steps.jpg', '#b4532a')];
  await page.getByLabel('Upload pictures').setInputFiles(files);
  await page.getByRole('button', { name: 'Edit details: courtyard.jpg' }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Crop' }).click();
  await details.getByLabel('Shape').selectOption('Square');
  await details.getByLabel('Crop area. Use the arrow keys to move it.').press('ArrowRight');
  await expectNoBarriers(page, 'a picture that is cropped');
  const answer = page.waitForResponse((response) => response.url().endsWith('/crop'));
  await details.getByRole('button', { name: 'Crop', exact: true }).click();
  const { whole } = await (await answer).json();
  await page.getByRole('button', { name: 'Edit details: courtyard.jpg' }).click();
  await details.getByRole('button', { name: /^Focal point: 50%/ }).press('ArrowLeft');
  await expect(details.getByRole('button', { name: /^Focal point: 48%/ })).toBeVisible();
  const shows = details.getByLabel('Alt text');
  await shows.fill(' ');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(shows).toBeFocused();
  await expect(shows).toHaveAccessibleDescription(/Enter a short description\./);
  await shows.fill('A courtyard with a neem tree');
  await details.getByLabel('Caption').fill('Where breakfast is served');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'A courtyard with a neem tree' })).toBeVisible();

  // unsaved changes of an unpublished stay
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Preview ?, in a new tab$/ }).click();
  const seen = await opened;
  await awake(seen);
  await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(seen.getByText('This is a draft preview')).toBeVisible();
  await expect(seen.getByRole('img', { name: 'A courtyard with a neem tree' }).first()).toBeVisible();
  await expectNoBarriers(seen, 'the preview', { within: 'aside[aria-label=Preview]' });
  await expect(seen.getByRole('link', { name: 'Back to the back office' })).toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  );
  const guest = await device();
  expect((await guest.request.get(address)).status()).toBe(404);
  await seen.close();

  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  await visit(guest, address);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.locator('strong', { hasText: 'Above the steps' })).toBeVisible();
  expect(await guest.content()).toContain(whole);
  await guest.getByRole('link', { name: /A courtyard with a neem tree.*Open photo/ }).click();
  await expect(guest.getByRole('dialog').getByText('Where breakfast is served')).toBeVisible();

  await page.getByLabel('Date and time (India)').fill('2027-03-01T09:30');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Scheduled to be unpublished on').first()).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'an entry with a plan', { within: '#main' });
  // other end-to-end tests count the entries
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Entry deleted.')).toBeVisible();
});

test('unsaved text is offered after a reload, and not after saving', async ({ page }) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  await signInToAdmin(page, 'editor');
  const name = `Mango House ${randomUUID().slice(0, 8)}`;
  const offered = page.getByText('You have unsaved changes from earlier.');
  const words = page.getByLabel('Name (required)');
  await visit(page, '/admin/content/stay/new');
  await words.fill(name);
  await page.reload();
  await awake(page);
  await expect(offered).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(words).toHaveValue(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page.getByLabel('Description (required)', { exact: true }).fill('Below the fort');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // the next new entry starts empty
  await visit(page, '/admin/content/stay/new');
  await expect(words).toHaveValue('');
  await expect(offered).toHaveCount(0);
});

test('the order of days and pictures, and added ones, are restored too', async ({ page }) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/tour-package/new');
  const days = page.getByRole('group', { name: 'Itinerary' });
  const titles = days.getByLabel('Title (required)');
  for (const [at, title] of ['To the river', 'Up the hill', 'Home'].entries()) {
    await days.getByRole('button', { name: 'Add item' }).click();
    await titles.nth(at).fill(title);
  }
  await days.getByRole('button', { name: /^Move up ?: Itinerary day 3$/ }).click();
  await days.getByRole('button', { name: /^Remove ?: Itinerary day 3$/ }).click();
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await pictures.getByRole('button', { name: 'Choose from library' }).click();
  const library = page.getByRole('dialog');
  const [first, second] = [library.getByRole('listitem').nth(0), library.getByRole('listitem').nth(1)];
  const names = [await first.textContent(), await second.textContent()].map((name) => name ?? '');
  for (const entry of [first, second]) await entry.getByRole('button').click();
  await library.getByRole('button', { name: 'Close' }).click();
  await pictures.getByRole('button', { name: `Move up: ${names[1]}`, exact: true }).click();

  await page.reload();
  await awake(page);
  await expect(titles).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(titles).toHaveCount(2);
  expect([await titles.nth(0).inputValue(), await titles.nth(1).inputValue()]).toEqual(['To the river', 'Home']);
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  await expect(pictures.getByRole('listitem').first()).toContainText(`Alt text: ${names[1]}`);
  await expect(pictures.getByRole('listitem').last()).toContainText(`Alt text: ${names[0]}`);
  // the restored text is still stored
  await page.reload();
  await expect(page.getByText('You have unsaved changes from earlier.')).toBeVisible();
});

test('one checkbox selects all rows and follows them', async ({ page }) => {
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/attraction');
  const all = page.getByLabel(/^All \d+ on this page$/);
  const rows = page.getByRole('checkbox', { name: /^Select / });
  await all.check();
  await expect(page.getByRole('checkbox', { name: /^Select /, checked: false })).toHaveCount(0);
  await rows.first().uncheck();
  await expect(all).not.toBeChecked();
  expect(await all.evaluate((box) => box instanceof HTMLInputElement && box.indeterminate)).toBe(true);
  await rows.first().check();
  await expect(all).toBeChecked();
});
