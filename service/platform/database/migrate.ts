import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { locksFirst } from '../../../database/locks-first.ts';
import { makeMonths } from '../months/make-months.ts';
import type { Database } from './database.ts';
import { ownSchema } from './house-schema.ts';
import { inTurns, lockTimeout } from './in-turns.ts';
import type { OpenDatabase } from './open-database.ts';

const directory = new URL('../../../database/migrations/', import.meta.url);

/** The migrations of the repository, in order of their names. */
export function migrations(): { name: string; text: string; hash: string }[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, directory), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Brings the schema up to date: each missing migration in its own transaction, the first months of tables that are kept by
 * month, and then what `load` fills it with, under one lock and without time-outs, so that many processes may start at once and each may take as long as it takes. Throws
 * when a migration that already ran was edited. Returns the names that ran.
 */
export function migrate(
  { alone, schema }: Pick<OpenDatabase, 'alone' | 'schema'>,
  load?: (db: Database, ran: readonly string[]) => Promise<void>,
): Promise<string[]> {
  return alone(async (pool, db) => {
    const client = await pool.connect();
    let ran: string[];
    try {
      if (schema !== ownSchema) await client.query(`create schema if not exists "${schema}"`);
      ran = await runMissing(client);
      await keepToOwnSchema(client);
    } finally {
      client.release();
    }
    if (ran.length > 0) await makeMonths(db);
    await load?.(db, ran);
    return ran;
  });
}

/**
 * What a routine of the house names lies in its own schema, whoever calls it and by whichever path. Those in SQL are put into the
 * statement that calls them, and mean what its path says.
 */
async function keepToOwnSchema(client: PoolClient): Promise<void> {
  await client.query(`do $$ declare change text; begin
    for change in
      select format('alter routine %s set search_path = %I, pg_temp', p.oid::regprocedure, n.nspname)
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
      where n.nspname = current_schema() and l.lanname = 'plpgsql' and pg_get_userbyid(p.proowner) = current_user
        and not format('search_path=%I, pg_temp', n.nspname) = any(coalesce(p.proconfig, '{}'))
        and not exists (select from pg_depend d
          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute change;
    end loop;
  end $$`);
}

async function runMissing(client: PoolClient): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  const ran = new Map<string, string>();
  for (const row of (await client.query<{ name: string; hash: string }>('select name, hash from migrations')).rows) {
    ran.set(row.name, row.hash);
  }
  const done: string[] = [];
  for (const { name, text, hash } of migrations()) {
    const before = ran.get(name);
    if (before === hash) continue;
    if (before !== undefined) throw new Error(`Migration ${name} was changed after it ran; add a new one instead`);
    await runOne(client, { name, text, hash });
    done.push(name);
  }
  return done;
}

/** So often a migration lets others first. */
const attempts = 300;

/** In a transaction of its own. While others sell, it is tried again until it gets its locks. */
async function runOne(client: PoolClient, { name, text, hash }: ReturnType<typeof migrations>[number]): Promise<void> {
  try {
    await inTurns(attempts, async () => {
      try {
        await client.query(`begin; set local lock_timeout = '${lockTimeout}'; ${locksFirst[name] ?? ''}`);
        await client.query(text);
        await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    });
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
