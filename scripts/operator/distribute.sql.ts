import type pg from 'pg';

/** What of the database decides whether a house can be distributed. */
export interface Grounds {
  /** Of Citus; null: it is not installed in this database. */
  readonly version: string | null;
  readonly isThere: boolean;
  readonly user: string;
  /** Connections that this role has beside this one. */
  readonly others: number;
  /** The search_path that this role has in this database; null: none of its own. */
  readonly path: string | null;
}

export async function groundsOf(client: pg.Client, schema: string): Promise<Grounds> {
  const { rows } = await client.query<Grounds>(
    `select (select extversion from pg_extension where extname = 'citus') as version,
       to_regclass($1 || '.migrations') is not null as "isThere", current_user::text as user,
       (select count(*)::int from pg_stat_activity
         where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
           and backend_type = 'client backend') as others,
       (select substr(c, 13) from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) c
         where d.datname = current_database() and s.setrole = (select oid from pg_roles where rolname = current_user)
           and c like 'search_path=%') as path`,
    [schema],
  );
  const [grounds] = rows;
  if (!grounds) throw new Error('No answer');
  return grounds;
}

/** Whether Citus has that schema on one of its nodes already. */
export async function isDistributed(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_dist_schema where schemaid = $1::regnamespace', [schema]);
  return rows.length > 0;
}

/** How many workers there are, and whether this is the node that knows of them. */
export async function nodes(client: pg.Client): Promise<{ workers: number; isCoordinator: boolean }> {
  const { rows } = await client.query<{ workers: number; isCoordinator: boolean }>(
    `select (select count(*)::int from citus_get_active_worker_nodes()) as workers, citus_is_coordinator() as "isCoordinator"`,
  );
  return rows[0] ?? { workers: 0, isCoordinator: false };
}

/**
 * Moves all tables of the schema to a worker, with their triggers. What is asked there is asked by connections of Citus, of
 * the same role: they find the site by the path that the role has from now on. Names are checked and need no quotes.
 */
export async function distributeSchema(client: pg.Client, schema: string, path: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select format('alter role %I in database %I set ', current_user, current_database()) as role`,
  );
  const role = rows[0]?.role ?? '';
  await client.query(`${role} search_path = ${path}`);
  // of later migrations too
  await client.query(`${role} citus.enable_unsafe_triggers = on`);
  await client.query('set citus.enable_unsafe_triggers = on');
  // functions on the worker ask the tables beside them
  await client.query(`${role} citus.allow_nested_distributed_execution = on`);
  // rows that are copied would fire triggers on the worker, while the tables that these write to are not there yet
  const switchTriggers = (how: 'disable' | 'enable') =>
    client.query(`do $$ declare change text; begin
      for change in
        select format('alter table %s ${how} trigger user', c.oid::regclass) from pg_class c
        where c.relnamespace = '${schema}'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
      loop execute change; end loop; end $$`);
  await client.query('begin');
  await switchTriggers('disable');
  await client.query('select citus_schema_distribute($1::regnamespace)', [schema]);
  await switchTriggers('enable');
  await client.query('commit');
}

/** The node that a house lies on. */
export async function nodeOf(client: pg.Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ node: string }>(
    `select nodename || ':' || nodeport as node from citus_shards where table_name = ($1 || '.bookings')::regclass`,
    [schema],
  );
  return rows[0]?.node ?? 'no node';
}
