import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath, qrSquares, qrSvg } from './qr-code.ts';

const link = 'upi://pay?pa=padharo.stays@okbank&pn=Padharo&am=5900.00&cu=INR&tr=BOOK_1_ABCDEF&tn=हिन्दी';

/** The text that a camera reads in an image of squares, four pixels each. */
function scanned(side: number, isDark: (x: number, y: number) => boolean): string {
  const width = side * 4;
  const pixels = Array.from({ length: width * width }, (_, at) =>
    isDark(Math.floor((at % width) / 4), Math.floor(at / width / 4)) ? [0, 0, 0] : [255, 255, 255],
  );
  return decodeQR({ width, height: width, data: Uint8Array.from(pixels.flat()) });
}

test('a code contains its text', () => {
  const rows = qrSquares(link);
  expect(rows.every((row) => row.length === rows.length)).toBe(true);
  expect(rows[0]?.slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
  expect(scanned(rows.length + 8, (x, y) => rows[y - 4]?.[x - 4] === true)).toBe(link);
});

test('the path and the SVG have the same squares and a white border of two', () => {
  const { size, path } = qrPath(link);
  const dark = new Set(path.match(/M\d+ \d+/g));
  expect(size).toBe(qrSquares(link).length + 4);
  expect(scanned(size, (x, y) => dark.has(`M${x} ${y}`))).toBe(link);
  expect(qrSvg(link)).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`);
});
