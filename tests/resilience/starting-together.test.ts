import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '../../service/platform/database/migrate.ts';
import { send } from './client.ts';
import { startHaproxy, withoutHaproxy } from './haproxy.ts';
import { quietPort, type ServerProcess, startProcess } from './server-process.ts';

const where = inject('ground');
const cluster = where.kind === 'postgres' ? where.cluster : '';
const name = `together_${process.pid}`;
let admin: pg.Client;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  admin = new pg.Client({ connectionString: `${cluster}postgres` });
  await admin.connect();
  await admin.query(`create database ${name}`);
  // statements may take a quarter of a second, and one of the migrations takes longer
  await admin.query(`alter database ${name} set statement_timeout = '250ms'`);
  const slow = new pg.Client({ connectionString: `${cluster}${name}` });
  await slow.connect();
  await slow.query(`create function slow_table() returns event_trigger language plpgsql as $$ begin
    if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.heartbeat') then
      perform pg_sleep(0.4);
    end if; end $$`);
  await slow.query('create event trigger slow_table on ddl_command_end execute function slow_table()');
  await slow.end();
});
afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL');
  await Promise.all(servers.map(({ ended }) => ended));
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('of three processes started together on an empty database one prepares it, and all get ready', async () => {
  const env = {
    DATABASE_URL: `${cluster}${name}`,
    APP_SECRET: 'a secret of thirty-two characters, for tests',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '4',
  };
  const ports = await Promise.all([quietPort(), quietPort(), quietPort()]);
  servers = ports.map((port) =>
    startProcess('server.ts', port, env, ['--import', './tests/resilience/without-pages.ts']),
  );
  await Promise.all(servers.map(({ ready }) => ready()));
  const outputs = servers.map((server) => server.output());
  expect(outputs.filter((text) => text.includes(`Ran ${migrations().length} migrations`))).toHaveLength(1);
  expect(outputs.filter((text) => text.includes('Loaded the sample catalogue'))).toHaveLength(1);
  const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/stays?pagination[pageSize]=1`))).catch(
    (error: unknown) => {
      throw new Error(servers.map((server) => server.output()).join('\n'), { cause: error });
    },
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
});

test('a process that already answers does not exit when the database is busy as its jobs begin', async () => {
  const busy = new pg.Client({ connectionString: `${cluster}${name}` });
  await busy.connect();
  // a sequence keeps its value after a rollback: the first two attempts are refused like in a busy database
  await busy.query(`create sequence jobs_asked; create sequence links_asked;
    create function is_busy() returns trigger language plpgsql as $$ begin
      if nextval(tg_argv[0]) <= 2 then raise exception 'busy' using errcode = 'cannot_connect_now'; end if;
      return new; end $$;
    create trigger is_busy before insert or update on jobs.schedule for each row execute function is_busy('jobs_asked');
    create trigger is_busy before insert on staff_invitations for each row execute function is_busy('links_asked')`);
  const env = { DATABASE_URL: `${cluster}${name}`, APP_SECRET: 'a secret of thirty-two characters, for tests' };
  const late = startProcess('server.ts', await quietPort(), env, ['--import', './tests/resilience/without-pages.ts']);
  try {
    await Promise.race([
      expect.poll(() => late.output()).toContain('/admin/welcome?code='),
      late.ended.then(({ output }) => expect.unreachable(output)),
    ]);
    expect((await fetch(`${late.url}/readyz`)).status).toBe(200);
    const { rows } = await busy.query('select last_value from jobs_asked union all select last_value from links_asked');
    for (const { last_value } of rows) expect(Number(last_value)).toBeGreaterThan(2);
  } finally {
    late.signal('SIGKILL');
    await late.ended;
    await busy.query('drop function is_busy cascade');
    await busy.end();
  }
});

test.skipIf(withoutHaproxy)(
  `no client notices when the processes behind HAProxy are stopped one after the other under load${withoutHaproxy ? `: ${withoutHaproxy}` : ''}`,
  async () => {
    const [selling, showing, both] = servers;
    if (!selling || !showing || !both) throw new Error('nothing was started');
    const proxy = await startHaproxy({ sales: [selling.port, both.port], pages: [showing.port, both.port] });
    try {
      const statuses: (number | string)[] = [];
      let over = false;
      const visitor = async (method: 'GET' | 'POST', path: string) => {
        while (!over) {
          const { status } = await send(proxy.url, method, path, method === 'POST' ? { body: { items: [] } } : {});
          statuses.push(status);
          await wait(10);
        }
      };
      // the proxy has checked the readiness of all
      await wait(1_500);
      const visitors = [visitor('GET', '/api/stays'), visitor('POST', '/api/quotes'), visitor('POST', '/api/quotes')];
      await expect.poll(() => statuses.length).toBeGreaterThan(20);
      for (const stopped of [selling, showing]) {
        stopped.signal('SIGTERM');
        expect(await stopped.ended).toMatchObject({ code: 0 });
        const before = statuses.length;
        await expect.poll(() => statuses.length).toBeGreaterThan(before + 20);
      }
      over = true;
      await Promise.all(visitors);
      expect(statuses.filter((status) => status === 'lost' || Number(status) >= 500)).toEqual([]);
    } finally {
      await proxy.close();
    }
  },
);
