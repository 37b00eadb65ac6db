import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminCheckInTexts } from '../../messages/en/admin/check-in.ts';
import { markOf, wordScripts } from './worded-scripts.ts';

test('scripts get the text of each message, also of keys with a hyphen; a mark without a message is refused', async () => {
  const assets = mkdtempSync(join(tmpdir(), 'padharo-scripts-'));
  try {
    const script = join(assets, 'check-in.js');
    const messages = [adminCheckInTexts.checkIn, adminCheckInTexts['driving-licence']];
    writeFileSync(script, `t(${messages.map(markOf).join(')+t(')})`);
    await wordScripts(assets, { inAll: false });
    expect(readFileSync(script, 'utf8')).toBe('t("Check in")+t("Driving licence")');
    writeFileSync(script, 't("@@admin/check-in.no-such-key@@")');
    await expect(wordScripts(assets, { inAll: false })).rejects.toThrow('no-such-key');
  } finally {
    rmSync(assets, { recursive: true, force: true });
  }
});
