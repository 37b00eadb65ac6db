/**
 * The UTF-8 bytes of a text as a string with one character per byte: whatever the script, such strings take one byte
 * per character, are concatenated without inspection, and become bytes by copying.
 */
export function byteText(text: string): string {
  return Buffer.from(text).toString('latin1');
}

export function bytesOf(byteText: string): Buffer {
  return Buffer.from(byteText, 'latin1');
}
