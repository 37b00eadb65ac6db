import { inflateSync } from 'node:zlib';

const woffHeader = 44;
const woffEntry = 20;

/**
 * Returns the uncompressed font of a WOFF file (W3C WOFF 1.0), because a compressed one would be inflated again for
 * each document. Throws RangeError for another file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF file');
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Uint8Array[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const from = woffHeader + woffEntry * index;
    const at = woff.readUInt32BE(from + 4);
    const stored = woff.subarray(at, at + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = stored.length < length ? inflateSync(stored) : stored;
    const to = 12 + 16 * index;
    woff.copy(directory, to, from, from + 4);
    woff.copy(directory, to + 4, from + 16, from + 20);
    directory.writeUInt32BE(offset, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
