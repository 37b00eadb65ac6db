import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingCancelTexts } from '../../messages/en/booking-cancel.ts';
import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import { bookingHistoryTexts } from '../../messages/en/booking-history.ts';
import { cartTexts } from '../../messages/en/cart.ts';
import { catalogShortageTexts } from '../../messages/en/catalog/shortage.ts';
import { conversationsTexts } from '../../messages/en/conversations.ts';
import { dashboardViewsTexts } from '../../messages/en/dashboard-views.ts';
import { documentsCalendarTexts } from '../../messages/en/documents/calendar.ts';
import { documentsInvoiceTexts } from '../../messages/en/documents/invoice.ts';
import { documentsItineraryTexts } from '../../messages/en/documents/itinerary.ts';
import { documentsTripTexts } from '../../messages/en/documents/trip.ts';
import { documentsVoucherTexts } from '../../messages/en/documents/voucher.ts';
import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { emailsBookingCancelledTexts } from '../../messages/en/emails/booking-cancelled.ts';
import { emailsBookingChangedTexts } from '../../messages/en/emails/booking-changed.ts';
import { emailsMessageTexts } from '../../messages/en/emails/message.ts';
import { emailsPaymentTexts } from '../../messages/en/emails/payment.ts';
import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { paymentTexts } from '../../messages/en/payment.ts';
import { paymentMethodsTexts } from '../../messages/en/payment-methods.ts';
import { paymentStateTexts } from '../../messages/en/payment-state.ts';
import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { tripDocumentsTexts } from '../../messages/en/trip-documents.ts';
import { addDays, formatDate } from '../../service/core/day.ts';
import { readPdf } from '../documents.ts';
import { signInToAdmin } from './parts/admin.ts';
import { emailTo, expectInBothParts, linkIn } from './parts/emails.ts';
import { awake, expect, test, visit } from './parts/fixtures.ts';
import { devanagari, exactly, inHindi, t, withoutSigns } from './parts/hindi.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate } from './parts/operator.ts';
import { amountOf, expectNoSidewaysScroll } from './parts/screens.ts';
import { site } from './parts/site.ts';
import { book, cartLine, inRupees, nightsFrom, pay, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.use({ viewport: { width: 390, height: 844 } });

const [change, cancelItem] = [bookingTexts.changeItem, bookingTexts.cancelItem].map((message) =>
  t.parts<string, string>(message, { item: '', name: () => '' }).join(''),
);

test('dates move for the difference, one item of two is cancelled, and each email says so in Hindi', async ({
  device,
}) => {
  const user = await traveller('Meera Nair');
  const [dates, others] = [nightsFrom(333), nightsFrom(340)];
  const booking = await book(user, [await cartLine(dates), await cartLine(others, tapovan.river)], 'hi');
  const { bookingId } = booking;
  await pay(booking);
  const page = await device({ traveller: user });
  const card = page.getByRole('article', { name: bookingId });
  const dialog = page.getByRole('dialog');
  const night = inRupees(priceOf(tapovan.hill.price, 3).payable - priceOf(tapovan.hill.price, 2).payable);
  const later = addDays(dates.checkOut, 1);

  await test.step('the new price is seen before anything changes', async () => {
    await visit(page, '/hi/dashboard?view=modify');
    const line = card.getByRole('listitem').filter({ hasText: inHindi(dates.checkIn).replaceAll(' ', '\u00a0') });
    await line.getByRole('button', { name: change }).click();
    await dialog.getByLabel(t(productDatesTexts.checkOut)).fill(formatDate(t, later));
    await dialog.getByRole('button', { name: t(bookingChangeTexts.preview) }).click();
    await expect(dialog.getByRole('heading', { name: t(bookingChangeTexts.reviewTitle) })).toBeFocused();
    await expect(amountOf(dialog, t(bookingChangeTexts.differenceToPay))).toHaveText(night);
    await expect(dialog).toContainText(`– ${inHindi(later)}`);
    await expectNoSidewaysScroll(page, 'the preview of a change');
  });

  await test.step('the difference is paid', async () => {
    await dialog.getByRole('button', { name: t(bookingChangeTexts.confirmAndPay, { amount: night }) }).click();
    await expect(page).toHaveURL(`/hi/payment/${bookingId}`);
    await page.getByRole('button', { name: t(paymentTexts.pay, { amount: night }) }).click();
    await page.getByRole('button', { name: t(paymentTexts.approve) }).click();
    await expect(page.getByRole('heading', { name: t(paymentTexts.changeConfirmed) })).toBeVisible();
    await expect(page.getByText(t(paymentStateTexts.testReceivedForChange, { amount: night }))).toBeVisible();
    const subject = t(emailsBookingChangedTexts.subject, { booking: bookingId });
    const email = await emailTo(user.email, exactly(subject));
    expectInBothParts(email, [night, inHindi(later)]);
    expect(email.html).toContain('<html lang="hi">');
  });

  await test.step('one item is cancelled', async () => {
    await visit(page, '/hi/dashboard?view=modify');
    const line = card.getByRole('listitem').filter({ hasText: inHindi(others.checkIn).replaceAll(' ', '\u00a0') });
    await line.getByRole('button', { name: cancelItem }).click();
    await expect(amountOf(dialog, t(paymentStateTexts.refundUnderPolicy))).toHaveText(
      inRupees(priceOf(tapovan.river.price, 2).payable),
    );
    await dialog.getByRole('button', { name: t(bookingChangeTexts.cancelItem) }).click();
    await expect(line).toHaveCount(0);
    const subject = t(emailsBookingChangedTexts.itemCancelledSubject, { booking: bookingId });
    const email = await emailTo(user.email, exactly(subject));
    expectInBothParts(email, [t(emailsBookingTexts.testPayment), t(emailsBookingChangedTexts.restStays)]);
  });

  await test.step('the history of the booking is in Hindi', async () => {
    await visit(page, '/hi/dashboard?view=bookings');
    await card.getByRole('button', { name: t(bookingTexts.viewDetails) }).click();
    const sale = t(bookingHistoryTexts.byYou, { what: t(bookingHistoryTexts.sale) });
    const history = card.getByRole('list').filter({ hasText: sale }).getByRole('listitem');
    await expect(history).toHaveCount(5);
    for (const entry of await history.all()) await expect(entry).toHaveText(devanagari);
  });
});

/** What a file of that link contains; it is opened by keyboard. */
async function opened(page: Page, name: string): Promise<Buffer> {
  const { tabTo, press } = hands(page);
  await tabTo(page.getByRole('main').getByRole('link', { name }));
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  return readFile(await download.path());
}

test('by keyboard alone the documents of a trip are opened, and the trip is cancelled for a refund', async ({
  page: admin,
  device,
}) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const user = await traveller('कविता जोशी');
  const dates = nightsFrom(347);
  const total = inRupees(priceOf(tapovan.hill.price, 2).payable);
  const { bookingId } = await book(user, [await cartLine(dates)], 'hi');
  await test.step('the operator confirms the transfer', async () => {
    await signInToAdmin(admin);
    await admin.goto(`/admin/bookings/${bookingId}`);
    await admin.getByText('Confirm UPI transfer').click();
    await admin.getByLabel('Bank reference (UTR)').fill(String(Date.now()));
    await admin.getByRole('button', { name: 'Confirm transfer' }).click();
    await emailTo(user.email, exactly(t(emailsPaymentTexts.subject, { booking: bookingId })));
  });
  const page = await device({ traveller: user }, { viewport: { width: 1440, height: 900 } });
  const { tabTo, press } = hands(page);

  await test.step('skips to the vouchers', async () => {
    await visit(page, '/hi/dashboard');
    await press('Tab');
    await expect(page.getByRole('link', { name: t(shellTexts.skipToContent) })).toBeFocused();
    await press('Enter');
    await tabTo(page.getByRole('link', { name: t(dashboardViewsTexts.vouchers) }));
    await press('Enter');
    await expect(page.getByRole('article', { name: bookingId })).toBeVisible();
  });

  await test.step('reads each document', async () => {
    const paper = async (link: string) => withoutSigns((await readPdf(await opened(page, link))).text);
    const voucher = await paper(t(tripDocumentsTexts.downloadVoucher));
    for (const text of [documentsVoucherTexts.heading, documentsTripTexts.bookedBy, documentsVoucherTexts.bring])
      expect(voucher).toContain(withoutSigns(t(text)));
    for (const text of ['कविता जोशी', bookingId, inHindi(dates.checkIn)]) expect(voucher).toContain(withoutSigns(text));
    const calendar = (await opened(page, t(tripDocumentsTexts.addToCalendar))).toString().replaceAll(/\r\n[ \t]/g, '');
    expect(calendar).toContain(t(documentsCalendarTexts.booking, { booking: bookingId }));
    expect(calendar).toContain(t(documentsTripTexts.checkIn));
    const itinerary = await paper(t(tripDocumentsTexts.itinerary));
    expect(itinerary).toContain(withoutSigns(t(documentsItineraryTexts.title, { days: '' })));
    expect(itinerary).toContain(withoutSigns(inHindi(dates.checkOut)));
    // in both languages
    const invoice = await paper(t(documentsInvoiceTexts.invoice));
    for (const text of [`${t(documentsInvoiceTexts.invoice)} / Invoice`, t(documentsInvoiceTexts.inWords)])
      expect(invoice).toContain(withoutSigns(text));
  });

  await test.step('cancels the whole booking', async () => {
    await tabTo(page.getByRole('link', { name: t(dashboardViewsTexts.bookings) }), 80, 'Shift+Tab');
    await press('Enter');
    const card = page.getByRole('article', { name: bookingId });
    await tabTo(card.getByRole('button', { name: t(bookingTexts.manage) }));
    await press('Enter');
    const choice = page.getByRole('dialog', { name: t(bookingTexts.manage) });
    await tabTo(choice.getByRole('button', { name: t(bookingCancelTexts.submit) }));
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: t(bookingCancelTexts.title) });
    await expect(amountOf(dialog, t(paymentStateTexts.refundAmount))).toHaveText(total);
    await tabTo(dialog.getByRole('button', { name: t(bookingCancelTexts.submit) }));
    await press('Enter');
    await expect(page.getByText(t(paymentStateTexts.refundSent, { amount: total })).first()).toBeVisible();
    const email = await emailTo(user.email, exactly(t(emailsBookingCancelledTexts.subject, { booking: bookingId })));
    expectInBothParts(email, [t(emailsBookingTexts.refund, { amount: total }), inHindi(dates.checkIn)]);
  });
});

test('a message and its answer: the email about it is in Hindi, and leads to the conversation', async ({
  page: admin,
  device,
}) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  const user = await traveller('Farah Khan');
  const { bookingId } = await book(user, [await cartLine(nightsFrom(354))], 'hi');
  const page = await device({ traveller: user });
  await visit(page, '/hi/dashboard?view=messages');
  await page.getByRole('button', { name: bookingId }).click();
  const talk = page.getByRole('region', { name: t(conversationsTexts.about, { bookingId }) });
  await talk.getByRole('button', { name: t(conversationsTexts.send) }).click();
  await expect(talk).toContainText(t(fieldRulesTexts.messageMissing));
  await talk.getByLabel(t(conversationsTexts.write)).fill('क्या हम रात 11 बजे पहुँच सकते हैं?');
  await talk.getByRole('button', { name: t(conversationsTexts.send) }).click();
  await expect(talk.getByRole('status')).toHaveText(t(conversationsTexts.sent));
  await expectNoSidewaysScroll(page, 'the conversation');

  await signInToAdmin(admin);
  await visit(admin, `/admin/bookings/${bookingId}`);
  await expect(admin.getByText('क्या हम रात 11 बजे पहुँच सकते हैं?')).toBeVisible();
  await admin.getByLabel('Reply').fill('जी हाँ, रिसेप्शन 24 घंटे खुला है।');
  await admin.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(admin.getByText('Reply sent.')).toBeVisible();

  const email = await emailTo(user.email, exactly(t(emailsMessageTexts.subject, { booking: bookingId })));
  expectInBothParts(email, [t(emailsMessageTexts.title), 'जी हाँ, रिसेप्शन 24 घंटे खुला है।', t(emailsMessageTexts.read)]);
  await page.goto(linkIn(email, '/hi/'));
  await awake(page);
  await expect(talk.getByText('जी हाँ, रिसेप्शन 24 घंटे खुला है।')).toBeVisible();
});

test('a card that is refused, and rooms that are gone, are explained in Hindi', async ({ device, ears }) => {
  const user = await traveller('Asha Verma');
  const dates = nightsFrom(361);
  const line = await cartLine(dates);
  await test.step('more rooms than there are, or than one booking may have', async () => {
    ears.expect(/refused: POST \/api\/quotes 400/);
    const left = t(catalogShortageTexts.onlyLeft, { left: '\\d+', when: t(catalogShortageTexts.theseDates) });
    for (const [quantity, problem] of [
      [50, new RegExp(left)],
      [51, t(fieldRulesTexts.atMostOfOne, { most: 50 })],
    ] as const) {
      const cart = await device({ traveller: user, cart: [{ ...line, quantity }] });
      await visit(cart, '/hi/cart');
      await expect(cart.getByRole('main')).toContainText(problem);
      await expect(cart.getByRole('button', { name: t(cartTexts.confirmPayLater) })).toBeDisabled();
    }
  });
  const { bookingId, paymentLink } = await book(user, [line], 'hi');
  const page = await device();
  const amount = inRupees(priceOf(tapovan.hill.price, 2).payable);
  const payNow = page.getByRole('button', { name: t(paymentTexts.pay, { amount }) });
  await visit(page, paymentLink.slice(site.length));
  await page.getByRole('radio', { name: t(paymentMethodsTexts.card) }).check();
  await payNow.click();
  await expect(page.getByRole('heading', { name: t(paymentTexts.testBank) })).toBeVisible();
  await page.getByRole('button', { name: t(paymentTexts.decline) }).click();
  await expect(page.getByText(t(paymentTexts.declined))).toBeVisible();
  await expectNoSidewaysScroll(page, 'a payment that was declined');
  await payNow.click();
  await page.getByRole('button', { name: t(paymentTexts.approve) }).click();
  await expect(page.getByRole('heading', { name: t(paymentTexts.bookingConfirmed) })).toBeVisible();
  await emailTo(user.email, exactly(t(emailsPaymentTexts.testSubject, { booking: bookingId })));

  ears.expect(/refused: GET \/hi\/payment\/BOOK_.*key=wrong 404/);
  expect(await visit(page, `/hi/payment/${bookingId}?key=wrong`)).toBe(404);
  await expect(page.getByRole('heading', { name: t(paymentTexts.linkInvalid) })).toBeVisible();
});
