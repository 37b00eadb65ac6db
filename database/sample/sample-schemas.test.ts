import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { sampleSchemas } from './sample-schemas.ts';

const jsonOf = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The names of the files of a folder, with the folders between. */
function filesIn(kind: string): string[] {
  const names = readdirSync(new URL(kind, import.meta.url), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.json'));
}

test('the schemas for editors say what the files may hold: npm run fix writes them anew', () => {
  for (const [kind, schema] of sampleSchemas()) expect(jsonOf(`schema/${kind}.json`), kind).toEqual(schema);
});

test('each file names the schema of its kind, which finds nothing wrong in it', () => {
  for (const [kind, schema] of sampleSchemas()) {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    const fits = ajv.compile(schema);
    const files = filesIn(kind);
    expect(files.length).toBeGreaterThan(40);
    for (const name of files) {
      const file = jsonOf(`${kind}/${name}`);
      expect(fits(file), `${kind}/${name}: ${JSON.stringify(fits.errors)}`).toBe(true);
      const up = '../'.repeat(name.split('/').length);
      expect(file, name).toMatchObject({ $schema: `${up}schema/${kind}.json` });
    }
  }
});

test('an editor sees what is missing, unknown or out of bounds', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const fits = ajv.compile(sampleSchemas().get('destinations') ?? false);
  const wrong = { ...Object(jsonOf('destinations/agra.json')), latitude: 91, mayor: 'nobody', name: undefined };
  expect(fits(JSON.parse(JSON.stringify(wrong)))).toBe(false);
  const said = fits.errors?.map(({ keyword }) => keyword).sort();
  expect(said).toEqual(['additionalProperties', 'maximum', 'required']);
});
