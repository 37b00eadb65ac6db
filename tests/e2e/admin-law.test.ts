import { readFileSync } from 'node:fs';
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
  await page.getByLabel('Per cent, CGST and SGST together').fill('60');
  await page.getByLabel('Of what is served from').fill(from);
  await page.getByLabel('Take it off what partners are paid').check();
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(page.getByText('Please enter per cent from 0 to 10')).toBeVisible();
  await page.getByLabel('Per cent, CGST and SGST together').fill('1');
  await page.getByRole('button', { name: 'See what it comes to' }).click();
  await expect(page.getByRole('table', { name: 'What a statement says, before and after' })).toContainText('₹100');
  await expectNoBarriersNarrowToo(page, 'a rate of TCS that is looked at', { within: '#main' });
  const rate = page.getByRole('row').filter({ hasText: formatDay(from) });
  await expect(rate).toHaveCount(0);
  await page.getByRole('button', { name: 'Save this' }).click();
  await expect(message).toContainText('The rate is set.');
  await expect(rate).toContainText('1 %');
  await rate.getByRole('button', { name: 'Take out' }).click();
  await expect(message).toHaveText('The rate falls away.');
  await expect(rate).toHaveCount(0);

  const email = newEmail();
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('contact', 'Leela Nair', $1, $1, 'Please let me see what you keep.', $1, now())`,
    [email],
  );
  await visit(page, `/admin/enquiries?${new URLSearchParams({ q: email })}`);
  await page.getByRole('link', { name: email }).first().click();
  await page.getByText('Make a request of it').click();
  await page.getByLabel('What is asked').selectOption('Delete it');
  await page.getByRole('button', { name: 'Make it a request' }).click();
  await expect(message).toContainText('It is a request about personal data now');

  await visit(page, `/admin/personal-data?${new URLSearchParams({ email })}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(formatDay(addDays(today(new Date()), 30)));
  await expectNoBarriersNarrowToo(page, 'a request about data', { within: '#main' });
  await row.getByText('It is answered').click();
  await row.getByLabel('How it ended').selectOption('Refused');
  await row.getByRole('button', { name: 'Keep it so' }).click();
  await expect(row.getByText('Please say why.')).toBeVisible();
  await row.getByLabel('Note').fill('The address was not theirs');
  await row.getByRole('button', { name: 'Keep it so' }).click();
  await expect(message).toHaveText('It is answered.');
  await page.getByRole('link', { name: 'Those that are answered' }).click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(message).toHaveText('It is open again.');

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect(readFileSync(await (await file).path(), 'utf8')).toContain('Please let me see what you keep.');
  await page.getByLabel('The address once more').fill(`not-${email}`);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Please type the same address as above.')).toBeVisible();
  await page.getByLabel('The address once more').fill(email);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(message).toHaveText('It is done: nothing is kept.');
  await expect(page.getByText(`Nothing is kept of ${email}.`)).toBeVisible();
});
