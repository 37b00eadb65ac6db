import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { type BackOffice, makeBackOffice } from './backoffice/server/open-back-office.ts';
import { authenticate } from './service/accounts/authenticate.ts';
import { callsOf } from './service/api/calls.ts';
import { openHealth } from './service/api/health.ts';
import { readJson } from './service/api/json-body.ts';
import { openOwnWrites } from './service/api/own-writes.http.ts';
import { answerError, answerUnreadable } from './service/api/respond.ts';
import { openApi, pathOfRequestLine } from './service/api/router.ts';
import { openSecurity } from './service/api/security.ts';
import { measureAnswers, traceRequests } from './service/api/telemetry.http.ts';
import {
  limitConnections,
  openTimeouts,
  serverOptions,
  type Timeouts,
  timeouts as usual,
} from './service/api/timeouts.ts';
import { findCard } from './service/catalog/cards/find-card.ts';
import { productTypes } from './service/catalog/kinds.ts';
import { products } from './service/catalog/products/products.ts';
import { followChanges } from './service/content/content-version.ts';
import { followVersion } from './service/content/follow-version.ts';
import { preferredLanguage } from './service/core/preferred-language.ts';
import { type Viewer, visitor } from './service/core/viewer.ts';
import { openOfflineCheck } from './service/documents/offline-check.http.ts';
import { mailWorkerOf } from './service/emails/mail-worker.ts';
import { openMailbox } from './service/emails/mailbox.http.ts';
import { jobs } from './service/jobs/jobs.ts';
import { openArtwork, openIcons } from './service/media/artwork.http.ts';
import { openCards } from './service/media/cards.http.ts';
import { openEmailPictures } from './service/media/email-pictures.http.ts';
import { openMedia, openMissingFiles } from './service/media/media.http.ts';
import { usedDrawings } from './service/media/used-drawings.ts';
import { gatewayOf } from './service/payments/gateways.ts';
import { defaultMaxBytes } from './service/platform/call.ts';
import type { Config } from './service/platform/config.ts';
import type { Context } from './service/platform/context.ts';
import { isClockOff } from './service/platform/database/database-clock.ts';
import type { OpenDatabase } from './service/platform/database/open-database.ts';
import { makeLimiter } from './service/platform/limits/limiter.ts';
import { makeReadQuota } from './service/platform/load/read-quota.ts';
import type { Log } from './service/platform/log.ts';
import type { Metrics } from './service/platform/metrics.ts';
import { networkOf, proxiesOf } from './service/platform/network.ts';
import type { Queue } from './service/platform/queue.ts';
import type { Traces } from './service/platform/traces.ts';
import { openSearch } from './service/search/search.ts';
import { unpaidFigure } from './service/stock/holds.ts';
import { makePages, type Pages } from './storefront/server/open-pages.ts';
import { carriesSecret } from './storefront/server/web-request.ts';

export interface ServiceParts {
  readonly config: Config;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly queue: Queue;
  /** The only clock. */
  readonly now: () => Date;
  /** Tests of the API need no pages. */
  readonly withPages: boolean;
  /** Set if the operator wants traces. */
  readonly traces?: Traces | undefined;
  /** Time limits for slow clients; shorter in tests. */
  readonly timeouts?: Timeouts;
  /** Milliseconds within which the database must count calls; tests wait longer on a busy machine. */
  readonly countTimeout?: number | undefined;
  /** 'exact': searches wait until the index contains everything written before, for tests. `false`: no index. */
  readonly search?: 'exact' | false;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly context: (viewer?: Viewer, network?: string | null) => Context;
  /**
   * Starts following changes of the database. Without it the search index is not read and the database answers every
   * search, and caches only hear of changes by notification.
   */
  readonly follow: () => void;
  /** Starts processing jobs; until then they wait in the database. */
  readonly startJobs: () => Promise<void>;
  /** From now on `/readyz` answers 503, and connections end after their next answer; requests are still answered. */
  readonly drain: () => void;
  /** Metrics of this process, if the operator wants them. */
  readonly metrics: Metrics | undefined;
  readonly close: () => Promise<void>;
}

/** Puts the site together: entry points over use cases over one database. Opens no port. */
export async function compose({
  config,
  log,
  database,
  queue,
  now,
  withPages,
  traces,
  timeouts = usual,
  countTimeout,
  search,
}: ServiceParts): Promise<Service> {
  // the embedded database belongs to one process, which counts alone
  const limiter = makeLimiter(database.kind === 'postgres' ? { db: database.db, log, countTimeout } : undefined);
  const quota = makeReadQuota();
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
    language: 'en',
    network,
    limiter,
    quota,
    config,
    log,
    enqueue: queue.enqueue,
  });
  /** The context of a request: reads have their own connections, so that they take none from a sale. */
  const requestContext = ({ ip, method }: FastifyRequest, viewer: Viewer): Context =>
    context(viewer, networkOf(ip), method === 'GET' || method === 'HEAD' ? database.pages : database.db);
  /** The same, reading a replica if it already has the visitor's own writes. */
  const pageContext = (request: FastifyRequest, viewer: Viewer): Context => {
    const pools = readable(request);
    return pools ? context(viewer, networkOf(request.ip), pools.pages, pools.reads) : requestContext(request, viewer);
  };
  /** The site itself, for pages that are the same for everyone. */
  const publicContext = () => context(visitor, null, database.pages);
  const app = Fastify({
    loggerInstance: log,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: config.mode !== 'production' }),
    trustProxy: config.trustProxy === 0 ? false : proxiesOf(config.trustProxy),
    bodyLimit: defaultMaxBytes,
    forceCloseConnections: 'idle',
    // a request during shutdown is still answered, in the wire format
    return503OnClosing: false,
    ...serverOptions(timeouts),
    rewriteUrl: ({ url = '/' }) => pathOfRequestLine(url),
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.header('cache-control', 'no-store'));
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  openTimeouts(app, timeouts);
  readJson(app);
  if (config.trustProxy === 0) limitConnections(app.server);
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
  const openedSearch =
    search === false ? undefined : openSearch({ pools: database, lists, now, log, exact: search === 'exact' });
  if (openedSearch) await database.onContentChange(openedSearch.noteWrite);
  openHealth(app, {
    probe: database.probe,
    clock: database.clock,
    isDraining: () => draining,
    searchesBy: () => openedSearch?.answeredBy() ?? 'database',
  });
  // each entry point in its own scope, so that hooks and parsers stay separate
  const inScope = (open: (scope: FastifyInstance) => void) =>
    app.register((scope, _options, done) => {
      open(scope);
      done();
    });
  const drawings = usedDrawings(publicContext);
  await database.onContentChange(drawings.forget);
  const pay = (request: FastifyRequest, milliseconds: number) =>
    quota.spend({ viewer: visitor, network: networkOf(request.ip) }, milliseconds, 'pictures');
  await inScope((scope) => openArtwork(scope, { sheets: config.mode === 'development', used: drawings.has, pay }));
  await inScope((scope) =>
    openCards(scope, publicContext, (type, slug) => findCard(publicContext(), { type, slug }), pay),
  );
  await inScope(openIcons);
  await inScope((scope) => openMedia(scope, publicContext));
  await inScope((scope) => openEmailPictures(scope, publicContext, drawings.has, pay));
  await inScope(openMissingFiles);
  await inScope((scope) => openMailbox(scope, config));
  await inScope((scope) => openOfflineCheck(scope, config));
  await inScope((scope) =>
    openApi(scope, callsOf(config), {
      // callers are authenticated on the primary
      authenticate: (ctx, bearer) =>
        authenticate(ctx.db === replicas?.pools.pages ? { ...ctx, db: database.pages } : ctx, bearer),
      context: (request, viewer) => ({
        ...pageContext(request, viewer),
        language: preferredLanguage(request.headers['accept-language']),
        log: request.log,
      }),
    }),
  );
  await followChanges(database);
  let pages: Pages | undefined;
  let admin: BackOffice | undefined;
  if (withPages) {
    const made = await makePages({
      development: config.mode === 'development',
      publicUrl: config.publicUrl,
      payAt: gatewayOf(config)?.formsTo,
      tilesAt: config.mapTiles && new URL(config.mapTiles.url).origin,
      context: (request) => {
        if (request) return pageContext(request, visitor);
        const pools = replicas?.after(0);
        return pools ? context(visitor, null, pools.pages, pools.reads) : publicContext();
      },
    });
    pages = made;
    await inScope(made.open);
    await database.onContentChange(made.cache.drop);
    const ownAdmin = makeBackOffice({
      development: config.mode === 'development',
      publicUrl: config.publicUrl,
      context: (request, viewer) => ({ ...requestContext(request, viewer), log: request.log }),
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
      openedSearch?.follow();
      endFollowing = followVersion(database.pages, database.notifications);
    },
    startJobs: () =>
      queue.work(
        jobs((viewer) => context(viewer, null, database.background)),
        () => !isClockOff(database.clock),
      ),
    drain: () => {
      draining = true;
      app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
    },
    close: async () => {
      // a connection whose last request ends during shutdown would otherwise be kept alive until the deadline
      const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
      await app.close();
      clearInterval(sweep);
      endFollowing();
      await openedSearch?.close();
      mailWorkerOf(config).close();
      await pages?.close();
      await admin?.close();
    },
  };
}
