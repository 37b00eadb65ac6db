import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Dynamic imports without Vite's helper, which would load their style sheets first: all our styles are in one sheet that
 * the page has already. The build fails when that is no longer so, or when Vite calls its helper otherwise.
 */
export function plainImports(): Plugin {
  let replaced = false;
  return {
    name: 'padharo-plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== helper) return undefined;
      replaced = true;
      return 'export const __vitePreload = (load) => load();';
    },
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      if (sheets.length > 1) this.error(`one style sheet is expected, not ${sheets.join(', ')}`);
      if (!replaced) this.error('Vite has another helper for dynamic imports');
    },
  };
}
