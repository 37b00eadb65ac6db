import { type ESTree, type Plugin, parseSync } from 'vite';

/** A part of a package that none of our pages uses and no bundler can prove unused, or that does what ours must not. */
interface Unused {
  readonly module: RegExp;
  /** What would use it: refused everywhere but in the packages themselves. */
  readonly use?: RegExp;
  readonly what: string;
  readonly leaveOut: (code: string) => string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(code: string, edits: readonly Edit[]): string {
  const last = edits.toSorted((a, b) => b.start - a.start);
  return last.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function replaced(code: string, text: string, { by, times = 1 }: { by: string; times?: number }): string {
  const parts = code.split(text);
  if (parts.length - 1 !== times) throw new Error(`“${text}” stands there ${parts.length - 1} times, not ${times}`);
  return parts.join(by);
}

const program = (code: string) => parseSync('package.js', code).program.body;

/** Empties functions that work only on what is never made; what only they call goes with them. */
function withoutBodies(code: string, names: readonly string[]): string {
  const edits: Edit[] = [];
  for (const node of program(code)) {
    if (node.type !== 'FunctionDeclaration' || !node.body || !names.includes(node.id?.name ?? '')) continue;
    edits.push({ start: node.body.start, end: node.body.end, text: '{}' });
  }
  if (edits.length !== names.length) throw new Error(`of ${names.join(', ')} only ${edits.length} are there`);
  return edited(code, edits);
}

const isPrototype = (node: ESTree.Expression | ESTree.Super, name: string) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === name &&
  node.property.type === 'Identifier' &&
  node.property.name === 'prototype';

function withoutMethods(code: string, name: string, atLeast: number): string {
  const edits: Edit[] = [];
  for (const node of program(code)) {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') continue;
    const { left } = node.expression;
    if (left.type === 'MemberExpression' && isPrototype(left.object, name)) edits.push({ ...node, text: '' });
  }
  if (edits.length < atLeast) throw new Error(`${name} has only ${edits.length} methods`);
  return edited(code, edits);
}

const react = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const routerLinks = /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/;
const router = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const routeModules = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const routes = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/;

const unused: readonly Unused[] = [
  {
    what: 'React’s own ViewTransition (the browser’s, which links start, is another), Activity or SuspenseList',
    module: react,
    use: /\b(?:ViewTransition|SuspenseList)\b|<Activity\b/,
    leaveOut: (code) =>
      withoutBodies(code, [
        'applyViewTransitionToHostInstances',
        'commitAfterMutationEffectsOnFiber',
        'commitEnterViewTransitions',
        'commitExitViewTransitions',
        'commitNestedViewTransitions',
        'createViewTransitionInstance',
        'restoreEnterOrExitViewTransitions',
        'restoreNestedViewTransitions',
        'restoreViewTransitionOnHostInstances',
        'startViewTransition',
        'trackEnterViewTransitions',
        'updateActivityComponent',
        'updateSuspenseListComponent',
      ]),
  },
  {
    what: 'what a ref on a Fragment can do',
    module: react,
    use: /<Fragment\b[^>]*\sref\b/,
    leaveOut: (code) => withoutMethods(code, 'FragmentInstance', 12),
  },
  {
    what: 'fetchers of the router: a part of a page asks through storefront/device/use-asked.ts',
    module: router,
    use: /\buseFetchers?\b|\bnavigate(?:=\{|: )false\b/,
    leaveOut: (code) => {
      const without = replaced(code, '\t\tnavigate,\n\t\tfetch,\n', { by: '\t\tnavigate,\n' });
      const methods = '\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n';
      return replaced(without, methods, { by: '' });
    },
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
      return replaced(asked, 'consumeInstrumentationClientResultMetaReceiver(router)', { by: 'undefined', times: 2 });
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

const packages = /\/node_modules\/(?:react|react-dom|react-router|@react-router)\//;

/** A module without what is never used of it. Throws when that is not there as known here, or when it would be used. */
export function withoutUnused(file: string, code: string): string {
  const use = packages.test(file) ? undefined : unused.find((part) => part.use?.test(code));
  if (use) throw new Error(`${file} uses ${use.what}: scripts/pages/leave-out.ts leaves it out`);
  return unused.filter(({ module }) => module.test(file)).reduce((rest, part) => part.leaveOut(rest), code);
}

/**
 * Leaves parts of React and its router out of what browsers load (decision 11). The build fails when our own code uses
 * one of them, and when a new version of the package no longer has them as they are known here.
 */
export function leaveOut(): Plugin {
  const missed = new Set<RegExp>();
  return {
    name: 'padharo-leave-out',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const { module } of unused) missed.add(module);
    },
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      for (const module of missed) if (module.test(file)) missed.delete(module);
      const rest = withoutUnused(file, code);
      return rest === code ? undefined : { code: rest, map: null };
    },
    buildEnd(error) {
      if (!error && missed.size > 0) throw new Error(`not in the build: ${[...missed].join(', ')}`);
    },
  };
}
