import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, query } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, nightsFrom, pay } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

test('today’s arrivals are there without a press, and a guest is checked in by keyboard', async ({ page }) => {
  const name = `Arundhati ${Date.now()}`;
  const user = await traveller(name);
  const booked = await book(user, [await cartLine(nightsFrom(460))]);
  await pay(booked);
  await query(
    `update booking_lines set start_day = (now() at time zone 'Asia/Kolkata')::date, arrival_time = '00:05'
     where booking_id = (select id from bookings where booking_id = $1)`,
    [booked.bookingId],
  );
  await signInToAdmin(page);
  await standStill(page);
  await visit(page, '/admin');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Arrival');
  await expect(row).toContainText(booked.bookingId);
  await expect(page.getByRole('region', { name: 'Now' })).toContainText(name);
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Arrivals by day/ })).toBeVisible();
  await expectNoSidewaysScroll(page, 'Today');
  await expectNoBarriersNarrowToo(page, 'Today');

  const { toContent, tabTo, press, hears } = hands(page);
  await toContent();
  await tabTo(page.getByRole('button', { name: `Check in: ${name}` }), 60);
  await press('Enter');
  await hears('Guest checked in.');
  await expect(row).toHaveCount(0);
});

test('a message is answered with two clicks, from Today', async ({ page }) => {
  const name = `Inba ${Date.now()}`;
  const user = await traveller(name);
  const { bookingId } = await book(user, [await cartLine(nightsFrom(464))]);
  const path = `/api/bookings/${bookingId}/messages`;
  await callSite('POST', path, { body: { text: 'May we bring a dog?' }, token: user.token });
  await query(`insert into saved_replies (name, text, created_at, updated_at) values ($1, $2, now(), now())`, [
    `Dogs ${name}`,
    'Dear {guest}, dogs are welcome.',
  ]);
  await signInToAdmin(page);
  await standStill(page);
  await visit(page, '/admin');
  await page.getByRole('link', { name: `Reply: ${name}` }).click();
  const reply = page.getByLabel('Reply', { exact: true });
  await reply.fill('Dogs are welcome.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Dogs are welcome.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  await expect(page.getByRole('region', { name, exact: true })).toContainText(bookingId);
  await expectNoSidewaysScroll(page, 'Inbox');
  await expectNoBarriersNarrowToo(page, 'Inbox');

  // the list by keys, a saved reply, and the link of the email
  await callSite('POST', path, { body: { text: 'And a cat?' }, token: user.token });
  await visit(page, '/admin/inbox');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('And a cat?');
  await expect(row.getByRole('link')).toHaveAccessibleName(/unread/);
  // the count may be five seconds late
  await expect(async () => {
    await visit(page, '/admin/inbox');
    const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: /^Inbox/ });
    await expect(link).toContainText(/needs? a reply/, { timeout: 500 });
  }).toPass();
  const { press, tabTo } = hands(page);
  await press('j');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link').first()).toBeFocused();
  await row.getByRole('link').focus();
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`/inbox/message/${bookingId}$`));
  await expect(page.getByRole('region', { name: 'Conversation', exact: true })).toBeFocused();
  await tabTo(page.locator('summary').filter({ hasText: 'Saved replies' }));
  await press('Enter');
  await tabTo(page.getByRole('link', { name: `Dogs ${name}` }), 40);
  await press('Enter');
  await expect(reply).toHaveValue(`Dear ${name}, dogs are welcome.`);
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText('Marked as done.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
