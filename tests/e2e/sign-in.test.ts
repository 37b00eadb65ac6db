import { expectDelay } from './parts/delay.ts';
import { awake, expect, frames, test, visit } from './parts/fixtures.ts';
import { dialogs, focused, logIn } from './parts/sign-in.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test('the pages have the same forms in the plain layout; registering leads home after 3 seconds', async ({ page }) => {
  await visit(page, '/login');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  const email = newEmail();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Register Now' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Full Name').fill('Meera Nair');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Password', { exact: true }).fill('boats-on-the-ganga');
  await page.getByLabel('Confirm Password').fill('boats-on-the-ganga');
  await page.getByRole('checkbox').check();
  const text =
    'Registration successful! Please check your email and click the confirmation link to activate your account.';
  await expectDelay(3_000, {
    act: () => page.getByRole('button', { name: 'CREATE ACCOUNT' }).click(),
    seen: () => expect(page.getByText(text)).toBeFocused(),
    next: () => page.waitForURL('/'),
  });
  await awake(page);
  await expect.poll(() => focused(page)).toMatch(/^h1 /);
});

test('logging in reloads the page with its dates, and the focus is on its heading', async ({ page }) => {
  const user = await traveller();
  const { checkIn, checkOut } = nightsFrom(60);
  const search = `/stays?${new URLSearchParams({ location: 'Udaipur', checkIn, checkOut, guests: '3' })}`;
  await visit(page, search);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await logIn(dialogs.login(page), user);
  await page.waitForFunction(() => !('sameDocument' in window));
  await awake(page);
  await expect(page).toHaveURL(search);
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect.poll(() => focused(page)).toMatch(/^h1 /);
  const stored = await page.evaluate(() => [localStorage.getItem('jwt'), localStorage.getItem('user')]);
  expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(stored[1] ?? '{}')).toMatchObject({ email: user.email, username: user.name });
  await page.reload();
  await awake(page);
  await frames(page);
  expect(await focused(page), 'a later load is nobody’s arrival').toBe('nothing');
});

test('a traveller who signs in from cart or dashboard stays there, and the focus stays', async ({ device }) => {
  const user = await traveller();
  const page = await device({ cart: [await cartLine(nightsFrom(181))] });
  await visit(page, '/cart');
  const signInButton = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await signInButton.click();
  await expect(dialogs.login(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInButton).toBeFocused();
  await signInButton.click();
  await logIn(dialogs.login(page), user);
  await expect(dialogs.login(page)).toBeHidden();
  await expect(signInButton).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Price details' })).toBeFocused();
  await expect(page).toHaveURL('/cart');

  const other = await device();
  await visit(other, '/dashboard');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await logIn(dialogs.login(other), user);
  await expect(other.getByRole('heading', { level: 1, name: `Hi ${user.name}` })).toBeFocused();
});

test('signing in and out in one tab shows in the other, and in a page restored by the browser', async ({
  page,
  ears,
}) => {
  // requests of one tab while the other ends the session
  ears.allow(/^refused: GET \/api\/users\/me\/saved 401$/);
  const account = await traveller();
  const other = await page.context().newPage();
  await visit(other, '/services');
  await visit(page, '/login');
  await logIn(page, account);
  await page.waitForURL('/');
  await expect(other.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Register' })).toBeHidden();
  await other.getByRole('button', { name: 'My Account' }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.waitForURL('/');
  await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /^(jwt|token|user)$/.test(key)))).toEqual(
    [],
  );

  await page.evaluate(
    ([jwt, user]) => {
      // written without an event, as if the page had been frozen
      localStorage.setItem('jwt', jwt ?? '');
      localStorage.setItem('user', user ?? '');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [account.token, JSON.stringify(account.user)],
  );
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
});
