import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
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
import { ConfigError, DataDirError, explainPortErrors } from './service/platform/startup-errors.ts';

/** How payments are taken, for the operator's console. */
function paymentLines(config: Config): string[] {
  const { upiId, testPayments, showsTestPaymentNotice } = config;
  const gateway = gatewayOf(config);
  if (gateway && !testPayments)
    return [`Payments         ${gateway.label}${gateway.mode === 'test' ? ' in TEST MODE. No one is charged.' : ''}`];
  if (!testPayments)
    return upiId === undefined
      ? ['Payments         None. The payment page asks travellers to contact you until you set UPI_ID.']
      : [`Payments         UPI to ${upiId}. Confirm transfers with npm run operator -- upi-received`];
  if (showsTestPaymentNotice)
    return [
      'Payments         PAYMENTS=test: ANYONE CAN CONFIRM A BOOKING WITHOUT PAYING. Every page shows a notice.',
      '                 Travellers do not see UPI_ID in the meantime.',
    ];
  return [`Payments         ${upiId ? `UPI to ${upiId}, and the` : 'The'} test gateway, which charges no one`];
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
  say(config.databaseUrl ? 'Opening PostgreSQL …' : 'Opening the embedded database …');
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
    if (ran.length > 0) say(`Ran ${ran.length === 1 ? '1 migration' : `${ran.length} migrations`}`);
    const began = database.clock.now();
    await addMissingSettings({ db, now: began, viewer: clock });
    const loaded = config.sampleCatalogue ? await loadSampleOnce(db, began) : undefined;
    const seconds = ((database.clock.now().getTime() - began.getTime()) / 1000).toFixed(1);
    if (loaded) say(`Loaded the sample catalogue in ${seconds} s: ${loadedMessage(loaded)}`);
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
  say(`Padharo is running at ${at}`);
  const setUp = await retryWhileUnavailable(log, () =>
    makeSetUpLink({ db: database.db, now: database.clock.now(), viewer: clock, config }),
  );
  say(setUp === undefined ? `Admin            ${at}/admin` : `Create an admin  ${setUp}`);
  if (setUp !== undefined) say('                 Use this link once, within 72 hours, to create the first admin');
  say(`Content API      ${at}/api/stays`);
  if (!config.smtpUrl)
    say(config.mode === 'production' ? 'Emails are queued: SMTP_URL is not set' : `Emails           ${at}/mailbox`);
  for (const line of paymentLines(config)) say(line);
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
