import type { Locator } from '@playwright/test';
import { english } from '../../messages/translate.ts';
import type { QuoteWire } from '../../service/booking/model/wire/wire.ts';
import { formatInstant } from '../../service/core/day.ts';
import { expectNoBarriers, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { callSite } from './parts/site.ts';
import { book, cartLine, inRupees, nightsFrom, pay } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('moderate terms are dates and rupees in the panel, in the cart and before cancelling', async ({ device }) => {
  const user = await traveller();
  const dates = nightsFrom(280);
  const path = '/api/stays?filters[slug][$eq]=manori-ferry-villa&populate=room_types';
  const { data } = await callSite<{ data: { documentId: string; room_types: { Name: string }[] }[] }>('GET', path);
  const [villa] = data;
  const line = {
    ...(await cartLine(dates)),
    id: villa?.documentId ?? '',
    name: 'Manori Ferry Villa',
    slug: 'manori-ferry-villa',
    roomType: villa?.room_types[0]?.Name ?? '',
  };
  const { lines } = await callSite<QuoteWire>('POST', '/api/quotes', { body: { items: [line] } });
  const { payable = 0, price = 0, totalPrice = 0, cancellation } = lines[0] ?? {};
  const [first, second] = cancellation?.schedule ?? [];
  const until = (step: typeof first) => formatInstant(english, new Date(step?.until ?? 0));

  async function expectTerms(of: Locator): Promise<void> {
    const rows = of.getByRole('row');
    await expect(rows.filter({ hasText: `Free cancellation until ${until(first)}` })).toContainText(inRupees(payable));
    await expect(rows.filter({ hasText: `50% refund until ${until(second)}` })).toContainText(inRupees(payable / 2));
    await expect(rows.filter({ hasText: 'After that' })).toContainText('No refund');
  }

  const page = await device({ traveller: user });
  await standStill(page);
  await test.step('the panel shows it in words, and with dates as a table', async () => {
    await visit(page, '/stays/manori-ferry-villa');
    await page.getByRole('button', { name: 'Choose dates' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await expect(sheet).toContainText('Free cancellation until 5 days before check-in, then 50% refund');
    await sheet.getByLabel('Check-in').fill(dates.checkIn);
    await sheet.getByLabel('Check-out').fill(dates.checkOut);
    await expectTerms(sheet.getByRole('table', { name: 'Cancellation policy' }));
    await expectNoBarriers(page, 'a panel with a table of terms');
    await sheet.getByRole('button', { name: 'Book now' }).click();
  });

  await test.step('the cart shows it of the line', async () => {
    await expect(page).toHaveURL('/cart');
    await expectTerms(
      page.getByRole('listitem').getByRole('table', { name: 'Cancellation policy of Manori Ferry Villa' }),
    );
    await expectNoBarriers(page, 'a cart with a table of terms');
  });

  await test.step('so does the dialog that cancels', async () => {
    const booking = await book(user, [{ ...line, price, totalPrice }]);
    await pay(booking);
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Manage Booking' }).click();
    await page.getByRole('dialog', { name: 'Manage Booking' }).getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel booking' });
    await expectTerms(dialog.getByRole('table'));
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('cancelled', { exact: true })).toBeVisible();
  });
});
