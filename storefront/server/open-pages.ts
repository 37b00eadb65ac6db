import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { AppError } from '../../service/core/app-error.ts';
import { addressIn, linkingIn, pageAddress } from '../../service/core/language-address.ts';
import { defaultMaxBytes } from '../../service/platform/call.ts';
import type { Context } from '../../service/platform/context.ts';
import { yieldToTransactions } from '../../service/platform/load/transaction-priority.ts';
import { workLimits } from '../../service/platform/load/work-limits.ts';
import { WorkQueue } from '../../service/platform/load/work-queue.ts';
import { sendInParts } from '../../service/platform/negotiation.ts';
import { makePageCache, type PageCache } from '../../service/platform/page-cache.ts';
import { rendering, service } from '../service.ts';
import { assetsIn } from './assets-in.ts';
import { answerAway, mayPass, sendBusy } from './busy-page.ts';
import { canonicalKey } from './canonical-key.ts';
import { addressInChosen } from './chosen-language.ts';
import { newRender } from './finish-page.ts';
import { takeDependencies } from './page-dependencies.ts';
import { costOf, isCheckoutPath, isOwnForm, movedAddress } from './page-request.ts';
import { finish, hideSecret, type Rendered, sendCached, sendCompressed } from './send-page.ts';
import { carriesSecret, webRequest } from './web-request.ts';

const built = new URL('../../build/', import.meta.url);

type Handler = ReturnType<typeof createRequestHandler>;

export interface Pages {
  readonly open: (app: FastifyInstance) => void;
  readonly cache: PageCache;
  /**
   * Renders a request with the given context, without any cache. Storefront addresses get the prefix `base`; `inFront`
   * is inserted before each page, its scripts with the mark of the render.
   */
  readonly renderApart: (
    ctx: Context,
    request: Request,
    apart: { readonly base: string; readonly inFront: (mark: string) => string },
  ) => Promise<Apart>;
  readonly close: () => Promise<void>;
}

/** A page rendered for one reader outside the normal storefront. */
export interface Apart {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Serves the storefront's pages. `context` creates the context of a request, or of a page that is cached for everyone;
 * `publicUrl` is the origin of cached pages. In development pages come through Vite with hot reload and are not cached.
 */
export async function makePages(options: {
  development: boolean;
  publicUrl: string;
  /** The address of the payment provider's page, if there is one. */
  payAt: string | undefined;
  /** The address of street tiles, unless our own base map is used. */
  tilesAt: string | undefined;
  context: (request?: FastifyRequest) => Context;
}): Promise<Pages> {
  const vite = options.development
    ? await (await import('vite')).createServer({ server: { middlewareMode: true }, appType: 'custom' })
    : undefined;
  if (!vite && !existsSync(new URL('server/index.js', built))) throw new Error('The pages are not built: npm start');

  const isBuild = (value: object): value is ServerBuild => 'entry' in value && 'routes' in value;
  async function load() {
    const module: object = vite
      ? await vite.ssrLoadModule('virtual:react-router/server-build')
      : await import(new URL('server/index.js', built).href);
    if (!isBuild(module)) throw new Error('The build has no server entry');
    return module;
  }
  const handlerOf = (build: ServerBuild) => createRequestHandler(build, vite ? 'development' : 'production');
  const handlers = new Map<string, Handler>();
  /** Pages in a language lie below its prefix and load scripts with its texts; in development they come as they are. */
  async function handlerIn(language: string): Promise<Handler> {
    const known = handlers.get(language);
    if (known) return known;
    const build = await load();
    const handler = handlerOf(
      language === 'en'
        ? build
        : { ...build, basename: `/${language}`, assets: vite ? build.assets : assetsIn(language, build.assets) },
    );
    if (!vite) handlers.set(language, handler);
    return handler;
  }
  // the service does not start with a build that cannot be loaded
  if (!vite) await handlerIn('en');

  const pages = new WorkQueue(workLimits.pages);
  const checkoutPages = new WorkQueue(workLimits.checkoutPages);

  /**
   * Throws temporary errors for `answerAway`: no page can be rendered while the database is unavailable or the queue is
   * full.
   */
  function render(request: Request, from?: FastifyRequest): Promise<Rendered> {
    const { language, path: pathname } = pageAddress(new URL(request.url).pathname);
    const renderPage = async () => {
      const ctx = options.context(from);
      const inLanguage = { ...ctx, language, config: linkingIn(language, ctx.config) };
      return renderWith(await handlerIn(language), inLanguage, request);
    };
    // a submitted form is never queued
    if (request.method === 'POST') return renderPage();
    // the router asks which files a page needs: without an answer no link of an open page works
    const queue = pathname === '/__manifest' || isCheckoutPath(pathname) ? checkoutPages : pages;
    return queue.run(() => yieldToTransactions().then(renderPage), { signal: request.signal });
  }

  async function renderWith(handle: Handler, ctx: Context, request: Request): Promise<Rendered> {
    const made = newRender(request.url, ctx.language);
    const context = new RouterContextProvider();
    context.set(service, ctx);
    context.set(rendering, made);
    const response = await handle(request, context);
    const { failed } = made;
    if (mayPass(failed)) throw failed;
    if (failed !== undefined) ctx.log.error({ err: failed }, 'a page failed');
    // unreadable settings must not block a page
    const listed = await readSettings(ctx).then(
      ({ searchEngines }) => searchEngines.listed,
      () => true,
    );
    return { ...made, response, products: takeDependencies(response.headers), listed };
  }

  const cache = makePageCache(async (key) => {
    const rendered = await render(new Request(options.publicUrl + key));
    const { status, headers } = rendered.response;
    if (status !== 200 || !headers.get('cache-control')?.includes('public')) return undefined;
    return { ...(await finish(rendered, options)), products: rendered.products };
  });

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const inChosen = addressInChosen(request);
    if (inChosen !== undefined)
      return reply.code(302).headers({ location: inChosen, 'cache-control': 'private, no-store' }).send();
    const asksForHead = request.method === 'HEAD';
    const key = vite || !(request.method === 'GET' || asksForHead) ? undefined : canonicalKey(request.url);
    if (key === undefined || !cache.has(key)) {
      const refused = mayRender(request);
      if (refused) return sendBusy(refused, reply);
    }
    const page = key === undefined ? undefined : await cache.get(key);
    if (page) return sendCached(page, request, reply);
    const requested = await webRequest(request, reply, {
      host: new URL(options.publicUrl).host,
      maxBytes: defaultMaxBytes,
    });
    if (isOwnForm(request)) requested.headers.delete('origin');
    // a HEAD request gets the headers of the whole page
    const rendered = await render(asksForHead ? new Request(requested, { method: 'GET' }) : requested, request);
    const { response } = rendered;
    if (response.status === 404 && request.method !== 'POST') {
      const { language, path } = pageAddress(request.url);
      const moved = await movedAddress(options.context(request), path);
      if (moved)
        return reply
          .code(moved.status)
          .headers({
            location: moved.to.startsWith('/') ? addressIn(language, moved.to) : moved.to,
            'cache-control': 'max-age=3600',
          })
          .send();
    }
    reply.code(response.status);
    if (rendered.parts) {
      reply.headers(Object.fromEntries(response.headers));
      return sendInParts(request, reply, rendered.parts);
    }
    if (response.headers.get('content-type')?.includes('text/html')) {
      const { html, headers } = await finish(rendered, options);
      reply.headers({ 'cache-control': 'private, no-store', ...headers });
      if (carriesSecret(request.url)) hideSecret(reply);
      return sendCompressed(html, request, reply);
    }
    // one by one: several cookies share a name
    for (const [name, value] of response.headers) reply.header(name, value);
    if (carriesSecret(request.url)) hideSecret(reply);
    if (!response.body) return reply.send();
    return sendCompressed(Buffer.from(await response.arrayBuffer()), request, reply);
  }

  /**
   * Charges the cost of rendering to the rate limit of the reader's network. Returns the refusal if the limit is used
   * up.
   */
  function mayRender(request: FastifyRequest): AppError | undefined {
    const ctx = options.context(request);
    try {
      ctx.quota?.spend(ctx, costOf(request.url));
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  async function renderApart(
    ctx: Context,
    request: Request,
    { base, inFront }: { base: string; inFront: (mark: string) => string },
  ): Promise<Apart> {
    const rendered = await renderWith(handlerOf({ ...(await load()), basename: base }), ctx, request);
    const { response, page: written, mark } = rendered;
    const headers = Object.fromEntries(response.headers);
    const { status } = response;
    if (!written) return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
    const whole = written.map((text) => text.replace('<body>', (begin) => begin + inFront(mark)));
    const page = await finish({ ...rendered, page: whole }, options);
    return { status, headers: page.headers, body: page.html };
  }

  return {
    cache,
    renderApart,
    close: async () => vite?.close(),
    open: (app) => {
      if (vite) app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      else {
        const serve = {
          root: new URL('client/', built).pathname,
          preCompressed: true,
          decorateReply: false,
          index: false,
        } as const;
        void app.register(fastifyStatic, {
          ...serve,
          root: `${serve.root}assets`,
          prefix: '/assets/',
          immutable: true,
          maxAge: '1y',
        });
        // files of public/: the favicon, the placeholder
        void app.register(fastifyStatic, {
          ...serve,
          wildcard: false,
          globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
          maxAge: '1d',
        });
      }
      app.setErrorHandler(answerAway);
      // the router reads bodies itself
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', (_request, _payload, done) => done(null));
      app.route({ method: ['GET', 'POST'], url: '/*', handler: answerPage });
    },
  };
}
