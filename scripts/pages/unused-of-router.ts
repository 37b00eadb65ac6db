import { emptied, replaced, withBodies, withoutPart } from './edit-code.ts';
import type { Unused } from './unused.ts';

const routerLinks = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const routeModules = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const components = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;
const errorBoundaries = /\/react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/;
const errors = /\/react-router\/dist\/production\/lib\/errors\.js$/;
const fallback = /\/react-router\/dist\/production\/lib\/dom\/ssr\/fallback\.js$/;
const hooks = /\/react-router\/dist\/production\/lib\/hooks\.js$/;
const links = /\/react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/;
const singleFetch = /\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/;
const paths = /\/react-router\/dist\/production\/lib\/router\/utils\.js$/;
const routes = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/;

/** Of React Router 8.4. */
export const unusedOfRouter: readonly Unused[] = [
  {
    what: 'fetchers of the router: a part of a page asks through storefront/device/use-asked.ts',
    module: router,
    use: /\buseFetchers?\b|\bnavigate(?:=\{|: )false\b/,
    leaveOut: (code) => {
      const without = replaced(code, '\t\tnavigate,\n\t\tfetch,\n', { by: '\t\tnavigate,\n' });
      const methods = '\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n';
      const rest = replaced(without, methods, { by: '' });
      const alone = withoutPart(
        rest,
        '\tfetchLoadMatches.forEach((f, key) => {\n\t\tif (initialHydration',
        '\treturn {\n\t\tdsMatches,',
      );
      return withBodies(alone, {
        deleteFetcher: '',
        abortFetcher: '',
        getLoadingFetcher: '',
        getDoneFetcher: '',
        markFetchRedirectsDone: ' return false; ',
        abortStaleFetchLoads: ' return false; ',
        getUpdatedRevalidatingFetchers: ' return state.fetchers; ',
      });
    },
  },
  {
    what: 'forms that the router sends: ours are the browser’s, or call the service',
    module: router,
    use: /<Form\b|\buse(?:Submit|FormAction)\b/,
    leaveOut: (code) => {
      const rest = emptied(
        code,
        'handleAction',
        'getSubmittingNavigation',
        'getSubmissionFromNavigation',
        'getTargetMatch',
        'getTargetedDataStrategyMatches',
      );
      return withBodies(rest, { normalizeNavigateOptions: ' return { path }; ' });
    },
  },
  {
    what: 'the same forms',
    module: routerLinks,
    leaveOut: (code) => {
      const nameless = replaced(code, 'Form.displayName = "Form";\n', { by: '' });
      const rest = replaced(nameless, 'const Form = React', { by: 'const Form = /* @__PURE__ */ React' });
      return replaced(rest, 'HistoryRouter.displayName = "unstable_HistoryRouter";\n', { by: '' });
    },
  },
  {
    what: 'loaders, actions and middleware of a route that run in the browser',
    module: routes,
    use: /\bclient(?:Loader|Action|Middleware)\b/,
    leaveOut: (code) => {
      const critical = withoutPart(
        code,
        '\t\t\tdataRoute.action = ({ request',
        '\t\t} else {\n\t\t\tif (!route.hasClientLoader)',
      );
      const later = withoutPart(
        critical,
        '\t\t\tif (!route.hasClientAction) dataRoute.action',
        '\t\t\tlet lazyRoutePromise;',
      );
      const lazy = withoutPart(
        later,
        '\t\t\t\tloader: route.hasClientLoader ?',
        '\t\t\t\tshouldRevalidate: async () =>',
      );
      const own = withoutPart(
        lazy,
        '\t\t\t\t\treturn routeModule.clientLoader({',
        '\t\t\t\t});\n\t\t\t};\n\t\t\tdataRoute.loader.hydrate',
      );
      return emptied(
        own,
        'createClientRoutesWithHMRRevalidationOptOut',
        'wrapShouldRevalidateForHdr',
        'prefetchRouteModuleChunks',
      );
    },
  },
  {
    what: 'middleware that runs in the browser, routes that come by one function',
    module: router,
    use: /\bclientMiddleware\b/,
    leaveOut: (code) => {
      const strategy = replaced(code, 'init.dataStrategy || defaultDataStrategyWithMiddleware', {
        by: 'init.dataStrategy',
      });
      const rest = withoutPart(
        strategy,
        '\tif (typeof route.lazy === "function") {\n\t\tlet cachedPromise',
        '\tlet lazyKeys =',
      );
      const aborted = ' if (args.request.signal.aborted) throw args.request.signal.reason;';
      return withBodies(rest, { runClientMiddlewarePipeline: `${aborted} return handler(); ` });
    },
  },
  {
    what: 'style sheets of single pages: all have one',
    module: links,
    leaveOut: (code) => emptied(code, 'prefetchRouteCss', 'prefetchStyleLinks'),
  },
  {
    what: 'the ways to data of a route that runs in the browser, of a fetcher, and of an action',
    module: singleFetch,
    leaveOut: (code) =>
      emptied(code, 'singleFetchActionStrategy', 'nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'),
  },
  {
    what: 'a question before the page is left',
    module: router,
    use: /\buse(?:Blocker|Prompt)\b/,
    leaveOut: (code) => {
      const back = withoutPart(
        code,
        '\t\t\tif (unblockBlockerHistoryUpdate) {',
        '\t\t\treturn startNavigation(historyAction, location);',
      );
      const rest = withoutPart(
        back,
        '\t\tlet blockerKey = shouldBlockNavigation({\n\t\t\tcurrentLocation,',
        '\t\tawait startNavigation(historyAction, nextLocation',
      );
      return emptied(rest, 'getBlocker', 'deleteBlocker', 'updateBlocker');
    },
  },
  {
    what: 'segments of an address that may be missing: no line of storefront/routes.ts has one',
    module: paths,
    leaveOut: (code) => withBodies(code, { explodeOptionalSegments: ' return [path]; ' }),
  },
  {
    what: 'components that only run on the server, whose errors are texts',
    module: hooks,
    leaveOut: (code) => withBodies(code, { RSCErrorHandler: '', DefaultErrorComponent: ' return null; ' }),
  },
  {
    what: 'the same of their errors',
    module: errors,
    leaveOut: (code) => emptied(code, 'decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest'),
  },
  {
    what: 'the same of their links',
    module: components,
    leaveOut: (code) => emptied(code, 'RSCPrefetchPageLinksImpl'),
  },
  {
    what: 'the text of the scripts that only the server writes',
    module: components,
    leaveOut: (code) => {
      const context = withoutPart(
        code,
        'staticContext ? `window.__reactRouterContext',
        '" ";\n\t\tlet routeModulesScript',
      );
      const shown =
        '\t\treturn /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, /* @__PURE__ */ React$1.createElement("script"';
      const rest = withoutPart(context, '!isStatic ? " " : `', shown);
      return replaced(rest, 'let routeModulesScript = ', { by: 'let routeModulesScript = " ";\n' });
    },
  },
  {
    what: 'what stands while a route without server data gets them, which the root does not',
    module: fallback,
    leaveOut: (code) => emptied(code, 'RemixRootDefaultHydrateFallback'),
  },
  {
    what: 'all but a heading where the error page of the root itself fails',
    module: errorBoundaries,
    leaveOut: (code) =>
      withBodies(code, {
        RemixRootDefaultErrorBoundary:
          ' return React$1.createElement(BoundaryShell, { title: "Application Error!", isOutsideRemixApp }, React$1.createElement("h1", null, "Application Error")); ',
      }),
  },
  {
    what: 'NavLink, of which no bundler can tell that nobody uses it once it has a name',
    module: routerLinks,
    use: /<NavLink\b/,
    leaveOut: (code) => {
      const nameless = replaced(code, 'NavLink.displayName = "NavLink";\n', { by: '' });
      return replaced(nameless, 'const NavLink = React', { by: 'const NavLink = /* @__PURE__ */ React' });
    },
  },
  {
    what: 'instrumentation of the router in the browser',
    module: router,
    use: /\binstrumentations\b/,
    leaveOut: (code) => {
      const asked = replaced(code, 'if (init.instrumentations)', { by: 'if (false)', times: 2 });
      const rest = replaced(asked, 'consumeInstrumentationClientResultMetaReceiver(router)', {
        by: 'undefined',
        times: 2,
      });
      return emptied(rest, 'getInstrumentationNavigateMeta');
    },
  },
  {
    what: 'the reload of the page left behind when the code of another does not come: offline that is the browser’s error page',
    module: routeModules,
    leaveOut: (code) => {
      const reload = '\t\twindow.location.reload();\n\t\treturn new Promise(() => {});\n';
      const thrown = replaced(code, reload, { by: '\t\tthrow error;\n' });
      const told = /\t\tconsole\.error\(`Error loading route module[^\n]*\n\t\tconsole\.error\(error\);\n/;
      if (!told.test(thrown)) throw new Error('what was printed before the reload is not there');
      return thrown.replace(told, '');
    },
  },
  {
    what: 'the memory of code that did not come: the next try asks for it again',
    module: routes,
    leaveOut: (code) =>
      replaced(code, '\t\t\t\t})();\n\t\t\t\treturn await lazyRoutePromise;\n', {
        by: '\t\t\t\t})();\n\t\t\t\tlazyRoutePromise.catch(() => { lazyRoutePromise = void 0; });\n\t\t\t\treturn await lazyRoutePromise;\n',
      }),
  },
  {
    what: 'the same memory of the router',
    module: router,
    leaveOut: (code) =>
      replaced(code, '\tcache[key] = propertyPromise;\n', {
        by: '\tcache[key] = propertyPromise;\n\tpropertyPromise.catch(() => { delete cache[key]; });\n',
      }),
  },
];
