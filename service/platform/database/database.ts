import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The database as SQL is asked of it: all of it, or one open transaction. */
export type Database = Kysely<Tables>;
