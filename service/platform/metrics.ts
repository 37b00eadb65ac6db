import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/database.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Log } from './log.ts';
import { countWaitingJobs } from './waiting-jobs.sql.ts';

/** Bucket limits of response times in seconds: from a cached page to what a proxy would time out. */
const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A number that is queried from the database when metrics are read. */
export interface Figure {
  readonly name: string;
  readonly help: string;
  readonly of: (db: Database, now: Date) => Promise<number>;
}

export interface Metrics {
  /** Records one answered request. `route` is the route pattern, never the URL. */
  readonly answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  /** All metrics in the Prometheus text format; those of a database that does not answer are left out. */
  readonly text: () => Promise<string>;
  readonly type: string;
}

/** Metrics of one process: requests by route, connection pools, the job queue, the runtime, and `figures`. */
export function makeMetrics(
  { pools, background, schema }: Pick<OpenDatabase, 'pools' | 'background' | 'schema'>,
  { figures, now, log }: { figures: readonly Figure[]; now: () => Date; log: Log },
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'padharo_request_duration_seconds',
    help: 'Requests by method, route and status, and how long their answers took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: durations,
    registers,
  });
  new Gauge({
    name: 'padharo_database_connections',
    help: 'Connections per pool: open, idle and waiting',
    labelNames: ['lane', 'state'] as const,
    registers,
    collect() {
      for (const [lane, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ lane, state: 'open' }, totalCount);
        this.set({ lane, state: 'idle' }, idleCount);
        this.set({ lane, state: 'waiting' }, waitingCount);
      }
    },
  });
  const up = gauge('padharo_database_up', 'Whether the database answered these figures', []);
  const jobs = gauge('padharo_jobs_waiting', 'Jobs whose time has come, by queue', ['queue']);
  const age = gauge('padharo_jobs_oldest_seconds', 'How long the first of them has waited', ['queue']);
  const failed = gauge('padharo_jobs_failed_day', 'Jobs that were given up within a day, by queue', ['queue']);
  const told = figures.map(({ name, help, of }) => ({ of, gauge: gauge(name, help, []) }));

  function gauge(name: string, help: string, labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers });
  }

  async function askDatabase(): Promise<void> {
    for (const { gauge } of told) gauge.remove();
    jobs.reset();
    age.reset();
    failed.reset();
    try {
      const [waiting, ...numbers] = await Promise.all([
        countWaitingJobs(background, schema),
        ...told.map(async ({ of }) => of(background, now())),
      ]);
      for (const { name: queue, ...of } of waiting) {
        jobs.set({ queue }, of.count);
        age.set({ queue }, of.seconds);
        failed.set({ queue }, of.failed);
      }
      for (const [at, number] of numbers.entries()) told[at]?.gauge.set(number);
      up.set(1);
    } catch (error) {
      log.warn({ err: error }, 'the database did not answer for its figures');
      up.set(0);
    }
  }

  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    text: async () => {
      await askDatabase();
      return registry.metrics();
    },
    type: registry.contentType,
  };
}
