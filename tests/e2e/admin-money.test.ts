import { randomUUID } from 'node:crypto';
import { english } from '../../messages/translate.ts';
import { formatDate, formatDayOfYear, today } from '../../service/core/day.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { signInToAdmin } from './parts/admin.ts';
import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { countClicks } from './parts/clicks.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

/** A partner with a bank account that has no number yet, and with a sale on the first day of last month. */
async function partnerWithSale(place: string, name: string): Promise<string> {
  const [, month = ''] = lastMonths(today(new Date()));
  await publishStays(place, 1);
  const { bookingId } = await book(await traveller(), [await cartLine(nightsFrom(446, 2))]);
  await query(
    `with who as (insert into partners (name, email, created_at) values ($4, lower($5), now()) returning id),
     own as (insert into product_partners (partner_id, product_type, product_id, since)
       select who.id, 'stay', stays.id, $2 from who, stays where stays.name = $3 returning product_id),
     of as (update bookings set status = 'completed' where booking_id = $1 returning id)
     update booking_lines l set product_id = own.product_id, start_day = $2, end_day = $2::date + 2
     from own, of where l.booking_id = of.id`,
    [bookingId, `${month}-01`, `${place} House 1`, name, `${place.replace(/\W/g, '')}@example.in`],
  );
  return `${month}-02`;
}

test('a partner is paid with three clicks from Today: the page, a tick, the bank file; Enter records the reference', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/payouts\.data 400/);
  ears.expect(/refused: POST \/admin\/partners\/\w+\.data 400/);
  const place = `Payout ${randomUUID().slice(0, 8)}`;
  const name = `${place} Family`;
  const since = await partnerWithSale(place, name);
  await signInToAdmin(page, 'admin');

  await visit(page, '/admin/payouts');
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: `Add bank account of ${name}` }).click();
  await page.getByLabel('Account holder').fill(name);
  await page.getByLabel('Account number', { exact: true }).fill('123456789012');
  await page.getByLabel('Account number again').fill('123456789021');
  await page.getByLabel('IFSC').fill('hdfc0001234');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByText('The account numbers do not match.')).toBeVisible();
  await page.getByLabel('Account number', { exact: true }).fill('123456789012');
  await page.getByLabel('Account number again').fill('123456789012');
  await page.getByRole('button', { name: 'Save bank account' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Bank account saved.');

  await visit(page, '/admin/today');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Payouts', exact: true }).click();
  await expect(row).toContainText(formatDate(english, new Date(`${since}T00:00:00Z`)));
  await expect(row).toContainText('•••• 9012');
  await row.getByRole('checkbox').click();
  const amount = /₹[\d,]+(?=•)/.exec(((await row.textContent()) ?? '').replaceAll(/\s+/g, ''))?.[0] ?? 'none';
  const bar = page.getByRole('group', { name: 'With the selected payouts' });
  await expect(bar).toContainText(amount);
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Bank file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^payouts-.*\.csv$/);
  await expect(bar.getByLabel('Reference (UTR) for all')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the bank reference.')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'payouts', { within: '#main' });
  await page.keyboard.type('UTR 4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText(`1 payout recorded, ${amount} in total.`);
  expect(await clicks()).toBe(3);
  await expect(row).toHaveCount(0);
  await expectNoSidewaysScroll(page, 'payouts');
  await unpublishStays(place);
});

test('the month’s revenue is one click from Today, and a day of the curve opens its bookings', async ({ page }) => {
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/today');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  const revenue = page.getByRole('definition').first();
  await expect(revenue).toContainText('₹');
  expect(await clicks()).toBe(1);
  await expect(page.getByRole('link', { name: 'This month' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('img', { name: 'Sales by day' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'the report of sales', { within: '#main' });
  await expectNoSidewaysScroll(page, 'the report of sales');

  const now = today(new Date());
  await page.getByRole('link', { name: new RegExp(`^Bookings of ${formatDayOfYear(english, now)}`) }).click();
  await expect(page).toHaveURL(new RegExp(`madeFrom=${now}&madeUntil=${now}`));
  await page.goBack();
  await page.getByRole('link', { name: 'Last month' }).click();
  await expect(page.getByRole('link', { name: 'Last month' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Financial year' }).click();
  await expect(page.getByRole('button', { name: 'Generate report' })).toBeVisible();
});
