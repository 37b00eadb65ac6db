import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { adminStartTexts } from './messages/en/admin/start.ts';
import { english as t } from './messages/translate.ts';
import { serveMetrics } from './service/api/telemetry.http.ts';
import { clock } from './service/core/viewer.ts';
import { gatewayOf } from './service/payments/gateways.ts';
import { type Config, readConfig } from './service/platform/config.ts';
import { isSerializationFailure, isUnavailable } from './service/platform/database/database-error.ts';
import { EarlierVersionError, migrate } from './service/platform/database/migrate.ts';
import { openDatabase } from './service/platform/database/open-database.ts';
import { type Log, makeLog } from './service/platform/log.ts';
import type { Metrics } from './service/platform/metrics.ts';
import { ownSecret } from './service/platform/own-secret.ts';
import { openQueue } from './service/platform/queue.ts';
import { recordRelease } from './service/platform/record-release.ts';
import { release } from './service/platform/release.ts';
import { ConfigError, DataDirError, explainPortErrors } from './service/platform/startup-errors.ts';

/** A line of the console: what it is about, and what is to say of it. */
const line = (label: string, text: string) => `${label.padEnd(16)} ${text}`;

/** How payments are taken, for the operator's console. */
function paymentLines(config: Config): string[] {
  const { upiId, testPayments, showsTestPaymentNotice } = config;
  const gateway = gatewayOf(config);
  const of = (text: string) => line(t(adminStartTexts.payments), text);
  if (gateway && !testPayments) {
    const { name, label = name, mode } = gateway;
    return [of(mode === 'test' ? t(adminStartTexts.gatewayInTestMode, { gateway: label }) : label)];
  }
  if (!testPayments) return [of(upiId ? t(adminStartTexts.upi, { upiId }) : t(adminStartTexts.noPayments))];
  if (showsTestPaymentNotice) return [of(t(adminStartTexts.testNotice)), line('', t(adminStartTexts.upiHidden))];
  return [of(upiId ? t(adminStartTexts.upiAndTestGateway, { upiId }) : t(adminStartTexts.testGateway))];
}

const openFigures = (metrics: Metrics, at: { host: string; port: number }) =>
  explainPortErrors(at, { port: 'METRICS_PORT', host: 'METRICS_HOST' }, () => serveMetrics(metrics, at));

function say(text: string): void {
  process.stdout.write(`  ${text}\n`);
}

/**
 * Runs work that a running site needs, again each second while the database is temporarily unavailable: ending the
 * process would lose the answers of current requests. Throws any other error.
 */
async function retryWhileUnavailable<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) && !isSerializationFailure(error)) throw error;
      log.warn({ err: error }, 'the database is busy; waiting to start');
      await wait(1_000);
    }
  }
}

async function main(): Promise<void> {
  const config = readConfig(process.env, ownSecret);
  // React and its router select their fast builds by this; the operator's own value is in config.mode
  if (config.mode !== 'development') process.env['NODE_ENV'] = 'production';
  const log = makeLog(config);

  const traces = config.traces && (await import('./service/platform/traces.ts')).openTraces(config.traces, log);
  say(t(config.databaseUrl ? adminStartTexts.openingPostgres : adminStartTexts.openingEmbedded));
  const opening = openDatabase(config, log);
  // the embedded database opens in its own thread while the rest of the site is loaded
  const [{ compose }, { makeSetUpLink }, { loadSampleOnce, loadedMessage }, { addMissingSettings }] = await Promise.all(
    [
      import('./compose.ts'),
      import('./service/accounts/staff/make-set-up-link.ts'),
      import('./database/sample/sample.ts'),
      import('./service/catalog/settings/add-missing-settings.ts'),
      opening,
    ],
  );
  const database = await opening;
  await migrate(database, async (db, ran) => {
    if (ran.length > 0) say(t(adminStartTexts.migrated, { count: ran.length }));
    const began = database.clock.now();
    await addMissingSettings({ db, now: began, viewer: clock });
    const loaded = config.sampleCatalogue ? await loadSampleOnce(db, began) : undefined;
    const seconds = ((database.clock.now().getTime() - began.getTime()) / 1000).toFixed(1);
    if (loaded) say(t(adminStartTexts.sampleLoaded, { seconds, what: loadedMessage(loaded) }));
  });
  // two processes that create the queues at the same time would fail
  const queue = await database.alone(() => openQueue(database, log));
  const service = await compose({ config, log, database, queue, now: database.clock.now, withPages: true, traces });
  const asked = new AbortController();
  const figures = config.metrics && service.metrics && (await openFigures(service.metrics, config.metrics));
  let signals = 0;
  async function stop(signal: string): Promise<void> {
    signals += 1;
    // an operator who signals twice does not want to wait
    if (signals > 1) return asked.abort();
    log.info({ signal }, 'stopping');
    if (signal === 'SIGTERM' && config.drainSeconds > 0) {
      service.drain();
      await wait(config.drainSeconds * 1_000, undefined, { signal: asked.signal }).catch(() => {});
    }
    const deadline = setTimeout(() => process.exit(1), 9_000);
    deadline.unref();
    // running requests finish first, then jobs, then the database
    await service.close();
    await figures?.close();
    await queue.stop();
    await database.close();
    await traces?.close().catch(() => {});
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  const { host, port } = config;
  await explainPortErrors({ host, port }, { port: 'PORT', host: 'HOST' }, () => service.app.listen({ host, port }));
  service.follow();
  await retryWhileUnavailable(log, service.startJobs);

  const at = config.publicUrl;
  say('');
  say(t(adminStartTexts.running, { address: at }));
  const setUp = await retryWhileUnavailable(log, () =>
    makeSetUpLink({ db: database.db, now: database.clock.now(), viewer: clock, config }),
  );
  await retryWhileUnavailable(log, () => recordRelease({ db: database.db, now: database.clock.now(), viewer: clock }));
  if (setUp === undefined) say(line(t(adminStartTexts.admin), `${at}/admin`));
  else {
    say(line(t(adminStartTexts.createAdmin), setUp));
    say(line('', t(adminStartTexts.createAdminOnce)));
  }
  say(line(t(adminStartTexts.contentApi), `${at}/api/stays`));
  say(line(t(adminStartTexts.version), release));
  if (!config.smtpUrl) {
    const queued = config.mode === 'production';
    say(queued ? t(adminStartTexts.emailsQueued) : line(t(adminStartTexts.emails), `${at}/mailbox`));
  }
  for (const one of paymentLines(config)) say(one);
  say('');
  // so that the next start finds the compiled code, however this process ends
  flushCompileCache();
}

main().catch((error: unknown) => {
  if (error instanceof DataDirError || error instanceof EarlierVersionError) process.stderr.write(`${error.message}\n`);
  else if (error instanceof ConfigError) process.stderr.write(`Configuration:\n${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
