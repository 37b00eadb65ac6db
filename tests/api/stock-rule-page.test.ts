import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrls } from '../../backoffice/urls.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { dayOf } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { adminForms, fieldsIn } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let editor: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = adminForms(harness, await adminSession(harness, 'editor'));
});
afterAll(() => harness.close());

const page = adminUrls.calendarRule({ do: 'raise', what: 'Villas', amount: '15', from: '24 Dec', last: '26/12' });
const price = async () => {
  const { products } = await listStockRows(harness.ctx(operator), { slug: 'palm-villa' });
  const sellables = products.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId));
  const [day] = await showStockDays(harness.ctx(operator), {
    sellables,
    from: dayOf('2026-12-24'),
    to: dayOf('2026-12-25'),
  });
  return day?.price;
};

/** The fields that apply what the page previews. */
async function previewed(): Promise<(readonly [string, string])[]> {
  const { body } = await editor.open(page);
  const applying = /<form[^>]*id="apply-rule"[\s\S]*?<\/form>/.exec(body)?.[0] ?? '';
  expect(body).toContain('Apply to 3 days');
  expect(body).toMatch(/₹12,500<\/span> → <strong[^>]*>₹14,375/);
  return [...fieldsIn(`<main>${applying}`), ['do', 'apply']];
}

test('without scripts a rule is previewed by its address, applied by its button, and undone from the list', async () => {
  const fields = await previewed();
  expect((await editor.send(page, fields)).headers['location']).toBe(adminUrls.calendarRules);
  expect(await price()).toBe(1_437_500);
  expect((await editor.send(page, fields)).statusCode).toBe(302);
  expect(await price()).toBe(1_437_500);

  const { body } = await editor.open(adminUrls.calendarRules);
  expect(body).toContain('Raise prices of villas in all places by 15%, 24 Dec 2026 to 26 Dec 2026');
  expect(body).toContain('editor@desk.example.in');
  expect((await editor.send(adminUrls.calendarRules, [...fieldsIn(body, 'undo'), ['do', 'undo']])).statusCode).toBe(
    302,
  );
  expect(await price()).toBe(1_250_000);
  expect(fieldsIn((await editor.open(adminUrls.calendarRules)).body, 'undo')).toEqual([]);
});

test('what changed since the preview is not applied, and the page shows the new preview', async () => {
  const fields = await previewed();
  await harness.database.pool.query(`update room_types set price_paise = 1300000 where name = 'Whole Villa'`);
  const refused = await editor.send(page, fields);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('have changed since your preview. Nothing was applied.');
  expect(refused.body).toContain('₹14,950');
  expect(await price()).toBe(1_300_000);
});

test('an incomplete rule shows what is missing, a wrong one what is wrong', async () => {
  const { body } = await editor.open(adminUrls.calendarRule({ do: 'raise', from: 'soon', places: 'Goa' }));
  expect(body).toContain('Enter a percentage, such as 15');
  expect(body).toContain('‘soon’ is not a day');
  expect(body).not.toContain('id="apply-rule"');
  const wrong = await editor.open(
    adminUrls.calendarRule({ do: 'close', what: 'Hotels', places: 'gao', from: '5 Dec', last: '6 Dec' }),
  );
  expect(wrong.body).toContain('No hotels in Gao.');
});

test('partners and support have no rules', async () => {
  for (const role of ['partner', 'support'] as const) {
    const other = adminForms(harness, await adminSession(harness, role));
    expect((await other.open(adminUrls.calendarRules)).statusCode).toBe(403);
    expect((await other.open(`${adminUrls.calendarRulePreview}.data?${page.split('?')[1]}`)).statusCode).toBe(403);
    expect((await other.send(adminUrls.calendarRules, [['do', 'undo']])).statusCode).toBe(403);
  }
  const partner = adminForms(harness, await adminSession(harness, 'partner'));
  expect((await partner.open(adminUrls.calendar)).body).not.toContain('Price and stay rules');
});
