import { expectNoBarriers, standStill } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { callSite } from './parts/site.ts';
import { newcomer, traveller } from './parts/travellers.ts';

test('the profile lists signed-in devices and signs one out, and that device notices', async ({ device, ears }) => {
  const user = await traveller('Meera Joshi');
  const body = { identifier: user.email, password: user.password };
  const session = await callSite<{ jwt: string }>('POST', '/api/auth/local', { body });
  const [page, other] = [
    await device({ traveller: user }),
    await device({ traveller: { ...user, token: session.jwt } }),
  ];
  await standStill(page);
  await visit(page, '/profile');
  const devices = page.getByRole('region', { name: 'Account Settings' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectNoBarriers(page, 'devices');
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByText(/ is signed out\.$/)).toBeVisible();
  await expect(devices).toHaveCount(1);
  ears.expect(/refused: GET \/api\/\S+ 401/);
  await visit(other, '/dashboard');
  await expect(other.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('an expired token is renewed by the cookie unnoticed', async ({ page, ears }) => {
  const user = await traveller('Dev Nair');
  await visit(page, '/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=');
  const ended = await page.evaluate(() => {
    const [head, , tail] = (localStorage.getItem('jwt') ?? '').split('.');
    const token = [head, btoa(JSON.stringify({ exp: 1 })), tail].join('.');
    localStorage.setItem('jwt', token);
    return token;
  });
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Dev Nair' })).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).not.toBe(ended);
  expect(ears.heard()).toEqual([]);
});

test('a link opened elsewhere asks for the password; people who do not know it start again', async ({
  page,
  device,
  ears,
}) => {
  const user = await newcomer('Somebody In Waiting');
  const link = new URL(linkIn(await emailTo(user.email, /Confirm your email address/), '/confirm-email'));
  await standStill(page);
  await visit(page, link.pathname + link.search);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'confirm elsewhere');
  ears.expect(/refused: POST \/confirm-email\S* 400/);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText('This password is not correct')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(/\/reset-password\?code=/);
  await page.getByLabel('New password', { exact: true }).fill('rain-on-the-ghats');
  await page.getByLabel('Confirm new password').fill('rain-on-the-ghats');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password Updated. Login to continue')).toBeVisible();

  // whoever opened the account is out
  ears.expect(/refused: GET \/api\/users\/me\S* 401/);
  const stranger = await device({ traveller: user });
  await visit(stranger, '/profile');
  await expect(stranger.getByRole('heading', { name: 'Please Login' })).toBeVisible();
});

test('whoever is signed in is led on from the pages for signing in', async ({ device }) => {
  const page = await device({ traveller: await traveller() });
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});
