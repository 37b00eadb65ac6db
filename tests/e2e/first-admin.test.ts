import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';

const code = 'the-link-that-sets-the-house-up-as-it-was-printed';
const hash = createHash('sha256').update(code).digest('hex');
const password = 'lamps on the ganga';

async function accept(page: Page, name: string): Promise<string[]> {
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByLabel('Six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await page.locator('main li').allInnerTexts();
  await page.getByRole('link', { name: /^I have saved them/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return codes;
}

// with an admin the printed link is void, so this test runs first and alone (playwright.config.ts)
test('the site is set up, an editor is invited, and sees what an editor may, without scripts too', async ({
  page,
  device,
  ears,
}) => {
  test.skip(!canOperate, 'the printed link is known by its hash alone');
  ears.expect(/^refused: POST \/admin\/welcome.* 400$/);
  ears.expect(/^refused: GET \/admin\/staff 403$/);
  await query(`delete from staff_invitations where email is null`, []);
  await query(`update users set role = 'support' where role = 'admin'`, []);
  await query(
    `insert into staff_invitations (code_hash, role, created_at, expires_at) values ($1, 'admin', now(), now() + '1 hour')`,
    [hash],
  );
  await page.goto(`/admin/welcome?code=${code}`);
  await page.getByLabel('Your email').fill('meera@desk.example');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter a password.')).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('meera@desk.example');
  await expectNoBarriersNarrowToo(page, 'the invitation');
  await accept(page, 'Meera Iyer');
  await expectNoBarriersNarrowToo(page, 'Today', { colours: false });

  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: 'Staff', level: 1 })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('editor@desk.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('status').first()).toContainText('Invitation sent to editor@desk.example');
  await expectNoBarriersNarrowToo(page, 'Staff');

  const editor = await device({}, { javaScriptEnabled: false });
  await editor.goto(linkIn(await emailTo('editor@desk.example', /^You are invited to join/), '/admin/welcome'));
  const [recovery = ''] = await accept(editor, 'Kabir Rao');
  const names = await editor.getByRole('navigation', { name: 'Admin' }).getByRole('link').allInnerTexts();
  expect(names.map((name) => name.trim())).not.toContain('Staff');
  await editor.goto('/admin/staff');
  await expect(editor.getByRole('heading', { name: 'Your role does not have access' })).toBeVisible();
  await editor.goto('/admin/today');
  await editor.getByRole('button', { name: 'Sign out' }).click();
  await editor.getByLabel('Email', { exact: true }).fill('editor@desk.example');
  await editor.getByLabel('Password').fill(password);
  await editor.getByLabel('Code').fill(recovery);
  await editor.getByRole('button', { name: 'Sign in' }).click();
  await expect(editor.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  for (const [link, heading] of [
    ['Audit log', 'Audit log'],
    ['Permissions', 'Permissions'],
    ['My account', 'My account'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectNoBarriersNarrowToo(page, heading, { colours: heading === 'Audit log' });
  }
});
