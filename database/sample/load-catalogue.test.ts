import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readDestinations } from './read-sample.ts';

/** A database without anything in it, and what it was asked, in order. */
function listening() {
  const heard: string[] = [];
  class Listener extends DummyDriver {
    override async beginTransaction() {
      heard.push('begin');
    }
  }
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Listener(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      heard.push(query.sql.trim().split(/\s+/).slice(0, 3).join(' '));
    },
  });
  return { db, heard };
}

test('pictures are drawn before the transaction, which the database would end while they are drawn', async () => {
  const { db, heard } = listening();
  const load = loadCatalogue(db, { destinations: readDestinations().slice(0, 2), stays: [] }, new Date());
  // nothing that was written can be read
  await expect(load).rejects.toThrow();
  expect(heard.slice(0, 3)).toEqual(['select id, "url"', 'begin', 'insert into "media"']);
});
