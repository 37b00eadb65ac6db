import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '../../service/platform/database/migrate.ts';
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

test('three processes started together on an empty database: one prepares it, slow migrations and the sample too, all get ready', async () => {
  const env = { DATABASE_URL: `${cluster}${name}`, APP_SECRET: 'a secret of thirty-two characters, for tests' };
  const ports = await Promise.all([quietPort(), quietPort(), quietPort()]);
  servers = ports.map((port) => startProcess('server.ts', port, env, ['--import', './tests/faults/without-pages.ts']));
  await Promise.all(servers.map(({ ready }) => ready()));
  const said = servers.map((server) => server.output());
  expect(said.filter((text) => text.includes(`Ran ${migrations().length} migrations`))).toHaveLength(1);
  expect(said.filter((text) => text.includes('Loaded the sample catalogue'))).toHaveLength(1);
  const answers = await Promise.all(servers.map(({ url }) => fetch(`${url}/api/stays?pagination[pageSize]=1`)));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
});
