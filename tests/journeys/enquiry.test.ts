import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { expect, test, visit } from './parts/journey.ts';
import { expectInBothParts, letterTo } from './parts/letters.ts';

const operator = 'hello@padharo.example';
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send Message' });

async function solve(page: Page): Promise<void> {
  const sum = main(page).getByLabel(/^What is \d+ \+ \d+\?$/);
  const asked = await main(page).locator('label', { hasText: 'What is' }).textContent();
  const [first = 0, second = 0] = (asked?.match(/\d+/g) ?? []).map(Number);
  await sum.fill(String(first + second + 1));
  // S2 §5
  await expect(sum).toHaveAccessibleDescription(/Please solve the captcha correctly/);
  await expect(send(page)).toBeDisabled();
  await sum.fill(String(first + second));
  await expect(send(page)).toBeEnabled();
}

test('whoever wants to list tours finds the offer in the footer, writes, and the operator gets the letter', async ({
  page,
}) => {
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'List your tours' }).click();
  await expect(main(page).getByRole('heading', { name: 'List your tours' })).toBeInViewport();
  await solve(page);
  await send(page).click();
  await expect(main(page).getByLabel('Name')).toBeFocused();
  await expect(main(page).getByLabel('Name')).toHaveAccessibleDescription('Please enter your name.');
  await expectNoBarriers(page, 'refused');
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill('asha@example.in');
  await main(page).getByLabel('Subject').selectOption('List your tours');
  await main(page).getByRole('textbox', { name: 'Message' }).fill('Rafting from Shivpuri.');
  await send(page).click();
  await expect(main(page).getByText('Thank you for your message.')).toBeFocused();
  await expect(main(page).getByLabel('Name')).toHaveValue('');
  await expectNoBarriers(page, 'sent');
  await expect
    .poll(() =>
      letterTo(operator, /^Somebody wants to sell through us: List your tours$/).then(({ text }) =>
        text.includes(name),
      ),
    )
    .toBe(true);
  expectInBothParts(await letterTo(operator, /: List your tours$/), [
    name,
    'asha@example.in',
    'Rafting from Shivpuri.',
  ]);
});

test('the contact page has hours, the way there, and a map on demand only', async ({ page }) => {
  await visit(page, '/contact-us');
  for (const said of ['Mon-Fri', '9 AM-6 PM', 'Sat-Sun', '10 AM-4 PM', '24/7', '500+', '100+']) {
    await expect(main(page).getByText(said, { exact: true })).toBeVisible();
  }
  await expect(main(page).getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
    'href',
    /directions\?to=30\.1304/,
  );
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectNoBarriers(page, 'contact');
  await visit(page, '/advertise-with-us');
  await expect(main(page).getByText('within 24 hours')).toBeVisible();
  await expectNoBarriers(page, 'advertise');
});
