import type { Locator } from '@playwright/test';
import { confirmEmailTexts } from '../../messages/en/confirm-email.ts';
import { connectTexts } from '../../messages/en/connect.ts';
import { dashboardTexts } from '../../messages/en/dashboard.ts';
import { emailsAccountTexts } from '../../messages/en/emails/account.ts';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import { errorsAccountsTexts } from '../../messages/en/errors/accounts.ts';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { mobileSheetTexts } from '../../messages/en/mobile-sheet.ts';
import { resetPasswordTexts } from '../../messages/en/reset-password.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { english, type Translate } from '../../messages/translate.ts';
import { invitations } from '../../messages/translations.ts';
import { emailTo, expectInBothParts, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { exactly, t } from './parts/hindi.ts';
import { hands } from './parts/keyboard.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { answerProvider } from './parts/sign-in.ts';
import { callSite } from './parts/site.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test.use({ viewport: { width: 390, height: 844 } });

const hindi = invitations.get('hi')?.name ?? '';
const password = 'lamps-on-the-ganga';

test('by keyboard alone an account is opened: each field says what is wrong, and the link of the email confirms', async ({
  page,
}) => {
  const { press, type, tabTo, retype, isRefused } = hands(page);
  const email = newEmail();
  const labels = { name: t(signInTexts.fullName), email: t(signInTexts.email), phone: t(signInTexts.phone) };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const agree = page.getByRole('checkbox');
  const create = page.getByRole('button', { name: t(signInTexts.submitRegistration) });

  await test.step('nothing is typed yet', async () => {
    await visit(page, '/hi/signup');
    await expectNoSidewaysScroll(page, 'the Hindi registration');
    await tabTo(create);
    await press('Enter');
    await isRefused(field(labels.name));
    for (const [label, problem] of [
      [labels.name, fieldRulesTexts.fullNameMissing],
      [labels.email, fieldRulesTexts.emailMissing],
      [labels.phone, fieldRulesTexts.phoneMissing],
      [t(signInTexts.password), fieldRulesTexts.passwordMissing],
    ] as const)
      await expect(field(label)).toHaveAccessibleDescription(new RegExp(t(problem)));
    await expect(agree).toHaveAccessibleDescription(t(fieldRulesTexts.termsMissing));
    await expectNoSidewaysScroll(page, 'the refused registration');
  });

  await test.step('all is typed, the passwords differ', async () => {
    await type('मीरा नायर');
    for (const [label, text] of [
      [labels.email, email],
      [labels.phone, '+91 98765 43210'],
      [t(signInTexts.password), password],
      [t(signInTexts.confirmPassword), 'lamps-on-the-yamuna'],
    ] as const) {
      await tabTo(field(label));
      await type(text);
    }
    await tabTo(agree);
    await press('Space');
    await tabTo(create);
    await press('Enter');
    await isRefused(field(t(signInTexts.confirmPassword)));
    await expect(page.getByText(t(signInTexts.passwordsDiffer))).toBeVisible();
    await retype(password);
    await press('Enter');
    await expect(page.getByText(t(signInTexts.registered))).toBeFocused();
    await page.waitForURL('/hi');
    await awake(page);
  });

  await test.step('the link of the email confirms', async () => {
    const mail = await emailTo(email, exactly(t(emailsAccountTexts.confirmAddress)));
    expectInBothParts(mail, [t(emailsAccountTexts.created), t(emailsAccountTexts.confirmWithin)]);
    await page.goto(linkIn(mail, '/hi/confirm-email'));
    await awake(page);
    await expect(page.getByRole('heading', { name: t(confirmEmailTexts.confirmed) })).toBeVisible();
    await tabTo(page.getByRole('link', { name: t(confirmEmailTexts.openHome) }));
    await page.waitForURL('/hi');
  });
});

test('a forgotten password: the email leads to a Hindi form, and the old password is refused in Hindi', async ({
  page,
  ears,
}) => {
  const user = await traveller('Anil Rao');
  const form = page.getByRole('main');
  await visit(page, '/hi/login');
  await page.getByRole('button', { name: t(signInTexts.forgotPassword) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t(signInTexts.forgotTitle) })).toBeVisible();
  await form.getByLabel(t(signInTexts.email)).fill('no address');
  await form.getByRole('button', { name: t(signInTexts.submitForgot) }).click();
  await expect(form.getByLabel(t(signInTexts.email))).toHaveAccessibleDescription(t(fieldRulesTexts.emailWrong));
  await form.getByLabel(t(signInTexts.email)).fill(user.email);
  await form.getByRole('button', { name: t(signInTexts.submitForgot) }).click();
  await expect(page.getByText(t(signInTexts.resetLinkSent))).toBeFocused();

  const mail = await emailTo(user.email, exactly(t(emailsAccountTexts.newPassword)));
  expectInBothParts(mail, [t(emailsAccountTexts.useLink), t(emailsAccountTexts.linkWorksOnce)]);
  await visit(page, linkIn(mail, '/hi/reset-password'));
  await page.getByLabel(t(resetPasswordTexts.newPassword), { exact: true }).fill('12345');
  await page.getByLabel(t(resetPasswordTexts.confirmPassword)).fill('12345');
  await page.getByRole('button', { name: t(resetPasswordTexts.submit) }).click();
  await expect(page.getByLabel(t(resetPasswordTexts.newPassword), { exact: true })).toBeFocused();
  await expect(page.getByText(t(fieldRulesTexts.atLeast, { least: 6 }))).toBeVisible();
  await page.getByLabel(t(resetPasswordTexts.newPassword), { exact: true }).fill('boats-on-the-ganga');
  await page.getByLabel(t(resetPasswordTexts.confirmPassword)).fill('boats-on-the-ganga');
  await page.getByRole('button', { name: t(resetPasswordTexts.submit) }).click();
  await expect(page.getByText(t(resetPasswordTexts.updated))).toBeFocused();
  await page.waitForURL('/hi');

  ears.expect(/refused: POST \/api\/auth\/local 400/);
  await visit(page, '/hi/login');
  await page.getByLabel(t(signInTexts.email)).fill(user.email);
  await page.getByLabel(t(signInTexts.password), { exact: true }).fill(user.password);
  await page.getByRole('button', { name: t(signInTexts.submitLogin) }).click();
  await expect(page.getByText(t(signInTexts.wrongPassword))).toBeVisible();
  await page.getByLabel(t(signInTexts.password), { exact: true }).fill('boats-on-the-ganga');
  await page.getByRole('button', { name: t(signInTexts.submitLogin) }).click();
  await page.waitForURL('/hi');
});

test('the choice of language stays after signing in, and is that of another device of the account', async ({
  device,
}) => {
  const user = await traveller('Kabir Anand');
  const logIn = async (form: Locator, read: Translate) => {
    await form.getByLabel(read(signInTexts.email)).fill(user.email);
    await form.getByLabel(read(signInTexts.password), { exact: true }).fill(user.password);
    await form.getByRole('button', { name: read(signInTexts.submitLogin), exact: true }).click();
  };
  const phone = await device();
  await visit(phone, '/about');
  await phone.getByRole('contentinfo').getByRole('link', { name: hindi }).click();
  await expect(phone).toHaveURL('/hi/about');
  await awake(phone);
  await phone.getByRole('button', { name: t(shellTexts.menu) }).click();
  await phone.getByRole('button', { name: t(mobileSheetTexts.login), exact: true }).click();
  const stored = phone.waitForResponse((answer) => answer.request().method() === 'PUT');
  await logIn(phone.getByRole('dialog', { name: t(signInTexts.loginTitle) }), t);
  expect((await stored).status()).toBe(200);
  await expect(phone).toHaveURL('/hi/about');
  await awake(phone);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(await callSite('GET', '/api/users/me', { token: user.token })).toMatchObject({ language: 'hi' });

  const laptop = await device({}, { viewport: { width: 1440, height: 900 } });
  await visit(laptop, '/login');
  await logIn(laptop.getByRole('main'), english);
  await laptop.waitForURL('/hi');
  await visit(laptop, '/dashboard');
  await expect(laptop).toHaveURL('/hi/dashboard');
  await expect(
    laptop.getByRole('heading', { level: 1, name: t(dashboardTexts.greeting, { name: user.name }) }),
  ).toBeVisible();
});

test('someone who reads Hindi without having chosen it stays in Hindi after signing in, at a provider too', async ({
  device,
  ears,
}) => {
  ears.expect(/another origin: http:\/\/127\.0\.0\.1:\d+\/(?:auth|interaction)/);
  const user = await traveller('Divya Menon');
  const page = await device();
  await visit(page, '/hi/login');
  await page.getByLabel(t(signInTexts.email)).fill(user.email);
  await page.getByLabel(t(signInTexts.password), { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/hi');

  const other = await device();
  await visit(other, '/hi/login');
  await other.getByRole('link', { name: t(signInTexts.continueWith, { provider: 'Google' }) }).click();
  await answerProvider(other, 'deny');
  await other.waitForURL(/\/hi\/login\/connected\?/);
  await awake(other);
  await expect(other.getByText(t(connectTexts.denied, { provider: 'Google' }))).toBeFocused();
  await other.getByRole('link', { name: t(signInTexts.continueWith, { provider: 'Google' }) }).click();
  const email = newEmail();
  await answerProvider(other, { subject: email, email, name: 'Lakshmi Menon' });
  await other.waitForURL('/hi');
});

test('forms and the network say what is wrong in Hindi', async ({ page, ears }) => {
  const user = await traveller('Asha Verma');
  await visit(page, '/hi/contact-us');
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t(enquiryTexts.name)).focus();
  const sum = form.getByLabel(/\d \+ \d/);
  const label = (await form.locator('label', { hasText: /\d \+ \d/ }).textContent()) ?? '';
  const [first, second] = label.match(/\d+/g) ?? [];
  await sum.fill(String(Number(first) + Number(second)));
  await form.getByRole('button', { name: t(enquiryTexts.send) }).click();
  for (const [label, problem] of [
    [enquiryTexts.name, fieldRulesTexts.senderMissing],
    [enquiryTexts.email, fieldRulesTexts.senderEmailMissing],
    [enquiryTexts.subject, fieldRulesTexts.subjectMissing],
    [enquiryTexts.message, fieldRulesTexts.messageMissing],
  ] as const)
    await expect(form.getByLabel(t(label), { exact: true })).toHaveAccessibleDescription(t(problem));
  await expectNoSidewaysScroll(page, 'the refused enquiry');

  ears.expect(/refused: POST \/api\/auth\/local\/register 400/);
  ears.expect(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/hi/signup');
  await page.getByLabel(t(signInTexts.fullName)).fill('Asha Verma');
  await page.getByLabel(t(signInTexts.email)).fill(user.email);
  await page.getByLabel(t(signInTexts.phone)).fill('+91 98765 43210');
  for (const label of [signInTexts.password, signInTexts.confirmPassword])
    await page.getByLabel(t(label), { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  const create = page.getByRole('button', { name: t(signInTexts.submitRegistration) });
  await create.click();
  await expect(page.getByLabel(t(signInTexts.email))).toHaveAccessibleDescription(t(errorsAccountsTexts.taken));
  await page.context().setOffline(true);
  await create.click();
  await expect(page.getByRole('alert').filter({ hasText: t(signInTexts.noNetwork) })).toBeVisible();
  await page.context().setOffline(false);
});
