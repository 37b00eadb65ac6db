import type { Locator, Page } from '@playwright/test';
import { expect, frames } from './fixtures.ts';

export const dialogs = {
  login: (page: Page) => page.getByRole('dialog', { name: 'Login' }),
  register: (page: Page) => page.getByRole('dialog', { name: 'Create your account' }),
  forgot: (page: Page) => page.getByRole('dialog', { name: 'Reset your password' }),
};

export async function logIn(form: Page | Locator, credentials: { email: string; password: string }): Promise<void> {
  await form.getByLabel('Email').fill(credentials.email);
  await form.getByLabel('Password', { exact: true }).fill(credentials.password);
  await form.getByRole('button', { name: 'LOGIN' }).click();
}

interface Guest {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly verified?: boolean;
}

/** Signs in at the provider, or declines. */
export async function answerProvider(page: Page, caller: Guest | 'deny'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  if (caller === 'deny') return page.getByRole('button', { name: 'Deny' }).click();
  await page.getByLabel('Subject').fill(caller.subject);
  await page.getByLabel('Email').fill(caller.email);
  await page.getByLabel('Name').fill(caller.name);
  await page.getByLabel('Verified').setChecked(caller.verified ?? true);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Name of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return 'nothing';
    return `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`;
  });
}

/** Expects that the wheel does not scroll the page. */
export async function expectLocked(page: Page): Promise<void> {
  const at = () => page.evaluate(() => window.scrollY);
  const before = await at();
  await page.mouse.move(20, 400);
  await page.evaluate(() => {
    const turned = new Promise((resolve) => window.addEventListener('wheel', resolve, { capture: true, once: true }));
    Object.assign(window, { turned });
  });
  await page.mouse.wheel(0, 600);
  await page.evaluate(async () => 'turned' in window && void (await window.turned));
  await page.keyboard.press('End');
  await frames(page);
  expect(await at(), 'the page behind the modal stays').toBe(before);
}
