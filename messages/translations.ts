import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { z } from 'zod';

// Browsers get another module in place of this one (scripts/pages/compiled-messages.ts).

/** The compiled texts of a language by message id. */
export type Translations = ReadonlyMap<string, CompiledMessage>;

const texts = z.record(z.string(), z.string());
const folder = import.meta.dirname;
/** The files of a language that are not messages. */
const others = ['glossary.json', 'invitation.json', 'places.json'];

/** What pages in any language show of each: its name, and the offer to read this page in it. */
const invitation = z.strictObject({ name: z.string(), offer: z.string(), read: z.string() });
export type Invitation = z.infer<typeof invitation>;

/** The languages of the storefront: English, then each other folder. */
export const invitations: ReadonlyMap<string, Invitation> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other))
    .map((name) => [name, invitation.parse(JSON.parse(readFileSync(join(folder, name, 'invitation.json'), 'utf8')))]),
);

export const languages: readonly string[] = [...invitations.keys()];

/** The texts of a language as they are written, by message id: `messages/hi/cart.json` has those of the subject 'cart'. */
export function sourcesOf(language: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.json', { cwd: join(folder, language), exclude: others });
  return new Map(
    files.flatMap((file) =>
      Object.entries(texts.parse(JSON.parse(readFileSync(join(folder, language, file), 'utf8')))).map(
        ([key, text]) => [`${file.slice(0, -'.json'.length)}.${key}`, text] as const,
      ),
    ),
  );
}

/** The names of landmarks and other places of the code in a language, by their English ones; none without such a file. */
export function placesIn(language: string): ReadonlyMap<string, string> {
  const file = join(folder, language, 'places.json');
  return new Map(existsSync(file) ? Object.entries(texts.parse(JSON.parse(readFileSync(file, 'utf8')))) : []);
}

/** The translations of a language; undefined for English and for a language that has no folder. */
export function translationsOf(language: string): Translations | undefined {
  if (language === 'en' || !languages.includes(language)) return undefined;
  return new Map([...sourcesOf(language)].map(([id, text]) => [id, compile(text)]));
}
