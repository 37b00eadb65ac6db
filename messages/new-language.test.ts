import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const needed = ['messages', 'package.json', 'scripts/checks/translations.ts', 'scripts/command.ts', 'service/core'];

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'padharo-language-'));
  for (const path of needed) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    cpSync(join(root, path), join(scratch, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'));
  const write = (file: string, content: object) =>
    writeFileSync(join(scratch, 'messages/mr', file), JSON.stringify(content));
  mkdirSync(join(scratch, 'messages/mr'));
  write('invitation.json', { name: 'मराठी', offer: 'ही साइट मराठीतही आहे.', read: 'मराठीत वाचा' });
  write('glossary.json', { terms: { cart: 'कार्ट' }, never: {}, excepted: [] });
  write('cart.json', { yourCart: 'तुमची कार्ट', payNow: 'आता पैसे भरा' });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('a language is a folder: its texts are used, the rest appears in English, and the check lists what is missing', async () => {
  const program = `
    const { cartTexts } = await import('./messages/en/cart.ts');
    const { textIn } = await import('./messages/translate.ts');
    const { languages } = await import('./messages/translations.ts');
    const { addressIn, pageAddress } = await import('./service/core/language-address.ts');
    const { checkLanguage, englishTexts } = await import('./scripts/checks/translations.ts');
    const t = textIn('mr');
    const faults = await checkLanguage('mr');
    console.log(JSON.stringify({
      languages,
      texts: [t(cartTexts.yourCart), t(cartTexts.payNow), t(cartTexts.browseStays)],
      address: addressIn('mr', '/stays'),
      read: pageAddress('/mr/stays'),
      missing: faults.filter((fault) => fault.endsWith(' is missing')).length - (await englishTexts()).size,
      others: faults.filter((fault) => !fault.endsWith(' is missing')),
    }));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    { cwd: scratch, maxBuffer: 1e8 },
  );
  expect(JSON.parse(stdout)).toEqual({
    languages: ['en', 'hi', 'mr'],
    texts: ['तुमची कार्ट', 'आता पैसे भरा', 'Browse Stays'],
    address: '/mr/stays',
    read: { language: 'mr', path: '/stays' },
    missing: -2,
    others: [],
  });
});
