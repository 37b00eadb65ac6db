const remarks = new Set(['tEXt', 'zTXt', 'iTXt']);

/**
 * A PNG without what is written in it besides its pixels: a decoder unpacks each such text, whatever it says, and a
 * megabyte of them becomes a gigabyte. What is no list of chunks is left as it is, for the decoder to refuse.
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
