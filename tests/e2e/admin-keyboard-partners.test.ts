import { randomUUID } from 'node:crypto';
import { today } from '../../service/core/day.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('by keyboard staff invite a partner, assign a product, rule, registration and types, and pay out a month', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/partners\.data 400/);
  ears.expect(/refused: POST \/admin\/partners\/\w+\.data 400/);
  const place = `Keys ${randomUUID().slice(0, 8)}`;
  await publishStays(place, 1);
  const site = `${place} House 1`;
  const email = newEmail();
  const { toContent, tabTo, press, type, retype, hears, isRefused } = hands(page);
  await signInToAdmin(page, 'admin');

  await visit(page, '/admin/partners');
  await toContent();
  await tabTo(page.getByRole('button', { name: 'Invite' }), 300);
  await press('Enter');
  const name = page.getByLabel('Person or business name');
  await isRefused(name);
  await type('Keys and Sons');
  await press('Tab');
  await type(email);
  await press('Enter');
  await hears(`Invitation sent to ${email}.`);

  await tabTo(page.getByLabel('Part of a name'));
  await type(place);
  await press('Enter');
  const found = page.getByRole('list', { name: 'Products found' });
  await expect(found).toBeFocused();
  await tabTo(found.getByRole('button', { name: `Assign: ${site}` }), 1);
  await press('Enter');
  await hears('Listing assigned.');

  await tabTo(page.getByRole('checkbox', { name: 'Stay' }));
  await press('Space');
  await tabTo(page.getByRole('button', { name: 'Save listings' }));
  await press('Enter');
  await hears('Allowed listings saved.');
  await expect(page.getByRole('checkbox', { name: 'Stay' })).toBeChecked();

  const percent = page.getByLabel('Rate (% of the price before tax)');
  await tabTo(percent);
  await type('much');
  await press('Enter');
  await isRefused(percent);
  await retype('12');
  await press('Enter');
  await hears('Rate saved.');
  await tabTo(page.getByLabel('Applies to', { exact: true }));
  await type(site);
  await press('Tab');
  await retype('7.5');
  await press('Tab');
  await tabTo(page.getByRole('button', { name: 'Save rate' }), 4);
  await press('Enter');
  await hears('Rate saved.');
  await expect(page.getByRole('region', { name: 'Commission' }).getByRole('listitem')).toContainText([
    site,
    'Everything',
  ]);
  const gstin = page.getByLabel('GSTIN');
  await tabTo(gstin);
  await type('27AAPFU0939F1Z5');
  await press('Enter');
  await isRefused(gstin);
  await retype('27AAPFU0939F1ZV');
  await press('Enter');
  await hears('Registration saved.');

  const [, month = ''] = lastMonths(today(new Date()));
  const { bookingId } = await book(await traveller(), [await cartLine(nightsFrom(434, 2))]);
  await query(
    `with own as (update product_partners set since = $2 where product_id = (select id from stays where name = $3)
       and product_type = 'stay' returning product_id),
     of as (update bookings set status = 'completed' where booking_id = $1 returning id)
     update booking_lines l set product_id = own.product_id, start_day = $2, end_day = $2::date + 2
     from own, of where l.booking_id = of.id`,
    [bookingId, `${month}-01`, site],
  );
  await tabTo(page.locator(`a[href$="/${month}"]`));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByText('Record payout'));
  await press('Enter', 'Tab');
  const amount = page.getByLabel('Amount (₹)');
  await expect(amount).toBeFocused();
  await type('100');
  await press('Tab');
  await type('UTR 4711');
  await press('Enter');
  await hears('Payout recorded.');
  await tabTo(page.getByRole('link', { name: 'Keys and Sons' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Keys and Sons' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: `Remove: ${site}` }));
  await press('Enter');
  await hears('Listing removed from this partner.');
  await unpublishStays(place);
});

test('by keyboard a partner submits a text; it is returned, submitted again, and approved', async ({
  device,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/proposals\/\w+\.data 400/);
  ears.expect(/refused: POST \/admin\/listings\.data 400/);
  ears.expect(/refused: POST \/admin\/listings\/stay\/build\.data 400/);
  const place = `Keys ${randomUUID().slice(0, 8)}`;
  const site = `${place} House 1`;
  const email = newEmail();
  await publishStays(place, 1);
  await query(
    `with who as (insert into partners (name, email, created_at, new_kinds) values ('Keys and Daughters', $1, now(), '{stay}') returning id)
     insert into product_partners (partner_id, product_type, product_id, since)
       select who.id, 'stay', stays.id, current_date from who, stays where stays.name = $2`,
    [email, site],
  );
  const [page, editor] = [await device(), await device()];
  const [own, admin] = [hands(page), hands(editor)];
  await signInToAdmin(page, 'partner', email);
  await signInToAdmin(editor, 'editor');

  await visit(page, '/admin/listings');
  await own.toContent();
  const field = page.getByLabel('Change you need');
  await own.tabTo(page.getByRole('button', { name: 'Send' }));
  await own.press('Enter');
  await own.isRefused(field);
  await own.type('Please take it off for the monsoon.');
  await own.press('Tab', 'Enter');
  await own.hears(/^Request sent/);
  await own.tabTo(page.getByRole('link', { name: `Edit ${site}` }));
  await own.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const words = page.getByRole('textbox', { name: /^Description/ });
  await own.tabTo(words);
  await own.retype('With a new roof.');
  await own.tabTo(page.getByRole('button', { name: 'Send for review' }), 200);
  await own.press('Enter');
  await own.hears(/^Submission sent/);
  await expect(page.getByRole('table', { name: 'Your submissions' })).toContainText('In review');

  await visit(editor, '/admin/proposals');
  await admin.toContent();
  await admin.tabTo(editor.getByRole('link', { name: site }), 200);
  await admin.press('Enter');
  await expect(editor.getByRole('main')).toBeFocused();
  const forPartner = editor.getByLabel('Message to the partner');
  await admin.tabTo(editor.getByRole('button', { name: 'Request changes' }));
  await admin.press('Enter');
  await admin.isRefused(forPartner);
  await admin.type('Which roof?');
  await admin.tabTo(editor.getByRole('button', { name: 'Request changes' }), 4);
  await admin.press('Enter');
  await admin.hears(/^Changes requested/);

  await page.reload();
  await expect(page.getByRole('table', { name: 'Your submissions' })).toContainText('Which roof?');
  await own.toContent();
  await own.tabTo(page.getByRole('table', { name: 'Your submissions' }).getByRole('link', { name: site }));
  await own.press('Enter');
  await expect(page.getByText('Changes requested:')).toBeVisible();
  await own.tabTo(words);
  await own.retype('With a new roof of slate.');
  await own.tabTo(page.getByRole('button', { name: 'Send again' }), 200);
  await own.press('Enter');
  await own.hears(/^Submission sent/);

  await visit(editor, '/admin/proposals');
  await admin.toContent();
  await admin.tabTo(editor.getByRole('link', { name: site }), 200);
  await admin.press('Enter');
  await admin.tabTo(editor.getByRole('checkbox', { name: 'Description' }));
  await expect(editor.getByRole('checkbox', { name: 'Description' })).toBeChecked();
  await admin.tabTo(editor.getByRole('button', { name: /^Approve selected/ }));
  await admin.press('Enter');
  await admin.hears('Approved. We’ve emailed the partner.');

  await page.reload();
  await own.toContent();
  await own.tabTo(page.getByRole('link', { name: 'New: Stay' }));
  await own.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: ': Basics' })).toBeVisible();
  await own.tabTo(page.getByRole('button', { name: 'Save and continue' }), 200);
  await own.press('Enter');
  await own.isRefused(page.getByLabel('Name (required)'));
  await unpublishStays(place);
});

test('by keyboard a partner withdraws a submission and exports the lines of a month as CSV', async ({ page }) => {
  const place = `Keys ${randomUUID().slice(0, 8)}`;
  const site = `${place} House 1`;
  const email = newEmail();
  await publishStays(place, 1);
  await query(
    `with who as (insert into partners (name, email, created_at) values ('Keys and Nieces', $1, now()) returning id)
     insert into product_partners (partner_id, product_type, product_id, since)
       select who.id, 'stay', stays.id, current_date from who, stays where stays.name = $2`,
    [email, site],
  );
  const { toContent, tabTo, press, retype, hears } = hands(page);
  await signInToAdmin(page, 'partner', email);
  await visit(page, '/admin/listings');
  await toContent();
  await tabTo(page.getByRole('link', { name: `Edit ${site}` }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('textbox', { name: /^Description/ }));
  await retype('With a new roof.');
  await tabTo(page.getByRole('button', { name: 'Send for review' }), 200);
  await press('Enter');
  await hears(/^Submission sent/);
  const proposed = page.getByRole('table', { name: 'Your submissions' });
  await tabTo(proposed.getByRole('link', { name: site }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Withdraw submission' }), 200);
  await press('Enter');
  await hears('Submission withdrawn.');
  await expect(proposed).toHaveCount(0);

  const [, month = ''] = lastMonths(today(new Date()));
  await tabTo(page.locator(`a[href$="/listings/${month}"]`));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Keys and Nieces');
  const sheet = page.waitForEvent('download');
  await tabTo(page.getByRole('link', { name: 'Export CSV' }), 5);
  await press('Enter');
  expect((await sheet).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('link', { name: 'Export CSV' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'My listings' }).last(), 5, 'Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My listings' })).toBeVisible();
  await unpublishStays(place);
});
