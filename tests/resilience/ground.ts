import { type OpenDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';

const log = makeLog({ logLevel: 'error' });

/** Where a server that a test kills keeps its database. */
export interface KillGround {
  readonly env: Record<string, string>;
  /** Opens the database while no server runs. */
  readonly inspect: <Result>(work: (database: OpenDatabase) => Promise<Result>) => Promise<Result>;
}

export function groundAt(location: { databaseUrl: string } | { dataDir: string }): KillGround {
  const databaseUrl = 'databaseUrl' in location ? location.databaseUrl : undefined;
  const dataDir = 'dataDir' in location ? location.dataDir : '';
  return {
    env: databaseUrl === undefined ? { DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl },
    inspect: async (work) => {
      const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir }, log);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}
