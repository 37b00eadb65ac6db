import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { sentence } from '../../messages/message.ts';
import { deviceName } from '../../service/accounts/session.ts';
import { staffOfSession } from '../../service/accounts/staff/staff-of-session.ts';
import { AppError } from '../../service/core/app-error.ts';
import { type Viewer, visitor } from '../../service/core/viewer.ts';
import { defaultMaxBytes } from '../../service/platform/call.ts';
import type { Context } from '../../service/platform/context.ts';
import { costs } from '../../service/platform/load/work-limits.ts';
import { Compressed, sendEncoded } from '../../service/platform/negotiation.ts';
import { answerAway, mayPass, sendBusy } from '../../storefront/server/busy-page.ts';
import { finishPage, newRender, withoutMark } from '../../storefront/server/finish-page.ts';
import { carriesSecret, webRequest } from '../../storefront/server/web-request.ts';
import { rendering } from '../../storefront/service.ts';
import { adminRequest } from '../back-office.ts';
import { flashCookie, flashIn } from './act.ts';
import { answerPreviewBy, type RenderApart } from './answer-preview.ts';
import { previewAddress } from './preview-address.ts';

const built = new URL('../../build/backoffice/', import.meta.url);
const quickQuality = 4;

/** Of every answer: only the user may see it, so it is neither cached nor indexed. */
const ownHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

export interface BackOffice {
  readonly open: (app: FastifyInstance) => void;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly development: boolean;
  readonly publicUrl: string;
  readonly context: (request: FastifyRequest, viewer: Viewer) => Context;
  /** Renders storefront pages for the preview (storefront/server/open-pages.ts). */
  readonly renderApart: RenderApart;
}

/** Serves everything under /admin. The session cookie identifies the viewer. In development pages come through Vite. */
export function makeBackOffice(options: Options): BackOffice {
  const pages = openBuild(options.development);
  const answerPreview = answerPreviewBy(options);

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(ownHeaders);
    if (carriesSecret(request.url)) reply.header('referrer-policy', 'no-referrer');
    if (!isSameOrigin(request, options.publicUrl))
      throw new AppError('ForbiddenError', sentence(adminFormTexts.notOwnPage));
    const { cookie } = request.headers;
    const stranger = options.context(request, visitor);
    const viewer = await staffOfSession(stranger, { cookie });
    if (!viewer && arrivesFromElsewhere(request)) return onceMore(reply);
    const refused = viewer ? undefined : mayRender(stranger);
    if (refused) return sendBusy(refused, reply);
    const ctx = viewer ? options.context(request, viewer) : stranger;
    const previewed = viewer ? previewAddress(request.url) : undefined;
    if (viewer && previewed) return answerPreview(request, reply, { ctx: { ...ctx, viewer }, previewed });
    const message = flashIn(cookie);
    const made = newRender(request.url);
    const context = new RouterContextProvider();
    context.set(adminRequest, {
      ctx,
      address: shownAddress(request.url),
      device: deviceName(request.headers['user-agent']),
      message,
    });
    context.set(rendering, made);
    const { host } = new URL(options.publicUrl);
    const routed = await webRequest(request, reply, { host, maxBytes: bytesFrom(viewer, request.url) });
    routed.headers.delete('origin');
    const handle = await pages.handler();
    const response = await handle(request.method === 'HEAD' ? new Request(routed, { method: 'GET' }) : routed, context);
    if (mayPass(made.failed)) throw made.failed;
    if (made.failed !== undefined) request.log.error({ err: made.failed }, 'a back office page failed');
    reply.code(response.status);
    // one by one: several cookies share a name
    for (const [name, value] of response.headers) if (!(name in ownHeaders)) reply.header(name, value);
    if (message !== undefined && request.method === 'GET') reply.header('set-cookie', flashCookie(ctx.config, ''));
    const { page, mark } = made;
    if (page && response.headers.get('content-type')?.includes('text/html')) {
      if (options.development) return send(withoutMark(page, mark), request, reply);
      const { html, policy } = finishPage(page, mark, { framesAt: "'none'" });
      reply.header('content-security-policy', policy);
      return send(html, request, reply);
    }
    if (!response.body) return reply.send();
    // a file may be too large for memory, and progress must be sent while it is generated
    if (isPiecewise(response.headers)) return reply.send(response.body);
    return send(Buffer.from(await response.arrayBuffer()), request, reply);
  }

  return {
    close: pages.close,
    open: (app) => {
      pages.serve(app);
      app.setErrorHandler(answerAway);
      // the router reads bodies itself
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _payload, done) => done(null));
      for (const url of ['/admin', '/admin/*']) app.route({ method: ['GET', 'POST'], url, handler: answer });
    },
  };
}

/** Routes with file uploads count the bytes themselves (sent-body.ts, sent-files.ts). */
const takesFiles = /^\/admin\/(?:pictures|content-file)(?:\.data)?(?:\?|$)/;
/** Enough for an entry with all its parts. */
const formBytes = 512 * 1024;

/** The largest form that is read from this viewer, in bytes. */
function bytesFrom(viewer: Viewer | undefined, url: string): number | undefined {
  if (!viewer) return defaultMaxBytes;
  return takesFiles.test(url) ? undefined : formBytes;
}

const isPiecewise = (headers: Headers) =>
  headers.has('content-disposition') || headers.get('content-type') === 'application/x-ndjson';

function send(plain: Buffer, request: FastifyRequest, reply: FastifyReply) {
  return sendEncoded(request, reply, new Compressed(plain, quickQuality));
}

/** Charges the cost of a page to the rate limit of a visitor's network. Returns the refusal if the limit is used up. */
function mayRender(ctx: Context): AppError | undefined {
  try {
    ctx.quota?.spend(ctx, costs.page);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The address as the reader sees it, also if the router requests the data of a page. */
function shownAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://admin');
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (query ? `?${query}` : '');
}

type Handler = ReturnType<typeof createRequestHandler>;

interface Build {
  readonly handler: () => Promise<Handler>;
  readonly serve: (app: FastifyInstance) => void;
  readonly close: () => Promise<void>;
}

const isBuild = (value: object): value is ServerBuild => 'entry' in value && 'routes' in value;

function handlerOf(module: object, mode: 'development' | 'production'): Handler {
  if (!isBuild(module)) throw new Error('The build has no server entry');
  return createRequestHandler(module, mode);
}

/** Loads the back office build at the first request. */
function openBuild(development: boolean): Build {
  if (development) return throughVite();
  const entry = new URL('server/index.js', built);
  if (!existsSync(entry)) throw new Error('The pages of the back office are not built: npm start');
  let handler: Promise<Handler> | undefined;
  return {
    handler: () => {
      handler ??= import(entry.href).then((module: object) => handlerOf(module, 'production'));
      return handler;
    },
    serve: (app) => {
      const root = new URL('client/assets', built).pathname;
      const fixed = { immutable: true, maxAge: '1y', preCompressed: true, decorateReply: false, index: false } as const;
      void app.register(fastifyStatic, { ...fixed, root, prefix: '/admin/assets/' });
    },
    close: async () => {},
  };
}

function throughVite(): Build {
  const configFile = new URL('../vite.config.ts', import.meta.url).pathname;
  const starting = import('vite').then(({ createServer }) =>
    createServer({ configFile, server: { middlewareMode: true }, appType: 'custom' }),
  );
  return {
    handler: async () => {
      const module: object = await (await starting).ssrLoadModule('virtual:react-router/server-build');
      return handlerOf(module, 'development');
    },
    serve: (app) =>
      app.addHook('onRequest', (request, reply, done) => {
        const { url } = request.raw;
        void starting.then(({ middlewares }) =>
          middlewares(request.raw, reply.raw, () => {
            // Vite takes its base from the address
            request.raw.url = url ?? '/';
            done();
          }),
        );
      }),
    close: async () => (await starting).close(),
  };
}

type RequestHead = Pick<FastifyRequest, 'method' | 'headers'>;

/** True if a request that changes something was sent by one of our own pages. */
function isSameOrigin({ method, headers }: RequestHead, publicUrl: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin } = headers;
  if (origin !== undefined && origin !== 'null') return origin === publicUrl;
  // a page that sends no referrer sends no origin either
  return headers['sec-fetch-site'] === 'same-origin';
}

/** True if a link on another site was followed: the browser then does not send our cookie. */
function arrivesFromElsewhere({ method, headers }: RequestHead): boolean {
  return method === 'GET' && headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}

const openingAgain = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0">
<title>Padharo</title></head><body></body></html>`;

/** Makes the browser request the page again, now from one of our pages and with its cookie. */
function onceMore(reply: FastifyReply) {
  return reply
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(openingAgain);
}
