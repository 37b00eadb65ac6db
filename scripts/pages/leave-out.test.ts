import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../storefront/routes.ts';
import { root } from '../command.ts';
import { withoutUnused } from './leave-out.ts';
import { unusedOfReact } from './unused-of-react.ts';
import { unusedOfRouter } from './unused-of-router.ts';

const installed = join(root, 'node_modules');
const router = join(installed, 'react-router/dist/production/lib/router/router.js');
const ours = '/house/storefront/home/hero.tsx';
const parts = [...unusedOfReact, ...unusedOfRouter];

/** The file that the pattern of a part means. */
const fileOf = (module: RegExp) => join(installed, module.source.replaceAll(/[\\$]/g, ''));

test.each(parts)('what is left out is there as it is known here: $what', ({ module, leaveOut }) => {
  const file = fileOf(module);
  expect(file).toMatch(module);
  const code = readFileSync(file, 'utf8');
  const rest = leaveOut(code);
  expect(rest).not.toBe(code);
  expect(rest.length).toBeLessThan(code.length + 200);
});

test('a package that has it no longer stops the build', () => {
  const rest = withoutUnused(router, readFileSync(router, 'utf8'));
  expect(() => withoutUnused(router, rest)).toThrow();
});

test('of React goes what its own view transitions do and what a ref on a fragment can do', () => {
  const react = fileOf(/react-dom\/cjs\/react-dom-client\.production\.js/);
  const rest = withoutUnused(react, readFileSync(react, 'utf8'));
  expect(rest).toMatch(/function startViewTransition\([^)]*\) \{\}/);
  expect(rest).toContain('function FragmentInstance(');
  expect(rest).not.toContain('FragmentInstance.prototype.');
  expect(rest).not.toContain('exports.createRoot');
  expect(rest).toContain('exports.hydrateRoot = ');
});

test('code of a page that does not come is an error like others, and asked for anew', () => {
  const folder = join(installed, 'react-router/dist/production/lib/dom/ssr');
  const read = (file: string) => withoutUnused(file, readFileSync(file, 'utf8'));
  const modules = read(join(folder, 'routeModules.js'));
  expect(modules).not.toContain('location.reload');
  expect(modules).toContain('throw error;\n\t}');
  expect(read(join(folder, 'routes.js'))).toContain('lazyRoutePromise.catch(() => { lazyRoutePromise = void 0; });');
  expect(read(router)).toContain('propertyPromise.catch(() => { delete cache[key]; });');
});

test('of the router go fetchers, forms and instrumentation', () => {
  const rest = withoutUnused(router, readFileSync(router, 'utf8'));
  expect(rest).not.toMatch(/^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion),$/m);
  expect(rest).toMatch(/^\t\tnavigate,\n\t\trevalidate,$/m);
  expect(rest).not.toContain('if (init.instrumentations)');
  expect(rest).toMatch(/async function handleAction\([^)]*\) \{\}/);
});

test.each([
  "import { ViewTransition } from 'react';",
  '<Activity mode="hidden">',
  '<Fragment key={slug} ref={part}>',
  '<link rel="stylesheet" href={styles} precedence="high" />',
  "import { flushSync, preload } from 'react-dom';",
  "import { preconnect } from 'react-dom';",
  'const [state, send] = useActionState(book, undefined);',
  '<form action={async (data) => book(data)}>',
  '<input onBeforeInput={check} />',
  '<textarea rows={4} onSelect={mark} />',
  'createRoot(element).render(map)',
  'const late = useDeferredValue(query);',
  'const [state, tell] = useReducer(change, first);',
  'onCaughtError: (error, { componentStack }) => report(componentStack)',
  "customElements.define('stay-card', StayCard)",
  'const fetcher = useFetcher();',
  '<Form method="post">',
  'const submit = useSubmit();',
  'submit(form, { navigate: false })',
  'const blocker = useBlocker(changed);',
  'export async function clientLoader() {}',
  'export const clientMiddleware = [timing];',
  '<HydratedRouter instrumentations={[timing]} />',
])('our own code that uses what is left out is refused: %s', (code) => {
  expect(() => withoutUnused(ours, code)).toThrow(`${ours} uses`);
});

test.each([
  'void navigate(address, { viewTransition: true }); export const Fragment = () => <Fragment key={1} />;',
  '<form method="post" action={urls.pay} onSubmit={send}>',
  '<Calendar onSelect={pick} />',
])('other code stays as it is: %s', (code) => {
  expect(withoutUnused(ours, code)).toBe(code);
});

test('no segment of an address may be missing', () => {
  const pathsOf = (from: readonly RouteConfigEntry[]): string[] =>
    from.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)]);
  const paths = pathsOf([routes].flat());
  expect(paths).toContain('stays/:slug');
  expect(paths.filter((path) => path.includes('?'))).toEqual([]);
});
