import { CompiledQuery } from 'kysely';
import type { Database } from '../platform/context.ts';

const statement = CompiledQuery.raw('select sum(writes)::text as version from content_versions');

/** A number that every committed write to the catalogue changes (database/schema/05-content.sql). */
export async function readVersion(db: Database): Promise<string> {
  const { rows } = await db.executeQuery<{ version: string }>(statement);
  return rows[0]?.version ?? '';
}
