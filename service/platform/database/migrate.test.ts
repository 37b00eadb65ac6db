import { expect, test } from 'vitest';
import { migrations, splitStatements } from './migrate.ts';

test('a text is split at the semicolons that end a statement', () => {
  expect(
    splitStatements(`-- one; two
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

test('each statement of the schema begins with its verb', () => {
  const words = migrations().flatMap(({ text }) =>
    splitStatements(text).map((statement) => /^\w+/.exec(statement)?.[0]),
  );
  expect(new Set(words)).toEqual(new Set(['create', 'insert', 'alter', 'do', 'call']));
});
