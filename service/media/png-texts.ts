const remarks = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without its text chunks: a decoder decompresses them, and a megabyte can become a gigabyte. An invalid file is
 * returned unchanged for the decoder to refuse.
 */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= png.length) {
    const end = at + 12 + png.readUInt32BE(at);
    const chunk = png.subarray(at, end);
    if (!remarks.has(chunk.toString('latin1', 4, 8))) kept.push(chunk);
    at = end;
  }
  return Buffer.concat([...kept, png.subarray(at)]);
}
