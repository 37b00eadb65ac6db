import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Dates } from './stays.ts';

/** The amount that stands beside a word of a price list. */
export function amountOf(of: Locator, word: string | RegExp): Locator {
  return of
    .locator('dl > div')
    .filter({ has: of.page().locator('dt', { hasText: word }) })
    .locator('dd');
}

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Booking' });

export async function chooseDates(of: Page | Locator, { checkIn, checkOut }: Dates): Promise<void> {
  await of.getByLabel('Check-in').fill(checkIn);
  await of.getByLabel('Check-out').fill(checkOut);
}

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Fills the registration form, with a second password that may differ. */
export async function fillRegistration(
  form: Locator,
  { name, email, password }: Newcomer,
  again = password,
): Promise<void> {
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(again);
  await form.getByLabel('I agree to the terms').check();
}

export const addedToCart = 'Successfully added to cart! Redirecting to cart...';
export const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

/** What is shown fits the width of the screen. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, `pixels too wide: ${what}`).toBe(0);
}

/** The cart that this device keeps. */
export function storedCart(
  page: Page,
): Promise<{ name: string; quantity: number; price: number; totalPrice: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
}
