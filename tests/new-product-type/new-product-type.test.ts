import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/command.ts';
import { rounds } from './places.ts';

/** What the site is made again from, or what has nothing to do with what it is. */
const leftOut = new Set(['node_modules', 'build', 'data', 'docs', 'test-results', '.git', '.react-router']);
const pictures = join('tests', 'visual');
const own = join('tests', 'new-product-type');
const long = Boolean(process.env['TEST_LONG']);

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'padharo-fifth-'));
  cpSync(root, site, {
    recursive: true,
    filter: (from) => {
      const path = relative(root, from);
      return !leftOut.has(path) && path !== own && path !== pictures && !path.endsWith('.tsbuildinfo');
    },
  });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  cpSync(join(import.meta.dirname, 'files'), site, { recursive: true });
});
afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Runs a program in the scratch house. It is no part of the run that this is a test of. */
function run(program: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const stored = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', program, ...args],
      { cwd: site, env: Object.fromEntries(stored), maxBuffer: 50_000_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) || 1 : 0, output: stdout + stderr }),
    );
  });
}

async function runs(program: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(program, ...args);
  expect(code, output).toBe(0);
}

const rooms = ['*.ts', ...['service', 'storefront', 'database', '.react-router/types'].map((room) => `${room}/**/*`)];

/**
 * The files in which the compiler finds something wrong: in everything, or in the sources alone. A test that would have to
 * be touched is still wrong when all the places are done, and is found then.
 */
async function named(scope: 'sources' | 'everything'): Promise<string[]> {
  const sources = {
    extends: './tsconfig.json',
    include: rooms,
    exclude: ['node_modules', '**/*.test.ts', '**/*.test.tsx'],
  };
  writeFileSync(join(site, 'tsconfig.sources.json'), JSON.stringify(sources));
  const project = scope === 'sources' ? 'tsconfig.sources.json' : 'tsconfig.json';
  const options = ['--noEmit', '--incremental', 'false', '--singleThreaded', '--pretty', 'false', '--project', project];
  const { output } = await run(join('node_modules', '.bin', 'tsc'), ...options);
  const found = [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file);
  return [...new Set(found)].sort();
}

/** The shared files that docs/architecture.md lists for a product type, in its order. */
function listed(): string[] {
  const map = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const [, item = ''] = /\n- \*\*A product type\*\*([\s\S]*?)\n- \*\*/.exec(map) ?? [];
  return [...item.matchAll(/^ {2}- `([^`]+)`/gm)].map(([, file = '']) => file);
}

test('the map lists the places that are touched, in the order in which the compiler leads to them', () => {
  const touched = rounds.flatMap(({ edits }) => edits.map(({ file }) => file));
  expect(listed()).toEqual([...new Set(touched)]);
});

test('a river cruise is sold like everything else after the places that the compiler names', async () => {
  await runs(join('node_modules', '.bin', 'react-router'), 'typegen');
  await runs(join('scripts', 'tasks', 'generate-tables.ts'));
  for (const [at, { edits, named: expected }] of rounds.entries()) {
    for (const { file, text, becomes } of edits) {
      const before = readFileSync(join(site, file), 'utf8');
      expect(before.split(text), `${file} has once: ${text}`).toHaveLength(2);
      writeFileSync(
        join(site, file),
        before.replace(text, () => becomes),
      );
    }
    const last = at === rounds.length - 1;
    // the rounds between the first and the last are compiled in long runs
    if (at === 0 || last || long) expect(await named(last || long ? 'everything' : 'sources')).toEqual(expected);
  }
  await runs(join('node_modules', '.bin', 'vitest'), 'run', '--project', 'api', 'tests/api/river-cruises.test.ts');
});
