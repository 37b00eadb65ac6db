import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Message, RichMessage } from '../../messages/message.ts';
import { root } from '../command.ts';

const imported = /^import \{ (\w+Texts) \} from '([^']+)';$/gm;

type Compiled = Readonly<Record<string, Message['english']>>;

/** The compiled messages of a catalogue by key. A new address each time, because Node keeps what it has imported. */
async function readCatalogue(file: string): Promise<Compiled> {
  const loaded: Record<string, Record<string, Message | RichMessage>> = await import(
    `${pathToFileURL(file).href}?${Date.now()}`
  );
  const messages = Object.values(loaded).flatMap((catalogue) => Object.entries(catalogue));
  return Object.fromEntries(messages.map(([key, { english }]) => [key, english]));
}

const isCatalogue = (file: string) => /^messages\/[a-z]{2}\/.+\.ts$/.test(relative(root, file));

/**
 * Browsers get compiled messages, each where it is used: `t(cartTexts.payNow)` becomes `t("Pay now")`. So a page loads
 * no texts that it does not show, no keys, and no compiler of ICU. A catalogue whose keys are chosen by a value
 * (`statusTexts[status]`) is a module with an export a message.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'padharo-compiled-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!isCatalogue(file)) return undefined;
      return Object.entries(await readCatalogue(file))
        .map(
          ([key, text], at) => `const m${at} = ${JSON.stringify(text)};\nexport { m${at} as ${JSON.stringify(key)} };`,
        )
        .join('\n');
    },
    async transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.tsx?$/.test(file)) return undefined;
      let written = code;
      for (const [line, name = '', from = ''] of code.matchAll(imported)) {
        const catalogue = resolve(dirname(file), from);
        if (!isCatalogue(catalogue)) continue;
        this.addWatchFile(catalogue);
        const messages = await readCatalogue(catalogue);
        written = written
          .replace(line, `import * as ${name} from '${from}';`)
          .replace(new RegExp(`(?<!typeof )\\b${name}\\.(\\w+)`, 'g'), (use, key) =>
            messages[key] === undefined ? use : JSON.stringify(messages[key]),
          );
      }
      return written === code ? undefined : { code: written, map: null };
    },
  };
}
