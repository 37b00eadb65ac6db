// `npm test` runs the main part of the tests within eight minutes, `npm run test:all` the rest: rare combinations, and
// cases that another type of test covers too. Without TEST_PART everything runs.

/** The browser end-to-end tests of `npm test`: the main tasks of travellers and operators. */
export const mainEndToEnd = [
  'cart',
  'admin',
  'first-admin',
  'list',
  'no-script',
  'payment',
  'sign-in',
  'stay',
  'whole-way',
];

const named = (project: string, names: readonly string[]) => names.map((name) => `tests/${project}/${name}.test.ts`);

/**
 * Calls answer the same on both databases. These files also run on the embedded one, because they depend on how it
 * works: one connection, nested transactions, change notifications, long numbers and bytes, the job queue, the initial
 * catalogue; and because they cover money, stock and a large search. `npm run test:long` runs all files on it.
 */
export const onEmbedded = named('api', [
  'attachments',
  'booking',
  'booking-money',
  'change-booking',
  'change-preview',
  'content-catalogue',
  'content-changes',
  'content-concurrency',
  'content-limits',
  'content-version',
  'content-bodies',
  'content-writes',
  'emails',
  'largest-write',
  'months',
  'refunds',
  'reminders',
  'search-stays',
  'webhooks-bookings',
  'wide-ids',
]);

/** Files of other projects (vitest.config.ts) that `npm test` leaves to `npm run test:all`. */
export const deferred: Readonly<Record<string, readonly string[]>> = {
  unit: [
    'artwork/draw.test.ts',
    'artwork/framing.test.ts',
    'database/sample/pictures.test.ts',
    'messages/proofreading.test.ts',
    'service/documents/draw-in-worker.test.ts',
    'service/media/picture-formats.test.ts',
    'service/platform/limits/local-counts.test.ts',
    'storefront/cart/one-price.test.ts',
  ],
  api: named('api', [
    'accounts-hostile',
    'accounts-password',
    'admin-bookings',
    'admin-bookings-search',
    'admin-content',
    'admin-content-lists',
    'admin-publishing',
    'admin-scripts',
    'admin-settings',
    'artwork',
    'attachments',
    'audit',
    'bad-input',
    'booking-free',
    'cancellation-policies',
    'cards',
    'channel-connections',
    'channels',
    'connect',
    'connect-accounts',
    'content-api-tokens',
    'content-drafts',
    'content-fuzz',
    'content-in-parts',
    'content-limits',
    'content-places',
    'content-write-rights',
    'documents',
    'dropped-pages',
    'email-words',
    'enquiries',
    'filter-counts',
    'gateways',
    'guest-details',
    'guest-documents',
    'hashing-turns',
    'kept-pages',
    'late-payments',
    'media',
    'media-library',
    'media-refusals',
    'meeting-points',
    'messages',
    'names-and-phones',
    'newsletter',
    'openapi-answers',
    'own-data',
    'own-data-admin',
    'partner-statements',
    'partners',
    'payment-table',
    'phonepe',
    'razorpay',
    'refunds-elsewhere',
    'reports',
    'search-area',
    'search-experiences',
    'search-index-feed',
    'search-index-visits',
    'seasons',
    'seasons-agree',
    'sitemap',
    'slot-seasons',
    'staff',
    'staff-keys',
    'strapi-client',
    'submission-listings',
    'submission-pictures',
    'submissions',
    'suggestions',
    'tax-rule-sets',
    'today',
    'transfer',
    'transfer-import',
    'transfer-zip',
    'untold-changes',
    'upgrade',
    'webhooks',
    'webhooks-bookings',
  ]),
  embedded: named('api', [
    'attachments',
    'change-booking',
    'change-preview',
    'content-bodies',
    'content-limits',
    'content-version',
    'emails',
    'largest-write',
    'months',
    'refunds',
    'reminders',
    'webhooks-bookings',
    'wide-ids',
  ]),
  security: named('security', [
    'browsers',
    'content-cost',
    'emails',
    'operator-emails',
    'readyz',
    'slow-clients',
    'unpaid-limits',
    'wide-networks',
  ]),
  concurrency: named('concurrency', ['model', 'months', 'schema-locks', 'without-triggers']),
  resilience: named('resilience', [
    'backup',
    'citus',
    'citus-distribute',
    'citus-faults',
    'configuration',
    'database-unwell',
    'distribute',
    'earlier-version',
    'graceful-stop',
    'kill',
    'kill-moments',
    'pooled',
    'replicas',
    'rolling-upgrade',
    'starting-together',
    'traces',
    'two-tenants',
    'units',
  ]),
};

const part = process.env['TEST_PART'];

/** The files of a project that run in a part of the tests (by default this one), as `include` and `exclude`. */
export function filesOf(
  project: string,
  all: readonly string[],
  of: string | undefined = part,
): { include: string[]; exclude: string[] } {
  const rest = deferred[project] ?? [];
  if (of === 'rest') return { include: [...rest], exclude: [] };
  return { include: [...all], exclude: of === 'main' ? [...rest] : [] };
}

/** True if a file of browser end-to-end tests runs in this part of the tests. */
export function runsInPart(file: string): boolean {
  return part === undefined || mainEndToEnd.includes(file.replace('.test.ts', '')) === (part === 'main');
}
