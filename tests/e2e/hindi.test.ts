import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingCancelTexts } from '../../messages/en/booking-cancel.ts';
import { cartTexts } from '../../messages/en/cart.ts';
import { paymentTexts } from '../../messages/en/payment.ts';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { textIn } from '../../messages/translate.ts';
import { invitations, languages } from '../../messages/translations.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { emailTo, expectInBothParts, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

const t = textIn('hi');
const hindi = invitations.get('hi')?.name ?? '';
const devanagari = /[\u0900-\u097f]/;

test('a page and its filters stay when the language changes, and the choice is remembered', async ({ page }) => {
  await visit(page, '/stays?location=Rishikesh&amenity=Free+WiFi');
  await page.getByRole('banner').getByRole('link', { name: hindi }).click();
  await expect(page).toHaveURL('/hi/stays?location=Rishikesh&amenity=Free+WiFi');
  await awake(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(devanagari);
  // the canonical address is that of the language, and each language is named
  await visit(page, '/hi/stays?location=Rishikesh');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/stays\?location=Rishikesh$/);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(languages.length + 1);
  // an English address opens in Hindi from now on, until English is chosen
  await visit(page, '/car-rentals');
  await expect(page).toHaveURL('/hi/car-rentals');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/car-rentals');
  await awake(page);
  await visit(page, '/tour-packages');
  await expect(page).toHaveURL('/tour-packages');
});

test('the language of the browser is offered once, and never chosen', async ({ device }) => {
  const page = await device({}, { locale: 'hi-IN' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  const offer = page.getByRole('complementary', { name: invitations.get('hi')?.offer ?? '' });
  await expect(offer.getByRole('link', { name: invitations.get('hi')?.read ?? '' })).toHaveAttribute('href', '/hi');
  await offer.getByRole('button').click();
  await expect(offer).toBeHidden();
  await visit(page, '/stays');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(offer).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a stay is found, booked, paid and cancelled in Hindi, and its emails are in Hindi', async ({ device }) => {
    const dates = nightsFrom(61, 2);
    const price = priceOf(tapovan.hill.price, 2);
    const someone = await traveller('Kavita Joshi');
    const page = await device({ traveller: someone });

    await test.step('searches by a name in Devanagari', async () => {
      await visit(page, `/hi/stays?${new URLSearchParams({ location: 'ऋषिकेश', ...dates })}`);
      const card = page
        .getByRole('article')
        .filter({ hasText: inRupees(price.payable) })
        .first();
      await expect(card).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: devanagari }).first()).toBeVisible();
      await expectNoSidewaysScroll(page, 'the Hindi list');
      await page.locator(`a[href^="/hi/stays/${tapovan.slug}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`/hi/stays/${tapovan.slug}\\?checkIn=${dates.checkIn}`));
    });

    await test.step('chooses a room', async () => {
      await expectNoSidewaysScroll(page, 'the Hindi stay');
      const book = page.getByRole('button', { name: t(stayPageTexts.book) }).filter({ visible: true });
      await book.first().click();
      const sheet = page.getByRole('dialog', { name: t(stayPageTexts.yourStay) });
      await expect(sheet).toContainText(inRupees(price.payable));
      await sheet.getByRole('button', { name: t(stayPageTexts.book) }).click();
      await page.waitForURL('/hi/cart');
    });

    let bookingId = '';
    await test.step('confirms and pays later', async () => {
      await expect(page.getByRole('heading', { name: t(cartTexts.yourCart) })).toBeVisible();
      await page.getByRole('radio', { name: 'UPI' }).check();
      const confirm = page.getByRole('button', { name: t(cartTexts.confirmPayLater) });
      await expectNoSidewaysScroll(page, 'the Hindi cart');
      await confirm.click();
      const done = page.getByRole('dialog', { name: t(cartTexts.orderConfirmed) });
      await expect(done).toBeVisible();
      bookingId = /BOOK_\d+_[A-Z0-9]{6}/.exec((await done.textContent()) ?? '')?.[0] ?? '';
      expect(bookingId).not.toBe('');
      await page.waitForURL('/hi');
    });

    await test.step('pays by the link of the email', async () => {
      const email = await emailTo(someone.email, new RegExp(bookingId));
      expect(email.subject).toMatch(devanagari);
      expect(email.html).toContain('<html lang="hi">');
      expectInBothParts(email, [bookingId, inRupees(price.payable), devanagari]);
      const link = linkIn(email, `/hi/payment/${bookingId}`);
      await page.goto(link);
      await awake(page);
      await expectNoSidewaysScroll(page, 'the Hindi payment page');
      await page.getByRole('button', { name: t(paymentTexts.pay, { amount: inRupees(price.payable) }) }).click();
      await page.getByRole('button', { name: t(paymentTexts.approve) }).click();
      await expect(page.getByRole('heading', { name: t(paymentTexts.bookingConfirmed) })).toBeFocused();
    });

    await test.step('cancels, and gets the money back', async () => {
      await visit(page, '/hi/dashboard');
      await expectNoSidewaysScroll(page, 'the Hindi dashboard');
      const card = page.getByRole('article', { name: bookingId });
      await card.getByRole('button', { name: t(bookingTexts.manage) }).click();
      const choice = page.getByRole('dialog', { name: t(bookingTexts.manage) });
      await choice.getByRole('button', { name: t(bookingCancelTexts.submit) }).click();
      const dialog = page.getByRole('dialog', { name: t(bookingCancelTexts.title) });
      await expect(dialog).toContainText(inRupees(price.payable));
      await dialog.getByRole('button', { name: t(bookingCancelTexts.submit) }).click();
      const email = await emailTo(someone.email, new RegExp(`${bookingId}.*कैंसल|कैंसल.*${bookingId}`));
      expectInBothParts(email, [inRupees(price.payable)]);
    });
  });

  test('refusals of the service are in Hindi, by keyboard too', async ({ page, ears }) => {
    ears.expect(/refused: POST \/api\/auth\/local 400/);
    await visit(page, '/hi/login');
    await page.getByLabel(t(signInTexts.email)).fill('nobody@example.in');
    await page.getByLabel(t(signInTexts.password), { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: devanagari })).toBeVisible();
  });
});

test('pages without JavaScript are in Hindi, and its texts are not in English scripts', async ({ request }) => {
  const hi = await (await request.get('/hi')).text();
  const en = await (await request.get('/')).text();
  const scripts = (page: string) => [...new Set(page.match(/\/assets\/(?:hi\/)?[\w.-]+\.js/g) ?? [])];
  expect(scripts(hi).length).toBeGreaterThan(3);
  expect(scripts(hi).filter((address) => !address.startsWith('/assets/hi/'))).toEqual([]);
  const loaded = await Promise.all(scripts(en).map(async (address) => (await request.get(address)).text()));
  // only the name of the language and its invitation
  const foreign = loaded.join('').match(/[\u0900-\u097f]+/g) ?? [];
  expect(foreign.length).toBeLessThan(20);
});

test('a Hindi product has its social card, and no link of an odd address leads to another site', async ({
  request,
}) => {
  const page = await (await request.get(`/hi/stays/${tapovan.slug}`)).text();
  const [, card = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect((await request.get(new URL(card).pathname)).headers()['content-type']).toBe('image/png');
  expect(await (await request.get('/hi//example.org')).text()).not.toContain('href="//');
});

test('every page of the storefront exists in Hindi', async ({ request }) => {
  const pages = ['/', '/stays', '/attractions', '/all-attractions', '/attraction/rishikesh', '/tour-packages'];
  const more = [
    '/tour-packages/rishikesh',
    '/tour-packages/category/wildlife-tours',
    '/car-rentals',
    '/car-rentals/all',
  ];
  const rest = ['/cart', '/saved', '/login', '/signup', '/about', '/contact-us', '/services', '/advertise-with-us'];
  for (const path of [
    ...pages,
    ...more,
    ...rest,
    '/privacy-policy',
    '/terms-and-conditions',
    '/accessibility',
    '/status',
  ]) {
    const [english, other] = await Promise.all([path, addressIn('hi', path)].map((address) => request.get(address)));
    expect([path, other?.status()]).toEqual([path, english?.status()]);
    expect(await other?.text(), path).toContain('<html lang="hi-IN"');
  }
});
