import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** The typed database for queries: a pool or one open transaction. */
export type Database = Kysely<Tables>;
