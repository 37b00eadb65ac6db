import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { carFile } from './car-sample.ts';
import { destinationFile } from './destination-sample.ts';
import { attractionFile, tourFile } from './experience-sample.ts';
import { type SampleCatalogue, type SampleTranslation, sampleKinds } from './sample-catalogue.ts';
import { stayFile } from './stay-sample.ts';

/** What the files of each folder hold. */
export const sampleFiles = {
  destinations: destinationFile,
  stays: stayFile,
  attractions: attractionFile,
  tours: tourFile,
  cars: carFile,
} as const;

const here = new URL('./', import.meta.url);

/**
 * The sample catalogue as its files have it: `<kind>/<destination>/<slug>.json`, destinations `destinations/<slug>.json`.
 * Throws an error that names every wrong field of the first wrong file.
 */
export function readSample(folder: URL = here): Required<SampleCatalogue> {
  return {
    destinations: readDestinations(folder),
    stays: readProducts('stays', stayFile, folder),
    attractions: readProducts('attractions', attractionFile, folder),
    tours: readProducts('tours', tourFile, folder),
    cars: readProducts('cars', carFile, folder),
    translations: readTranslations(folder),
  };
}

const texts = z.record(z.string().min(1), z.string().min(1));

/** The translations of every language: `<language>/<path of the entry>`. */
export function readTranslations(folder: URL = here): SampleTranslation[] {
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2,3}$/.test(name));
  return languages.sort().flatMap((language) =>
    sampleKinds.flatMap((kind) => {
      const of = new URL(`${language}/${kind}`, folder);
      if (!existsSync(of)) return [];
      const names = readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
      return names.sort().map((name) => ({
        language,
        kind,
        slug: basename(name, '.json'),
        path: `${kind}/${name}`,
        texts: readFile(`${language}/${kind}/${name}`, texts, folder),
      }));
    }),
  );
}

export function readDestinations(folder: URL = here): SampleCatalogue['destinations'] {
  return namesIn('destinations', folder).map((slug) => ({
    ...readFile(`destinations/${slug}.json`, destinationFile, folder),
    slug,
  }));
}

function readProducts<Read extends object>(kind: string, file: z.ZodType<Read>, folder: URL) {
  return namesIn(kind, folder).map((name) => {
    const [destination = '', slug = ''] = name.split('/');
    return { ...readFile(`${kind}/${name}.json`, file, folder), slug, destination };
  });
}

/**
 * The entries of a kind in the order in which they are loaded, which decides their ids: those of `order.txt`, then the
 * others by their names.
 */
function namesIn(kind: string, folder: URL): string[] {
  const entries = readdirSync(new URL(kind, folder), { recursive: true, encoding: 'utf8' });
  const there = entries.filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''));
  const first = readFileSync(new URL(`${kind}/order.txt`, folder), 'utf8')
    .split('\n')
    .filter(Boolean);
  const left = new Set(there);
  for (const name of first) {
    if (!left.delete(name)) throw new Error(`${kind}/order.txt: there is no ${name}.json, or it is named twice`);
  }
  return [...first, ...[...left].sort()];
}

function readFile<Read>(name: string, file: z.ZodType<Read>, folder: URL): Read {
  const parsed = file.safeParse(jsonOf(name, readFileSync(new URL(name, folder), 'utf8')));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => [path.map(String).join('.'), message]);
  throw new Error(problems.map(([field, message]) => `${name}: ${field ? `${field}: ` : ''}${message}`).join('\n'));
}

/** What the file holds, without the address of its schema. */
function jsonOf(name: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : 'is no JSON'}`);
  }
}
