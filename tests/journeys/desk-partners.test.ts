import { randomUUID } from 'node:crypto';
import type { QuoteWire } from '../../service/booking/wire.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { signInAtDesk } from './parts/desk-cookie.ts';
import { callHouse } from './parts/house.ts';
import { expect, test, visit } from './parts/journey.ts';
import { canOperate, query } from './parts/operator.ts';
import { cartLine, nightsFrom, tapovan } from './parts/stays.ts';
import { newEmail } from './parts/travellers.ts';

test('an enquiry becomes an invited partner, who closes nights of what is his: the shop refuses them', async ({
  device,
}) => {
  test.skip(!canOperate, 'the embedded database belongs to the server alone');
  const [email, subject] = [newEmail(), `List our hotel ${randomUUID().slice(0, 8)}`];
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('partner', 'Tapovan Family', $1, $2, 'Forty rooms above the river.', $2, now())`,
    [email, subject],
  );
  const admin = await device();
  await standStill(admin);
  await signInAtDesk(admin, 'admin');
  await visit(admin, `/admin/enquiries?${new URLSearchParams({ q: email, kind: 'partner' })}`);
  await expectNoBarriersNarrowToo(admin, 'the inbox', { within: '#main' });
  await admin.getByRole('link', { name: subject }).click();
  await admin.getByText('Invite to the desk').click();
  await expectNoBarriersNarrowToo(admin, 'an enquiry', { within: '#main' });
  await admin.getByRole('button', { name: 'Invite as a partner' }).click();
  await expect(admin.getByText(`${email} is invited as a partner.`)).toBeVisible();

  await visit(admin, `/admin/partners?${new URLSearchParams({ q: email })}`);
  await admin.getByRole('link', { name: 'Tapovan Family' }).click();
  await admin.getByLabel('Part of a name').fill(tapovan.name);
  await admin.getByRole('button', { name: 'Find', exact: true }).click();
  await expectNoBarriersNarrowToo(admin, 'a partner', { within: '#main' });
  await admin.getByRole('button', { name: `Give: ${tapovan.name}` }).click();
  await expect(admin.getByText('It is theirs, from today on.')).toBeVisible();

  const dates = nightsFrom(394);
  const line = await cartLine(dates);
  const available = async () => {
    const { lines } = await callHouse<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
    return lines[0]?.available;
  };
  expect(await available()).toBe(true);
  const page = await device();
  await standStill(page);
  await signInAtDesk(page, 'partner', email);
  await visit(page, '/admin/listings');
  await expectNoBarriersNarrowToo(page, 'own listings', { within: '#main' });
  await page.getByRole('link', { name: 'Calendar' }).last().click();
  await expect(page.getByRole('heading', { name: tapovan.name })).toBeVisible();
  await page.getByRole('checkbox', { name: tapovan.hill.roomType, exact: true }).check();
  await page.getByLabel('First day').fill(dates.checkIn);
  await page.getByLabel('Last day').fill(dates.checkIn);
  await page.getByLabel('For sale').selectOption('Closed');
  await page.getByRole('button', { name: 'Look at what changes' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The days are changed.')).toBeVisible();
  expect(await available()).toBe(false);
  // nothing of another's is named to him
  await visit(page, '/admin/calendar');
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await expect(page.locator('#main')).not.toContainText('Lake');
  await query('delete from product_partners where partner_id in (select id from partners where email = $1)', [email]);
});
