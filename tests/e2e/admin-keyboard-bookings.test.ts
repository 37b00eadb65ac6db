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
  ears.expect(/refused: POST \/admin\/bookings\/\w+\.data 400/);
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
  await tabTo(page.getByRole('link', { name: 'Board' }));
  await press('Enter');
  const column = (name: string) => page.getByRole('region', { name });
  const card = (name: string) => column(name).locator(`a[href$="${bookingId}"]`);
  await expect(page.getByRole('link', { name: 'Board' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Board' })).toBeFocused();
  await tabTo(card('Held, unpaid'), 5);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: bookingId })).toBeVisible();

  await tabTo(page.getByText(/^Record .+ in cash$/));
  await press('Enter');
  const received = page.getByRole('button', { name: 'is received' });
  await tabTo(received, 3);
  await press('Enter');
  await isRefused(page.getByLabel('Number of the receipt'));
  await type(`K${Date.now()}`);
  await press('Enter');
  await hears('The cash is recorded: it is paid.');

  await tabTo(page.getByText('Give back more than the terms say'));
  await press('Enter', 'Tab');
  await type('100');
  await press('Enter');
  await isRefused(page.getByLabel('Reason'));
  await type('The lamp was out.');
  await press('Enter');
  await hears(/^The money is given back/);
  const money = column('Money');
  const sent = money.getByLabel(/^₹100 was sent: bank reference/);
  await tabTo(sent);
  await type('!');
  await press('Enter');
  await isRefused(sent);
  // the earlier message is not repeated
  await expect(page.getByText(/^The money is given back/)).toHaveCount(0);
  await visit(page, '/admin/today');
  const byHand = column('To send back by hand').getByRole('listitem').filter({ hasText: bookingId });
  await expect(byHand).toContainText('₹100');
  await toContent();
  await tabTo(byHand.getByRole('link'));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(sent);
  await type(`UTR${Date.now()}`);
  await press('Enter');
  await hears('The refund is recorded as sent.');
  await expect(sent).toHaveCount(0);

  await tabTo(page.getByRole('link', { name: 'Day sheet' }), 80, 'Shift+Tab');
  await press('Enter');
  await expect(page).toHaveURL(/day-sheet$/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('The refund is recorded as sent.')).toHaveCount(0);
  await visit(page, `/admin/bookings?view=board&${new URLSearchParams({ q: user.email })}`);
  await tabTo(card('Upcoming'));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(card('Upcoming'));
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
  await tabTo(page.getByRole('region', { name: 'Delete the data' }).getByRole('link'), 5);
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: booked.bookingId })).toBeVisible();
  await complete(booked.bookingId);
  await page.goBack();
  const again = page.getByLabel('The address once more');
  await expect(again).toBeVisible();
  await expect(page.getByRole('region', { name: user.email })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Delete for good' }));
  await press('Enter');
  await isRefused(again);
  await retype(user.email);
  await press('Tab', 'Enter');
  await hears('It is done. One booking stays, without the person.');
  // no button can be pressed again
  await expect(again).toHaveValue('');
  await expect(page.getByRole('region', { name: user.email })).toContainText('None, or not confirmedBookings0');
});
