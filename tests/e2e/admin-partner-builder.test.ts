import { randomUUID } from 'node:crypto';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { atStep, next, photograph } from './parts/builder.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

test('a partner writes a new stay in steps, goes on later, and sends it to staff', async ({ page, device }) => {
  const name = `Neem House ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@partner.example.in`;
  await query(
    `insert into partners (name, email, created_at, new_kinds) values ('Neem and Sons', $1, now(), '{stay}')`,
    [email],
  );
  await standStill(page);
  await signInToAdmin(page, 'partner', email);
  await visit(page, '/admin/listings');
  await page.getByRole('link', { name: 'New: Stay' }).click();
  await atStep(page, 'Basics');
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page.getByLabel('Description (required)', { exact: true }).fill('Under the neem.');
  await next(page).click();
  await atStep(page, 'Place');
  await next(page).click();
  await atStep(page, 'Photographs');
  await page.getByLabel('Upload pictures').setInputFiles(await photograph('neem.jpg', 120));
  await page.getByLabel('Alt text: neem.jpg').fill('The neem in the yard');
  await expectNoBarriersNarrowToo(page, 'the photographs of a partner', { within: '#main' });
  await next(page).click();
  await atStep(page, 'Rooms');
  await expectNoBarriersNarrowToo(page, 'the rooms of a partner', { within: '#main' });
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();

  const submissions = page.getByRole('table', { name: 'Your submissions' });
  await expect(submissions).toContainText('Draft');
  await submissions.getByRole('link', { name }).click();
  await atStep(page, 'Check and send');
  const send = page.getByRole('button', { name: 'Send for review' });
  await expect(send).toHaveAccessibleDescription('Fill in what is missing first: Price.');
  await expect(send).toBeDisabled();
  await expectNoBarriersNarrowToo(page, 'the last step of a partner', { within: '#main' });
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoSidewaysScroll(page, 'the last step of a partner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('region', { name: 'Missing' })
    .getByRole('link', { name: /^Price/ })
    .click();
  await page.getByRole('textbox', { name: /^Price/ }).fill('3900');
  await expectNoBarriersNarrowToo(page, 'the price of a partner', { within: '#main' });
  await next(page).click();
  await atStep(page, 'Check and send');
  await send.click();
  await expect(submissions).toContainText('In review');

  const editor = await device();
  await signInToAdmin(editor, 'editor');
  await visit(editor, '/admin/proposals');
  await editor.getByRole('link', { name }).click();
  await expect(editor.getByRole('img', { name: 'The neem in the yard' })).toBeAttached();
  await editor.getByLabel('Message to the partner').fill('We have it already.');
  await editor.getByRole('button', { name: 'Request changes' }).click();
  await expect(editor.getByText(/^Changes requested\./)).toBeVisible();
});
