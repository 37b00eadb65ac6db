import { expectNoBarriers } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';

const scam = 'Your stay is on hold! Pay ₹500 to refund@okbad or at https://padharo-pay.example/1, call +91 90000 00000';

test('a message is compared with what we use, with and without scripts', async ({ page, browser }) => {
  await visit(page, '/contact-us');
  await page.getByRole('main').getByRole('link', { name: 'Is this really from us?' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Is this really from us?' })).toBeVisible();
  const [phone = ''] = await main.locator('dt', { hasText: 'Phone' }).locator('+ dd').allTextContents();
  await main.getByRole('textbox', { name: 'Message, link, number or address' }).fill(scam);
  await main.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(main.getByRole('heading', { name: /^This is not from us/ })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText([
    /^Linkhttps:\/\/padharo-pay\.example\/1Not ours$/,
    /^UPI IDrefund@okbadNot ours$/,
    /^Phone number\+91 90000 00000Not ours$/,
  ]);
  await expectNoBarriers(page, 'not ours');
  await main.getByRole('link', { name: 'Send us the message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('A message that may not be from you');

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const plain = await context.newPage();
  await plain.goto(new URL('/hi/verify', page.url()).href);
  await plain
    .getByRole('textbox', { name: 'मैसेज, लिंक, नंबर या पता' })
    .fill(`${new URL(page.url()).origin}/stays ${phone}`);
  await plain.getByRole('button', { name: 'जाँचें', exact: true }).click();
  await expect(plain.getByRole('heading', { name: 'यह सब हमारा है' })).toBeVisible();
  await context.close();
});
