import { expect, test } from 'vitest';
import { migrations } from './migrate.ts';
import { statementsOf } from './statements.ts';

test('a text is taken apart at the semicolons that end a statement', () => {
  expect(
    statementsOf(`-- one; two
      create table a (b text default ';', "c;d" int); /* three;
      four */ create function e() returns text language sql as $f$ select 'x;' || $$y;$$ $f$;
      select 'it''s; so' - 1 / 2;
    `),
  ).toEqual([
    `create table a (b text default ';', "c;d" int)`,
    `create function e() returns text language sql as $f$ select 'x;' || $$y;$$ $f$`,
    `select 'it''s; so' - 1 / 2`,
  ]);
});

test('each statement of the schema begins with what it does', () => {
  const words = migrations().flatMap(({ text }) => statementsOf(text).map((statement) => /^\w+/.exec(statement)?.[0]));
  expect(new Set(words)).toEqual(new Set(['create', 'insert', 'alter', 'do', 'call']));
});
