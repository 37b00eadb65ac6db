import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type BackOffice, makeBackOffice } from './backoffice/server/open-back-office.ts';
import { authenticate } from './service/accounts/authenticate.ts';
import { callsOf } from './service/api/calls.ts';
import { openHealth } from './service/api/health.ts';
import { readJson } from './service/api/json-body.ts';
import { measureAnswers } from './service/api/metrics.http.ts';
import { originForm } from './service/api/origin-form.ts';
import { openOwnWrites } from './service/api/own-writes.http.ts';
import { answerError, answerUnreadable } from './service/api/respond.ts';
import { openApi } from './service/api/router.ts';
import { openSecurity } from './service/api/security.ts';
import {
  boundConnections,
  openTimeouts,
  serverOptions,
  type Timeouts,
  timeouts as usual,
} from './service/api/timeouts.ts';
import { traceRequests } from './service/api/traces.http.ts';
import { findCard } from './service/catalog/cards/find-card.ts';
import { productTypes } from './service/catalog/kinds.ts';
import { products } from './service/catalog/products.ts';
import { SearchFeed } from './service/catalog/search/search-feed.ts';
import { hearOfChanges } from './service/content/content-version.ts';
import { followVersion } from './service/content/follow-version.ts';
import { type Viewer, visitor } from './service/core/viewer.ts';
import { openOfflineCheck } from './service/documents/offline-check.http.ts';
import { mailWorkerOf } from './service/emails/mail-worker.ts';
import { openMailbox } from './service/emails/mailbox.http.ts';
import { jobs } from './service/jobs/jobs.ts';
import { openArtwork } from './service/media/artwork.http.ts';
import { openCards } from './service/media/cards.http.ts';
import { openIcons } from './service/media/icons.http.ts';
import { openMedia, openMissingFiles } from './service/media/media.http.ts';
import { usedDrawings } from './service/media/used-drawings.ts';
import { gatewayOf } from './service/payments/gateways.ts';
import { usualBytes } from './service/platform/call.ts';
import type { Config } from './service/platform/config.ts';
import type { Context } from './service/platform/context.ts';
import { isOff } from './service/platform/database/database-clock.ts';
import type { OpenDatabase } from './service/platform/database/open-database.ts';
import { makeLimiter } from './service/platform/limits/limiter.ts';
import type { Log } from './service/platform/log.ts';
import type { Metrics } from './service/platform/metrics.ts';
import { networkOf, proxiesOf } from './service/platform/network.ts';
import type { Queue } from './service/platform/queue.ts';
import { makeReadBudget } from './service/platform/read-budget.ts';
import type { Traces } from './service/platform/traces.ts';
import { unpaidFigure } from './service/stock/holds.ts';
import { makePages, type Pages } from './storefront/server/open-pages.ts';
import { carriesSecret } from './storefront/server/secret-address.ts';

export interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly queue: Queue;
  /** The only clock. */
  readonly now: () => Date;
  /** Tests of the API need no pages. */
  readonly withPages: boolean;
  /** Where the operator wants to see what each request does. */
  readonly traces?: Traces | undefined;
  /** How long slow clients are waited for; tests are in a hurry. */
  readonly timeouts?: Timeouts;
  /** Searches wait until the index holds all that was written before them: for tests. `false`: there is none. */
  readonly search?: 'exact' | false;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly context: (viewer?: Viewer, network?: string | null) => Context;
  /**
   * Lets what is written be followed, told or not. Without it the search index is not read and the database answers every
   * search, and only what is told is heard.
   */
  readonly follow: () => void;
  /** Lets jobs begin; without it they wait in the database. */
  readonly startJobs: () => Promise<void>;
  /** From now on `/readyz` says 503, and connections end with their next answer: whoever is asked to stop still serves. */
  readonly drain: () => void;
  /** The figures of this process, where the operator wants them. */
  readonly metrics: Metrics | undefined;
  readonly close: () => Promise<void>;
}

/** Puts the site together: the doors over the use cases over one database. Opens no port. */
export async function compose({
  config,
  log,
  database,
  queue,
  now,
  withPages,
  traces,
  timeouts = usual,
  search,
}: Parts): Promise<Service> {
  // the embedded database belongs to one process, which counts for itself
  const limiter = makeLimiter(database.kind === 'postgres' ? { db: database.db, log } : undefined);
  const budget = makeReadBudget();
  const context = (
    viewer: Viewer = visitor,
    network: string | null = null,
    db = database.db,
    reads = database.reads,
  ): Context => ({
    db,
    reads,
    now: now(),
    viewer,
    network,
    limiter,
    budget,
    config,
    log,
    enqueue: queue.enqueue,
  });
  /** Whoever asks by a request: what only reads has connections of its own, so that it takes none from a sale. */
  const asking = ({ ip, method }: FastifyRequest, viewer: Viewer): Context =>
    context(viewer, networkOf(ip), method === 'GET' || method === 'HEAD' ? database.pages : database.db);
  /** The same, read of a replica where whoever asks sees there what he wrote. */
  const visiting = (request: FastifyRequest, viewer: Viewer): Context => {
    const pools = readable(request);
    return pools ? context(viewer, networkOf(request.ip), pools.pages, pools.reads) : asking(request, viewer);
  };
  /** The site itself, for everybody. */
  const reading = () => context(visitor, null, database.pages);
  const app = Fastify({
    loggerInstance: log,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: config.mode !== 'production' }),
    trustProxy: config.trustProxy === 0 ? false : proxiesOf(config.trustProxy),
    bodyLimit: usualBytes,
    forceCloseConnections: 'idle',
    // a request that comes while the site closes is still answered, in the wire's words
    return503OnClosing: false,
    ...serverOptions(timeouts),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.header('cache-control', 'no-store'));
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  openTimeouts(app, timeouts);
  readJson(app);
  if (config.trustProxy === 0) boundConnections(app.server);
  await openSecurity(app, config);
  const { replicas } = database;
  const readable = openOwnWrites(app, { replicas, config, opens: carriesSecret });
  const read = config.metrics && (await import('./service/platform/metrics.ts'));
  const metrics = read?.makeMetrics(database, { figures: [unpaidFigure], now, log });
  if (traces) traceRequests(app, traces, { behind: config.trustProxy !== 0 });
  if (metrics) measureAnswers(app, metrics);
  let draining = false;
  let endFollowing = () => {};
  const lists = productTypes.map((type) => ({ type, ...products[type].list }));
  const feed =
    search === false ? undefined : new SearchFeed({ pools: database, lists, now, log, exact: search === 'exact' });
  if (feed) await database.onContentChange(feed.ring);
  openHealth(app, {
    probe: database.probe,
    clock: database.clock,
    isDraining: () => draining,
    searchesBy: () => (feed?.isUpToDate ? 'index' : 'database'),
  });
  // each door in a scope of its own: its hooks and parsers are not the others'
  const inScope = (open: (scope: FastifyInstance) => void) =>
    app.register((scope, _options, done) => {
      open(scope);
      done();
    });
  const drawings = usedDrawings(reading);
  await database.onContentChange(drawings.forget);
  const pay = (request: FastifyRequest, milliseconds: number) =>
    budget.spend({ viewer: visitor, network: networkOf(request.ip) }, milliseconds, 'pictures');
  await inScope((scope) => openArtwork(scope, { sheets: config.mode === 'development', used: drawings.has, pay }));
  await inScope((scope) => openCards(scope, reading, (type, slug) => findCard(reading(), { type, slug }), pay));
  await inScope(openIcons);
  await inScope((scope) => openMedia(scope, reading));
  await inScope(openMissingFiles);
  await inScope((scope) => openMailbox(scope, config));
  await inScope((scope) => openOfflineCheck(scope, config));
  await inScope((scope) =>
    openApi(scope, callsOf(config), {
      // who somebody is, is decided on the primary
      authenticate: (ctx, bearer) =>
        authenticate(ctx.db === replicas?.pools.pages ? { ...ctx, db: database.pages } : ctx, bearer),
      context: (request, viewer) => ({ ...visiting(request, viewer), log: request.log }),
    }),
  );
  await hearOfChanges(database);
  let pages: Pages | undefined;
  let admin: BackOffice | undefined;
  if (withPages) {
    const made = await makePages({
      development: config.mode === 'development',
      publicUrl: config.publicUrl,
      payAt: gatewayOf(config)?.formsTo,
      tilesAt: config.mapTiles && new URL(config.mapTiles.url).origin,
      context: (request) => {
        if (request) return visiting(request, visitor);
        const pools = replicas?.after(0);
        return pools ? context(visitor, null, pools.pages, pools.reads) : reading();
      },
    });
    pages = made;
    await inScope(made.open);
    await database.onContentChange(made.cache.drop);
    const ownAdmin = makeBackOffice({
      development: config.mode === 'development',
      publicUrl: config.publicUrl,
      context: (request, viewer) => ({ ...asking(request, viewer), log: request.log }),
      renderApart: made.renderApart,
    });
    admin = ownAdmin;
    await inScope(ownAdmin.open);
  }
  return {
    app,
    context,
    metrics,
    follow: () => {
      feed?.start();
      endFollowing = followVersion(database.pages, database.told);
    },
    startJobs: () =>
      queue.work(
        jobs((viewer) => context(viewer, null, database.background)),
        () => !isOff(database.clock),
      ),
    drain: () => {
      draining = true;
      app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    },
    close: async () => {
      // a connection whose last request ends during the stop would otherwise be kept alive until the deadline
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
      await app.close();
      clearInterval(sweep);
      endFollowing();
      await feed?.stop();
      mailWorkerOf(config).close();
      await pages?.close();
      await admin?.close();
    },
  };
}
