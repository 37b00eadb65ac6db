import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { root } from '../command.ts';

const catalogueFile = /^messages\/[a-z]{2}\/.+\.ts$/;

/** Browsers get messages compiled: the compiler of ICU is nine times as large as what formats them. */
export function compiledMessages(): Plugin {
  return {
    name: 'padharo-compiled-messages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!catalogueFile.test(relative(root, file))) return undefined;
      // a new address each time, because Node keeps what it has imported
      const loaded: Record<string, Record<string, { id: string; english: unknown }>> = await import(
        `${pathToFileURL(file).href}?${Date.now()}`
      );
      return [
        `import { identified } from ${JSON.stringify(join(root, 'messages/message.ts'))};`,
        ...Object.entries(loaded).map(([name, messages]) => {
          const [subject = ''] = Object.values(messages)[0]?.id.split('.') ?? [];
          const english = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, message.english]));
          return `export const ${name} = /* @__PURE__ */ identified(${JSON.stringify(subject)}, ${JSON.stringify(english)});`;
        }),
      ].join('\n');
    },
  };
}
