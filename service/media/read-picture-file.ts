import type { Context } from '../platform/context.ts';
import { findFile } from './media.sql.ts';

/** The bytes of an uploaded picture by its address, `/media/{hash}/{file}`; undefined for any other address. */
export async function readPictureFile({ db }: Context, url: string): Promise<Buffer | undefined> {
  const [, hash, file] = /^\/media\/([0-9a-f]{32})\/([a-z0-9.-]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) return undefined;
  return (await findFile(db, hash, file))?.content;
}
