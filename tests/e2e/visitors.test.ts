import { expectDelay } from './parts/delay.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { callSite } from './parts/site.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test('a wrong password is refused with the specified text, and can be made visible', async ({ page, ears }) => {
  ears.expect(/refused: POST \/api\/auth\/local 400/);
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(dialog.getByText('Please enter your email.')).toBeVisible();
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await dialog.getByLabel('Email').fill('nobody@example.in');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('a wrong guess');
  await expect(password).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'LOGIN' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Invalid email or password. Please check your credentials and try again.',
  );
  await expect(password).toHaveValue('a wrong guess');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a forgotten password is set again by the email, and ends every session', async ({ page, device, ears }) => {
  const user = await traveller('Dev Malhotra');
  const elsewhere = await device({ traveller: user });

  await visit(page, '/about');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset your password' });
  await dialog.getByRole('button', { name: 'Back to Login' }).click();
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByText('Password reset link sent to your email! Please check your inbox.')).toBeVisible();

  await page.goto(linkIn(await emailTo(user.email, /^Set a new password$/), '/reset-password'));
  await awake(page);
  await page.getByLabel('New password', { exact: true }).fill('marigolds-at-dawn');
  await page.getByLabel('Confirm new password').fill('marigolds-at-dusk');
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last();
  await save.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill('marigolds-at-dawn');
  await expectDelay(2_000, {
    act: () => save.click(),
    seen: () => expect(page.getByText('Password Updated. Login to continue')).toBeVisible(),
    next: () => page.waitForURL('/'),
  });

  await test.step('the session of another device is over', async () => {
    ears.expect(/refused: GET \/api\/bookings 401/);
    await elsewhere.goto('/dashboard');
    await expect(elsewhere.getByRole('heading', { name: 'Please Login' })).toBeVisible();
    await expect(
      callSite('POST', '/api/auth/local', { body: { identifier: user.email, password: user.password } }),
    ).rejects.toThrow('400');
    await callSite('POST', '/api/auth/local', { body: { identifier: user.email, password: 'marigolds-at-dawn' } });
  });
});

test('a reset page without a code says so, and sends a new link', async ({ page }) => {
  await visit(page, '/reset-password?code=used');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByText('Invalid reset link.')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset link sent to your email! Please check your inbox.')).toBeVisible();
  await page.waitForURL('/login');
  await visit(page, '/reset-password');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL('/');
});

test('a signed-in traveller has a menu, and logging out in one tab signs out the other', async ({ device }) => {
  const user = await traveller();
  const page = await device({ traveller: user });
  await visit(page, '/');
  const other = await page.context().newPage();
  await visit(other, '/services');
  await expect(other.getByRole('button', { name: 'My Account' })).toBeVisible();
  const third = await page.context().newPage();
  await third.goto('/login');
  await third.waitForURL('/dashboard');

  const menu = page.getByRole('button', { name: 'My Account' });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['My Profile', 'My Booking', 'Logout']);
  await page.mouse.click(300, 500);
  await expect(page.getByRole('menu')).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'My Booking' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(third.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  expect(await page.evaluate(() => ['jwt', 'user', 'token'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
  await expect(callSite('GET', '/api/users/me', { token: user.token })).rejects.toThrow('401');
});

test('two tabs share one cart', async ({ device }) => {
  const dates = nightsFrom(51);
  const page = await device({ cart: [await cartLine(dates)] });
  await visit(page, '/cart');
  const other = await page.context().newPage();
  await visit(other, '/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(other.getByRole('status', { name: 'Quantity' })).toHaveText('2');
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await other.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
});
