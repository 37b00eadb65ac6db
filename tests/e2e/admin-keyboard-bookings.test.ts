import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, complete } from './parts/operator.ts';
import { book, cartLine, nightsFrom, pay } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('by keyboard staff find a booking on the board, record cash, refund it, and mark the refund sent', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/bookings(?:\/\w+)?\.data.* 400/);
  const { toContent, tabTo, press, type, isRefused, hears } = hands(page);
  const user = await traveller('Keya Board');
  const { bookingId } = await book(user, [await cartLine(nightsFrom(446))]);
  await signInToAdmin(page, 'support');
  await visit(page, '/admin/bookings');
  await toContent();
  await tabTo(page.getByLabel('Number, name, email or phone'));
  await type(user.email);
  await press('Enter');
  await expect(page).toHaveURL(/q=/);
  await tabTo(page.getByRole('link', { name: 'Board', exact: true }));
  await press('Enter');
  const column = (name: string) => page.getByRole('region', { name });
  const card = (name: string) => column(name).locator(`[data-row="${bookingId}"]`);
  const panel = column('Booking of Keya Board');
  await expect(page.getByRole('link', { name: 'Board', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Board', exact: true })).toBeFocused();
  await tabTo(card('On hold, unpaid'), 30);
  await press('Enter');
  await expect(panel).toBeFocused();

  await tabTo(page.getByText(/^Record .+ in cash$/));
  await press('Enter');
  const received = page.getByRole('button', { name: 'Record ₹' });
  await tabTo(received, 3);
  await press('Enter');
  await isRefused(page.getByLabel('Receipt number'));
  await type(`K${Date.now()}`);
  await press('Enter');
  await hears('Cash recorded. The booking is paid.');

  await tabTo(page.getByText('Refund beyond policy'));
  await press('Enter', 'Tab');
  await type('100');
  await press('Enter');
  await isRefused(page.getByLabel('Reason'));
  await type('The lamp was out.');
  await press('Enter');
  await hears(/^Refund issued/);
  const money = column('Payments');
  const sent = money.getByLabel(/^Bank reference for the ₹100 refund/);
  await tabTo(sent);
  await type('!');
  await press('Enter');
  await isRefused(sent);
  // the earlier message is not repeated
  await expect(page.getByText(/^Refund issued/)).toHaveCount(0);
  await visit(page, '/admin/today');
  const byHand = page.getByRole('listitem').filter({ hasText: 'Refund to pay' }).filter({ hasText: bookingId });
  await expect(byHand).toContainText('₹100');
  await toContent();
  await tabTo(byHand.getByRole('link'), 60);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(sent);
  await type(`UTR${Date.now()}`);
  await press('Enter');
  await hears('Refund marked as sent.');
  await expect(sent).toHaveCount(0);

  await tabTo(page.getByRole('link', { name: 'Daily manifest' }), 80, 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL(/day-sheet$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Refund marked as sent.')).toHaveCount(0);
  await visit(page, `/admin/bookings?view=board&${new URLSearchParams({ q: user.email })}`);
  await tabTo(card('Upcoming'));
  await press('Enter');
  await expect(panel).toBeFocused();
  await press('Escape');
  await expect(card('Upcoming')).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'List' }), 20, 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('table', { name: /^Bookings/ })).toContainText('Keya Board');
});

test('by keyboard staff delete a person with bookings after clearing what blocks it', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/personal-data\.data.* 400/);
  const { toContent, tabTo, press, type, retype, isRefused, hears } = hands(page);
  const user = await traveller('Keya Gone');
  const booked = await book(user, [await cartLine(nightsFrom(448))]);
  await pay(booked);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/personal-data');
  await toContent();
  const address = page.getByLabel('Email address');
  await tabTo(address);
  await type(user.email);
  await press('Enter');
  await expect(page.getByRole('region', { name: user.email })).toBeFocused();
  await tabTo(page.getByRole('region', { name: 'Delete data' }).getByRole('link'), 5);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: booked.bookingId })).toBeVisible();
  await complete(booked.bookingId);
  await page.goBack();
  const again = page.getByLabel('Enter the email address again');
  await expect(again).toBeVisible();
  await expect(page.getByRole('region', { name: user.email })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Delete data' }));
  await press('Enter');
  await isRefused(again);
  await retype(user.email);
  await press('Tab', 'Enter');
  await hears('Data deleted. 1 booking stays without the name.');
  // no button can be pressed again
  await expect(again).toHaveValue('');
  await expect(page.getByRole('region', { name: user.email })).toContainText('None, or email not confirmedBookings0');
});
