import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';
import { createPartitions } from '../partitions/partitions.ts';
import { type Database, defaultSchema } from './database.ts';
import { lockTimeout, retryForLocks } from './database-error.ts';
import type { OpenDatabase } from './open-database.ts';

/** One file of the schema. It runs once, in its own transaction. */
interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

function read(folder: 'schema' | 'migrations', nameOf: (file: string) => string): Migration[] {
  const directory = new URL(`../../../database/${folder}/`, import.meta.url);
  return readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, directory), 'utf8');
      return { name: nameOf(file), text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/** The schema of 1.0, in the order of its files. */
export const baseline = (): Migration[] => read('schema', (file) => `schema/${file}`);

/** The baseline and all later migrations, in the order in which they run. */
export const migrations = (): Migration[] => [...baseline(), ...read('migrations', (file) => file)];

const waysOut: Readonly<Record<OpenDatabase['kind'], string>> = {
  embedded: 'set DATA_DIR to another folder, or move this folder away',
  postgres: 'set DATABASE_URL to a new database, or DATABASE_SCHEMA to a new schema',
};

/** The database was created by a version before 1.0. No later version can upgrade its schema. Nothing was changed. */
export class EarlierVersionError extends Error {
  constructor(kind: OpenDatabase['kind']) {
    super(
      `This database is from a version before 1.0 and cannot be upgraded. Nothing in it was changed.
To use it, start that version.
To start with an empty database, ${waysOut[kind]}.`,
    );
  }
}

/**
 * Brings the schema up to date under one lock and without timeouts, so that several processes may start at once: runs
 * each missing migration of `files` in its own transaction, creates the first partitions of tables partitioned by month,
 * and then calls `load`. Returns the names of the migrations that ran. Throws if a migration that already ran was edited,
 * and EarlierVersionError before anything is changed.
 */
export function migrate(
  { alone, schema, kind }: Pick<OpenDatabase, 'alone' | 'schema' | 'kind'>,
  load?: (db: Database, ran: readonly string[]) => Promise<void>,
  files: readonly Migration[] = migrations(),
): Promise<string[]> {
  return alone(async (pool, db) => {
    const client = await pool.connect();
    let ran: string[];
    try {
      if (schema !== defaultSchema) await client.query(`create schema if not exists "${schema}"`);
      ran = await runMissing(client, kind, files);
      await keepToOwnSchema(client);
    } finally {
      client.release();
    }
    if (ran.length > 0) await createPartitions(db);
    await load?.(db, ran);
    return ran;
  });
}

/**
 * Sets the search path of the site's functions, so that names in them resolve to the site's own schema for every
 * caller. SQL functions are inlined and use the caller's path.
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

async function runMissing(
  client: PoolClient,
  kind: OpenDatabase['kind'],
  files: readonly Migration[],
): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  );
  const ran = new Map<string, string>();
  for (const row of (await client.query<{ name: string; hash: string }>('select name, hash from migrations')).rows) {
    ran.set(row.name, row.hash);
  }
  const [first] = baseline();
  if (ran.size > 0 && first && !ran.has(first.name)) throw new EarlierVersionError(kind);
  const done: string[] = [];
  for (const { name, text, hash } of files) {
    const before = ran.get(name);
    if (before === hash) continue;
    if (before !== undefined) throw new Error(`Migration ${name} was changed after it ran. Add a new one instead.`);
    await runOne(client, { name, text, hash });
    done.push(name);
  }
  return done;
}

/** Maximum attempts of a migration to get its locks. */
const attempts = 300;

/** Runs it in its own transaction, repeatedly until it gets its locks. */
async function runOne(client: PoolClient, { name, text, hash }: Migration): Promise<void> {
  try {
    await retryForLocks(attempts, async () => {
      try {
        await client.query(`begin; set local lock_timeout = '${lockTimeout}'`);
        // Citus accepts a change of its tables only as a single-statement message
        for (const statement of splitStatements(text)) await client.query(statement);
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

/** Text in which a semicolon ends nothing: a comment, a quoted string or name, or a dollar-quoted string. */
const whole = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g;

/** The statements of a SQL text, in order, without their semicolons. */
export function splitStatements(text: string): string[] {
  const statements = [''];
  for (const [piece] of text.matchAll(whole)) {
    if (piece === ';') statements.push('');
    else if (!piece.startsWith('--') && !piece.startsWith('/*')) statements[statements.length - 1] += piece;
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
