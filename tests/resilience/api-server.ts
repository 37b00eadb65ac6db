import { flushCompileCache } from 'node:module';
import { compose } from '../../compose.ts';
import { readConfig } from '../../service/platform/config.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { ownSecret } from '../../service/platform/own-secret.ts';
import { openQueue } from '../../service/platform/queue.ts';
import { stockedCatalogue } from './stocked-catalogue.ts';

// The house without its pages, on the real clock, in a process of its own: something that can be killed.
const config = readConfig(process.env, ownSecret);
const log = makeLog(config);
const database = await openDatabase(config, log);
await migrate(database, stockedCatalogue);
// queues that two processes make at once fail in one of them
const queue = await database.alone(() => openQueue(database, log));
const service = await compose({ config, log, database, queue, now: () => new Date(), withPages: false });
await service.app.listen({ host: config.host, port: config.port });
// one worker sends at most an email a second: a test that waits for hundreds of emails asks for more workers
const workers = Number(process.env['EMAIL_WORKERS'] ?? '1');
for (let worker = 0; worker < workers; worker += 1) await service.startJobs();
// who is killed leaves nothing behind otherwise
flushCompileCache();
