import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backUp } from '../../scripts/operator/backup.ts';
import { readConfig } from '../../service/platform/config.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, lastSuite, stayItem } from '../travellers.ts';
import { backupTools } from './backup-tools.ts';

describe.skipIf(inject('ground').kind === 'embedded' || !backupTools)('a backup', () => {
  let harness: Harness;
  let folder: string;
  beforeAll(async () => {
    harness = await startHarness();
    folder = await mkdtemp(join(tmpdir(), 'padharo-backup-'));
    const asha = await harness.signUp();
    await book(harness, asha.token, [stayItem({ ...lastSuite })]);
  });
  afterAll(async () => {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  });
  const config = () =>
    readConfig({ DATABASE_URL: harness.url ?? '' }, () => 'a secret of thirty-two characters, for tests');
  const databases = async () => {
    const { rows } = await harness.database.pool.query(`select 1 from pg_database where datname like 'padharo_drill%'`);
    return rows.length;
  };

  test('is restored and verified before it counts, and only so many are kept', async () => {
    for (const day of ['10', '11', '12']) await writeFile(join(folder, `padharo-2026-11-${day}T02-40-00Z.dump`), 'old');
    await writeFile(join(folder, 'notes.txt'), 'not ours');
    // left behind by a backup that was killed two days ago
    const left = join(folder, 'padharo-2026-11-13T02-40-00Z.dump.part');
    await writeFile(left, 'half');
    const then = new Date(Date.now() - 2 * 86_400_000);
    await utimes(left, then, then);
    await harness.database.pool.query(`create database padharo_drill_${then.getTime()} template template0`);
    const text = await backUp(config(), { folder, keep: 2 });
    expect(text).toMatch(
      /^.+\.dump, \d+\.\d MB, restored and checked in [\d.]+ s: 1 bookings, 0 payments, 0 invoices\.$/,
    );
    const files = (await readdir(folder)).sort();
    expect(files).toEqual([
      'notes.txt',
      'padharo-2026-11-12T02-40-00Z.dump',
      expect.stringMatching(/^padharo-.+\.dump$/),
    ]);
    expect((await readFile(join(folder, files[2] ?? ''))).subarray(0, 5).toString()).toBe('PGDMP');
    expect(await databases()).toBe(0);
  });

  test('of one of two sites in a database contains that site and nothing of the other', async () => {
    const other = await startHarness({ DATABASE_SCHEMA: 'hills' }, { beside: harness });
    try {
      const leela = await other.signUp();
      for (const night of ['2026-12-12', '2026-12-20'])
        await book(other, leela.token, [
          stayItem({ selectedDate: night, checkOut: night.replace(/\d$/, (day) => `${Number(day) + 1}`) }),
        ]);
      const schemasOf = async (DATABASE_SCHEMA: string, output: RegExp) => {
        const own = join(folder, DATABASE_SCHEMA);
        const options = { DATABASE_URL: harness.url ?? '', DATABASE_SCHEMA };
        expect(
          await backUp(
            readConfig(options, () => 'a secret of thirty-two characters, for tests'),
            { folder: own },
          ),
        ).toMatch(output);
        const [dump = ''] = await readdir(own);
        const list = execFileSync('pg_restore', ['--list', join(own, dump)], { encoding: 'utf8' });
        const tables = list.matchAll(/ TABLE DATA (\S+) /g);
        return [...new Set([...tables].map(([, schema]) => schema))].sort();
      };
      expect(await schemasOf('hills', /: 2 bookings, /)).toEqual(['hills', 'hills_jobs']);
      expect(await schemasOf('public', /: 1 bookings, /)).toEqual(['jobs', 'public']);
    } finally {
      await other.close();
    }
  });

  test('of inconsistent data is refused, and leaves no file that looks like a backup', async () => {
    await rm(folder, { recursive: true, force: true });
    await harness.database.pool.query('update allotments set taken = taken - 1 where taken > 0');
    await expect(backUp(config(), { folder })).rejects.toThrow('does not match the bookings');
    expect([await readdir(folder), await databases()]).toEqual([[], 0]);
  });

  test('without a writable folder is refused, and for the embedded database the message says how to copy it', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(backUp(config(), { folder: join(folder, 'file') })).rejects.toThrow(/EEXIST|ENOTDIR/);
    const embedded = readConfig({ DATA_DIR: 'data' }, () => 'a secret of thirty-two characters, for tests');
    await expect(backUp(embedded, { folder })).rejects.toThrow('stop Padharo and copy data');
  });
});
