/**
 * The UTF-8 bytes of a text as a text, one character for each: however foreign the words, such texts take one byte a
 * character, are put together without looking at them, and become bytes by copying.
 */
export function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

export function bytesOf(byteText: string): Buffer {
  return Buffer.from(byteText, 'latin1');
}
