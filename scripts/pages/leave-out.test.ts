import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { withoutUnused } from './leave-out.ts';

const react = join(root, 'node_modules/react-dom/cjs/react-dom-client.production.js');
const router = join(root, 'node_modules/react-router/dist/production/lib/router/router.js');
const ours = '/house/storefront/home/hero.tsx';

test.each([react, router])('%s has all that is left out of it as it is known here', (file) => {
  const code = readFileSync(file, 'utf8');
  const rest = withoutUnused(file, code);
  expect(rest.length).toBeLessThan(code.length);
  expect(() => withoutUnused(file, rest)).toThrow();
});

test('of React goes what its own view transitions do and what a ref on a fragment can do', () => {
  const rest = withoutUnused(react, readFileSync(react, 'utf8'));
  expect(rest).toMatch(/function startViewTransition\([^)]*\) \{\}/);
  expect(rest).toContain('function FragmentInstance(');
  expect(rest).not.toContain('FragmentInstance.prototype.');
});

test('code of a page that does not come is an error like others, and asked for anew', () => {
  const folder = join(root, 'node_modules/react-router/dist/production/lib/dom/ssr');
  const read = (file: string) => withoutUnused(file, readFileSync(file, 'utf8'));
  const modules = read(join(folder, 'routeModules.js'));
  expect(modules).not.toContain('location.reload');
  expect(modules).toContain('throw error;\n\t}');
  expect(read(join(folder, 'routes.js'))).toContain('lazyRoutePromise.catch(() => { lazyRoutePromise = void 0; });');
  expect(read(router)).toContain('propertyPromise.catch(() => { delete cache[key]; });');
});

test('of the router go fetchers and instrumentation', () => {
  const rest = withoutUnused(router, readFileSync(router, 'utf8'));
  expect(rest).not.toMatch(/^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion),$/m);
  expect(rest).toMatch(/^\t\tnavigate,\n\t\trevalidate,$/m);
  expect(rest).not.toContain('if (init.instrumentations)');
});

test.each([
  "import { ViewTransition } from 'react';",
  '<Activity mode="hidden">',
  '<Fragment key={slug} ref={part}>',
  'const fetcher = useFetcher();',
  '<Form navigate={false}>',
  'submit(form, { navigate: false })',
  '<HydratedRouter instrumentations={[timing]} />',
])('our own code that uses what is left out is refused: %s', (code) => {
  expect(() => withoutUnused(ours, code)).toThrow(`${ours} uses`);
});

test('other modules stay as they are', () => {
  const code = 'void navigate(address, { viewTransition: true }); export const Fragment = () => <Fragment key={1} />;';
  expect(withoutUnused(ours, code)).toBe(code);
});
