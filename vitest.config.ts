import { defineConfig } from 'vitest/config';
import { filesOf, onEmbedded } from './tests/parts.ts';
import { scratchInMemory } from './tests/setup/in-memory.ts';

scratchInMemory();

const pure = [
  'service/**/*.test.ts',
  'storefront/**/*.test.ts',
  'backoffice/**/*.test.ts',
  'artwork/**/*.test.ts',
  'database/**/*.test.ts',
  'messages/**/*.test.ts',
  'scripts/**/*.test.ts',
];
// far beyond what a slow and busy machine takes: only what hangs meets it
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
// files of one worker share the modules that they load: each makes a world of its own, and undoes what it changes outside
const database = {
  globalSetup: ['tests/setup/database.ts'],
  ...timeouts,
  isolate: false,
};

const quick = { setupFiles: ['tests/setup/quick-passwords.ts', 'tests/setup/production-pages.ts'] };

const apart = process.env['TEST_DATABASE'] === 'embedded' && !process.env['TEST_LONG'];
const api = apart ? filesOf('embedded', onEmbedded) : filesOf('api', ['tests/api/**/*.test.ts']);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // each of the parts of `npm test` is a process of its own: what one has transformed the next one reads
    fsModuleCache: true,
    projects: [
      { test: { name: 'unit', ...filesOf('unit', pure), ...timeouts, isolate: false } },
      {
        test: {
          name: 'new-product-type',
          include: ['tests/new-product-type/*.test.ts'],
          ...timeouts,
          testTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'bare-machine',
          include: ['tests/bare-machine/*.test.ts'],
          ...timeouts,
          testTimeout: 900_000,
          fileParallelism: false,
        },
      },
      { test: { ...database, ...quick, name: 'api', ...api } },
      { test: { ...database, ...quick, name: 'security', ...filesOf('security', ['tests/security/**/*.test.ts']) } },
      {
        test: {
          ...database,
          name: 'concurrency',
          ...filesOf('concurrency', ['tests/concurrency/**/*.test.ts']),
          testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 900_000,
        },
      },
      { test: { name: 'cluster', include: ['tests/cluster/*.test.ts'], ...timeouts, testTimeout: 600_000 } },
      {
        test: {
          ...database,
          name: 'resilience',
          ...filesOf('resilience', ['tests/resilience/**/*.test.ts']),
          testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
