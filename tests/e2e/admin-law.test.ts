import { readFileSync } from 'node:fs';
import { english } from '../../messages/translate.ts';
import { addDays, formatDay, today } from '../../service/core/day.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { newEmail } from './parts/travellers.ts';

test('an admin previews and sets a TCS rate, and answers data requests: exports, refuses, deletes', async ({
  device,
  ears,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  ears.expect(/^refused: POST \/admin\/personal-data.* 400$/);
  const page = await device();
  await signInToAdmin(page, 'admin');
  const message = page.getByRole('status').first();

  // later than any statement
  const from = addDays(today(new Date()), 500);
  await visit(page, '/admin/settings/tcs');
  await page.getByLabel('Rate (%), CGST and SGST together').fill('60');
  await page.getByLabel('Applies from').fill(from);
  await page.getByLabel('Deduct from partner payouts').check();
  await page.getByRole('button', { name: 'Preview change' }).click();
  await expect(page.getByText('Enter a percentage from 0 to 10')).toBeVisible();
  await page.getByLabel('Rate (%), CGST and SGST together').fill('1');
  await page.getByRole('button', { name: 'Preview change' }).click();
  await expect(page.getByRole('table', { name: 'Example statement, before and after' })).toContainText('₹100');
  await expectNoBarriersNarrowToo(page, 'a rate of TCS that is looked at', { within: '#main' });
  const rate = page.getByRole('row').filter({ hasText: formatDay(english, from) });
  await expect(rate).toHaveCount(0);
  await page.getByRole('button', { name: 'Save rate' }).click();
  await expect(message).toContainText('Rate saved.');
  await expect(rate).toContainText('1%');
  await rate.getByRole('button', { name: 'Remove' }).click();
  await expect(message).toHaveText('Rate removed.');
  await expect(rate).toHaveCount(0);

  const email = newEmail();
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('contact', 'Leela Nair', $1, $1, 'Please let me see what you keep.', $1, now())`,
    [email],
  );
  await visit(page, `/admin/enquiries?${new URLSearchParams({ q: email })}`);
  await page.getByRole('link', { name: email }).first().click();
  await page.getByText('Create privacy request').click();
  await page.getByLabel('Type of request').selectOption('Delete data');
  await page.getByRole('button', { name: 'Create request' }).click();
  await expect(message).toContainText('Request created.');

  await visit(page, `/admin/personal-data?${new URLSearchParams({ email })}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(formatDay(english, addDays(today(new Date()), 30)));
  await expectNoBarriersNarrowToo(page, 'a request about data', { within: '#main' });
  await row.getByText('Mark as answered').click();
  await row.getByLabel('Outcome').selectOption('Refused');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Enter the reason.')).toBeVisible();
  await row.getByLabel('Note').fill('The address was not theirs');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(message).toHaveText('Marked as answered.');
  await page.getByRole('link', { name: 'Show answered requests' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(message).toHaveText('Request reopened.');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Please let me see what you keep.');
  await page.getByLabel('Enter the email address again').fill(`not-${email}`);
  await page.getByRole('button', { name: 'Delete data' }).click();
  await expect(page.getByText('Enter the same address as above.')).toBeVisible();
  await page.getByLabel('Enter the email address again').fill(email);
  await page.getByRole('button', { name: 'Delete data' }).click();
  await expect(message).toHaveText('Data deleted. Nothing is kept.');
  await expect(page.getByText(`We hold no data about ${email}.`)).toBeVisible();
});
