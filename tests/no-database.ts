import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { operator } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context } from '../service/platform/context.ts';
import { makeLog } from '../service/platform/log.ts';
import { now } from './sold-things.ts';

const config = readConfig({ LOG_LEVEL: 'silent' }, () => 'a secret of thirty-two characters, for tests');

/** A context for use cases whose SQL is mocked: an empty database and the command-line operator as viewer. */
export const withoutDatabase: Context = {
  db: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  now,
  viewer: operator,
  language: 'en',
  network: null,
  limiter: { count: async () => [], uncount: async () => {}, begin: async () => {} },
  config,
  log: makeLog(config),
  enqueue: async () => {},
};
