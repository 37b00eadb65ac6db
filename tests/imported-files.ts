import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { content } from '../service/catalog/products/content-types.ts';
import { typeNamed } from '../service/content/content-type.ts';
import type { SignedIn } from '../service/core/viewer.ts';
import { exportEntries } from '../service/import-export/export-entries.ts';
import { importContent } from '../service/import-export/import-content.ts';
import { type Harness, startHarness } from './harness.ts';

/** A site that content is imported into. Called at the top of a file. */
export function siteToImport({ pages = false } = {}) {
  let harness: Harness;
  let folder: string;
  let onePixel: Buffer;
  let otherPixel: Buffer;
  let viewer: SignedIn;
  beforeAll(async () => {
    harness = await startHarness({}, { pages });
    const { id, email } = await harness.signUp('An editor');
    viewer = {
      kind: 'user',
      userId: id,
      sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
      role: 'editor',
      email,
      username: 'An editor',
      confirmed: true,
    };
    const dot = (background: string) =>
      sharp({ create: { width: 2, height: 2, channels: 3, background } })
        .png()
        .toBuffer();
    [onePixel, otherPixel] = [await dot('red'), await dot('blue')];
    folder = await mkdtemp(join(tmpdir(), 'padharo-transfer-'));
  });
  afterAll(async () => {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  });

  const edited = [...content.values()].filter(({ path }) => path !== undefined);

  async function exported(type: string, as: 'csv' | 'json' = 'csv'): Promise<string> {
    let text = '';
    for await (const piece of await exportEntries(harness.ctx(viewer), { type: typeNamed(content, type), as }))
      text += piece;
    return text;
  }

  async function sent(
    bytes: string | Uint8Array,
    { name = 'rows.csv', of = '', write }: { name?: string; of?: string; write?: string } = {},
  ) {
    const path = join(folder, 'sent');
    await writeFile(path, bytes);
    const type = of === '' ? undefined : typeNamed(content, of);
    return importContent(harness.ctx(viewer), { path, name, of: type, write, progress: () => {} });
  }

  /** Looks, and writes what was looked at. */
  async function brought(bytes: string | Uint8Array, options: { name?: string; of?: string } = {}) {
    const { mark, problems } = await sent(bytes, options);
    expect(problems).toEqual([]);
    return sent(bytes, { ...options, write: mark });
  }

  return {
    get harness() {
      return harness;
    },
    get folder() {
      return folder;
    },
    get onePixel() {
      return onePixel;
    },
    get otherPixel() {
      return otherPixel;
    },
    get viewer() {
      return viewer;
    },
    edited,
    exported,
    sent,
    brought,
  };
}
