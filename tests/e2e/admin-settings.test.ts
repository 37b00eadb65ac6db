import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

const hostile = `<img src=x onerror=alert(1)>"'&\u202e${'🛕'.repeat(10)}`;

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('an old address redirects, to another site only when confirmed, and is not found after removal', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/settings\/search-engines\.data 400/);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/settings/search-engines');
  const add = async (path: string, target: string) => {
    await page.getByLabel('Old path').fill(path);
    await page.getByLabel('Target').fill(target);
    await page.getByRole('button', { name: 'Save redirect' }).click();
  };
  await add('/hotels-of-old', 'https://elsewhere.example/');
  await expect(page.getByLabel('Target')).toHaveAttribute('aria-invalid', 'true');
  // typing must wait until the field has the focus
  await expect(page.getByLabel('Target')).toBeFocused();
  await add('/admin/today', '/stays');
  await expect(page.getByLabel('Old path')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Old path')).toBeFocused();
  await add('/hotels-of-old', '/stays?location=Goa');
  const row = page.getByRole('row').filter({ hasText: '/hotels-of-old' });
  await expect(row).toContainText('permanent (301)');
  const led = await page.request.get('/hotels-of-old', { maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([301, '/stays?location=Goa']);
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get('/hotels-of-old', { maxRedirects: 0 })).status()).toBe(404);
});

test('a webhook receives events, its log shows the answers, and failed deliveries are sent again', async ({ page }) => {
  let [answers, heard] = [500, 0];
  const program = createServer((request, response) => {
    heard += 1;
    request.resume();
    response.writeHead(answers).end();
  });
  await new Promise<void>((listening) => program.listen(0, '127.0.0.1', listening));
  const { port } = program.address() as AddressInfo;
  try {
    await signInToAdmin(page, 'admin');
    await visit(page, '/admin/settings/webhooks');
    await page.getByLabel('Name').fill(hostile);
    await page.getByLabel('URL').fill(`http://127.0.0.1:${port}/told`);
    await page.getByLabel('entry.create').check();
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await expect(page.getByText(/^[\w-]{40,}$/)).toBeVisible();
    await page.getByRole('link', { name: hostile }).click();
    await expect(page.getByRole('heading', { level: 1, name: hostile })).toBeVisible();
    await expect(page.getByText('No deliveries yet.')).toBeVisible();
    await expectNoSidewaysScroll(page, 'a webhook with a hostile name');
    const log = page.url();

    await visit(page, '/admin/content/feature/new');
    await page.getByLabel('Name (required)').fill(`Till ${randomUUID().slice(0, 8)}`);
    await page.getByLabel('Type (required)').selectOption('Activities');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible();
    const entry = page.url();
    const row = page.getByRole('row').filter({ hasText: 'entry.create' }).first();
    await expect(async () => {
      await visit(page, log);
      await expect(row).toContainText('500 after', { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await row.getByRole('link', { name: /^Payload/ }).press('Enter');
    await expect(page.getByRole('region', { name: 'Payload of entry.create' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Payload', exact: true })).toContainText('"event"');
    answers = 200;
    const before = heard;
    await row.getByRole('button', { name: /^Send again/ }).click();
    await expect(async () => {
      await visit(page, log);
      await expect(row).toContainText('200 after', { timeout: 500 });
    }).toPass({ timeout: 30_000 });
    expect(heard).toBeGreaterThan(before);
    page.on('dialog', (dialog) => void dialog.accept());
    await visit(page, entry);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Entry deleted.')).toBeVisible();
    await visit(page, log);
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await expect(page.getByText('Webhook and its log deleted.')).toBeVisible();
    // other end-to-end tests may have added some
    await expect(page.getByRole('link', { name: hostile })).toHaveCount(0);
  } finally {
    program.close();
  }
});

test('an invalid setting is refused by its field, and the input stays', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/settings\/company\.data 400/);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/settings/company');
  const [name, gstin] = [page.getByLabel('Legal name, if different'), page.getByLabel('GSTIN')];
  const save = page.getByRole('button', { name: /^Save ?: Name, address/ });
  await name.fill(hostile);
  await gstin.fill("27AAPFU0939F1Z' or 1=1");
  await save.click();
  await expect(gstin).toHaveAttribute('aria-invalid', 'true');
  await expect(gstin).toBeFocused();
  await expect(name).toHaveValue(hostile);
  await gstin.fill('');
  await name.fill('x'.repeat(1_000));
  await save.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(name).toHaveValue('');
});
