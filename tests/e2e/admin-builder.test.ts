import { randomUUID } from 'node:crypto';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { atStep, deleteEntry, next, photograph } from './parts/builder.ts';
import { countClicks } from './parts/clicks.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');
// the card shows the first photograph
test.use({ pictures: 'plain' });

test('a stay with five photographs is published in twelve clicks at most', async ({ page, device }) => {
  const name = `Tulsi House ${randomUUID().slice(0, 8)}`;
  const photographs = await Promise.all([1, 2, 3, 4, 5].map((at) => photograph(`view-${at}.jpg`, 60 + at * 25)));
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay');
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Add entry' }).click();
  await atStep(page, 'Basics');
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page.getByLabel('Description (required)', { exact: true }).fill('Above the steps of the old well.');
  await next(page).click();

  await atStep(page, 'Place');
  const map = page.getByRole('region', { name: 'Map to place the pin' });
  await expect(map.locator('[data-drawn]')).toBeVisible();
  await map.locator('canvas').click({ position: { x: 300, y: 120 } });
  // the map begins at the town that the location names
  await expect(page.getByLabel('Latitude')).toHaveValue(/^25\.\d+$/);
  await expect(page.getByLabel('Longitude')).toHaveValue(/^75\.\d+$/);
  await next(page).click();

  await atStep(page, 'Photographs');
  const begun = Date.now();
  await page.getByLabel('Upload pictures').setInputFiles(photographs);
  await expect(page.getByRole('group', { name: 'Pictures' }).getByLabel(/^Alt text: /)).toHaveCount(5);
  expect(Date.now() - begun, 'milliseconds for five photographs').toBeLessThan(20_000);
  await expectNoBarriersNarrowToo(page, 'the photographs of a stay', { within: '#main' });
  await next(page).click();

  await atStep(page, 'Rooms');
  const room = page.getByRole('group', { name: 'Room types' });
  await expect(room.getByLabel('Name (required)')).toHaveValue('Standard room');
  await room.getByLabel('Price (required)').fill('4200');
  await next(page).click();
  await atStep(page, 'Price');
  await next(page).click();
  await atStep(page, 'Rules');
  await expect(page.getByLabel('Check in time (required)')).toHaveValue('14:00');
  await next(page).click();

  await atStep(page, 'Check and publish');
  const card = page.getByRole('region', { name: 'As travellers will see it' });
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card).toContainText(/₹[\d,]+ for one night/);
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\//);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published.')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(12);

  const guest = await device();
  await visit(guest, `/stays/${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByText('Standard room').first()).toBeVisible();
  await deleteEntry(page);
});

test('a draft is left and resumed, says what it lacks and leads to each field', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/content\/stay\/build\.data 400/);
  ears.expect(/refused: POST \/admin\/content\/stay\/\w+\/build\.data\?step=rooms 400/);
  const name = `Imli House ${randomUUID().slice(0, 8)}`;
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay/build');
  await expectNoBarriersNarrowToo(page, 'the basics of a stay', { within: '#main' });
  // nothing is saved without the fields that every draft has
  await page.getByRole('button', { name: /^Place/ }).click();
  await expect(page.getByLabel('Name (required)')).toHaveAccessibleDescription(/Fill this in/);
  await page.getByLabel('Name (required)').fill(name);
  await page.getByLabel('Location (required)').fill('Bundi, Rajasthan');
  await page.getByLabel('Description (required)', { exact: true }).fill('Under the tamarind.');
  await page.getByRole('button', { name: /^Rooms/ }).click();
  await atStep(page, 'Rooms');
  await expectNoBarriersNarrowToo(page, 'the rooms of a stay', { within: '#main' });
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoSidewaysScroll(page, 'the rooms of a stay');
  await page.setViewportSize({ width: 1440, height: 900 });

  // an untouched room is not kept
  await page.getByRole('button', { name: /^Check and publish/ }).click();
  await atStep(page, 'Check and publish');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  await expect(publish).toHaveAccessibleDescription('Fill in what is missing first: Price.');
  await expect(page.getByRole('navigation', { name: 'Steps' })).toContainText('Price: 1 field missing');
  await expect(page.getByRole('region', { name: 'Recommended' }).getByRole('link')).toHaveText([
    /^Latitude/,
    /^Pictures/,
    /^Room types/,
    /^Amenities/,
    /^House rules/,
  ]);
  await expectNoBarriersNarrowToo(page, 'the last step', { within: '#main' });
  await page.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();

  await page.getByLabel('Search').fill(name);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Continue in steps' }).click();
  await page
    .getByRole('region', { name: 'Missing' })
    .getByRole('link', { name: /^Price/ })
    .click();
  await expect(page.getByRole('textbox', { name: /^Price/ })).toBeFocused();
  await expectNoBarriersNarrowToo(page, 'the price of a stay', { within: '#main' });
  await page.getByRole('textbox', { name: /^Price/ }).focus();
  await page.keyboard.type('3900');
  await page.keyboard.press('Enter');
  await atStep(page, 'Rules');
  await expectNoBarriersNarrowToo(page, 'the rules of a stay', { within: '#main' });
  await next(page).click();
  await expect(publish).toBeEnabled();
  await expect(publish).toHaveAccessibleDescription('Ready to publish.');

  // two rooms are added, one of them is removed, and a wrong one is named at its field
  await page.getByRole('button', { name: /^Rooms/ }).click();
  const rooms = page.getByRole('group', { name: 'Room types' });
  await rooms.getByLabel('Price (required)').fill('4500');
  await rooms.getByLabel('Upload picture').setInputFiles(await photograph('bed.jpg', 120));
  const alt = rooms.getByLabel('Alt text: bed.jpg');
  await alt.fill('A bed by the window');
  await expectNoBarriersNarrowToo(page, 'a room with its photograph', { within: '#main' });
  await rooms.getByRole('button', { name: 'Add another' }).click();
  await rooms.getByLabel('Name (required)').nth(1).fill('Tower room');
  await next(page).click();
  await expect(rooms.getByLabel('Price (required)').nth(1)).toHaveAccessibleDescription(/Fill this in/);
  await rooms.getByLabel('Price (required)').nth(1).fill('7000');
  await next(page).click();
  await atStep(page, 'Price');
  await page.getByRole('button', { name: /^Rooms/ }).click();
  await expect(rooms.getByLabel('Name (required)')).toHaveCount(2);
  await expect(alt).toHaveValue('A bed by the window');
  await rooms.getByRole('button', { name: /^Remove ?: Room type 1$/ }).click();
  await next(page).click();
  await page.getByRole('button', { name: /^Rooms/ }).click();
  await expect(rooms.getByLabel('Name (required)')).toHaveValue('Tower room');

  // photographs are sorted by dragging them
  await page.getByRole('button', { name: /^Photographs/ }).click();
  await page
    .getByLabel('Upload pictures')
    .setInputFiles(await Promise.all([photograph('door.jpg', 90), photograph('well.jpg', 150)]));
  const alts = page.getByRole('group', { name: 'Pictures' }).getByLabel(/^Alt text: /);
  await expect(alts).toHaveCount(2);
  const door = await page.getByRole('button', { name: 'Move door.jpg' }).boundingBox();
  await page.getByRole('button', { name: 'Move well.jpg' }).hover();
  await page.mouse.down();
  await page.mouse.move((door?.x ?? 0) + 10, (door?.y ?? 0) + 10, { steps: 12 });
  await page.mouse.up();
  await expect(alts.first()).toHaveAccessibleName(/^Alt text ?: well\.jpg$/);
  await next(page).click();
  await atStep(page, 'Rooms');
  await page.getByRole('button', { name: /^Photographs/ }).click();
  await atStep(page, 'Photographs');
  await expect(alts.first()).toHaveAccessibleName(/^Alt text ?: well\.jpg$/);
  await page.getByRole('link', { name: 'All fields' }).click();
  await deleteEntry(page);
});

test('a tour is begun in its own steps', async ({ page }) => {
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/tour-package/build');
  await page.getByLabel('Name (required)').fill(`Hill Walk ${randomUUID().slice(0, 8)}`);
  await page.getByLabel('Location (required)').fill('Shimla, Himachal Pradesh');
  await page.getByLabel('Description (required)', { exact: true }).fill('Through cedars.');
  await page.getByLabel('Price (required)').fill('1500');
  await page.getByLabel('Places (required)').fill('12');
  await page.getByRole('button', { name: /^Check and publish/ }).click();
  await expect(page.getByRole('region', { name: 'As travellers will see it' })).toContainText('₹1,');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await page.getByRole('link', { name: 'All fields' }).click();
  await deleteEntry(page);
});
