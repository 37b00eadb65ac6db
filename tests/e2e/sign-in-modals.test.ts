import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { drawOut, expectDelay } from './parts/delay.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { dialogs, expectLocked, logIn } from './parts/sign-in.ts';
import { newEmail, traveller } from './parts/travellers.ts';

for (const width of [1440, 390]) {
  test(`the modals lock the page, keep the focus and give it back, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/about');
    const opener =
      width === 390 ? page.getByRole('button', { name: 'Menu' }) : page.getByRole('button', { name: 'Sign in' });
    async function open() {
      await opener.click();
      if (width === 390) await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(dialogs.login(page).getByLabel('Email')).toBeFocused();
    }
    await page.mouse.wheel(0, 300);
    await open();
    await expectLocked(page);
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('dialog') !== null;
      });
      expect(inside, 'the focus stays in the modal').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialogs.login(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await open();
    await dialogs.login(page).getByRole('button', { name: 'Register Now' }).click();
    await expect(dialogs.register(page).getByLabel('Full Name')).toBeFocused();
    await expectLocked(page);
    await page.mouse.click(width / 2, 6);
    await expect(dialogs.register(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await open();
    await dialogs.login(page).getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(dialogs.forgot(page).getByLabel('Email')).toBeFocused();
    await expectLocked(page);
    await dialogs.forgot(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogs.forgot(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the page moves again').toBeGreaterThan(0);
  });
}

test('every form has the specified fields and texts, and reports empty and wrong input by the field', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const login = dialogs.login(page);
  await expect(login.getByRole('textbox')).toHaveCount(2);
  await expect(login.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(login.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  for (const name of ['Forgot your password?', 'LOGIN', 'Register Now']) {
    await expect(login.getByRole('button', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Google', 'Facebook']) await expect(login.getByRole('link', { name })).toBeVisible();

  await login.getByRole('button', { name: 'Register Now' }).click();
  const register = dialogs.register(page);
  const fields = {
    'Full Name': 'name',
    Email: 'email',
    Phone: 'tel',
    Password: 'new-password',
    'Confirm Password': 'new-password',
  };
  for (const [label, hint] of Object.entries(fields)) {
    await expect(register.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', hint);
    await expect(register.getByLabel(label, { exact: true })).toHaveAttribute('required');
  }
  await expect(register.getByRole('checkbox', { name: /terms/ })).not.toBeChecked();
  await expect(register.getByRole('button', { name: 'CREATE ACCOUNT', exact: true })).toBeVisible();
  await register.getByRole('button', { name: 'Sign In', exact: true }).click();
  await login.getByRole('button', { name: 'Forgot your password?' }).click();
  const forgot = dialogs.forgot(page);
  await expect(forgot.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  for (const name of ['Send Reset Link', 'Back to Login']) {
    await expect(forgot.getByRole('button', { name, exact: true })).toBeVisible();
  }

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Register' }).click();
  const form = dialogs.register(page);
  await form.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(form.getByLabel('Full Name')).toBeFocused();
  await expect(form.getByLabel('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email.');
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter your phone number.');
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Please enter a password\./);
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms to continue.');
  await form.getByLabel('Full Name').fill('Asha');
  await expect(form.getByText('Please enter your full name.')).toBeHidden();
  await form.getByLabel('Email').fill('no address');
  await form.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');

  // a click that starts in the modal and ends on the backdrop does not close it
  const box = await form.getByLabel('Email').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(form).toBeVisible();
});

test('a server error appears by its field, and the input stays', async ({ page, ears }) => {
  ears.expect(/refused: POST \/api\/auth\/local\/register 400/);
  const user = await traveller();
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Register' }).click();
  const form = dialogs.register(page);
  await form.getByLabel('Full Name').fill('Asha Verma');
  await form.getByLabel('Email').fill(user.email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Password', { exact: true }).fill('boats-on-the-ganga');
  await form.getByLabel('Confirm Password').fill('boats-on-the-ganga');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Email or Username are already taken');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('boats-on-the-ganga');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByLabel('Full Name')).toHaveValue('Asha Verma');
  await expect(form.getByLabel('Phone')).toHaveValue('+91 98765 43210');
  await expect(form.getByLabel('Password', { exact: true }), 'but no password').toHaveValue('');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialogs.login(page).getByLabel('Email'), 'from form to form').toHaveValue(user.email);
});

test('failures show the specified texts', async ({ page, ears }) => {
  await visit(page, '/about');
  const answers: (number | 'no network')[] = [];
  await page.route('**/api/auth/**', async (route) => {
    const answer = answers.shift();
    if (answer === 'no network') await route.abort('connectionrefused');
    else await route.fulfill({ status: answer ?? 500, body: 'no JSON' });
  });
  ears.expect(/refused: POST \/api\/auth\/local 500/);
  ears.expect(/refused: POST \/api\/auth\/local\/register 500/);
  ears.expect(/refused: POST \/api\/auth\/forgot-password 502/);
  ears.expect(/failed: POST .* net::ERR_CONNECTION_REFUSED/);
  ears.expect(/console: .* net::ERR_CONNECTION_REFUSED/);

  await page.getByRole('button', { name: 'Sign in' }).click();
  answers.push(500, 'no network');
  await logIn(dialogs.login(page), { email: 'asha@example.in', password: 'whatever' });
  const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toHaveText('Login failed. Please check your email and password.');
  await dialogs.login(page).getByRole('button', { name: 'LOGIN' }).click();
  await expect(alert).toHaveText('Network error. Please try again.');

  await dialogs.login(page).getByRole('button', { name: 'Forgot your password?' }).click();
  answers.push(502, 'no network');
  await dialogs.forgot(page).getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(alert).toHaveText('Failed to send email (502)');
  await dialogs.forgot(page).getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(alert).toHaveText('Network error. Please try again.');

  await dialogs.forgot(page).getByRole('button', { name: 'Back to Login' }).click();
  await dialogs.login(page).getByRole('button', { name: 'Register Now' }).click();
  const form = dialogs.register(page);
  await form.getByLabel('Full Name').fill('Asha Verma');
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Password', { exact: true }).fill('boats-on-the-ganga');
  await form.getByLabel('Confirm Password').fill('boats-on-the-ganga');
  await form.getByRole('checkbox').check();
  answers.push(500);
  await form.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(alert).toHaveText('Registration failed');
});

test('a link that was sent disables the form, takes the focus and closes after 3 seconds', async ({ page }) => {
  await visit(page, '/about');
  const opener = page.getByRole('button', { name: 'Sign in' });
  await opener.click();
  await dialogs.login(page).getByRole('button', { name: 'Forgot your password?' }).click();
  const form = dialogs.forgot(page);
  await form.getByLabel('Email').fill(newEmail());
  const message = form.getByText('Password reset link sent to your email! Please check your inbox.');
  await expectDelay(3_000, {
    act: () => form.getByRole('button', { name: 'Send Reset Link' }).click(),
    seen: async () => {
      await expect(message).toBeFocused();
      await expect(form.getByLabel('Email')).toBeDisabled();
      await expect(form.getByRole('button', { name: 'Send Reset Link' })).toBeDisabled();
    },
    next: () => expect(form).toBeHidden(),
  });
  await expect(opener).toBeFocused();
});

test('messages of the forms are accessible', async ({ page, ears }) => {
  ears.expect(/refused: POST \/api\/auth\/local 400/);
  await drawOut(page, 3_000);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Show password' }).click();
  await logIn(page, { email: newEmail(), password: 'a wrong guess' });
  await expect(page.getByText('Invalid email or password. Please check your credentials')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'login refused');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset link sent')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'link sent');
  await visit(page, '/signup');
  await page.getByLabel('Full Name').fill('Anil Rao');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('Password', { exact: true }).fill('boats-on-the-ganga');
  await page.getByLabel('Confirm Password').fill('boats-on-the-ganga');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number.');
  await expectNoBarriersNarrowToo(page, 'phone refused');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'registered');
});
