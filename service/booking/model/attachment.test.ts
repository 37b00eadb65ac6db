import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachmentLimits, attachmentName, isWholePdf, megabytesOf, unpaidFilesRetentionMs } from './attachment.ts';
import { checkFiles } from './check-files.ts';

const pdf = (text: string) => Buffer.from(text, 'latin1');
const whole = '%PDF-1.7\n1 0 obj\n%%EOF';

test('a message takes three files of five megabytes, a booking sixty, an unpaid buyer thirty', () => {
  expect(attachmentLimits).toEqual({ files: 3, bytes: 5_242_880, bookingBytes: 62_914_560, unpaidBytes: 31_457_280 });
  expect(unpaidFilesRetentionMs).toBe(3 * 24 * 3_600_000);
});

test('files are counted in begun megabytes, all together', () => {
  const file = (length: number) => ({ bytes: new Uint8Array(length) });
  expect([[], [file(1)], [file(1_048_576)], [file(1_048_576), file(1)]].map(megabytesOf)).toEqual([0, 1, 1, 2]);
});

test.each([
  ['a PDF', whole, true],
  ['of the second version', whole.replace('1.7', '2.0'), true],
  ['with line ends after it', `${whole}\r\n\n`, true],
  ['longer than the end that is read', `%PDF-1.4${' '.repeat(500)}%%EOF`, true],
  ['with something before it', ` ${whole}`, false],
  ['with something after it', `${whole} MZ`, false],
  ['with text after its end', `%PDF-1.7 %%EOF${'x'.repeat(100)}`, false],
  ['of a version that does not exist', whole.replace('1.7', '3.0'), false],
  ['without its minor version', whole.replace('1.7', '1.x'), false],
  ['cut off', '%PDF-1.7', false],
  ['nothing', '', false],
])('%s: %j is one whole PDF, or not', (_, text, expected) => {
  expect(isWholePdf(pdf(text))).toBe(expected);
});

test.each([
  ['photo.jpeg', 'photo'],
  ['C:\\Users\\Asha\\my photo.png', 'my photo'],
  ['/home/asha/passport.pdf', 'passport'],
  ['a/b\\c\nd/visa.v2.pdf', 'visa.v2'],
  ['scan.\nold', 'scan'],
  ['say %22hi%22%0D%0A.png', 'say hi'],
  ['आधार कार्ड.png', 'आधार कार्ड'],
  ['2026_12-12.png', '2026_12-12'],
  ['a%22b.png', 'a b'],
  ['a<&>b.png', 'a b'],
  ['  two   words  .png', 'two words'],
  ['..hidden.png', 'hidden'],
  ['.png', 'file'],
  ['', 'file'],
  ['???.png', 'file'],
  ['\ud800.png', 'file'],
  [`${'𑄃'.repeat(100)}.png`, '𑄃'.repeat(80)],
])('a file that was called %j is stored as %j', (sent, base) => {
  expect(attachmentName(sent, 'image/jpeg')).toBe(`${base}.jpg`);
  expect(attachmentName(sent, 'application/pdf')).toBe(`${base}.pdf`);
});

describe('the files of a message', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'padharo-files-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const upload = async (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return { field: 'files', name, path, bytes: bytes.length };
  };

  test('are known by their content, whatever they are called: pictures are drawn again, PDFs stay as they are', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const checked = await checkFiles([await upload('a.pdf', picture), await upload('b.png', pdf(whole))]);
    expect(checked.map(({ name, type }) => [name, type])).toEqual([
      ['a.jpg', 'image/jpeg'],
      ['b.pdf', 'application/pdf'],
    ]);
    expect(checked[1]?.bytes).toEqual(pdf(whole));
    expect((await sharp(checked[0]?.bytes).metadata()).format).toBe('jpeg');
  });

  test('are refused if one is neither, or only the beginning of a PDF', async () => {
    const refusal = async (bytes: Buffer) => checkFiles([await upload('c', bytes)]);
    await expect(refusal(pdf('%PDF-1.7 and no end'))).rejects.toThrow('The PDF is damaged or incomplete');
    await expect(refusal(pdf('a text'))).rejects.toMatchObject({ name: 'ValidationError' });
    expect(await checkFiles([])).toEqual([]);
  });
});
