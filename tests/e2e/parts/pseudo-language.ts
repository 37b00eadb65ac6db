import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { englishTexts } from '../../../scripts/checks/translations.ts';
import { root } from '../../../scripts/command.ts';
import { quietPort, type ServerProcess, startProcess } from '../../resilience/server-process.ts';
import { databaseUrl, mailServer, secret } from './site.ts';

/** For private use, so it is no language. */
export const language = 'qaa';
/** Around each message. */
export const [opens, closes] = ['‹', '›'];

const accented = new Map(
  [...'aáeéiíoóuúyýcçnñAÁEÉIÍOÓUÚYÝCÇNÑ'.matchAll(/(.)(.)/gu)].map(([, plain, mark]) => [plain, mark]),
);

/** Tags, addresses of links and braces; between them the words. */
const pieces = /<\/?\w+>|\]\([^)]*\)|[{}]|[^<\]{}]+|./gs;

/** A message with accents, each word longer by half: names of placeholders and tags stay. */
export function pseudo(source: string): string {
  let depth = 0;
  const worded = source.replaceAll(pieces, (piece) => {
    if (piece === '{') depth += 1;
    if (piece === '}') depth -= 1;
    // text is outside of braces, or in those of a branch
    if (depth % 2 === 1 || /^(?:[<{}]|\]\()/.test(piece)) return piece;
    return piece
      .replaceAll(/[aeiou]/gi, (vowel) => vowel + (accented.get(vowel.toLowerCase()) ?? ''))
      .replaceAll(/[A-Zycn]/g, (sign) => accented.get(sign) ?? sign);
  });
  // of a longer text, each paragraph
  const paragraphs = worded.split(/(\n\n|\n(?=- ))/);
  return paragraphs.map((text) => text.replace(/^(## |- )?([^\n].*)$/s, `$1${opens}$2${closes}`)).join('');
}

const folders = 'artwork backoffice database messages public scripts service storefront';
const alone = 'compose.ts server.ts package.json package-lock.json react-router.config.ts tsconfig.json vite.config.ts';

function writeLanguage(folder: string, texts: ReadonlyMap<string, string>): void {
  const files = new Map<string, Record<string, string>>();
  for (const [id, source] of texts) {
    const at = id.lastIndexOf('.');
    const name = id.slice(0, at);
    const file = files.get(name) ?? {};
    file[id.slice(at + 1)] = pseudo(source);
    files.set(name, file);
  }
  const named = { name: pseudo('Pseudo'), offer: pseudo('Also in Pseudo.'), read: pseudo('Read in Pseudo') };
  for (const [name, content] of [...files, ['invitation', named] as const]) {
    const path = join(folder, `${name}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  }
}

/** The website in the generated language: built in a copy of the sources, on the database of the other tests. */
export async function openPseudoSite(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const copy = mkdtempSync(join(tmpdir(), 'padharo-pseudo-'));
  let server: ServerProcess | undefined;
  const close = async () => {
    server?.signal('SIGTERM');
    await server?.ended;
    rmSync(copy, { recursive: true, force: true });
  };
  try {
    for (const path of `${folders} ${alone}`.split(' '))
      cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeLanguage(join(copy, 'messages', language), await englishTexts());
    const build = `import('./scripts/pages/build-pages.ts').then(({ buildPages }) => buildPages(() => {}))`;
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', build], {
      cwd: copy,
      maxBuffer: 1e8,
    });
    const places = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: mailServer,
      DATA_DIR: join(copy, 'data'),
      TRUST_PROXY: '1',
      APP_SECRET: secret,
    };
    server = startProcess(join(copy, 'server.ts'), await quietPort(), places);
    await server.ready();
    return { url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
