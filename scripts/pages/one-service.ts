import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { root } from '../command.ts';

/** What the process runs as it lies there, and pages on the server import from it: a copy would have a state of its own. */
const run = /^(?:service|artwork|database)\/|^storefront\/service\.ts$|^backoffice\/back-office\.ts$/;

function isRun(file: string): boolean {
  return run.test(relative(root, file));
}

/** Of a file that browsers fetch only its address is copied. */
const isAddress = (id: string) => id.endsWith('?url');

/**
 * Leaves the service out of the pages of the server, built or in development: they import the files that the process
 * runs, so that there is one copy of each. The build fails when one comes in all the same. Browsers get what they use of
 * it in their own bundle.
 */
export function oneService(): Plugin {
  let building = false;
  return {
    name: 'padharo-one-service',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    configEnvironment(name) {
      if (name === 'client') return undefined;
      // in development Vite asks Node for what is built in, and for the files of the site by their address
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
