import { hash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogContent } from '../catalog/catalog.api.ts';
import { typeNamed } from '../content/content-type.ts';
import { bringPicture, dropPicture } from '../media/keep-picture.ts';
import { pictureKindOf, refusedKind } from '../media/picture-kind.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';
import type { Archive, PackedFile } from './open-archive.ts';
import type { Problem } from './plan-sheet.ts';
import type { Progress } from './progress.ts';

/** A picture of an archive that the library has not. */
interface ComingPicture {
  readonly documentId: string;
  readonly file: PackedFile;
}

interface LookedAt {
  /** The documentId of each picture, by the name of its file, with and without its ending. */
  readonly byName: ReadonlyMap<string, string>;
  readonly coming: readonly ComingPicture[];
  /** How many of them the library has. */
  readonly same: number;
}

/** A picture that was exported is called by its documentId. */
const exported = /^([0-9a-f]{24})\.[a-z]+$/;

/** Looks at the pictures of an archive: what they are by their bytes, and whether the library has them. */
export async function lookAtPictures(
  ctx: Context,
  archive: Archive | undefined,
  { refuse, progress }: { refuse: (problem: Problem) => void; progress: (progress: Progress) => void },
): Promise<LookedAt> {
  const byName = new Map<string, string>();
  const files = new Map<string, PackedFile>();
  for (const [at, file] of (archive?.pictures ?? []).entries()) {
    if (at % 20 === 0) progress({ doing: 'checking', done: at, of: archive?.pictures.length ?? 0 });
    const bytes = (await archive?.read(file)) ?? Buffer.alloc(0);
    const head = bytes.subarray(0, 512);
    if (!pictureKindOf(head)) {
      refuse({ file: file.name, row: 0, column: '', message: refusedKind(head) });
      continue;
    }
    // the same picture is the same entry of the library, whatever its file is called and however often it comes
    const documentId = exported.exec(file.name)?.[1] ?? hash('sha256', bytes).slice(0, 24);
    files.set(documentId, file);
    byName.set(file.name, documentId);
    byName.set(file.name.replace(/\.[^.]*$/, ''), documentId);
  }
  const there = new Set<string>();
  const media = typeNamed(catalogContent.model, 'media');
  for (const some of questions(files.keys())) {
    for await (const entry of allEntries(ctx, media, [], among(['documentId'], some)))
      there.add(String(entry['documentId']));
  }
  const coming = [...files].filter(([documentId]) => !there.has(documentId));
  return { byName, coming: coming.map(([documentId, file]) => ({ documentId, file })), same: there.size };
}

/** Brings the pictures into the library, each by itself; `brought` names those that are there. */
export async function bringPictures(
  ctx: Context,
  {
    archive,
    pictures,
    folder,
    brought,
    progress,
  }: {
    archive: Archive | undefined;
    pictures: readonly ComingPicture[];
    folder: string;
    brought: string[];
    progress: (progress: Progress) => void;
  },
): Promise<void> {
  const path = join(folder, 'picture');
  for (const [at, { documentId, file }] of pictures.entries()) {
    progress({ doing: 'pictures', done: at, of: pictures.length });
    await archive?.unpack(file, path);
    await bringPicture(ctx, { path, documentId, name: file.name });
    brought.push(documentId);
    await unlink(path);
  }
}

/** Takes pictures back that came with what was not written. */
export async function dropPictures(ctx: Context, documentIds: readonly string[]): Promise<void> {
  for (const documentId of documentIds) await inTransaction(ctx, (ctx) => dropPicture(ctx, documentId));
}
