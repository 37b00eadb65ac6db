import { randomUUID } from 'node:crypto';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { atStep, deleteEntry, photograph } from './parts/builder.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';

test.skip(!canOperate, 'a session of the back office is written into the database');

test('a stay is made in all its steps and published with the keyboard alone', async ({ page }) => {
  const name = `Jamun House ${randomUUID().slice(0, 8)}`;
  const tabTo = async (label: RegExp) => {
    const named = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement;
        return (isField ? at.labels?.[0]?.textContent : at?.getAttribute('aria-label')) ?? at?.textContent ?? '';
      });
    for (let press = 0; press < 60 && !label.test(await named()); press += 1) await page.keyboard.press('Tab');
    expect(await named()).toMatch(label);
  };
  const goOn = async (title: string) => {
    await tabTo(/^Save and continue/);
    await page.keyboard.press('Enter');
    await atStep(page, title);
    await expect(page.getByRole('region', { name: `: ${title}` })).toBeFocused();
  };
  await standStill(page);
  await signInToAdmin(page, 'editor');
  await visit(page, '/admin/content/stay/build');
  for (const [label, text] of [
    [/^Name/, name],
    [/^Location/, 'Bundi, Rajasthan'],
    [/^Description/, 'By the lake.'],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(text);
  }
  await goOn('Place');
  await expect(page.locator('[data-drawn]')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'the place of a stay', { within: '#main' });
  await tabTo(/^No pin yet/);
  await page.keyboard.press('Enter');
  const latitude = page.getByLabel('Latitude');
  const before = Number(await latitude.inputValue());
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);
  // typed coordinates move the pin
  await latitude.fill('25.5');
  await expect(page.getByRole('button', { name: /^Pin at 25\.5, / })).toBeVisible();
  await goOn('Photographs');

  await tabTo(/^Upload pictures/);
  const choice = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await choice).setFiles([await photograph('door.jpg', 90), await photograph('well.jpg', 150)]);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const alts = pictures.getByLabel(/^Alt text: /);
  await expect(alts).toHaveCount(2);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.scrollIntoView());
  await page.getByRole('region', { name: ': Photographs' }).focus();
  await tabTo(/^Move well\.jpg/);
  await page.keyboard.press('Space');
  await expect(page.getByText('Over place 2 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Over place 1 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(alts.first()).toHaveAccessibleName(/^Alt text ?: well\.jpg$/);
  await page.getByRole('region', { name: ': Photographs' }).focus();
  await tabTo(/^Alt text: well\.jpg/);
  await page.keyboard.type('The old well');
  // Enter goes on to the next photograph
  await page.keyboard.press('Enter');
  await page.keyboard.type('The blue door');
  await goOn('Rooms');

  await tabTo(/^Price/);
  await page.keyboard.type('4200');
  await goOn('Price');
  await goOn('Rules');
  await goOn('Check and publish');
  await tabTo(/^Publish/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published.')).toBeVisible();
  const order = await pictures
    .getByLabel(/^Alt text: /)
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')));
  expect(order).toEqual(['The old well', 'The blue door']);
  await deleteEntry(page);
});
