import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import { cartTexts } from '../../messages/en/cart.ts';
import { paymentTexts } from '../../messages/en/payment.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import type { Message, RichMessage } from '../../messages/message.ts';
import { root } from '../../scripts/command.ts';
import { drawOut } from './parts/delay.ts';
import { awake, expect, frames, test } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { pages } from './parts/pages.ts';
import { closes, language, openPseudoSite, opens, pseudo } from './parts/pseudo-language.ts';
import { book, cartLine, nightsFrom, pay, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

// Every screen in a generated language: each message in marks, accented and 40 % longer than in English. It finds texts that
// are cut, do not fit or are no messages.

const widths = [1440, 1024, 768, 360];

test.skip(!canOperate, 'a second server needs a database that takes two');

let site: Awaited<ReturnType<typeof openPseudoSite>> | undefined;
test.beforeAll(async () => {
  site = await openPseudoSite();
});
test.afterAll(() => site?.close());

const at = (path: string) => `${site?.url}/${language}${path === '/' ? '' : path}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  // a page of its own, which works offline
  if (path !== '/verify/offline') await awake(page);
}

const plain = (text: string) =>
  text
    .replaceAll(/[\s*_#]+/g, ' ')
    .trim()
    .toLowerCase();

const written = [
  'database/sample/**/*.json',
  'messages/hi/{landmarks,places}.json',
  'service/catalog/{landmarks/landmarks.json,settings/default-settings.ts}',
];

/** The words of the sample catalogue: products, places and the operator keep their own words. */
const catalogue = plain(
  globSync(written, { cwd: root, exclude: ['database/sample/hi/**'] })
    .map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replaceAll(/\\[nt]/g, ' ')
        .replaceAll('\\"', '"'),
    )
    .join(' '),
);

/** Texts without letters, days, captions of artwork, languages, numbers of papers, and subjects of earlier emails. */
const data = [
  /^\P{L}*$/u,
  /^(?:(?:\w{3},\s)?\d{1,2}\s\p{L}+\s\d{4}(?:\s–\s|,\s\d+:\d\d\s[ap]m|$))+$/u,
  /^Illustration: /,
  /^(?:हिंदी|English|This site is also in English\.|Read in English)$/,
  // of a sentence that begins with it, in a line of its own
  new RegExp(`^${pseudo('Free cancellation').slice(1, -1)}$`),
  /^(?:GST \(\d+%\)|Padharo|Asha Verma|test_\w+|\S+@\S+|TI\/\S+, .*₹[\d,]+)$/,
  /^(?:(?:Booking confirmation|Test payment for) )?BOOK_\w+$/,
];

const isData = (text: string): boolean =>
  data.some((known) => known.test(text.trim())) ||
  // a place with its town, the places of a day, or the beginning of a description
  text
    .split(/,\s|\s[·(]\s?|\)$|…$/)
    .every((part) => data.some((known) => known.test(part)) || catalogue.includes(plain(part)));

/** Texts that are no messages, and messages that are cut or stick out. */
function look([begin, end]: readonly [string, string]): { unmarked: string[]; cut: string[] } {
  const unmarked: string[] = [];
  const cut = new Set<string>();
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => `<${element.localName} class="${element.className}"> ${element.textContent}`;
  let depth = 0;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = node.getAttribute(name);
        if (text?.trim() && !text.includes(begin) && shown(node)) unmarked.push(text);
      }
      continue;
    }
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !text.trim() || element.closest('script, style, template, noscript')) continue;
    const before = depth;
    depth += text.split(begin).length - text.split(end).length;
    if (!shown(element)) continue;
    if (before === 0 && !text.includes(begin)) unmarked.push(text);
    else if (element.checkVisibility({ contentVisibilityAuto: true }) && isCut(node, element)) cut.add(nameOf(element));
  }
  return { unmarked, cut: [...cut] };

  function isCut(words: Node, own: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let holds = true;
    for (let box: Element | null = own; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
      if (display === 'inline' || display === 'contents') continue;
      const area = box.getBoundingClientRect();
      // read aloud alone, folded, or reached by scrolling
      if (area.width <= 1 || area.height <= 1 || /auto|scroll/.test(overflowX + overflowY)) return false;
      // meant to be cut: names have any length
      if (textOverflow === 'ellipsis') return false;
      if ((holds || overflowX !== 'visible') && (left < area.left - 1 || right > area.right + 1)) return true;
      if (overflowY !== 'visible' && (top < area.top - 2 || bottom > area.bottom + 2)) return true;
      holds = false;
    }
    return false;
  }
}

/** The faults of this screen at each width. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults = new Set<string>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await frames(page);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (wider > 0) faults.add(`${name} at ${width}: ${wider} pixels too wide`);
    const { unmarked, cut } = await page.evaluate(look, [opens, closes] as const);
    for (const text of unmarked) if (!isData(text)) faults.add(`${name}: no message: ${text}`);
    for (const text of cut) faults.add(`${name} at ${width}: cut: ${text}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return [...faults];
}

const others = {
  'stays with dates': async () => `/stays?${new URLSearchParams({ location: 'Rishikesh', ...nightsFrom(245) })}`,
  'no stays': async () => '/stays?location=Atlantis',
  'stay with dates': async () => `/stays/${tapovan.slug}?${new URLSearchParams({ ...nightsFrom(245) })}`,
  'reviews of a stay': async () => `/stays/${tapovan.slug}/reviews`,
  'all attractions': async () => '/all-attractions',
  'no attractions': async () => '/attraction/atlantis',
  'tours of a category': async () => '/tour-packages/category/wildlife-tours',
  'a place': async () => '/places/udaipur',
  'no cars': async () => '/car-rentals/atlantis',
  'empty cart': async () => '/cart',
  'nothing saved': async () => '/saved',
  'dashboard of nobody': async () => '/dashboard',
  'profile of nobody': async () => '/profile',
  login: async () => '/login',
  signup: async () => '/signup',
  'forgotten password': async () => '/reset-password',
  'new password': async () => '/reset-password?code=x',
  'confirmed email': async () => '/confirm-email',
  'voucher check': async () => '/verify/offline',
  'unknown voucher': async () => '/verify/nothing',
  'newsletter confirmed': async () => '/newsletter/confirm',
  'newsletter left': async () => '/newsletter/unsubscribe',
  'emails about reviews': async () => '/review-emails',
  'report of a review': async () => '/report-review/1',
  about: async () => '/about',
  contact: async () => '/contact-us',
  services: async () => '/services',
  advertise: async () => '/advertise-with-us',
  privacy: async () => '/privacy-policy',
  terms: async () => '/terms-and-conditions',
  accessibility: async () => '/accessibility',
  status: async () => '/status',
  'no such page': async () => '/nowhere',
  'no such stay': async () => '/stays/nowhere',
  'no such payment': async () => '/payment/BOOK_1_NOSUCH',
  'no such booking': async () => '/booking/BOOK_1_NOSUCH',
};

/** The button, link or tab that says this message. */
const named = (
  of: Page | Locator,
  role: 'button' | 'link' | 'dialog' | 'radio',
  { source = '' }: Message | RichMessage,
) => of.getByRole(role, { name: pseudo(source.replaceAll(/<.*/g, '')).slice(0, -1) }).filter({ visible: true });

test('every page fits, nothing is cut, and every text is a message', async ({ page, ears }) => {
  ears.expect(/^another origin: http:\/\/127/);
  ears.allow(/^refused: /);
  const faults: string[] = [];
  const look = async (name: string) => faults.push(...(await faultsOf(page, name)));
  for (const [name, path] of Object.entries({ ...pages, ...others })) {
    await open(page, await path());
    await look(name);
  }
  await open(page, '/');
  await named(page, 'button', shellTexts.signIn).first().click();
  await look('sign in');
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, '/stays');
  await named(page, 'button', shellTexts.menu).click();
  await look('menu');
  expect(faults).toEqual([]);
});

test('so do a cart, a payment, bookings and a profile', async ({ device, ears }) => {
  ears.expect(/^another origin: http:\/\/127/);
  const someone = await traveller('Asha Verma');
  const line = await cartLine(nightsFrom(247));
  const booking = await book(someone, [line, await cartLine(nightsFrom(251))]);
  await pay(await book(someone, [await cartLine(nightsFrom(249), tapovan.river)]));
  const stored = { jwt: someone.token, user: JSON.stringify(someone.user), cart: JSON.stringify([line]) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const origins = [{ origin: site?.url ?? '', localStorage }];
  const page = await device({}, { storageState: { cookies: [], origins } });
  const faults: string[] = [];
  const look = async (name: string) => faults.push(...(await faultsOf(page, name)));
  // how long an order stays in view
  await drawOut(page, 3_000);
  await open(page, '/cart');
  await look('cart');
  await page.getByRole('radio').filter({ visible: true }).first().check();
  await named(page, 'button', cartTexts.confirmPayLater).first().click();
  await named(page, 'dialog', cartTexts.orderConfirmed).waitFor();
  await look('order confirmed');
  const { pathname, search } = new URL(booking.paymentLink);
  await open(page, `${pathname}${search}`);
  await look('payment');
  await page.getByRole('main').getByRole('button', { name: /₹/ }).click();
  await named(page, 'button', paymentTexts.approve).waitFor();
  await look('test bank');
  await named(page, 'button', paymentTexts.approve).click();
  await expect(page.getByRole('heading', { name: pseudo(paymentTexts.bookingConfirmed.source ?? '') })).toBeVisible();
  await look('paid');
  for (const view of ['dashboard', 'bookings', 'modify', 'vouchers', 'messages']) {
    await open(page, `/dashboard?view=${view}`);
    await page.getByText(someone.name).first().waitFor();
    await look(view);
  }
  await open(page, '/dashboard?view=bookings');
  await named(page, 'button', bookingTexts.manage).first().click();
  const dialog = named(page, 'dialog', bookingTexts.manage);
  await dialog.waitFor();
  await look('manage a booking');
  await named(dialog, 'button', bookingTexts.changeItem).first().click();
  await named(page, 'button', bookingChangeTexts.preview).waitFor();
  await look('change a booking');
  await open(page, `/booking/${booking.bookingId}`);
  await look('booking');
  await open(page, '/profile');
  await look('profile');
  expect(faults).toEqual([]);
});
