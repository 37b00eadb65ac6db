import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCitus } from './citus-kit.ts';
import { connect, distribute, dropSite, makeSite } from './citus-sites.ts';

const citus = await openCitus();

describe.skipIf(!citus)('a site on Citus that cannot be distributed', () => {
  const schema = 'padharo_valley';
  const coordinator = citus?.url ?? '';
  let admin: pg.Client;
  let url: string;
  beforeAll(async () => {
    admin = await connect(coordinator);
    url = await makeSite(admin, coordinator, schema);
  });
  afterAll(async () => {
    try {
      await admin.query('drop event trigger if exists refuse; drop function if exists public.refuse()');
      await dropSite(admin, schema);
      await admin.end();
    } finally {
      await citus?.remove();
    }
  });

  /** Everything of the site at each server: its objects, its role's settings, its place, and what is still prepared. */
  const everything = async () => {
    const { rows: nodes } = await admin.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node order by 2',
    );
    const facts = await Promise.all(
      nodes.map(async ({ host, port }) => {
        const at = new URL(coordinator);
        at.hostname = host;
        at.port = String(port);
        const client = await connect(at.href);
        const { rows } = await client.query(
          `select
             (select array_agg(setconfig) from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
               where rolname = $1) as settings,
             (select array_agg(concat_ws(' ', nspname, relname, relkind, relpersistence) order by nspname, relname)
               from pg_class c join pg_namespace n on n.oid = c.relnamespace where nspname ~ $1) as relations,
             (select array_agg(concat_ws(' ', tgname, tgenabled, relname) order by tgname, relname)
               from pg_trigger t join pg_class c on c.oid = t.tgrelid
               where c.relnamespace = to_regnamespace($1) and not tgisinternal) as triggers,
             (select array_agg(proname order by proname) from pg_proc where pronamespace = to_regnamespace($1)) as functions,
             (select count(*) from pg_dist_schema where schemaid = to_regnamespace($1)) as placed,
             (select count(*) from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
               where c.relnamespace = to_regnamespace($1)) as tables,
             (select count(*) from pg_prepared_xacts) as prepared`,
          [schema],
        );
        await client.end();
        return rows[0];
      }),
    );
    const { rows } = await admin.query(`select count(*)::int as n from ${schema}.stays`);
    return { facts, stays: rows[0].n };
  };

  test('leaves everything as it was when a step fails, and can be distributed afterwards', async () => {
    // the last step, the triggers, fails after the tables have moved
    await admin.query(`
      create function public.refuse() returns event_trigger language plpgsql as $$ begin
        if exists (select from pg_dist_schema where schemaid = to_regnamespace('${schema}'))
          and current_query() like '%enable trigger%' then raise exception 'No more room'; end if;
      end $$;
      create event trigger refuse on ddl_command_end when tag in ('ALTER TABLE') execute function public.refuse()`);
    const before = await everything();
    expect(before.facts[0]).toMatchObject({ settings: null, placed: 0 });
    const { code, output } = await distribute(url, schema);
    expect([code, output.trim()]).toEqual([1, 'No more room']);
    expect(await everything()).toEqual(before);
    await admin.query('drop event trigger refuse');
    expect(await distribute(url, schema)).toMatchObject({ code: 0 });
    const after = await everything();
    expect(after.facts[0].settings).toHaveLength(1);
    expect([after.facts[0].placed, after.stays]).toEqual([1, before.stays]);
    expect(await distribute(url, schema)).toMatchObject({
      code: 0,
      output: expect.stringContaining('is already distributed'),
    });
  });
});
