import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledMessage } from 'icu-minify/format';
import type { Message, RichMessage } from '../../messages/message.ts';
import { languages, translationsOf } from '../../messages/translations.ts';
import { root } from '../command.ts';

/** The literal that a build has for a message until its scripts are worded. */
export function markOf({ id }: Message | RichMessage): string {
  return JSON.stringify(`@@${id}@@`);
}

const marks = /(["'`])@@([\w/-]+)\.([\w-]+)@@\1/g;

async function englishOf(subject: string): Promise<Readonly<Record<string, Message | RichMessage>>> {
  const loaded: Record<string, Record<string, Message | RichMessage>> = await import(
    pathToFileURL(join(root, 'messages', 'en', `${subject}.ts`)).href
  );
  return Object.assign({}, ...Object.values(loaded));
}

/** The address of a script in a language: `/assets/cart.js` is `/assets/hi/cart.js`. */
const scriptsIn = (language: string, text: string) =>
  text.replace(/(["'`]\/?assets\/)([\w.-]+\.js\1)/g, (_, begin, name) => `${begin}${language}/${name}`);

/**
 * Writes the texts into the scripts of a build: English into the scripts themselves, each other language into a copy of
 * them, in a folder of its name. Throws for a mark without a message.
 */
export async function wordScripts(assets: string, { inAll }: { inAll: boolean }): Promise<void> {
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(assets, name), 'utf8') }));
  const english = new Map<string, CompiledMessage>();
  const subjects = new Set(
    scripts.flatMap(({ text }) => [...text.matchAll(marks)].map(([, , subject = '']) => subject)),
  );
  for (const subject of subjects)
    for (const message of Object.values(await englishOf(subject))) english.set(message.id, message.english);
  for (const language of inAll ? languages : ['en']) {
    const translations = translationsOf(language);
    const folder = language === 'en' ? assets : join(assets, language);
    mkdirSync(folder, { recursive: true });
    for (const { name, text } of scripts) {
      const worded = text.replace(marks, (_, _quote, subject, key) => {
        const id = `${subject}.${key}`;
        const message = translations?.get(id) ?? english.get(id);
        if (message === undefined) throw new Error(`${name} has a mark for ${id}, which is no message`);
        return JSON.stringify(message);
      });
      writeFileSync(join(folder, name), language === 'en' ? worded : scriptsIn(language, worded));
    }
  }
}
