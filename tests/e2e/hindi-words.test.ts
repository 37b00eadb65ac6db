import type { Page } from '@playwright/test';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { textIn } from '../../messages/translate.ts';
import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import { emailTo, listEmailsTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { book, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

const t = textIn('hi');

/** Names, and what people write in Latin letters in Hindi too. Codes and abbreviations in capitals need no entry. */
const latin = [
  'Padharo',
  'WiFi',
  'WhatsApp',
  'OpenStreetMap',
  'Facebook',
  'Instagram',
  'YouTube',
  'Google',
  'Visa',
  'Mastercard',
  'RuPay',
  'am',
  'pm',
  'PhonePe',
  'm',
];

/**
 * Not ours: what says its language, the operator's address, words and names of travellers, and cards of products that have no
 * Hindi yet.
 */
const others =
  '[lang]:not(html), script, style, noscript, address, #reviews, blockquote + figcaption span:first-child, [data-others]';

const isEnglish = (word: string) => !latin.includes(word) && !/^[A-Z]{1,4}\d*$/.test(word);

function englishIn(texts: readonly string[]): string[] {
  const without = /\S+@\S+|https?:\/\/\S+|BOOK_\w+/g;
  const words = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'-]*/gu;
  return texts.filter((text) => (text.replaceAll(without, '').match(words) ?? []).some(isEnglish));
}

/** Every English text of the page, also in labels and of pictures. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate((others) => {
    const named = /[\u0900-\u097f]/;
    for (const card of document.querySelectorAll('article'))
      if (!named.test(card.querySelector('h2, h3')?.textContent ?? '')) card.setAttribute('data-others', '');
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest(others)) found.push(node.textContent ?? '');
    for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(others)) found.push(element.getAttribute(name) ?? '');
    return found;
  }, others);
  return englishIn(texts.filter((text) => text !== defaultContact.address));
}

async function expectHindi(page: Page, path: string): Promise<void> {
  await visit(page, path);
  expect.soft(await englishOn(page), path).toEqual([]);
}

test('words of a page are told apart', () => {
  const mixed = [
    'मुफ़्त WiFi',
    'GST समेत',
    'BOOK_1795000000000_ABCDEF',
    'hello@padharo.example',
    'ऑडी A6',
    'Hill Room',
    'कमरा: Suite',
  ];
  expect(englishIn(mixed)).toEqual(['Hill Room', 'कमरा: Suite']);
});

test('lists and products that are translated have no English', async ({ page }) => {
  for (const path of [
    '/hi',
    '/hi/stays?location=Rishikesh',
    `/hi/stays/${tapovan.slug}`,
    '/hi/attractions',
    '/hi/attraction/agra',
    '/hi/attraction/booking/taj-at-sunrise-east-gate',
    '/hi/tour-packages',
    '/hi/tour-packages/booking/golden-triangle-from-delhi',
    '/hi/car-rentals',
    '/hi/car-rentals/jaipur',
    '/hi/car-rentals/booking/renault-kiger-jaipur',
  ])
    await expectHindi(page, path);
});

test('forms, empty pages and errors have no English', async ({ page, ears }) => {
  ears.expect(/ 404$/);
  for (const path of [
    '/hi/cart',
    '/hi/saved',
    '/hi/contact-us',
    '/hi/services',
    '/hi/advertise-with-us',
    '/hi/login',
    '/hi/signup',
    '/hi/reset-password',
    '/hi/dashboard',
    '/hi/nothing-here',
    '/hi/verify/not.a.voucher',
    `/hi/stays?location=${encodeURIComponent('झझझझ')}`,
    '/hi/car-rentals/booking/none',
  ])
    await expectHindi(page, path);
  await page.goto('/hi/verify/offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  expect(await englishOn(page)).toEqual([]);
});

test('what is wrong with a form is said without English', async ({ page, ears }) => {
  ears.expect(/auth\/local 400$/);
  for (const path of ['/hi/signup', '/hi/login']) {
    await visit(page, path);
    await page.locator('main button[type=submit]').first().click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    expect.soft(await englishOn(page), path).toEqual([]);
  }
  await page.locator('input[type=email]').fill('no.one@example.in');
  await page.locator('input[type=password]').fill('not-the-password');
  await page.locator('main button[type=submit]').first().click();
  await expect(page.getByText(t(signInTexts.wrongPassword)).first()).toBeVisible();
  expect.soft(await englishOn(page), 'a wrong password').toEqual([]);
});

test('cart, bookings and emails have no English', async ({ device }) => {
  const someone = await traveller('कविता जोशी');
  const item = await cartLine(nightsFrom(75, 2));
  const page = await device({ traveller: someone, cart: [item] });
  await visit(page, '/hi/cart');
  await expect(page.getByText('हिल रूम')).not.toHaveCount(0);
  expect.soft(await englishOn(page), 'the cart').toEqual([]);
  const sent = await book(someone, [item], 'hi');
  await pay(sent);
  await visit(page, '/hi/dashboard');
  await expect(page.getByRole('article', { name: sent.bookingId })).toBeVisible();
  expect.soft(await englishOn(page), 'the bookings').toEqual([]);
  await emailTo(someone.email, /टेस्ट पेमेंट/);
  for (const { subject, text } of await listEmailsTo(someone.email, new RegExp(sent.bookingId)))
    expect.soft(englishIn([subject, ...text.split('\n')]), subject).toEqual([]);
});
