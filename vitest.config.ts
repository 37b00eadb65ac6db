import { defineConfig } from 'vitest/config';

const pure = [
  'service/**/*.test.ts',
  'storefront/**/*.test.ts',
  'artwork/**/*.test.ts',
  'database/**/*.test.ts',
  'scripts/**/*.test.ts',
];
// far beyond what a slow and busy machine takes: only what hangs meets it
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };
// files of one worker share the modules that they load: each makes a world of its own, and undoes what it changes outside
const database = {
  globalSetup: ['tests/setup/database.ts'],
  ...patience,
  isolate: false,
};

// Doors, rights, drawings, descriptions, sign-in through others, and what is read by statements that others of these tests
// send as well, are the same over both databases: over the embedded one run the files in whose answers its own code has a
// part. `npm run test:long` runs all.
const alike = [
  'accounts-hostile',
  'accounts-password',
  'artwork',
  'bad-input',
  'cancellation-policies',
  'cards',
  'conformance/conformance',
  'connect*',
  'content-compressed',
  'content-drafts',
  'content-filters',
  'content-fuzz',
  'content-lists',
  'content-long-answers',
  'content-refusals',
  'content-review-products',
  'content-specified-calls',
  'content-types',
  'content-write-rights',
  'enquiries',
  'experience-availability',
  'filter-counts',
  'get-experience',
  'home-page',
  'media*',
  'messages',
  'newsletter',
  'openapi*',
  'pages-in-parts',
  'pages-without-drafts',
  'payment-no-store',
  'payment-table',
  'popular-tours',
  'razorpay*',
  'rights',
  'search-advice',
  'search-counts',
  'similar-stays',
  'sitemap',
  'stay-pictures',
  'stay-reviews',
  'strapi-client',
  'tax-rule-sets',
  'tour-at-location',
  'unreadable',
  'upgrade',
  'vouchers',
  'webhooks',
];
const apart = process.env['TEST_DATABASE'] === 'embedded' && !process.env['TEST_LONG'];
const leftOut = apart ? alike.map((file) => `tests/api/${file}.test.ts`) : [];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: pure, ...patience } },
      { test: { name: 'fifth-type', include: ['tests/fifth-type/*.test.ts'], ...patience, testTimeout: 900_000 } },
      { test: { ...database, name: 'api', include: ['tests/api/**/*.test.ts'], exclude: leftOut } },
      { test: { ...database, name: 'attacks', include: ['tests/attacks/**/*.test.ts'] } },
      {
        test: {
          ...database,
          name: 'races',
          include: ['tests/races/**/*.test.ts'],
          testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 900_000,
        },
      },
      {
        test: {
          ...database,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: process.env['TEST_LONG'] ? 3_600_000 : 900_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
