import { hash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogContent } from '../catalog/catalog.api.ts';
import { typeNamed } from '../content/content-type.ts';
import type { Entry } from '../content/write-hooks.ts';
import { readArtworkAddress } from '../media/artwork-address.ts';
import { type EncodedPicture, encodePicture } from '../media/encode-picture.ts';
import type { FileInfo } from '../media/file-info.ts';
import { keepDrawing, keepPicture, sayOfPicture } from '../media/keep-picture.ts';
import { pictureKindOf, refusedKind } from '../media/picture-kind.ts';
import { shownName } from '../media/picture-name.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';
import type { Archive, PackedFile } from './open-archive.ts';
import { otherWords, type PictureWords, picturesSheet } from './picture-words.ts';
import type { Problem } from './plan-sheet.ts';
import type { Progress } from './progress.ts';
import { spoolPicture } from './spool-picture.ts';

/** A picture that the library has not: a file of the archive, or one that the site draws. */
type ComingPicture = { readonly documentId: string; readonly info: FileInfo } & (
  | { readonly file: PackedFile }
  | { readonly drawing: string }
);

export interface LookedAt {
  /** The documentId of each picture, by the name of its file, with and without its ending. */
  readonly byName: ReadonlyMap<string, string>;
  readonly coming: readonly ComingPicture[];
  /** Pictures of the library of which something else is said. */
  readonly changed: readonly { readonly documentId: string; readonly info: FileInfo }[];
  /** How many of them the library has, and has as they are said to be. */
  readonly same: number;
}

/** A picture that was exported is called by its documentId. */
const exported = /^([0-9a-f]{24})\.[a-z]+$/;

interface Looking {
  readonly archive: Archive | undefined;
  readonly words: readonly PictureWords[];
  readonly refuse: (problem: Problem) => void;
  readonly progress: (progress: Progress) => void;
}

/** Looks at the pictures of an archive: what they are by their bytes, what is said of them, and whether the library has them. */
export async function lookAtPictures(ctx: Context, { archive, words, refuse, progress }: Looking): Promise<LookedAt> {
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
  const there = await present(ctx, 'documentId', [
    ...files.keys(),
    ...words.map(({ picture }) => byName.get(picture) ?? picture),
  ]);
  const drawn = await present(
    ctx,
    'url',
    words.flatMap(({ drawing }) => (drawing === '' ? [] : [`/artwork/${drawing}.svg`])),
  );
  const coming = new Map<string, ComingPicture>(
    [...files]
      .filter(([id]) => !there.has(id))
      .map(([documentId, file]) => [documentId, { documentId, file, info: {} }]),
  );
  const changed = new Map<string, FileInfo>();
  for (const { row, picture, drawing, info } of words) {
    const named = byName.get(picture) ?? picture;
    // a drawing is known by what is drawn: another house calls it by another documentId
    const known = there.get(named) ?? drawn.get(`/artwork/${drawing}.svg`);
    const here = coming.get(named);
    if (known) {
      const documentId = String(known['documentId']);
      byName.set(picture, documentId);
      const other = otherWords(info, known);
      if (Object.keys(other).length > 0) changed.set(documentId, other);
      else there.set(documentId, known);
    } else if (here) coming.set(named, { ...here, info });
    else if (drawing === '')
      refuse({
        file: picturesSheet,
        row,
        column: 'picture',
        message: `names ${picture.slice(0, 80)}, which is not there`,
      });
    else if (!readArtworkAddress(drawing))
      refuse({ file: picturesSheet, row, column: 'drawing', message: 'names nothing that the house draws' });
    else {
      byName.set(picture, picture);
      coming.set(picture, { documentId: picture, drawing, info });
    }
  }
  return {
    byName,
    coming: [...coming.values()],
    same: [...there.keys()].filter((id) => !changed.has(id)).length,
    changed: [...changed].map(([documentId, info]) => ({ documentId, info })),
  };
}

async function present(
  ctx: Context,
  field: 'documentId' | 'url',
  values: Iterable<string>,
): Promise<Map<string, Entry>> {
  const there = new Map<string, Entry>();
  const media = typeNamed(catalogContent.model, 'media');
  for (const some of questions(new Set(values)))
    for await (const entry of allEntries(ctx, media, [], among([field], some))) there.set(String(entry[field]), entry);
  return there;
}

/** Keeps a picture, as part of the current transaction. */
export type ReadyPicture = (ctx: Context) => Promise<unknown>;

/** Makes the pictures again, each into the folder, before the transaction that keeps them: each takes a second of a processor. */
export async function preparePictures({
  archive,
  pictures: { coming, changed },
  folder,
  progress,
}: {
  archive: Archive | undefined;
  pictures: LookedAt;
  folder: string;
  progress: (progress: Progress) => void;
}): Promise<ReadyPicture[]> {
  const ready: ReadyPicture[] = [];
  for (const [at, { documentId, info, ...picture }] of coming.entries()) {
    progress({ doing: 'pictures', done: at, of: coming.length });
    if ('drawing' in picture) {
      ready.push((ctx) => keepDrawing(ctx, { documentId, drawing: picture.drawing, info }));
      continue;
    }
    const path = join(folder, 'picture');
    await archive?.unpack(picture.file, path);
    const read: () => Promise<EncodedPicture> = await spoolPicture(join(folder, String(at)), await encodePicture(path));
    await unlink(path);
    const name = shownName(info.name ?? picture.file.name);
    ready.push(async (ctx) => keepPicture(ctx, { documentId, name, info, encoded: await read() }));
  }
  for (const { documentId, info } of changed) ready.push((ctx) => sayOfPicture(ctx, documentId, info));
  return ready;
}
