import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clock, visitor } from '../core/viewer.ts';
import { deleteOldFolders } from './delete-old-folders.ts';

test('folders of a dead process are deleted after a day; current and foreign ones stay', async () => {
  const from = await mkdtemp(join(tmpdir(), 'padharo-folders-'));
  const now = new Date('2026-03-02T12:00:00Z');
  const written = (name: string, at: string) => utimes(join(from, name), new Date(at), new Date(at));
  for (const name of ['padharo-import-dead', 'padharo-import-live', 'another-import-dead']) {
    await mkdir(join(from, name));
    await writeFile(join(from, name, 'picture'), 'x');
  }
  await written('padharo-import-dead', '2026-03-01T11:59:00Z');
  await written('padharo-import-live', '2026-03-01T12:01:00Z');
  await written('another-import-dead', '2026-01-01T00:00:00Z');
  await expect(deleteOldFolders({ now, viewer: visitor }, { from })).rejects.toThrow();
  await deleteOldFolders({ now, viewer: clock }, { from });
  expect((await readdir(from)).sort()).toEqual(['another-import-dead', 'padharo-import-live']);
  await rm(from, { recursive: true });
});
