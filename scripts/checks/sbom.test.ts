import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../command.ts';

/** Its package.json names no licence; its LICENSE is MIT. */
const unlicensed = ['png-js'];
const packages = z.record(z.string(), z.string());
const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(z.object({ name: z.string(), version: z.string(), licenses: z.array(z.unknown()).optional() })),
});

test('the bill of materials lists what ships, in its exact version, and no tool of the developers', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/tasks/sbom.ts'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const { components } = bill.parse(JSON.parse(stdout));
  const listed = new Map(components.map(({ name, version }) => [name, version]));
  const own = z.object({ dependencies: packages }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const [name, version] of Object.entries(own.dependencies)) expect(listed.get(name), name).toBe(version);
  for (const name of ['vitest', '@playwright/test', '@biomejs/biome']) expect(listed.has(name), name).toBe(false);
  expect(components.filter(({ licenses }) => !licenses?.length).map(({ name }) => name)).toEqual(unlicensed);
});
