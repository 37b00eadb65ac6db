import { flushCompileCache } from 'node:module';
import { compose } from '../../compose.ts';
import { readConfig } from '../../service/platform/config.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import { openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { ownSecret } from '../../service/platform/own-secret.ts';
import { openQueue } from '../../service/platform/queue.ts';
import { stockedCatalogue } from './stocked-catalogue.ts';

// The site without its pages, on the real clock, in a separate process that tests can kill.
const config = readConfig(process.env, ownSecret);
const log = makeLog(config);
const database = await openDatabase(config, log);
await migrate(database, stockedCatalogue);
// if two processes create the queues at once, one of them fails
const queue = await database.alone(() => openQueue(database, log));
const service = await compose({ config, log, database, queue, now: () => new Date(), withPages: false });
await service.app.listen({ host: config.host, port: config.port });
// one worker sends at most an email a second: a test that waits for hundreds of emails asks for more workers
const workers = Number(process.env['EMAIL_WORKERS'] ?? '1');
for (let worker = 0; worker < workers; worker += 1) await service.startJobs();
// a killed process would otherwise leave no output
flushCompileCache();
