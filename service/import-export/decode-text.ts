import { invalid } from '../core/app-error.ts';

const marks = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const;

/**
 * The text of a file in the encodings of spreadsheets: UTF-8, or UTF-16 with a byte order mark (Excel's 'Unicode
 * text'). Throws ValidationError for other encodings and for binary data.
 */
export function decodedText(bytes: Uint8Array): string {
  const encoding = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {}
  throw invalid("This is no text in UTF-8. In Excel save it as 'CSV UTF-8', in other programs choose UTF-8.");
}
