import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { loadCatalogue } from '../../database/sample/load-catalogue.ts';
import { addMissingSettings } from '../../service/catalog/settings/add-missing-settings.ts';
import { clock } from '../../service/core/viewer.ts';
import { openEmbedded } from '../../service/platform/database/embedded.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { embeddedDatabase, openDatabase } from '../../service/platform/database/open-database.ts';
import { makeLog } from '../../service/platform/log.ts';
import { openQueue } from '../../service/platform/queue.ts';
import { smallCatalogue } from '../small-catalogue.ts';
import { type Cluster, makeCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where worlds are made: a PostgreSQL cluster with a template database, or a snapshot of an embedded one. */
    ground: { kind: 'postgres'; cluster: string } | { kind: 'embedded'; snapshot: string };
  }
}

const log = makeLog({ logLevel: 'error' });

/**
 * Migrates, opens the job queue and loads the small catalogue, so that each world starts with a copy of that. Where that was
 * done before it does nothing.
 */
export async function prepare(database: OpenDatabase): Promise<void> {
  if ((await migrate(database)).length === 0) return;
  const queue = await openQueue(database, log);
  await queue.stop();
  const now = new Date('2026-01-01T00:00:00Z');
  await loadCatalogue(database.db, smallCatalogue, now);
  await addMissingSettings({ db: database.db, now, viewer: clock });
}

/** Prepares the ground once for a whole run: PostgreSQL, or with TEST_DATABASE=embedded the embedded database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE'] === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'padharo-snapshot-'));
    const dataDir = join(folder, 'template');
    await makeLight(dataDir);
    const database = embeddedDatabase(await openEmbedded({ dataDir }), log);
    await prepare(database);
    await database.close();
    const template = await PGlite.create(dataDir);
    const snapshot = join(folder, 'snapshot.tar');
    writeFileSync(snapshot, Buffer.from(await (await template.dumpDataDir('none')).arrayBuffer()));
    await template.close();
    project.provide('ground', { kind: 'embedded', snapshot });
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const cluster = await makeCluster();
  try {
    await makeTemplate(cluster);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  project.provide('ground', { kind: 'postgres', cluster: cluster.url('') });
  return cluster.remove;
}

/** An empty embedded database that is copied and opened in a third of the time: without what no world looks at. */
async function makeLight(dataDir: string): Promise<void> {
  const database = await PGlite.create(dataDir, { initDbStartParams: ['--wal-segsize=1'] });
  await database.exec(`alter system set shared_buffers = '16MB'`);
  await database.exec(
    `update pg_database set datistemplate = false, datallowconn = false where datname like 'template_'`,
  );
  await database.exec('drop database template0');
  await database.exec('drop database template1');
  await database.close();
}

async function makeTemplate(cluster: Cluster): Promise<void> {
  const admin = await openDatabase({ databaseUrl: cluster.url('postgres'), databasePool: 2, dataDir: '' }, log);
  await admin.pool.query('create database template_test');
  await admin.close();
  const template = await openDatabase({ databaseUrl: cluster.url('template_test'), databasePool: 4, dataDir: '' }, log);
  await prepare(template);
  await template.close();
}
