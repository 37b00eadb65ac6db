import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './parts/axe.ts';
import { emailTo, expectInBothParts } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';

const operator = 'hello@padharo.example';
const main = (page: Page) => page.getByRole('main');
const send = (page: Page) => main(page).getByRole('button', { name: 'Send Message' });

async function solve(page: Page): Promise<void> {
  const sum = main(page).getByLabel(/^What is \d+ \+ \d+\?$/);
  // another email may arrive while this one is read
  await expect(async () => {
    const row = await main(page).locator('label', { hasText: 'What is' }).textContent();
    const [first = 0, second = 0] = (row?.match(/\d+/g) ?? []).map(Number);
    await sum.fill(String(first + second + 1));
    // ENQUIRY-2
    await expect(sum).toHaveAccessibleDescription(/Please solve the captcha correctly/, { timeout: 2_000 });
    await expect(send(page)).toBeDisabled({ timeout: 2_000 });
    await sum.fill(String(first + second));
    await expect(send(page)).toBeEnabled({ timeout: 5_000 });
  }).toPass();
}

test('a business finds the offer in the footer and writes, and the operator gets the email', async ({ page }) => {
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
  await expect(main(page).getByLabel('Subject')).toHaveValue('List your tours');
  await main(page).getByRole('textbox', { name: 'Message' }).fill('Rafting from Shivpuri.');
  const pressed = Date.now();
  await send(page).click();
  await expect(main(page).getByText('Thank you for your message.')).toBeFocused();
  // ENQUIRY-2
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(2_000);
  await expect(main(page).getByLabel('Name')).toHaveValue('');
  await expectNoBarriers(page, 'sent');
  await expect
    .poll(() => emailTo(operator, /^Partner enquiry: List your tours$/).then(({ text }) => text.includes(name)))
    .toBe(true);
  expectInBothParts(await emailTo(operator, /: List your tours$/), [name, 'asha@example.in', 'Rafting from Shivpuri.']);
});

test('the contact page has hours, directions, and a map on demand only', async ({ page }) => {
  await visit(page, '/contact-us');
  for (const text of ['Mon-Fri', '9 AM-6 PM', 'Sat-Sun', '10 AM-4 PM', '24/7', '500+', '100+']) {
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
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

test('each of the six offers leads to its own enquiry, and both closing buttons of cars to theirs', async ({
  page,
}) => {
  await visit(page, '/services');
  const subject = main(page).getByLabel('Subject');
  for (const offer of ['Work as a travel agent', 'List your home']) {
    await main(page)
      .getByRole('link', { name: `Enquire about “${offer}”` })
      .click();
    await expect(subject).toHaveValue(offer);
    await expect(main(page).getByRole('heading', { name: 'Write to us' })).toBeInViewport();
  }
  await visit(page, '/services#list-your-vehicles');
  await expect(subject).toHaveValue('List your vehicles');
  await visit(page, '/car-rentals');
  await main(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(subject).toHaveValue('Question about a car rental');
});

test('an enquiry that the network loses is sent again as the same one', async ({ page, ears }) => {
  ears.expect(/(?:failed: POST|Failed to load resource).*\/api\/enquiries/);
  const name = `Asha ${randomUUID().slice(0, 8)}`;
  const worker = page.waitForEvent('worker');
  await visit(page, '/contact-us');
  await main(page).getByLabel('Name').fill(name);
  await main(page).getByLabel('Email').fill('asha@example.in');
  await main(page).getByLabel('Subject').fill(`About ${name}`);
  await main(page).getByRole('textbox', { name: 'Message' }).fill('Is the lake frozen?');
  await solve(page);
  // the proof of work runs in a worker while the visitor types
  expect((await worker).url()).toMatch(/\/assets\/captcha-worker/);
  const forms: unknown[] = [];
  await page.route('**/api/enquiries', async (route) => {
    forms.push(route.request().postDataJSON().form);
    // the server accepts it, and its answer gets lost
    if (forms.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await expect(main(page).getByText('Something went wrong. Please try again.')).toBeVisible();
  await solve(page);
  await send(page).click();
  await expect(main(page).getByText('Thank you for your message.')).toBeVisible();
  expect(forms).toHaveLength(2);
  expect(forms[1]).toBe(forms[0]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the contact form gets its sum from the server, keeps the input, and is sent', async ({ page, ears }) => {
    ears.expect(/refused: POST \/contact-us 400/);
    const name = `Ravi ${randomUUID().slice(0, 8)}`;
    await page.goto('/contact-us');
    await expect(main(page).getByLabel(/sum/)).toBeHidden();
    await main(page).getByLabel('Name').fill(name);
    await main(page).getByLabel('Subject').fill(`From ${name}`);
    await send(page).click();
    await expect(main(page).getByText('Please enter your email address.')).toBeVisible();
    await expect(main(page).getByLabel('Name')).toHaveValue(name);
    await main(page).getByLabel('Email').fill('ravi@example.in');
    await main(page).getByRole('textbox', { name: 'Message' }).fill('No scripts here.');
    await send(page).click();
    const label = main(page).locator('label', { hasText: 'What is' });
    const sum = async () =>
      ((await label.textContent())?.match(/\d+/g) ?? []).reduce((all, entry) => all + Number(entry), 0);
    await main(page)
      .getByLabel(/^What is/)
      .fill(String((await sum()) + 1));
    await send(page).click();
    await expect(main(page).getByText('Please solve the captcha correctly')).toBeVisible();
    await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveValue('No scripts here.');
    await main(page)
      .getByLabel(/^What is/)
      .fill(String(await sum()));
    await send(page).click();
    await expect(main(page).getByText('Thank you for your message.')).toBeVisible();
    await expect(main(page).getByLabel('Name')).toHaveValue('');
    expectInBothParts(await emailTo(operator, new RegExp(`: From ${name}$`)), ['No scripts here.', 'ravi@example.in']);
  });
});
