import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate } from './parts/operator.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test.beforeEach(async ({ page }) => {
  await signInToAdmin(page, 'admin');
});

test('by keyboard an entry is found in the list of translations, and its texts are translated', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/content\/destination\/\w+\/translations\/hi\.data 400/);
  const { toContent, tabTo, press, retype, isRefused, hears } = hands(page);
  await visit(page, '/admin/content/destination/translations/hi');
  await toContent();
  const state = page.getByLabel('Status');
  await tabTo(state);
  await press('End', 'Tab', 'Enter');
  await expect(page).toHaveURL(/state=all/);
  const rows = page.getByRole('table', { name: 'Destinations in Hindi' });
  await expect(rows.getByRole('row').nth(1)).toContainText(/\d/);
  await expectNoBarriersNarrowToo(page, 'the list of translations');
  const entry = rows.getByRole('link').first();
  const name = (await entry.textContent()) ?? '';
  await tabTo(entry, 60);
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} in Hindi` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const text = page.getByRole('textbox', { name: 'Hindi: Name' });
  await expect(text).toHaveAccessibleDescription(name);
  await expectNoBarriersNarrowToo(page, 'the translations of an entry');
  const save = page.getByRole('button', { name: 'Save translations' });
  const before = await text.inputValue();
  await tabTo(text, 60);
  await text.fill('क'.repeat(50_001));
  await tabTo(save, 120);
  await press('Enter');
  await isRefused(text);
  await expectNoBarriersNarrowToo(page, 'a translation that is too long');
  // saved as it was, because other end-to-end tests read it
  await retype(before);
  await tabTo(save, 120);
  await press('Enter');
  await hears('Translations saved.');
  await expect(text).toHaveValue(before);
});

test('by keyboard the emails are opened in Hindi, and their texts are previewed in it', async ({ page }) => {
  const { toContent, tabTo, press, retype } = hands(page);
  await visit(page, '/admin/settings/emails');
  await toContent();
  await tabTo(page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'हिंदी' }));
  await press('Enter');
  await expect(page).toHaveURL('/admin/settings/emails?language=hi');
  const emails = page.getByRole('table', { name: 'Emails' });
  await expectNoBarriersNarrowToo(page, 'the emails in Hindi');
  await toContent();
  await tabTo(emails.getByRole('link').first(), 60);
  await press('Enter');
  await expect(page).toHaveURL(/language=hi/);
  const texts = page.getByRole('region', { name: 'Texts' });
  const headline = texts.getByLabel(/^Headline/).first();
  await expect(headline).toHaveValue(/[\u0900-\u097f]/);
  await toContent();
  await tabTo(headline, 120);
  await retype('नमस्ते, आपका स्वागत है');
  await tabTo(texts.getByRole('button', { name: 'Preview' }), 120);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview of your changes' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'नमस्ते, आपका स्वागत है' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'the texts of an email in Hindi');
});
