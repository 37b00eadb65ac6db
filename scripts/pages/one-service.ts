import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { root } from '../command.ts';

/** Modules that the process runs as they are, and that server pages import from it: a copy would have its own state. */
const run = /^(?:messages|service|artwork|database)\/|^storefront\/service\.ts$|^backoffice\/back-office\.ts$/;

function isRun(file: string): boolean {
  return run.test(relative(root, file));
}

/** For a file that browsers fetch, only its address is bundled. */
const isAddress = (id: string) => id.endsWith('?url');

/**
 * Keeps the service out of the server bundles, built or in development: they import the files that the process runs, so
 * that each module exists once. The build fails if one is bundled anyway. Browser bundles include what they use.
 */
export function oneService(): Plugin {
  let building = false;
  return {
    name: 'padharo-one-service',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    configEnvironment(name) {
      if (name === 'client') return undefined;
      // in development Vite lets Node resolve built-in modules, and files of the site by URL
      return { resolve: { builtins: [...builtinModules, /^node:/, /^file:/] } };
    },
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId(source, importer) {
      if (!importer || !/^\.\.?\//.test(source)) return undefined;
      const file = resolve(dirname(importer), source);
      if (!isRun(file) || !existsSync(file)) return undefined;
      return building
        ? { id: `#root/${relative(root, file)}`, external: true }
        : { id: pathToFileURL(file).href, external: true };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const copied = chunk.type === 'chunk' ? chunk.moduleIds.find((id) => isRun(id) && !isAddress(id)) : undefined;
        if (copied) this.error(`${relative(root, copied)} is copied into the pages of the server`);
      }
    },
  };
}
