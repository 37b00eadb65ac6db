import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { migrate } from '../../service/platform/database/migrate.ts';
import { backupTools } from './backup-tools.ts';
import { confirmedTravellers } from './client.ts';
import { groundAt } from './ground.ts';
import { contradictions, forgetKilledWorkers } from './inspection.ts';
import { type Entry, newEntry, proceed, underLoad } from './ledger.ts';
import { makeRelease, type SupervisedSite, supervise } from './made-release.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { quietPort, startProcess } from './server-process.ts';
import { stockedCatalogue } from './stocked-catalogue.ts';

const where = inject('ground');
const adds = { '0001-a-note.sql': `alter table stays add column note_added_later text not null default ''` };

describe.skipIf(where.kind === 'embedded' || !backupTools)('an upgrade', () => {
  const cluster = where.kind === 'postgres' ? where.cluster : '';
  const name = `upgrade_${process.pid}`;
  const databaseUrl = `${cluster}${name}`;
  const entries: Entry[] = [];
  let admin: pg.Client;
  let folder: string;
  let mail: MailServer;
  let env: Record<string, string>;
  let port: number;
  let site: SupervisedSite;
  let tokens: string[];

  const link = () => join(folder, 'site');
  const release = (traits: Omit<Parameters<typeof makeRelease>[1], 'version'>) =>
    mkdtemp(join(folder, 'release-')).then((made) => makeRelease(made, { version: '1000.0.0', ...traits }));
  const start = (made: string, wait = '180') => {
    const options = ['--site', link(), '--restart', site.restart, '--wait', wait];
    const args = ['upgrade', join(folder, 'backups'), ...options];
    return startProcess(join(made, 'scripts/operator.ts'), port, env, [], args);
  };

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: `${cluster}postgres` });
    await admin.connect();
    await admin.query(`create database ${name}`);
    folder = await realpath(await mkdtemp(join(tmpdir(), 'padharo-upgrade-')));
    [mail, port] = await Promise.all([startMailServer(), quietPort()]);
    const APP_SECRET = 'a secret of thirty-two characters, for tests';
    env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, TRUST_PROXY: '1', SAMPLE_CATALOGUE: 'no', APP_SECRET };
    await groundAt({ databaseUrl }).inspect((database) => migrate(database, stockedCatalogue));
    await symlink(await makeRelease(await mkdtemp(join(folder, 'release-')), { version: '1.0.0' }), link());
    site = supervise(link(), port, env);
    await site.ready();
    tokens = await confirmedTravellers(site.url, mail, 3);
  });
  afterAll(async () => {
    await site.stop();
    await mail.close();
    await rm(folder, { recursive: true, force: true });
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  /** A traveller books at the running site, and tries again while it restarts. */
  async function sell(): Promise<void> {
    const quoted: Entry[] = [];
    const quote = async () => {
      const entry = await newEntry(site.url, tokens[0] ?? '');
      if (entry) quoted.push(entry);
      return quoted.length;
    };
    await expect.poll(quote).toBe(1);
    for (const entry of quoted) {
      entries.push(entry);
      await expect.poll(async () => (await proceed(site.url, entry))?.status).toBeUndefined();
      expect(entry.sale).not.toBe('unknown');
    }
  }

  /** Every table with a fingerprint of its rows, but for what a site at rest writes. */
  const fingerprints = () =>
    groundAt({ databaseUrl }).inspect(async ({ pool }) => {
      const { rows } = await pool.query<{ table: string }>(
        `select relname as "table" from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and not relispartition and relname not in ('heartbeat', 'limit_windows', 'hourly_counts')`,
      );
      const of = async (table: string) => {
        const found = await pool.query(
          `select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
        );
        return [table, found.rows[0]];
      };
      return Object.fromEntries(await Promise.all(rows.map(({ table }) => of(table))));
    });

  test.each([
    ['a migration that fails', { migrations: { ...adds, '0002-no.sql': 'select 1 / 0' } }, 'division by zero'],
    ['pages that fail', { migrations: adds, status: 500 }, 'it answers 500 at /'],
  ])('to a release with %s changes nothing, and the site sells on', async (_name, traits, why) => {
    await sell();
    const [made, previous] = [await release(traits), await realpath(link())];
    const before = await fingerprints();
    const { code, output } = await start(made).ended;
    expect(output).toMatch(new RegExp(`failed on a copy: .*${why}\\. Nothing was changed\\.`));
    expect(code).toBe(1);
    expect(await fingerprints()).toEqual(before);
    expect(await realpath(link())).toBe(previous);
    await sell();
  });

  test('whose migration fails only on the site is undone, and the site sells on', async () => {
    const onSite = `do $$ begin if current_database() = '${name}' then raise 'not here'; end if; end $$`;
    const made = await release({ migrations: { '0001-not-here.sql': `create table half (); ${onSite}` } });
    const before = await fingerprints();
    const { code, output } = await start(made).ended;
    expect(output).toContain('Migration 0001-not-here.sql failed: not here. It was undone.');
    expect(code).toBe(1);
    const { audit_rows: _backup, ...after } = await fingerprints();
    expect(before).toMatchObject(after);
    await sell();
  });

  test('to a release that does not start goes back to the previous one, which sells', async () => {
    const made = await release({ migrations: adds, server: 'process.exit(1);' });
    const previous = await realpath(link());
    const { code, output } = await start(made, '8').ended;
    expect(output).toContain('1000.0.0 was not ready within 8 s. 1.0.0 runs again');
    expect(code).toBe(1);
    expect(await realpath(link())).toBe(previous);
    await sell();
  });

  test('that is killed at any step and run again ends well, and no booking is lost', async () => {
    const made = await release({
      migrations: { ...adds, '0002-more.sql': 'create table added_later (id int primary key)' },
    });
    for (const step of ['Backing up', 'Backup: ', 'Updating', 'Restarting']) {
      const killed = start(made);
      await expect.poll(killed.output, { interval: 5 }).toContain(step);
      killed.signal('SIGKILL');
      await killed.ended;
      await site.ready();
      await sell();
    }
    const [until, sold] = [new AbortController(), entries.length];
    const load = underLoad(site.url, tokens, entries, until.signal);
    const { code, output } = await start(made).ended;
    until.abort();
    expect(output).toContain('1000.0.0 runs in place of 1.0.0.');
    expect(code).toBe(0);
    expect(await load).toEqual([]);
    expect(entries.length).toBeGreaterThan(sold);
    expect(await realpath(link())).toBe(made);
    await sell();
    await site.stop();
    const found = await groundAt({ databaseUrl }).inspect(async (database) => {
      await forgetKilledWorkers(database);
      const { rows } = await database.pool.query(
        `select after from audit_rows where action = 'start-release' order by id`,
      );
      expect(rows.map(({ after }) => after)).toEqual([{ version: '1.0.0' }, { version: '1000.0.0' }]);
      await database.pool.query('select note_added_later from stays, added_later');
      return contradictions(database, entries);
    });
    expect(found).toEqual([]);
  });
});
