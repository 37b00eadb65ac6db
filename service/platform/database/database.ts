import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The typed database for queries: a pool or one open transaction. */
export type Database = Kysely<Tables>;

/** Valid names for the schema of a site: they need no quotes and leave room for derived names. */
export const schemaName = /^(?!pg_|information_schema$|jobs$|.*_jobs$)[a-z_][a-z0-9_]{0,39}$/;

/** The schema of a site without a configured one. */
export const defaultSchema = 'public';

/** The schema of the job queue. */
export const jobsSchemaOf = (schema: string): string => (schema === defaultSchema ? 'jobs' : `${schema}_jobs`);

/**
 * The channel on which changes of the catalogue are notified (database/schema/05-content.sql). All sites in a database
 * receive all channels.
 */
export const channelOf = (schema: string): string =>
  schema === defaultSchema ? 'content_changed' : `content_changed_${schema}`;

/** The key of the advisory lock that is held while a site's schema is prepared. */
export const lockOf = (schema: string): string =>
  schema === defaultSchema ? 'padharo migrations' : `padharo migrations of ${schema}`;

/** Sets the search path to the site's own schema; temporary tables come last. */
export const pathOf = (schema: string): string => `set search_path = "${schema}", pg_temp`;
