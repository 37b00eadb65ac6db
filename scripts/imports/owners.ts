import type { Tables } from '../../database/tables.ts';
import { kinds } from '../../service/catalog/kinds.ts';
import { moduleOf } from './modules.ts';
import type { Module } from './read-module.ts';
import { type Finding, holdsSql, isTest } from './rules.ts';

/**
 * Owners of tables: SQL of other modules does not name them, but calls a function of the module, or uses an SQL
 * function or view of its own (`free_stock`, `pictures`). `content` owns none: the declarations of the catalogue name
 * the tables that it reads.
 */
const tablesOf: Readonly<Record<string, readonly (keyof Tables)[]>> = {
  'service/accounts': [
    'api_tokens',
    'one_time_codes',
    'recovery_codes',
    'saved_items',
    'sessions',
    'social_logins',
    'staff',
    'staff_invitations',
    'users',
  ],
  'service/booking': [
    'acknowledgements',
    'booking_attachments',
    'booking_changes',
    'booking_lines',
    'booking_messages',
    'booking_notes',
    'bookings',
    'buyers',
    'conversations',
    'foreign_guests',
    'payment_events',
    'transfer_reports',
    'payments',
    'refunds',
    'reminders',
    'reports',
    'saved_replies',
    'saved_searches',
    'whole_rupees',
  ],
  'service/catalog': [
    'sitemap_removals',

    'destinations',
    'redirects',
    'settings',
    'reviews',
    'review_reports',
    'reported_reviews',
    'faqs',
    'languages',
    'popular_filters',
    'time_slots',
    ...Object.values(kinds).map(({ table }) => table),
    'stay_features',
    'stay_images',
    'room_types',
    'features',
    'house_rules',
    'stay_facts',
    'nearby_places',
    'attraction_faqs',
    'attraction_images',
    'attraction_languages',
    'attraction_popular_filters',
    'tour_package_images',
    'tour_package_languages',
    'tour_package_popular_filters',
    'itinerary_days',
    'car_rental_images',
  ],
  'service/channels': ['channel_days', 'channel_spans', 'channels'],
  'service/content': [
    'content_translations',
    'content_versions',
    'entry_previews',
    'planned_publications',
    'repeatable_requests',
  ],
  'service/documents': ['billed_taxes', 'invoice_series', 'invoices', 'check_ins'],
  'service/enquiries': [
    'enquiries',
    'enquiry_entries',
    'newsletter_leave_codes',
    'newsletter_subscribers',
    'sent_forms',
  ],
  'service/emails': ['emails', 'email_words', 'operator_notices'],
  'service/media': ['media', 'media_files'],
  'service/partners': [
    'commission_rules',
    'partner_bank_accounts',
    'partner_pictures',
    'partners',
    'payouts',
    'product_partners',
    'submissions',
    'partner_registrations',
    'tcs_rates',
  ],
  'service/privacy': ['data_requests'],
  'service/platform': ['audit_rows', 'heartbeat', 'hourly_counts', 'limit_windows'],
  'service/search': ['search_changes'],
  'service/stock': ['allotments', 'holds', 'seasons', 'sellables', 'stock_changes'],
  'service/webhooks': ['webhook_deliveries', 'webhooks'],
};

const generated = 'database/tables.ts';

/**
 * SQL that names a table of another module, and tables without exactly one owner. Tests, scripts, benchmarks and the
 * code that fills the database may name any table.
 */
export function findForeignTables(modules: ReadonlyMap<string, Module>): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [module, tables] of Object.entries(tablesOf)) for (const table of tables) owners.set(table, module);
  for (const { word, line } of modules.get(generated)?.tables ?? []) {
    const domainModules = Object.values(tablesOf).filter((tables) => tables.some((table) => table === word)).length;
    if (domainModules !== 1)
      findings.push({ file: generated, line, message: `${word} belongs to ${domainModules} rooms, not to one` });
  }
  for (const { file, sqlWords } of modules.values()) {
    if (isTest(file) || file.startsWith('database/') || !holdsSql(file)) continue;
    for (const { word, line } of sqlWords) {
      const owner = owners.get(word);
      if (owner === undefined || owner === moduleOf(file)) continue;
      findings.push({ file, line, message: `the table ${word} is ${owner}’s: only its own SQL names it` });
    }
  }
  return findings;
}
