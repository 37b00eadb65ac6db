import { expectNoBarriers } from './parts/axe.ts';
import { emailTo } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { answerProvider, dialogs, focused } from './parts/sign-in.ts';
import { callSite } from './parts/site.ts';
import { cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

const elsewhere = /another origin: http:\/\/127\.0\.0\.1:\d+\/(?:auth|interaction)/;

test('a traveller who signs in with Google from the cart returns to it, with nothing secret in any address', async ({
  device,
  ears,
}) => {
  ears.expect(elsewhere);
  const page = await device({ cart: [await cartLine(nightsFrom(186))] });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await visit(page, '/cart');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await dialogs.login(page).getByRole('link', { name: 'Continue with Google' }).click();
  const email = newEmail();
  await answerProvider(page, { subject: email, email, name: 'Lakshmi Menon' });
  await page.waitForURL('/cart');
  await awake(page);
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
  await expect(page.getByText('Please login to continue with booking')).toBeHidden();
  await expect.poll(() => focused(page)).toBe('h1 Your Cart');
  const { jwt, user } = await page.evaluate(() => ({
    jwt: localStorage.getItem('jwt') ?? '',
    user: JSON.parse(localStorage.getItem('user') ?? '{}'),
  }));
  expect(user).toMatchObject({ email, username: 'Lakshmi Menon', confirmed: true });
  expect(await callSite('GET', '/api/users/me', { token: jwt })).toMatchObject({ email });
  const [, , signature = 'none'] = jwt.split('.');
  expect(addresses.filter((address) => address.includes(signature) || address.includes(email))).toEqual([]);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'connect' }));
  await page.goBack();
  await expect(page, 'the page that took the session is not gone back to').not.toHaveURL(/connected/);
});

test('a traveller who declines at Google gets a message and can sign in another way', async ({ page, ears }) => {
  ears.expect(elsewhere);
  const user = await traveller();
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await answerProvider(page, 'deny');
  await page.waitForURL(/\/login\/connected\?/);
  await awake(page);
  const words = 'You did not allow the sign-in with Google. Nothing was shared with us.';
  await expect(page.getByText(words)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
  await expectNoBarriers(page, 'sign-in denied');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
});

test('an unverified address does not open the existing account; a verified one does, and an email tells', async ({
  device,
  ears,
}) => {
  ears.expect(elsewhere);
  const user = await traveller('Kiran Desai');
  const stranger = await device();
  await visit(stranger, '/login');
  await stranger.getByRole('link', { name: 'Continue with Google' }).click();
  await answerProvider(stranger, { subject: `x-${user.email}`, email: user.email, name: 'Stranger', verified: false });
  const words = 'This email address already has an account. Please sign in with your email and password.';
  await expect(stranger.getByText(words)).toBeFocused();
  expect(await stranger.evaluate(() => localStorage.getItem('jwt'))).toBe(null);

  const owner = await device();
  await visit(owner, '/login');
  await owner.getByRole('link', { name: 'Continue with Google' }).click();
  await answerProvider(owner, { subject: user.email, email: user.email, name: 'K. Desai' });
  await owner.waitForURL('/');
  expect(await owner.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)).toBe(user.user.id);
  await emailTo(user.email, /^Google is connected to your account$/);
});

test('the final page without a sign-in attempt says that it has expired', async ({ page, ears }) => {
  ears.expect(/refused: POST \/api\/connect\/session 400/);
  const words = /took too long, or did not start in this browser\. Please try again\.$/;
  await visit(page, '/login/connected?to=/cart');
  await expect(page.getByText(words)).toBeFocused();
  await page.goto('/api/connect/google/callback?code=x&state=y');
  await expect(page.getByText(words)).toBeFocused();
  await expect(page).toHaveURL(/problem=expired/);
});

test('a traveller who loses the connection at the last step can try again', async ({ page, ears }) => {
  ears.expect(elsewhere);
  ears.expect(/failed: POST .*\/api\/connect\/session net::ERR_CONNECTION_REFUSED/);
  ears.expect(/console: .* net::ERR_CONNECTION_REFUSED/);
  await page.route('**/api/connect/session', (route) => route.abort('connectionrefused'), { times: 1 });
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const email = newEmail();
  await answerProvider(page, { subject: email, email, name: 'Rahul Bose' });
  await expect(page.getByText('Network error. Please try again.')).toBeFocused();
  await expectNoBarriers(page, 'no line');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no provider button is shown that cannot work', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText(/^Turn on JavaScript to sign in/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Google' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Forgot your password?' })).toBeHidden();
    await page.goto('/login/connected?to=/cart');
    await expect(page.getByText(/^Turn on JavaScript to sign in/)).toBeVisible();
  });
});
