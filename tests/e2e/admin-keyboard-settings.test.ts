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
  const rows = page.getByRole('button', { name: /^Take out link/ });
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
  await tabTo(page.getByRole('button', { name: /^Save ?: Figures on the page about you/ }), 120);
  await press('Enter');
  await hears('It is saved, and on the site.');
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
  await hears(new RegExp(`^The policy ${own} is saved`));
  const policy = page.getByRole('region', { name: own });
  await tabTo(policy.getByText('Change', { exact: true }));
  await press('Enter');
  await tabTo(policy.getByLabel('Per cent of step 1'), 4);
  await retype('90');
  await press('Enter');
  await hears(new RegExp(`^The policy ${own} is saved`));
  await expect(policy).toContainText('90 %');
  await tabTo(policy.getByRole('button', { name: `Take out ${own}` }));
  await press('Enter');
  await hears(`The policy ${own} is taken out.`);

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
  await hears(/^The limits are saved/);

  await visit(page, '/admin/settings/fees');
  await toContent();
  await tabTo(page.getByRole('button', { name: 'Save' }).first());
  await press('Enter');
  await hears(/^The fees are saved/);
  const fees = page.getByRole('region', { name: 'Fees of their own' });
  await tabTo(fees.getByRole('button', { name: 'Add these fees' }), 200);
  await press('Enter');
  await isRefused(fees.getByLabel('Rupees').first());
  await type('1');
  await tabTo(fees.getByLabel('Rupees').last(), 3);
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
  const rate = page.getByLabel('Rate, per cent');
  await tabTo(rate, 120);
  await type('much');
  await press('Enter');
  await isRefused(rate);
  await retype('5');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'What this comes to' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Leave it as it is' }), 3);
  await press('Enter');
  await expect(page.getByRole('region', { name: 'What this comes to' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await visit(page, '/admin/settings/payments');
  await toContent();
  await tabTo(page.getByRole('button', { name: 'Make a test payment' }));
  await press('Enter');
  await hears(/^The gateway took an order of ₹1/);

  await visit(page, '/admin/settings/emails');
  await toContent();
  await tabTo(page.getByRole('table', { name: 'Emails' }).getByRole('link').first());
  await press('Enter');
  const send = page.getByRole('button', { name: 'Send me a test email' });
  await expect(send).toBeVisible();
  await toContent();
  await tabTo(send);
  await press('Enter');
  await hears(/^A test email is on its way to/);
  // texts are tested and refused but not saved, because other end-to-end tests read these emails
  const words = page.getByRole('region', { name: 'Its words' });
  const headline = words.getByLabel(/^Headline/).first();
  const before = await headline.inputValue();
  const [save, attempt] = [
    words.getByRole('button', { name: 'Save' }),
    words.getByRole('button', { name: 'Try without saving' }),
  ];
  await tabTo(headline);
  await retype(`${before} {amount}`);
  await tabTo(attempt, 120);
  await press('Enter');
  await isRefused(headline);
  await retype('Namaste, and welcome');
  await tabTo(attempt, 120);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'As it would look' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Namaste, and welcome' })).toBeVisible();
  await expect(headline).toHaveValue('Namaste, and welcome');
  await expectNoBarriersNarrowToo(page, 'words of an email');
  await visit(page, page.url().replace('#shown', ''));
  await expect(headline).toHaveValue(before);
  await toContent();
  await tabTo(save, 120);
  await press('Enter');
  await hears('Nothing was changed.');

  await visit(page, '/admin/settings/search-engines');
  await toContent();
  const [from, to] = [page.getByLabel('Old path'), page.getByLabel('Leads to')];
  const path = `/keys-${randomUUID().slice(0, 8)}`;
  await tabTo(from, 120);
  await type(path);
  await press('Tab');
  await type('nowhere');
  await press('Enter');
  await isRefused(to);
  await retype('/stays');
  await press('Enter');
  await hears(`${path} leads to /stays now.`);
  await tabTo(page.getByRole('button', { name: `Take out ${path}` }), 200);
  await press('Enter');
  await hears(`${path} leads nowhere any more.`);
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
  await tabTo(page.getByRole('button', { name: 'Make the token' }), 200);
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
  await expect(page.getByRole('button', { name: `End the token ${called}`, exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue(`${called} again`);
  await press('Enter');
  await expect(secret).not.toHaveText(first ?? '');
  await expect(secret).toBeFocused();
  for (const entry of [`${called} again`, called]) {
    await tabTo(page.getByRole('button', { name: `End the token ${entry}`, exact: true }), 60);
    await press('Enter');
    await hears(/^The token has ended/);
  }

  await visit(page, '/admin/settings/webhooks');
  await toContent();
  await tabTo(name, 60);
  await type(called);
  await press('Tab');
  await type('https://keys.example/told');
  await press('Enter');
  await expect(page.getByRole('group', { name: 'It is told of' })).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('group', { name: 'It is told of' }).getByRole('checkbox').first()).toBeFocused();
  await press('Space', 'Enter');
  await expect(secret).toBeFocused();
  await expect(name).toHaveValue('');
  await tabTo(page.getByRole('link', { name: called }), 60);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(name, 20);
  await retype(`${called} renamed`);
  await press('Enter');
  await hears('The webhook is saved.');
  // a new log entry must not take the focus from the secret when the page reloads
  let pageComes = () => {};
  const pageHeld = new Promise<void>((resolve) => {
    pageComes = resolve;
  });
  await page.route('**/settings/webhooks/*.data*', async (route) => {
    if (route.request().method() === 'GET') await pageHeld;
    await route.fallback();
  });
  await tabTo(page.getByRole('button', { name: 'Make a new secret' }), 60);
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
  await tabTo(page.getByRole('button', { name: 'Delete the webhook' }), 60);
  await press('Enter');
  await hears('The webhook is deleted, with its log.');
});
