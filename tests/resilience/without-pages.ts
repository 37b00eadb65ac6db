import { registerHooks } from 'node:module';

// Preloaded before server.ts (node --import): the site starts as usual, but does not need its pages built.
const pages = new URL('../../storefront/server/open-pages.ts', import.meta.url).href;
const none = `export async function makePages() {
  return { open: async () => {}, cache: { drop: () => {} }, close: async () => {} };
}`;

registerHooks({
  load: (url, context, next) =>
    url === pages ? { format: 'module', source: none, shortCircuit: true } : next(url, context),
});
