/**
 * Tables that a migration locks first against who writes and later against who reads as well. Who holds a row there between the
 * two, and writes it next, is the one that PostgreSQL ends: such a table it has to itself from its beginning. Shipped ones do
 * not change any more; a new one says so in its own first line (`races/schema-locks`).
 */
export const locksFirst: Readonly<Record<string, string>> = {
  '0096-letters-by-month.sql': 'lock table bookings, users',
  '0097-deliveries-and-audit-by-month.sql': 'lock table users, api_tokens, webhooks',
};
