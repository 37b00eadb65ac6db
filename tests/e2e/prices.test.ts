import { expect, test, visit } from './parts/fixtures.ts';
import { amountOf, cards, panelOf } from './parts/screens.ts';
import { book, cartLine, inRupees, nightsFrom, priceOf, tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('the same total with fees appears on card, room, panel and payment page', async ({ device }) => {
  const dates = nightsFrom(300, 3);
  const { total, tax, payable } = priceOf(tapovan.hill.price, 3);
  const user = await traveller();
  const page = await device({ traveller: user });
  await visit(page, '/stays?location=tapovan');
  const card = cards(page).filter({ hasText: tapovan.name });
  const night = `from (Original price ₹[\\d,]+ )?${inRupees(tapovan.hill.price)} a night`;
  const entry = inRupees(priceOf(tapovan.hill.price, 1).payable);
  await expect(card).toContainText(new RegExp(`${night}\\s*${entry} total · 1 night with fees and GST`));
  await visit(page, `/stays?location=tapovan&checkIn=${dates.checkIn}&checkOut=${dates.checkOut}`);
  await expect(card.locator('strong')).toHaveText(inRupees(payable));
  await expect(card).toContainText(`${inRupees(payable)} total · 3 nights`);
  await expect(card).toContainText(`${inRupees(tapovan.hill.price)} a night + fees and GST`);

  await card.getByRole('link', { name: tapovan.name }).click();
  const panel = panelOf(page);
  await expect(panel).toContainText(`${inRupees(payable)}total · 3 nights`);
  await expect(amountOf(panel, 'Cleaning fee')).toHaveText('₹500');
  await expect(amountOf(panel, 'GST (18%)')).toHaveText(inRupees(tax));
  await expect(page.getByRole('radio', { name: tapovan.hill.roomType })).toHaveAccessibleDescription(
    new RegExp(`${inRupees(payable)} total · 3 nights`),
  );

  const { paymentLink } = await book(user, [await cartLine(dates)]);
  await visit(page, new URL(paymentLink).pathname + new URL(paymentLink).search);
  await expect(amountOf(page.getByRole('main'), tapovan.name)).toHaveText(inRupees(total - 1_000));
  for (const fee of ['Cleaning fee', 'Service fee'])
    await expect(amountOf(page.getByRole('main'), fee)).toHaveText('₹500');
  await expect(amountOf(page.getByRole('main'), 'GST (18%)')).toHaveText(inRupees(tax));
  await expect(amountOf(page.getByRole('main'), 'Total')).toHaveText(inRupees(payable));
});
