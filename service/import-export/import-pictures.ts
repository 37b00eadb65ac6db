import { hash } from 'node:crypto';
import { readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { typeNamed } from '../content/content-type.ts';
import type { DisplayedEntry } from '../content/write-hooks.ts';
import { inEnglish } from '../core/app-error.ts';
import { readArtworkAddress } from '../media/artwork-address.ts';
import { type Encoded, type EncodedPicture, encodePicture } from '../media/encode-picture.ts';
import type { FileInfo } from '../media/file-info.ts';
import { displayName } from '../media/picture.ts';
import { pictureKindOf, refusedKind } from '../media/picture-formats.ts';
import { saveDrawing, savePicture, updateDescription } from '../media/save-picture.ts';
import type { Context } from '../platform/context.ts';
import { allEntries, among, questions } from './all-entries.ts';
import type { Archive, PackedFile } from './open-archive.ts';
import { changedDescription, type PictureDescription, picturesCsv } from './picture-descriptions.ts';
import type { Problem } from './plan-entries.ts';

/** Progress of a step: its name, and how many of how many are done. */
export interface Progress {
  readonly doing: 'checking' | 'pictures' | 'writing';
  readonly done: number;
  readonly of: number;
}

/** A picture that is not in the library: a file of the archive, or a generated one. */
type ComingPicture = { readonly documentId: string; readonly info: FileInfo } & (
  | { readonly file: PackedFile }
  | { readonly drawing: string }
);

export interface CheckedPictures {
  /** The document id of each picture by file name, with and without extension. */
  readonly byName: ReadonlyMap<string, string>;
  readonly coming: readonly ComingPicture[];
  /** Pictures of the library with a different description. */
  readonly changed: readonly { readonly documentId: string; readonly info: FileInfo }[];
  /** The number of pictures in the library with the same description. */
  readonly same: number;
}

/** An exported picture is named by its document id. */
const exported = /^([0-9a-f]{24})\.[a-z]+$/;

interface Looking {
  readonly archive: Archive | undefined;
  readonly words: readonly PictureDescription[];
  readonly refuse: (problem: Problem) => void;
  readonly progress: (progress: Progress) => void;
}

/** Checks the pictures of an archive: their format, their descriptions, and whether the library has them. */
export async function checkPictures(
  ctx: Context,
  { archive, words, refuse, progress }: Looking,
): Promise<CheckedPictures> {
  const byName = new Map<string, string>();
  const files = new Map<string, PackedFile>();
  for (const [at, file] of (archive?.pictures ?? []).entries()) {
    if (at % 20 === 0) progress({ doing: 'checking', done: at, of: archive?.pictures.length ?? 0 });
    const bytes = (await archive?.read(file)) ?? Buffer.alloc(0);
    const head = bytes.subarray(0, 512);
    if (!pictureKindOf(head)) {
      refuse({ file: file.name, row: 0, column: '', message: inEnglish(refusedKind(head)) });
      continue;
    }
    // the same picture is the same entry of the library, whatever its file name and however often it is imported
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
    // a drawing is identified by its content: another site uses another document id for it
    const known = there.get(named) ?? drawn.get(`/artwork/${drawing}.svg`);
    const here = coming.get(named);
    if (known) {
      const documentId = String(known['documentId']);
      byName.set(picture, documentId);
      const other = changedDescription(info, known);
      if (Object.keys(other).length > 0) changed.set(documentId, other);
      else there.set(documentId, known);
    } else if (here) coming.set(named, { ...here, info });
    else if (drawing === '')
      refuse({
        file: picturesCsv,
        row,
        column: 'picture',
        message: `names ${picture.slice(0, 80)}, which does not exist`,
      });
    else if (!readArtworkAddress(drawing))
      refuse({ file: picturesCsv, row, column: 'drawing', message: 'names an unknown drawing' });
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
): Promise<Map<string, DisplayedEntry>> {
  const there = new Map<string, DisplayedEntry>();
  const media = typeNamed(catalogContent.model, 'media');
  for (const some of questions(new Set(values)))
    for await (const entry of allEntries(ctx, media, [], among([field], some))) there.set(String(entry[field]), entry);
  return there;
}

/** Stores a picture in the current transaction. */
export type ReadyPicture = (ctx: Context) => Promise<unknown>;

/**
 * Encodes the pictures into the folder before the transaction that stores them: each takes a second of processor time.
 */
export async function preparePictures({
  archive,
  pictures: { coming, changed },
  folder,
  progress,
}: {
  archive: Archive | undefined;
  pictures: CheckedPictures;
  folder: string;
  progress: (progress: Progress) => void;
}): Promise<ReadyPicture[]> {
  const ready: ReadyPicture[] = [];
  for (const [at, { documentId, info, ...picture }] of coming.entries()) {
    progress({ doing: 'pictures', done: at, of: coming.length });
    if ('drawing' in picture) {
      ready.push((ctx) => saveDrawing(ctx, { documentId, drawing: picture.drawing, info }));
      continue;
    }
    const path = join(folder, 'picture');
    await archive?.unpack(picture.file, path);
    const read: () => Promise<EncodedPicture> = await spoolPicture(join(folder, String(at)), await encodePicture(path));
    await unlink(path);
    const name = displayName(info.name ?? picture.file.name);
    ready.push(async (ctx) => savePicture(ctx, { documentId, name, info, encoded: await read() }));
  }
  for (const { documentId, info } of changed) ready.push((ctx) => updateDescription(ctx, documentId, info));
  return ready;
}

/**
 * Writes an encoded picture to disk, so that many can wait for one transaction. Returns a function that reads it again.
 */
async function spoolPicture(stem: string, picture: EncodedPicture): Promise<() => Promise<EncodedPicture>> {
  const spooled = async (name: string, { webp, ...size }: Encoded): Promise<() => Promise<Encoded>> => {
    const file = `${stem}-${name}.webp`;
    await writeFile(file, webp);
    return async () => ({ ...size, webp: await readFile(file) });
  };
  const whole = await spooled('whole', picture.whole);
  const smaller = await Promise.all(
    [...picture.smaller].map(async ([name, one]) => [name, await spooled(name, one)] as const),
  );
  const { hash } = picture;
  return async () => {
    const read = await Promise.all(smaller.map(async ([name, one]) => [name, await one()] as const));
    return { whole: await whole(), smaller: new Map(read), hash };
  };
}
