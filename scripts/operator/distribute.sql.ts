import type pg from 'pg';

/** The facts that decide whether a site can be distributed. */
export interface DistributionFacts {
  /** Version of Citus; null: not installed in this database. */
  readonly version: string | null;
  readonly isThere: boolean;
  readonly user: string;
  /** Other connections of this role. */
  readonly others: number;
  /** The search_path of this role in this database; null: not set. */
  readonly path: string | null;
}

export async function readDistributionFacts(client: pg.Client, schema: string): Promise<DistributionFacts> {
  const { rows } = await client.query<DistributionFacts>(
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

/** Whether that schema is on a Citus node already. */
export async function isDistributed(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query('select from pg_dist_schema where schemaid = $1::regnamespace', [schema]);
  return rows.length > 0;
}

/** The number of workers, and whether this is the coordinator. */
export async function nodes(client: pg.Client): Promise<{ workers: number; isCoordinator: boolean }> {
  const { rows } = await client.query<{ workers: number; isCoordinator: boolean }>(
    `select (select count(*)::int from citus_get_active_worker_nodes()) as workers, citus_is_coordinator() as "isCoordinator"`,
  );
  return rows[0] ?? { workers: 0, isCoordinator: false };
}

/**
 * Moves all tables of the schema to a worker, with their triggers, and sets what the role needs to use them there. All of
 * it is one transaction, on the workers too: a failure leaves everything as it was. Names are validated and need no
 * quotes.
 */
export async function distributeSchema(client: pg.Client, schema: string): Promise<void> {
  const alterTables = (which: string, how: string) =>
    client.query(`do $$ declare change text; begin
      for change in
        select format('alter table %s ${how}', c.oid::regclass) from pg_class c
        where c.relnamespace = '${schema}'::regnamespace and c.relkind in ('r', 'p') and ${which}
      loop execute change; end loop; end $$`);
  const withTriggers =
    'not c.relispartition and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)';
  await client.query('begin');
  try {
    for (const setting of roleSettings(schema)) await setForRole(client, setting);
    await client.query('set local citus.enable_unsafe_triggers = on');
    // the site may move to another worker while it sells, by replication, which has no rows of an unlogged table
    await alterTables(`c.relpersistence = 'u'`, 'set logged');
    // copied rows would fire triggers on the worker before the tables that these write to exist
    await alterTables(withTriggers, 'disable trigger user');
    await client.query('select citus_schema_distribute($1::regnamespace)', [schema]);
    await alterTables(withTriggers, 'enable trigger user');
    await client.query('commit');
  } catch (error) {
    // a lost connection is rolled back by the server
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

const roleSettings = (schema: string): readonly string[] => [
  // Citus queries the tables on connections of this role, which find them by its search path
  `search_path = "${schema}", pg_temp`,
  // for later migrations
  'citus.enable_unsafe_triggers = on',
  // functions on the worker query tables there
  'citus.allow_nested_distributed_execution = on',
  // while a worker is frozen, the coordinator gives up each connection to it soon
  'citus.node_connection_timeout = 2000',
];

async function setForRole(client: pg.Client, setting: string): Promise<void> {
  const { rows } = await client.query<{ role: string }>(
    `select format('alter role %I in database %I set ', current_user, current_database()) as role`,
  );
  await client.query(`${rows[0]?.role} ${setting}`);
}

/** The node that a site is on. */
export async function nodeOf(client: pg.Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ node: string }>(
    `select nodename || ':' || nodeport as node from citus_shards where table_name = ($1 || '.bookings')::regclass`,
    [schema],
  );
  return rows[0]?.node ?? 'no node';
}
