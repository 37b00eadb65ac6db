import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';

const newEmail = () => `reader-${randomUUID()}@example.in`;
const form = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Subscribe to Updates' });

async function ask(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('subscribing takes an email and its link, and ends by a link in every email', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/about');
  await test.step('a wrong address is said by its field, which has the focus', async () => {
    const field = form(page).getByLabel('Email');
    await form(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(form(page).getByRole('status')).toHaveText('Please enter your email address.');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Please enter your email address.');
    await expect(form(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    await ask(page, 'asha@home');
    await expect(form(page).getByRole('status')).toHaveText('Please enter a valid email address.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page, 'refused');
  });
  await ask(page, email);
  await expect(form(page).getByRole('status')).toHaveText(
    `Almost there! Open the link in the email we sent to ${email}.`,
  );
  await expect(form(page).getByLabel('Email')).toHaveValue('');
  await expectNoBarriers(page, 'asked');
  const mail = await emailTo(email, /^Please confirm your subscription$/);
  await page.goto(linkIn(mail, '/newsletter/confirm'));
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await expectNoBarriers(page, 'subscribed');
  const welcome = await emailTo(email, /^You are subscribed$/);
  await page.goto(linkIn(welcome, '/newsletter/unsubscribe'));
  await awake(page);
  await expectNoBarriers(page, 'about to leave');
  await page.getByRole('button', { name: 'Unsubscribe me' }).click();
  const end = page.getByRole('heading', { name: 'You are unsubscribed' });
  await expect(end).toBeVisible();
  // when the answer page is interactive
  await expect
    .poll(() =>
      end.evaluate((heading) => {
        const { activeElement, body } = document;
        return activeElement !== body && activeElement?.contains(heading);
      }),
    )
    .toBe(true);
});

test('a link that does not work says so', async ({ page, ears }) => {
  ears.expect(/refused: POST \/newsletter\/confirm\?code=wrong/);
  await page.goto('/newsletter/confirm?code=wrong');
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.goto('/newsletter/unsubscribe');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('a mail program can end the subscription with one click', async ({ page }) => {
  const email = newEmail();
  await visit(page, '/about');
  await ask(page, email);
  const mail = await emailTo(email, /^Please confirm your subscription$/);
  const answer = await page.request.post(linkIn(mail, '/newsletter/unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('You are unsubscribed');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the links of the emails have their buttons', async ({ page, request }) => {
    const email = newEmail();
    const address = `10.9.${Math.floor(Math.random() * 250)}.7`;
    await request.post('/api/newsletter', { data: { email }, headers: { 'x-forwarded-for': address } });
    await page.goto(linkIn(await emailTo(email, /^Please confirm your subscription$/), '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  });
});
