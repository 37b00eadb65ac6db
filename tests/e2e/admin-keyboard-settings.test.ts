import { randomUUID } from 'node:crypto';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, query } from './parts/operator.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test.beforeEach(async ({ page }) => {
  await signInToAdmin(page, 'admin');
});

test('by keyboard rows of a setting are added and removed, and errors appear at their row', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/settings\/company\.data 400/);
  const { toContent, tabTo, press, type, isRefused, hears } = hands(page);
  await visit(page, '/admin/settings/company');
  await toContent();
  const rows = page.getByRole('button', { name: /^Remove link/ });
  const add = page.getByRole('button', { name: 'Add a link' });
  await tabTo(add, 120);
  const before = await rows.count();
  await press('Enter');
  await expect(page.getByLabel(`Network of link ${before + 1}`)).toBeFocused();
  await press('Tab');
  await type('no address');
  await press('Enter');
  await isRefused(page.getByLabel(`Address of link ${before + 1}`));
  await press('Tab');
  await expect(rows.nth(before)).toBeFocused();
  await press('Enter');
  await expect(rows).toHaveCount(before);
  await expect(add).toBeFocused();
  await press('Shift+Tab', 'Enter');
  await expect(rows).toHaveCount(before - 1);
  await expect(add).toBeFocused();
  await press('Enter');
  // saved unchanged, because other end-to-end tests use the same site
  await tabTo(page.getByRole('button', { name: /^Save ?: Figures on the About page/ }), 120);
  await press('Enter');
  await hears('Saved and live on your website.');
});

test('by keyboard a policy is created, changed and deleted; limits and fees are saved or show errors', async ({
  page,
  ears,
}) => {
  for (const of of ['cancellation', 'limits', 'fees'])
    ears.expect(new RegExp(`refused: POST /admin/settings/${of}\\.data 400`));
  const { toContent, tabTo, press, type, retype, isRefused, hears } = hands(page);
  await visit(page, '/admin/settings/cancellation');
  await toContent();
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(name);
  await type('Not A Name');
  await press('Tab');
  await type('3');
  await press('Tab', 'Tab');
  await type('100');
  await press('Enter');
  await isRefused(name);
  const own = `keys-${randomUUID().slice(0, 8)}`;
  await retype(own);
  await press('Enter');
  await hears(new RegExp(`^Policy ${own} saved`));
  const policy = page.getByRole('region', { name: own });
  await tabTo(policy.getByText('Change', { exact: true }));
  await press('Enter');
  await tabTo(policy.getByLabel('Refund (%) of step 1'), 4);
  await retype('90');
  await press('Enter');
  await hears(new RegExp(`^Policy ${own} saved`));
  await expect(policy).toContainText('90%');
  await tabTo(policy.getByRole('button', { name: `Remove ${own}` }));
  await press('Enter');
  await hears(`Policy ${own} removed.`);

  await visit(page, '/admin/settings/limits');
  await toContent();
  const [limit] = await page.getByRole('textbox').all();
  if (!limit) throw new Error('No limit can be set');
  const was = await limit.inputValue();
  await tabTo(limit);
  await retype('long');
  await press('Enter');
  await isRefused(limit);
  await retype(was);
  await press('Enter');
  await hears(/^Limits saved/);

  await visit(page, '/admin/settings/fees');
  await toContent();
  await tabTo(page.getByRole('button', { name: 'Save' }).first());
  await press('Enter');
  await hears(/^Fees saved/);
  const fees = page.getByRole('region', { name: 'Add fees' });
  await tabTo(fees.getByRole('button', { name: 'Add fees' }), 200);
  await press('Enter');
  await isRefused(fees.getByLabel('Amount (₹)').first());
  await type('1');
  await tabTo(fees.getByLabel('Amount (₹)').last(), 3);
  await type('1');
  await press('Enter');
  await expect(fees.getByRole('checkbox').first()).toBeFocused();
  await expect(fees.getByRole('group', { name: 'For' })).toHaveAccessibleDescription(/./);
});

test('by keyboard a tax change is previewed, the gateway and an email are tested, and a redirect is added', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/settings\/search-engines\.data 400/);
  ears.expect(/refused: POST \/admin\/settings\/emails\/account-confirmation 400/);
  const { toContent, tabTo, press, type, retype, isRefused, hears } = hands(page);
  await visit(page, '/admin/settings/tax');
  await toContent();
  const rate = page.getByLabel('Rate (%)');
  await tabTo(rate, 120);
  await type('much');
  await press('Enter');
  await isRefused(rate);
  await retype('5');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Cancel', exact: true }), 3);
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await visit(page, '/admin/settings/payments');
  await toContent();
  await tabTo(page.getByRole('button', { name: 'Make test payment' }));
  await press('Enter');
  await hears(/^Test payment worked/);

  await visit(page, '/admin/settings/emails');
  await toContent();
  await tabTo(page.getByRole('table', { name: 'Emails' }).getByRole('link').first());
  await press('Enter');
  const send = page.getByRole('button', { name: 'Send test email' });
  await expect(send).toBeVisible();
  await toContent();
  await tabTo(send);
  await press('Enter');
  await hears(/^Test email sent to/);
  // texts are tested and refused but not saved, because other end-to-end tests read these emails
  const words = page.getByRole('region', { name: 'Texts' });
  const headline = words.getByLabel(/^Headline/).first();
  const before = await headline.inputValue();
  const [save, attempt] = [words.getByRole('button', { name: 'Save' }), words.getByRole('button', { name: 'Preview' })];
  await tabTo(headline);
  await retype(`${before} {amount}`);
  await tabTo(attempt, 120);
  await press('Enter');
  await isRefused(headline);
  await retype('Namaste, and welcome');
  await tabTo(attempt, 120);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview of your changes' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Namaste, and welcome' })).toBeVisible();
  await expect(headline).toHaveValue('Namaste, and welcome');
  await expectNoBarriersNarrowToo(page, 'words of an email');
  await visit(page, page.url().replace('#shown', ''));
  await expect(headline).toHaveValue(before);
  await toContent();
  await tabTo(save, 120);
  await press('Enter');
  await hears('No changes to save.');

  await visit(page, '/admin/settings/search-engines');
  await toContent();
  const [from, to] = [page.getByLabel('Old path'), page.getByLabel('Target')];
  const path = `/keys-${randomUUID().slice(0, 8)}`;
  await tabTo(from, 120);
  await type(path);
  await press('Tab');
  await type('nowhere');
  await press('Enter');
  await isRefused(to);
  await retype('/stays');
  await press('Enter');
  await hears(`Redirect saved: ${path} goes to /stays.`);
  await tabTo(page.getByRole('button', { name: `Remove ${path}` }), 200);
  await press('Enter');
  await hears(`Redirect from ${path} removed.`);
});

test('by keyboard tokens and webhooks are created, their secrets get the focus, and they are deleted', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/settings\/api-tokens\.data 400/);
  ears.expect(/refused: POST \/admin\/settings\/webhooks\.data 400/);
  page.on('dialog', (dialog) => void dialog.accept());
  const { toContent, tabTo, press, type, retype, isRefused, hears } = hands(page);
  const called = `Keys ${randomUUID().slice(0, 8)}`;
  const secret = page.getByRole('status').filter({ has: page.locator('code') });
  await visit(page, '/admin/settings/api-tokens');
  await toContent();
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(page.getByRole('button', { name: 'Create token' }), 200);
  await press('Enter');
  await isRefused(name);
  await type(called);
  // the list reloads after the answer: a user who continues keeps the focus and the input
  let listComes = () => {};
  const released = new Promise<void>((resolve) => {
    listComes = resolve;
  });
  await page.route('**/settings/api-tokens.data*', async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.fallback();
  });
  await press('Enter');
  await expect(secret).toBeFocused();
  await expect(name).toHaveValue('');
  const first = await secret.textContent();
  await tabTo(name, 200);
  await type(`${called} again`);
  listComes();
  await expect(page.getByRole('button', { name: `Revoke token ${called}`, exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(`${called} again`);
  await press('Enter');
  await expect(secret).not.toHaveText(first ?? '');
  await expect(secret).toBeFocused();
  for (const entry of [`${called} again`, called]) {
    await tabTo(page.getByRole('button', { name: `Revoke token ${entry}`, exact: true }), 60);
    await press('Enter');
    await hears(/^Token revoked/);
  }

  await visit(page, '/admin/settings/webhooks');
  await toContent();
  await tabTo(name, 60);
  await type(called);
  await press('Tab');
  await type('https://keys.example/told');
  await press('Enter');
  await expect(page.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('group', { name: 'Events' }).getByRole('checkbox').first()).toBeFocused();
  await press('Space', 'Enter');
  await expect(secret).toBeFocused();
  await expect(name).toHaveValue('');
  await tabTo(page.getByRole('link', { name: called }), 60);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(name, 20);
  await retype(`${called} renamed`);
  await press('Enter');
  await hears('Webhook saved.');
  // a new log entry must not take the focus from the secret when the page reloads
  let pageComes = () => {};
  const pageHeld = new Promise<void>((resolve) => {
    pageComes = resolve;
  });
  await page.route('**/settings/webhooks/*.data*', async (route) => {
    if (route.request().method() === 'GET') await pageHeld;
    await route.fallback();
  });
  await tabTo(page.getByRole('button', { name: 'Rotate secret' }), 60);
  await press('Enter');
  await expect(secret).toBeFocused();
  await query(
    `insert into webhook_deliveries (webhook_id, event, body, status, attempts, created_at)
       select id, 'entry.create', '{}', 'failed', 1, now() from webhooks where name = $1`,
    [`${called} renamed`],
  );
  await secret.evaluate((element) => element.blur());
  pageComes();
  await expect(page.getByRole('row').filter({ hasText: 'entry.create' }).first()).toBeVisible();
  await expect(secret).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Delete webhook' }), 60);
  await press('Enter');
  await hears('Webhook and its log deleted.');
});
