import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Message, RichMessage } from '../../messages/message.ts';
import { invitations, languages, translationsOf } from '../../messages/translations.ts';
import { root } from '../command.ts';
import { markOf } from './worded-scripts.ts';

const imported = /^import \{ (\w+Texts) \} from '([^']+)';$/gm;

/** The messages of a catalogue by key. A new address each time, because Node keeps what it has imported. */
async function readCatalogue(file: string): Promise<Readonly<Record<string, Message | RichMessage>>> {
  const loaded: Record<string, Record<string, Message | RichMessage>> = await import(
    `${pathToFileURL(file).href}?${Date.now()}`
  );
  return Object.assign({}, ...Object.values(loaded));
}

const isCatalogue = (file: string) => /^messages\/en\/.+\.ts$/.test(relative(root, file));

const translations = join(root, 'messages', 'translations.ts');

/** What browsers get in place of messages/translations.ts, which reads files. */
const named = `export const invitations = new Map(${JSON.stringify([...invitations])});
export const languages = [...invitations.keys()];`;
const withoutTexts = `${named}
export const translationsOf = (language) =>
  language !== 'en' && invitations.has(language) ? new Map() : undefined;`;
const withTexts = () => `${named}
const texts = new Map(${JSON.stringify(languages.map((name) => [name, [...(translationsOf(name) ?? [])]]))});
export const translationsOf = (language) => (language === 'en' ? undefined : new Map(texts.get(language)));`;

/**
 * Browsers get compiled messages, each where it is used: `t(cartTexts.payNow)` becomes `t("Pay now")`, in Hindi scripts
 * `t("अभी भुगतान करें")`. So a page loads no texts that it does not show, no keys, no compiler of ICU, and one language.
 * A build leaves a mark for each message, which worded-scripts.ts replaces. A catalogue whose keys are chosen by a value
 * (`statusTexts[status]`) is a module with an export a message. In development, messages stay as they are.
 */
export function compiledMessages(): Plugin {
  let building = false;
  /** The catalogues of which a module has messages. */
  const speaking = new Map<string, Set<string>>();
  return {
    name: 'padharo-compiled-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      building = command === 'build';
    },
    async load(id) {
      const [file = ''] = id.split('?');
      if (file === translations) return building ? withoutTexts : withTexts();
      if (!building || !isCatalogue(file)) return undefined;
      speaking.set(id, new Set([file]));
      return Object.entries(await readCatalogue(file))
        .map(([key, message], at) => `const m${at} = ${markOf(message)};\nexport { m${at} as ${JSON.stringify(key)} };`)
        .join('\n');
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!building || !/\.tsx?$/.test(file)) return undefined;
      let written = code;
      for (const [line, name = '', from = ''] of code.matchAll(imported)) {
        const catalogue = resolve(dirname(file), from);
        if (!isCatalogue(catalogue)) continue;
        const messages = await readCatalogue(catalogue);
        speaking.set(id, (speaking.get(id) ?? new Set()).add(catalogue));
        written = written
          .replace(line, `import * as ${name} from '${from}';`)
          .replace(new RegExp(`(?<!typeof )\\b${name}\\.(\\w+)`, 'g'), (use, key) => {
            const message = messages[key];
            return message ? markOf(message) : use;
          });
      }
      return written === code ? undefined : { code: written, map: null };
    },
    // the name of a script changes with its texts, which are written later
    augmentChunkHash({ moduleIds }) {
      const catalogues = new Set(moduleIds.flatMap((id) => [...(speaking.get(id) ?? [])]));
      const hash = createHash('sha256');
      for (const catalogue of [...catalogues].sort()) {
        const subject = relative(join(root, 'messages', 'en'), catalogue).replace(/\.ts$/, '.json');
        const files = [catalogue, ...languages.map((language) => join(root, 'messages', language, subject))];
        for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
      }
      return hash.digest('hex');
    },
  };
}
