import type { Locator, Page } from '@playwright/test';
import { expectDelay } from './delay.ts';
import { expect } from './fixtures.ts';
import { type CardPrice, type Dates, inRupees } from './stays.ts';

/** The amount beside a label of a price list. */
export function amountOf(of: Locator, word: string | RegExp): Locator {
  return of
    .locator('dl > div')
    .filter({ has: of.page().locator('dt', { hasText: word }) })
    .locator('dd');
}

/** The results of the list. */
export const cards = (page: Page): Locator => page.getByRole('region', { name: 'Results' }).getByRole('article');

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Booking' });

export async function chooseDates(of: Page | Locator, { checkIn, checkOut }: Dates): Promise<void> {
  await of.getByLabel('Check-in').fill(checkIn);
  await of.getByLabel('Check-out').fill(checkOut);
}

interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Fills the registration form, with a second password that may differ. */
async function fillRegistration(form: Locator, { name, email, password }: Newcomer, again = password): Promise<void> {
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Confirm Password').fill(again);
  await form.getByLabel('I agree to the terms').check();
}

/** Registers in the modal that is open; two passwords that differ are refused first, without a call. */
export async function register(page: Page, caller: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const create = dialog.getByRole('button', { name: 'CREATE ACCOUNT' });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/local/register')) calls += 1;
  });
  await fillRegistration(dialog, caller, 'lamps-on-the-yamuna');
  await create.click();
  await expect(dialog.getByText("Passwords don't match!")).toBeVisible();
  await expect(dialog.getByLabel('Confirm Password')).toBeFocused();
  expect(calls).toBe(0);
  await dialog.getByLabel('Confirm Password').fill(caller.password);
  await expectDelay(3_000, {
    act: () => create.click(),
    seen: () => expect(dialog.getByText(registered)).toBeVisible(),
    next: () => expect(dialog).toBeHidden(),
  });
  expect(calls).toBe(1);
}

/** The specified total with its fees, its tax, and what is paid. */
export async function expectPanelPrice(panel: Locator, price: CardPrice): Promise<void> {
  await expect(amountOf(panel, /cleaning/i)).toHaveText('₹500');
  await expect(amountOf(panel, /service/i)).toHaveText('₹500');
  await expect(amountOf(panel, 'Subtotal')).toHaveText(inRupees(price.total));
  await expect(amountOf(panel, 'GST (18%)')).toHaveText(inRupees(price.tax));
  await expect(amountOf(panel, 'You pay')).toHaveText(inRupees(price.payable));
  await expect(panel.getByText('Includes taxes and charges')).toBeVisible();
}

/** The same amounts in the cart. */
export async function expectCartPrice(page: Page, price: CardPrice): Promise<void> {
  const details = page.getByRole('region', { name: 'Price details' });
  await expect(amountOf(details, 'Subtotal')).toHaveText(inRupees(price.total));
  await expect(amountOf(details, 'GST (18%)')).toHaveText(inRupees(price.tax));
  await expect(amountOf(details, 'You pay')).toHaveText(inRupees(price.payable));
}

export const addedToCart = 'Successfully added to cart! Redirecting to cart...';
const registered =
  'Registration successful! Please check your email and click the confirmation link to activate your account.';

/** Expects that the page fits the width of the screen. */
export async function expectNoSidewaysScroll(page: Page, label: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, `pixels too wide: ${label}`).toBe(0);
}

/** The cart stored on this device. */
export function storedCart(
  page: Page,
): Promise<{ name: string; quantity: number; price: number; totalPrice: number }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
}
