import type { Config } from '../../service/platform/config.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import type { Log } from '../../service/platform/log.ts';
import { openQueue } from '../../service/platform/queue.ts';

/** Paths that a release must answer before it may touch the site: health, content and the two websites. */
const paths = ['/readyz', '/api/stays?populate=*', '/', '/stays', '/admin/login'];
/** Milliseconds for one answer of a release that has just started. */
const timeoutMs = 60_000;

/** Throws with the first path that is not answered with 200 in time. */
async function askAll(address: string): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(`${address}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`it answers ${answer.status} at ${path}`);
  }
}

/**
 * Migrates a copy of the site's database and starts this release on it. Its jobs never start, and it knows no mail
 * server: nothing of the copy is sent or paid. Throws with what failed.
 */
export async function rehearse(config: Config, log: Log, copy: string): Promise<void> {
  const apart: Config = {
    ...config,
    databaseUrl: copy,
    databaseDirectUrl: undefined,
    databaseReadUrls: [],
    smtpUrl: undefined,
    updatesUrl: undefined,
    metrics: undefined,
    traces: undefined,
  };
  if (config.mode !== 'development') process.env['NODE_ENV'] = 'production';
  const { compose } = await import('../../compose.ts');
  const database = await openDatabase(apart, log);
  try {
    await migrate(database);
    const queue = await openQueue(database, log);
    const { clock } = database;
    const service = await compose({ config: apart, log, database, queue, now: clock.now, withPages: true });
    try {
      await askAll(await service.app.listen({ host: '127.0.0.1', port: 0 }));
    } finally {
      await service.close();
      await queue.stop();
    }
  } finally {
    await database.close();
  }
}
