import type { Plugin } from 'vite';
import { unusedOfReact } from './unused-of-react.ts';
import { unusedOfRouter } from './unused-of-router.ts';

const unused = [...unusedOfReact, ...unusedOfRouter];
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
