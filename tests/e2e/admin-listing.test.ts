import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const altTextOf = (name: string) => new RegExp(`^Alt text ?: ${name}$`);

test('photographs are uploaded together, three at a time, in the order of choice', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/pictures 400/);
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay/new');
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const tiles = pictures.getByLabel(/^Alt text: /);
  const names = ['gate.jpg', 'hall.jpg', 'pool.jpg', 'roof.jpg'];
  const photos = await Promise.all(names.map((name, at) => photo(name, `hsl(${at * 60}, 40%, 40%)`)));
  // the first answer comes last, and one file is no picture
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const open = { now: 0, most: 0 };
  await page.route('**/admin/pictures', async (route) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    if (route.request().postData()?.includes('gate.jpg')) await first;
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/admin/pictures')) open.now -= 1;
  });
  const noPicture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
  const files = [...photos, noPicture].map((file) => ({ ...file, buffer: [...file.buffer] }));
  const dropped = await page.evaluateHandle((sent) => {
    const data = new DataTransfer();
    for (const { name, mimeType, buffer } of sent)
      data.items.add(new File([new Uint8Array(buffer)], name, { type: mimeType }));
    return data;
  }, files);
  await pictures.dispatchEvent('dragover', { dataTransfer: dropped });
  await pictures.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(pictures.getByRole('progressbar', { name: 'Upload of gate.jpg' })).toBeVisible();
  await expect(tiles).toHaveCount(3);
  await expect(pictures.getByText('3 of 5 uploaded.')).toBeVisible();
  release();
  await expect(tiles).toHaveCount(4);
  expect(open.most).toBe(3);
  for (const [at, name] of names.entries()) await expect(tiles.nth(at)).toHaveAccessibleName(altTextOf(name));
  await expect(pictures.getByText(/This file is not a supported picture/)).toBeVisible();
  await pictures.getByRole('button', { name: 'Try again: notes.txt' }).click();
  await expect(pictures.getByText(/This file is not a supported picture/)).toBeVisible();
  await pictures.getByRole('button', { name: 'Remove from the list: notes.txt' }).click();

  // descriptions are typed one after another, and saved without the entry
  await tiles.first().fill('The gate in the evening');
  await tiles.first().press('Enter');
  await expect(tiles.nth(1)).toBeFocused();
  await expect(pictures.getByRole('img', { name: 'The gate in the evening' })).toBeVisible();
  await pictures.getByRole('button', { name: 'Move up: pool.jpg' }).click();
  await pictures.getByRole('button', { name: 'Remove: roof.jpg' }).click();
  await expect(tiles).toHaveCount(3);
  await expect(tiles.nth(1)).toHaveAccessibleName(altTextOf('pool.jpg'));
  await expectNoBarriersNarrowToo(page, 'pictures of an entry', { within: '#main' });
});

test('a form that is saved during an upload has the picture', async ({ page }) => {
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay/new');
  const name = `Teak House ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page.getByLabel('Description (required)', { exact: true }).fill('By the lake');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/pictures', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Upload pictures').setInputFiles([await photo('veranda.jpg', '#446')]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('We will save when the upload is finished.')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pictures' }).getByLabel('Alt text: veranda.jpg')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Entry deleted.')).toBeVisible();
});

test('a list of stays shows picture, price, rating and state in rows of one line', async ({ page }) => {
  await signInToAdmin(page, 'editor');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/admin/content/stay?state=published');
  const rows = page.locator('tbody tr');
  await expect(rows.first().getByRole('cell', { name: /^₹[\d,]+$/ })).toBeVisible();
  await expect(rows.first().getByRole('cell', { name: 'Published' })).toBeVisible();
  await expect(rows.first().locator('img')).toHaveAttribute('src', /thumbnail/);
  await expect(page.getByRole('cell', { name: /^\d\.\d$/ }).first()).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(45);
});
