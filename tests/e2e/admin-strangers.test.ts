import { enquiryEmail } from '../../service/emails/enquiry.email.ts';
import { emailWithSiteName } from '../../service/emails/render-email.ts';
import { wordEmail } from '../../service/emails/word-email.ts';
import { standardWording } from '../../service/emails/wording.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { newcomer, newEmail } from './parts/travellers.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('any text in an enquiry stays plain text in its place and never breaks the layout', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const [email, long] = [newEmail(), newEmail()];
  const subject = `<script>alert(1)</script> javascript:alert(1) ${email}`;
  // as stored before such marks were removed
  const name = '\u202e<img src=x onerror=alert(1)>';
  const message = `<a href="javascript:alert(1)">here</a>\n${'unbroken'.repeat(200)}`;
  await query(
    `insert into enquiries (kind, name, email, phone, subject, message, question_hash, created_at)
     values ('contact', $1, $2, 'javascript:alert(1)', $3, $4, $2, now()),
       ('partner', $5, $6, null, $7, 'Short.', $6, now())`,
    [name, email, subject, message, 'n'.repeat(100), long, 's'.repeat(150)],
  );
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/today');
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/admin/enquiries');
    await expectNoSidewaysScroll(page, `the inbox at ${width}`);
    const hidden = (table: Element) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0);
    expect(await page.getByRole('table').evaluate(hidden), `hidden of the inbox at ${width}`).toBeLessThanOrEqual(0);
    for (const entry of [subject, 's'.repeat(150)]) {
      const link = page.getByRole('link', { name: entry });
      expect((await link.boundingBox())?.width, `a subject at ${width}`).toBeGreaterThan(150);
    }
    await page.getByRole('link', { name: 's'.repeat(150) }).click();
    await expect(page.getByText('Short.')).toBeVisible();
    await expectNoSidewaysScroll(page, `a long name at ${width}`);
  }
  await visit(page, '/admin/enquiries');
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('<a href="javascript:alert(1)">here</a>')).toBeVisible();
  await expect(page.locator('main :is(a, img, script)').filter({ hasText: 'here' })).toHaveCount(0);
  // the time follows the name and is not reversed
  const [author, when] = [page.locator('bdi'), page.locator('bdi + time')];
  expect((await when.boundingBox())?.x).toBeGreaterThan((await author.boundingBox())?.x ?? Infinity);
  expect(dialogs).toEqual([]);
});

test('the data of a person with a long name fits in two columns, on phones too', async ({ page }) => {
  const { email } = await newcomer('Meenakshi Sundaresan-Venkataraghavan of the Hills');
  await query('update users set confirmed = true where email = $1', [email]);
  await signInToAdmin(page, 'admin');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/admin/personal-data?${new URLSearchParams({ email })}`);
    const found = page.getByRole('region', { name: email });
    await expect(found).toContainText('Meenakshi');
    for (const label of await found.locator('dt').all())
      expect((await label.boundingBox())?.width, `${await label.textContent()} at ${width}`).toBeGreaterThan(100);
  }
});

test('an email that quotes an enquiry fits a phone, however long its words are', async ({ page }) => {
  const long = 'unbroken'.repeat(30);
  const enquiry = {
    kind: 'contact',
    name: long,
    email: `${long}@example.in`,
    phone: long,
    subject: long,
    message: long,
  } as const;
  await page.setViewportSize({ width: 390, height: 900 });
  await page.setContent(emailWithSiteName(wordEmail(enquiryEmail(enquiry), standardWording('en')), 'Padharo').html);
  await expectNoSidewaysScroll(page, 'the email');
});
