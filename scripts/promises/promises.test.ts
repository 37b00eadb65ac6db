import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { promises } from './promises.ts';
import { renderPromises, runName, unproven } from './render-promises.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = Object.values(promises).flat();

test('every promise names tests that exist', () => {
  for (const { title, proofs } of all) {
    expect(proofs.length, title).toBeGreaterThan(0);
    for (const [file, name] of proofs) expect(read(file), `${file}: ${name}`).toContain(name);
  }
});

test('all thirteen dark patterns are in it', () => {
  expect(promises['Dark patterns']?.map(({ title }) => Number.parseInt(title, 10))).toEqual(
    Array.from({ length: 13 }, (_, at) => at + 1),
  );
});

test('docs/promises.md is what was proven', () => {
  const [, version = '', day = ''] =
    /version (\S+), all of them passed on ([\d-]+)\./.exec(read('docs/promises.md')) ?? [];
  expect(read('docs/promises.md')).toBe(renderPromises(promises, { version, day }));
});

test('a test that failed, or did not run, proves nothing', () => {
  const own = { Selling: [{ title: 'One', text: 'It is one', proofs: [['a.test.ts', 'sold to %s once']] }] } as const;
  const ran = (name: string, passed: boolean) => ({ file: 'a.test.ts', name, passed });
  expect(unproven(own, [])).toEqual(['a.test.ts: sold to %s once']);
  expect(unproven(own, [ran('a crowd sold to Asha once', true)])).toEqual([]);
  expect(unproven(own, [ran('sold to Asha once', true), ran('sold to Ravi once', false)])).toHaveLength(1);
  expect(unproven(own, [{ ...ran('sold to Asha once', true), file: 'b.test.ts' }])).toHaveLength(1);
  expect(runName('is paid').test('is not is paid twice')).toBe(false);
});
