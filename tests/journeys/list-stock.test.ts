import { awake, expect, test, visit } from './parts/journey.ts';
import { canOperate, publishHouses, setRooms, unpublishHouses } from './parts/operator.ts';
import { cards, chooseDates } from './parts/screens.ts';
import { nightsFrom, tapovan } from './parts/stays.ts';

test.skip(!canOperate, 'the embedded database is open in the server alone');

test('a stay that is sold out is not offered for those nights', async ({ page }) => {
  const dates = nightsFrom(177);
  await visit(page, '/stays?location=Rishikesh');
  await chooseDates(page.getByRole('search'), dates);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  const card = page.getByRole('link', { name: tapovan.name });
  await expect(page).toHaveURL(new RegExp(`checkIn=${dates.checkIn}`));
  await expect(card).toBeVisible();
  for (const { roomType } of [tapovan.hill, tapovan.river, tapovan.suite]) {
    await setRooms(tapovan.slug, roomType, dates, { units: 0 });
  }
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { name: /stays? in Rishikesh/ })).toBeVisible();
  await expect(card).toHaveCount(0);
  await setRooms(tapovan.slug, tapovan.suite.roomType, dates, { units: 1 });
  await page.reload();
  await expect(cards(page).filter({ hasText: tapovan.name })).toContainText('Only 1 left');
});

test('a long list goes on with Load More', async ({ page }) => {
  await publishHouses('Journeyganj', 130);
  try {
    await visit(page, '/stays?location=Journeyganj');
    await expect(cards(page)).toHaveCount(100);
    await expect(page.getByText('Showing 100 of 130')).toBeVisible();
    await page.getByRole('link', { name: 'Load More' }).click();
    await expect(cards(page)).toHaveCount(130);
    await expect(page.getByRole('link', { name: 'Load More' })).toHaveCount(0);
  } finally {
    await unpublishHouses('Journeyganj');
  }
});
