import { CompiledQuery } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { type Database, jobsSchemaOf } from './database/database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import { jobChannel, type Log } from './log.ts';
import { processBatch } from './process-batch.ts';

/** Every kind of job with its data. */
export interface Jobs {
  /**
   * `writtenAt`, `madeAt`: when the row was written, which determines its partition; jobs of an earlier release lack
   * it.
   */
  'send-email': { emailId: number; writtenAt?: string };
  'deliver-webhook': { deliveryId: number; madeAt?: string };
  'send-refund': { refundId: number };
  'make-report': { reportId: string };
  'add-avif': { documentId: string };
  'read-channel': { channelId: number };
  'read-due-channels': Record<string, never>;
  'ask-about-orders': Record<string, never>;
  'expire-bookings': Record<string, never>;
  'complete-bookings': Record<string, never>;
  'remind-travellers': Record<string, never>;
  'publish-planned': Record<string, never>;
  'write-digest': Record<string, never>;
  'requeue-lost': Record<string, never>;
  'forget-old': Record<string, never>;
  'keep-months': Record<string, never>;
  'check-updates': Record<string, never>;
  'forget-limits': Record<string, never>;
}
export type JobName = keyof Jobs;

/** Adds a job to the queue in that transaction. */
export type Enqueue = <Name extends JobName>(db: Database, name: Name, job: Jobs[Name]) => Promise<void>;

export type JobWork = { readonly [Name in JobName]: (job: Jobs[Name]) => Promise<void> };

/** Queue settings and, for scheduled jobs, their cron expression (Asia/Kolkata). */
const queues: { readonly [Name in JobName]: { retryLimit: number; expireInSeconds?: number; cron?: string } } = {
  // with doubling delays from 5 s up to an hour each, 24 tries last most of a day; an email that was being sent when
  // the process died is taken up again after three minutes, longer than the timeout of any mail server
  'send-email': { retryLimit: 24, expireInSeconds: 180 },
  // the delivery times out before the queue would
  'deliver-webhook': { retryLimit: 24, expireInSeconds: 60 },
  // refunds are tried hourly until the queue deletes the job after two weeks
  'send-refund': { retryLimit: 340, expireInSeconds: 120 },
  // in parts: an interrupted report continues where it stopped
  'make-report': { retryLimit: 5, expireInSeconds: 3_600 },
  // until it succeeds, the picture is sent as WebP
  'add-avif': { retryLimit: 5, expireInSeconds: 600 },
  // the next run follows in a quarter of an hour
  'read-channel': { retryLimit: 0, expireInSeconds: 120 },
  'read-due-channels': { retryLimit: 0, cron: '* * * * *' },
  'ask-about-orders': { retryLimit: 0, cron: '*/2 * * * *' },
  'expire-bookings': { retryLimit: 0, cron: '* * * * *' },
  'complete-bookings': { retryLimit: 0, cron: '10 * * * *' },
  'remind-travellers': { retryLimit: 0, cron: '*/5 * * * *' },
  'publish-planned': { retryLimit: 0, cron: '* * * * *' },
  'write-digest': { retryLimit: 0, cron: '*/10 * * * *' },
  'requeue-lost': { retryLimit: 0, cron: '5-59/10 * * * *' },
  'forget-old': { retryLimit: 0, cron: '40 3 * * *' },
  'forget-limits': { retryLimit: 0, cron: '*/10 * * * *' },
  // months in advance: it may wait until a backup has released the tables
  'keep-months': { retryLimit: 12, cron: '15 1 * * *' },
  'check-updates': { retryLimit: 0, cron: '25 6 * * *' },
};

/** Jobs without data. */
const ofTheClock = [
  'read-due-channels',
  'expire-bookings',
  'complete-bookings',
  'remind-travellers',
  'publish-planned',
  'write-digest',
  'requeue-lost',
  'forget-old',
  'forget-limits',
  'keep-months',
  'check-updates',
  'ask-about-orders',
] as const;

/** Milliseconds between two checks of `mayWork`. */
const lookEach = 1_000;

const burst = {
  pollingIntervalSeconds: 1,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface Queue {
  readonly enqueue: Enqueue;
  /**
   * Starts processing jobs; until then they wait in the database. If it throws, nothing has started and it can be
   * called again. While `mayWork` returns false, jobs are left to other processes.
   */
  readonly work: (jobs: JobWork, mayWork: () => boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const told = (name: JobName, work: () => Promise<void>): Promise<void> => jobChannel.tracePromise(work, { name });

/** The job queue (pg-boss) in the same database: a job exists when the transaction that added it commits. */
export async function openQueue(
  { background, kind, schema }: Pick<OpenDatabase, 'background' | 'kind' | 'schema'>,
  log: Log,
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => background.executeQuery(CompiledQuery.raw(text, values)) },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: jobsSchemaOf(schema),
    schedule: true,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  await boss.start();
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, { retryLimit, expireInSeconds = 900 }] of Object.entries(queues)) {
    const settings = { retryLimit, expireInSeconds, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
    const known = there.get(name);
    if (!known) await boss.createQueue(name, settings);
    // a queue created by an earlier version would keep its old settings
    else if (known.retryLimit !== retryLimit || known.expireInSeconds !== expireInSeconds) {
      await boss.updateQueue(name, settings);
    }
    // caches the queue's settings now: inside a transaction there is no second connection to read them
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
  }
  /** Processes up to ten jobs at once: the next ten begin when the slowest of these has ended. */
  async function processMany<Name extends JobName>(name: Name, work: JobWork[Name]): Promise<void> {
    await boss.work<Jobs[Name], void, typeof burst>(
      name,
      burst,
      processBatch(name, (job) => told(name, () => work(job)), log),
    );
  }
  /** Processes one job after another: each takes a processor for seconds. */
  async function processOne<Name extends JobName>(name: Name, work: JobWork[Name]): Promise<void> {
    await boss.work<Jobs[Name]>(name, async ([job]) => job && told(name, () => work(job.data)));
  }
  async function workOnAll(jobs: JobWork): Promise<void> {
    await processMany('send-email', jobs['send-email']);
    await processMany('deliver-webhook', jobs['deliver-webhook']);
    await processMany('send-refund', jobs['send-refund']);
    await processMany('read-channel', jobs['read-channel']);
    await processOne('make-report', jobs['make-report']);
    await processOne('add-avif', jobs['add-avif']);
    for (const name of ofTheClock) await boss.work(name, () => told(name, () => jobs[name]({})));
  }
  let looking: NodeJS.Timeout | undefined;
  return {
    enqueue: async (db, name, job) => {
      await boss.send(name, job, { db: fromKysely(db) });
    },
    work: async (jobs, mayWork) => {
      // the only part that queries the database
      for (const [name, { cron }] of Object.entries(queues)) {
        if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' });
      }
      let working = false;
      const follow = async () => {
        if (mayWork() === working) return;
        working = mayWork();
        if (working) await workOnAll(jobs);
        else for (const name of Object.keys(queues)) await boss.offWork(name, { wait: false });
      };
      await follow();
      looking = setInterval(() => {
        follow().catch((error: unknown) => log.warn({ err: error }, 'job queue'));
      }, lookEach).unref();
    },
    stop: async () => {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
