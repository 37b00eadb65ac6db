import { awake, expect, test, visit } from './parts/fixtures.ts';
import { cards } from './parts/screens.ts';

for (const path of ['/stays', '/attraction/goa', '/car-rentals/all']) {
  test(`${path} says its cards once, and they stay as they were written`, async ({ page }) => {
    const html = await (await page.request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('\n');
    await page.goto(path);
    const all = cards(page);
    const name = (await all.first().getByRole('heading').textContent()) ?? '';
    const count = await all.count();
    expect(html).toContain(name);
    expect(scripts).not.toBe('');
    expect(scripts).not.toContain(name);
    await all.last().evaluate((card) => card.setAttribute('data-as-written', ''));
    await awake(page);
    await expect(all).toHaveCount(count);
    await expect(all.last()).toHaveAttribute('data-as-written', '');
  });
}

test('the footer stays as the server wrote it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.removedNodes]))
        if (node.nodeName === 'FOOTER') document.documentElement.dataset['removed'] = 'footer';
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/stays');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-removed');
});

test('another look and another order make cards of data', async ({ page }) => {
  await visit(page, '/stays');
  const names = await cards(page).getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price (Low to High)');
  await expect(cards(page).getByRole('heading').first()).not.toHaveText(names[0] ?? '');
  await expect(cards(page)).toHaveCount(names.length);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Recommended');
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  await page.reload();
  await awake(page);
  await expect(cards(page).getByRole('heading')).toHaveText(names);
});

test('where the page was changed before its start, React makes it again, and the cards are there', async ({
  page,
  ears,
}) => {
  ears.allow(/Minified React error #418/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('h1');
      if (heading) heading.textContent = 'Changed by somebody else';
      document.documentElement.dataset['changed'] = heading?.textContent ?? '';
    });
  });
  await page.goto('/stays');
  const names = await cards(page).getByRole('heading').allTextContents();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your perfect stay');
  await expect(cards(page).getByRole('heading')).toHaveText(names);
  const heart = cards(page).first().locator('[data-save]');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
