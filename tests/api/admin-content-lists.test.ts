import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { listHeads, maxCounted } from '../../service/content/list-heads.ts';
import type { Viewer } from '../../service/core/viewer.ts';
import { adminForms } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { splitStatements } from '../statements.ts';

let harness: Harness;
let editor: string;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = await adminSession(harness, 'editor');
});
afterAll(() => harness.close());

const user = (role: 'editor' | 'support'): Viewer => ({
  kind: 'user',
  userId: 1,
  sessionId: 'x',
  role,
  confirmed: true,
  email: `${role}@example.in`,
  username: role,
});
const viewer = user('editor');

type HeadsQuery = Partial<Omit<Parameters<typeof listHeads>[1], 'subject'>>;

const listed = (own: HeadsQuery = {}, asking = viewer) =>
  listHeads(harness.ctx(asking), {
    subject: catalogContent.subjectFor(typeNamed(catalogContent.model, 'faq'), asking),
    title: 'question',
    about: undefined,
    words: undefined,
    state: undefined,
    of: undefined,
    sort: { by: 'title', down: false },
    after: undefined,
    size: 7,
    ...own,
  });

const ask = (sql: string) =>
  harness.database.pool.query<{ question: string; id: number }>(sql).then(({ rows }) => rows);

const addQuestions = (from: number, to: number, question: string, answer = 'Please ask.') =>
  ask(`insert into faqs (stay_id, question, answer, position, published_at)
    select (select min(id) from stays), ${question}, '${answer}', 900 + n, case when n % 3 > 0 then now() end
    from generate_series(${from}, ${to}) n returning id, question`);

async function walked(own: HeadsQuery): Promise<number[]> {
  const ids: number[] = [];
  for (let after: string | undefined; ; ) {
    const { rows, next } = await listed({ ...own, after });
    ids.push(...rows.map(({ id }) => id));
    if (next === null || ids.length > 1_000) return ids;
    after = next;
  }
}

test('page by page every entry appears once and in order, even with equal names', async () => {
  await addQuestions(1, 30, `'Is there a lift?'`);
  await addQuestions(31, 50, `repeat('Where is the very long way to the house? ', 9) || n % 2`);
  for (const [by, column] of [
    ['title', 'question'],
    ['updatedAt', 'updated_at'],
  ] as const)
    for (const down of [false, true]) {
      const order = down ? ' desc' : '';
      const all = await ask(`select id from faqs order by ${column}${order}, id${order}`);
      expect(all.length).toBeGreaterThan(50);
      expect(await walked({ sort: { by, down } })).toEqual(all.map(({ id }) => id));
    }
  const drafts = await ask('select id from faqs where published_at is null order by question, id');
  expect(await walked({ state: 'draft' })).toEqual(drafts.map(({ id }) => id));
});

test('when the last entry of a page is deleted, the next page continues from its name', async () => {
  const { rows, next } = await listed();
  const last = rows.at(-1);
  await ask(`delete from faqs where id = ${last?.id}`);
  const after = await listed({ after: next ?? '' });
  const { rows: anew } = await listed({ size: 7 + 6 });
  expect(after.rows.map(({ id }) => id)).toEqual(anew.slice(6).map(({ id }) => id));
});

test('an invalid position starts at the first page', async () => {
  const { rows } = await listed({ sort: { by: 'updatedAt', down: true } });
  for (const after of ['', 'x', '7', '5 2026-13-45T99:99:99Z', '99999999999 x'])
    expect((await listed({ sort: { by: 'updatedAt', down: true }, after })).rows).toEqual(rows);
});

test('people without the right see no drafts', async () => {
  await expect(listed({}, user('support'))).rejects.toMatchObject({ status: 403 });
});

test('short lists are counted and searched completely; long ones by name, up to a limit', async () => {
  await addQuestions(60, 60, `'May I bring a parrot?'`, 'It sings on the verandah.');
  const few = await listed({ words: 'verandah' });
  expect([few.rows.map(({ title }) => title), few.byName, few.total]).toEqual([['May I bring a parrot?'], false, 1]);

  await addQuestions(100, 100 + maxCounted, `'Question number ' || n || ' (of many)'`);
  await ask('analyze faqs');
  expect((await listed()).total).toBe(maxCounted + 1);
  const many = await listed({ words: 'QUEST numb 4321' });
  expect([many.rows.map(({ title }) => title), many.byName]).toEqual([['Question number 4321 (of many)'], true]);
  expect((await listed({ words: 'verandah' })).rows).toEqual([]);
  const common = await ask(
    `select id from faqs where question ilike 'question number%' order by question, id limit 300`,
  );
  const pages: number[] = [];
  for (let after: string | undefined; pages.length < 300; ) {
    const { rows, next } = await listed({ words: 'number', size: 50, after });
    pages.push(...rows.map(({ id }) => id));
    after = next ?? undefined;
  }
  expect(pages).toEqual(common.map(({ id }) => id));
  const last = await listed({ words: 'number 99', size: 7, sort: { by: 'updatedAt', down: true } });
  const newest = await ask(
    `select id from faqs where question like 'Question number 99%' order by updated_at desc, id desc`,
  );
  expect(last.rows.map(({ id }) => id)).toEqual(newest.slice(0, 7).map(({ id }) => id));
  for (const hostile of [`'`, `\\`, `a:b & | ! <-> ''`, '()', '%_'])
    expect((await listed({ words: hostile })).rows.length).toBeLessThanOrEqual(7);

  const { open } = adminForms(harness, editor);
  const page = await open('/admin/content/faq?words=parrot');
  expect(page.body).toContain('we search only names and places');
  expect(page.body).toContain('May I bring a parrot?');
  expect((await open('/admin/content/faq')).body).toContain('More than 10,000 in all');
  const types = await open('/admin/content');
  expect([types.statusCode, types.body.includes('more than 10,000')]).toEqual([200, true]);
});

test('in a long list each sort order and search uses an index', async () => {
  const client = await harness.database.pool.connect();
  try {
    for (const [own, values, index] of [
      [{}, '51', 'faqs_named'],
      [{ sort: { by: 'updatedAt', down: true } }, '51', 'faqs_changed'],
      [{ words: 'parrot' }, `'''parrot'':*', 51`, 'faqs_found'],
    ] as const) {
      const texts = await splitStatements(() => listed({ size: 50, ...own }));
      expect(texts.length).toBeLessThanOrEqual(4);
      await client.query(`prepare page as ${texts.findLast((text) => text.includes('order by'))}`);
      const { rows } = await client.query(`explain execute page(${values})`);
      expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain(index);
      await client.query('deallocate page');
    }
  } finally {
    client.release();
  }
});
