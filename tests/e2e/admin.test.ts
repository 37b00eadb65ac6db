import { randomUUID } from 'node:crypto';
import type { QuoteWire } from '../../service/booking/model/wire/wire.ts';
import { calendarOf, calendarServer } from '../calendar-server.ts';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, publishStays, query, setRooms, unpublishStays } from './parts/operator.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, type Dates, nightsFrom, tapovan } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test('an enquiry becomes an invited partner, who closes nights and submits a text that an editor approves', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const [email, subject] = [newEmail(), `List our hotel ${randomUUID().slice(0, 8)}`];
  await query(
    `delete from product_partners where product_type = 'stay' and product_id = (select id from stays where slug = $1)`,
    [tapovan.slug],
  );
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('partner', 'Tapovan Family', $1, $2, 'Forty rooms above the river.', $2, now())`,
    [email, subject],
  );
  const admin = await device();
  await standStill(admin);
  await signInToAdmin(admin, 'admin');
  await visit(admin, `/admin/enquiries?${new URLSearchParams({ q: email, kind: 'partner' })}`);
  await expectNoBarriersNarrowToo(admin, 'the inbox', { within: '#main' });
  await admin.getByRole('link', { name: subject }).click();
  await admin.getByText('Invite as partner').click();
  await expectNoBarriersNarrowToo(admin, 'an enquiry', { within: '#main' });
  await admin.getByRole('button', { name: 'Invite partner' }).click();
  await expect(admin.getByText(`Partner invited: ${email}.`)).toBeVisible();

  await visit(admin, `/admin/partners?${new URLSearchParams({ q: email })}`);
  await admin.getByRole('link', { name: 'Tapovan Family' }).click();
  await admin.getByLabel('Part of a name').fill(tapovan.name);
  await admin.getByRole('button', { name: 'Find', exact: true }).click();
  await expectNoBarriersNarrowToo(admin, 'a partner', { within: '#main' });
  await admin.getByRole('button', { name: `Assign: ${tapovan.name}` }).click();
  await expect(admin.getByText('Listing assigned.')).toBeVisible();

  const dates = nightsFrom(394);
  const line = await cartLine(dates);
  const available = async () => {
    const { lines } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return lines[0]?.available;
  };
  expect(await available()).toBe(true);
  const page = await device();
  await standStill(page);
  await signInToAdmin(page, 'partner', email);
  await visit(page, '/admin/listings');
  await expectNoBarriersNarrowToo(page, 'own listings', { within: '#main' });
  await page.getByRole('link', { name: 'Calendar' }).last().click();
  await expect(page.getByRole('heading', { name: tapovan.name })).toBeVisible();
  await page.getByRole('checkbox', { name: tapovan.hill.roomType, exact: true }).check();
  await page.getByLabel('First day').fill(dates.checkIn);
  await page.getByLabel('Last day').fill(dates.checkIn);
  await page.getByLabel('Status').selectOption('Closed');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved.')).toBeVisible();
  expect(await available()).toBe(false);
  // no data of other partners is shown to them
  await visit(page, '/admin/calendar');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.locator('#main')).not.toContainText('Lake');

  // a place that no other end-to-end test uses
  const place = `Partner ${randomUUID().slice(0, 8)}`;
  await publishStays(place, 1);
  await query(
    `insert into product_partners (partner_id, product_type, product_id, since)
       select p.id, 'stay', s.id, current_date from partners p, stays s where p.email = $1 and s.location = $2`,
    [email, `${place}, India`],
  );
  await visit(page, '/admin/listings');
  await page.getByRole('link', { name: `Edit ${place} House 1` }).click();
  await page.getByRole('textbox', { name: /^Description/ }).fill('With a new roof.');
  await expectNoBarriersNarrowToo(page, 'the form of a partner', { within: '#main' });
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByRole('table', { name: 'Your submissions' })).toContainText('In review');
  const readMessage = async () => {
    const search = new URLSearchParams({ 'filters[location][$eq]': `${place}, India` });
    const { data } = await callSite<{ data: { description: string }[] }>('GET', `/api/stays?${search}`);
    return data[0]?.description;
  };
  expect(await readMessage()).toBe('One of many.');
  await visit(admin, '/admin/proposals');
  await admin.getByRole('link', { name: `${place} House 1` }).click();
  await expect(admin.getByText('With a new roof.')).toBeVisible();
  await expectNoBarriersNarrowToo(admin, 'a proposal', { within: '#main' });
  await admin.getByRole('button', { name: 'Approve selected' }).click();
  await expect(admin.getByText('Approved. We’ve emailed the partner.')).toBeVisible();
  expect(await readMessage()).toBe('With a new roof.');
  await unpublishStays(place);
});

test('an admin changes a tax rate: the storefront uses it from then on, and existing bookings keep theirs', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  // a unique price, so that the rates of other end-to-end tests do not change
  const lineOf = async (dates: Dates) => {
    await setRooms(tapovan.slug, tapovan.suite.roomType, dates, { price: 77_777 });
    return cartLine(dates, tapovan.suite);
  };
  const line = await lineOf(nightsFrom(390));
  const percent = async () => {
    const { taxes } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return taxes.map((tax) => tax.percent);
  };
  expect(await percent()).toEqual([18]);
  const user = await traveller();
  const old = await book(user, [await lineOf(nightsFrom(392))]);
  const asBooked = () => callSite<{ data: unknown }>('GET', `/api/bookings/${old.bookingId}`, { token: user.token });
  const before = await asBooked();

  const page = await device();
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/settings');
  await expectNoBarriersNarrowToo(page, 'the settings');
  await page.getByRole('main').getByRole('link', { name: 'Tax', exact: true }).click();
  const rule = page.getByRole('region', { name: 'Add or change a rule' });
  await rule
    .getByLabel('From', { exact: true })
    .fill((await rule.getByLabel('From', { exact: true }).getAttribute('min')) ?? '');
  await rule.getByLabel('Rate (%)').fill('5');
  await rule.getByLabel('Prices from (₹)').fill('77,777');
  await rule.getByLabel('Prices to (₹)').fill('77,777');
  await rule.getByRole('button', { name: 'Preview change' }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'a change of tax that is looked at');
  expect(await percent()).toEqual([18]);
  await page.getByRole('button', { name: 'Save change' }).click();
  await expect(page.getByText('Existing bookings keep their tax.')).toBeVisible();
  expect(await percent()).toEqual([5]);
  expect(await asBooked()).toEqual(before);
});

test('the storefront refuses dates booked on a channel, the channel reads sales, and the back office is accessible', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const channel = await calendarServer();
  const there = nightsFrom(322);
  channel.answer = (response) => response.end(calendarOf(`${there.checkIn}/${there.checkOut}`));
  const items = [await cartLine(there, tapovan.suite)];
  const isFree = async () =>
    (await callSite<QuoteWire>('POST', '/api/quotes', { body: { items } })).lines[0]?.available;
  const page = await device();
  await signInToAdmin(page, 'admin');
  await visit(page, `/admin/calendar/stay/${tapovan.slug}/channels`);
  await page.getByText(`Connect a channel to ${tapovan.suite.roomType}`).click();
  await page.getByLabel('Channel', { exact: true }).filter({ visible: true }).fill('Airbnb');
  await page.getByLabel('Import link').filter({ visible: true }).fill(channel.url);
  await page.getByRole('button', { name: 'Connect' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Sync now: Airbnb' }).click();
  await expect(page.getByText('It closes 2 nights here')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'channels', { within: '#main' });
  expect(await isFree()).toBe(false);
  const here = await cartLine(nightsFrom(326), tapovan.suite);
  await book(await traveller(), [here]);
  const ours = await page.request.get((await page.locator('article code').textContent()) ?? '');
  expect(await ours.text()).toContain(`DTSTART;VALUE=DATE:${here.selectedDate?.replaceAll('-', '')}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Disconnect: Airbnb' }).click();
  await expect(page.getByRole('button', { name: 'Disconnect: Airbnb' })).toBeHidden();
  expect(await isFree()).toBe(true);
  await channel.close();
  for (const path of ['import', 'first-steps', 'personal-data', 'reports?report=partners']) {
    await visit(page, `/admin/${path}`);
    await expectNoBarriersNarrowToo(page, path, { within: '#main' });
  }
});
