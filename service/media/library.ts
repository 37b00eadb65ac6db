import { z } from 'zod';
import type { ContentModel } from '../content/content-type.ts';
import { makeFinder } from '../content/find-entries.ts';
import { makeRowTexts } from '../content/row-texts.ts';
import { notFound } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findFile } from './media.sql.ts';
import { fileType } from './picture.ts';

const model: ContentModel = new Map([[fileType.name, fileType]]);
const page = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  meta: z.object({ pagination: z.object({ total: z.number().optional() }) }),
});

export type FileWire = Readonly<Record<string, unknown>>;

const whole = 'pagination[limit]=1000';
/** Document ids per query. */
const inAQuestion = 50;

/**
 * Pictures by a query of the content API: `filters`, `sort`, `pagination`, `_q`. Without paging all are returned, up to
 * a thousand, because clients of the upload calls do not page. The list is for staff: public pages get pictures with
 * their entries.
 *
 * @may editor, admin, operator, reading program
 */
export async function findPictures(ctx: Context, search: string): Promise<{ files: FileWire[]; total: number }> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'find' });
  return queryFiles(ctx, search);
}

/**
 * The picture with that id or document id. Throws NotFoundError.
 *
 * @may editor, admin, operator, reading program
 */
export async function showPicture(ctx: Context, id: string): Promise<FileWire> {
  requireRight(ctx.viewer, 'work with the pictures', { type: fileType.name, action: 'findOne' });
  return findPicture(ctx, id);
}

/** The picture with that id or document id, for use cases that have checked the permission. Throws NotFoundError. */
export async function findPicture(ctx: Context, id: string): Promise<FileWire> {
  const key = /^\d{1,9}$/.test(id) ? 'id' : 'documentId';
  const search = new URLSearchParams({ [`filters[${key}][$eq]`]: id, 'pagination[limit]': '1' });
  const [file] = id.includes('\0') ? [] : (await queryFiles(ctx, search.toString())).files;
  if (!file) throw notFound();
  return file;
}

/** The existing pictures with these document ids, for use cases that have checked the permission. */
export async function findPicturesByDocumentId(ctx: Context, documentIds: readonly string[]): Promise<FileWire[]> {
  const files: FileWire[] = [];
  for (let from = 0; from < documentIds.length; from += inAQuestion) {
    const some = documentIds.slice(from, from + inAQuestion).filter((documentId) => !documentId.includes('\0'));
    const search = new URLSearchParams({ 'pagination[limit]': String(inAQuestion) });
    for (const [at, documentId] of some.entries()) search.set(`filters[documentId][$in][${at}]`, documentId);
    files.push(...(some.length > 0 ? (await queryFiles(ctx, search.toString())).files : []));
  }
  return files;
}

async function queryFiles(ctx: Context, search: string): Promise<{ files: FileWire[]; total: number }> {
  const paged = [...new URLSearchParams(search).keys()].some((key) => key.startsWith('pagination'));
  const finder = makeFinder(model, fileType, () => ({ texts: makeRowTexts(1) }));
  const answer = await finder.list(ctx, paged ? search : [search, whole].filter(Boolean).join('&'));
  const { data, meta } = page.parse(JSON.parse(answer.body.toString()));
  return { files: data, total: meta.pagination.total ?? data.length };
}

/** The bytes of an uploaded picture by its address, `/media/{hash}/{file}`; undefined for any other address. */
export async function readPictureFile({ db }: Context, url: string): Promise<Buffer | undefined> {
  const [, hash, file] = /^\/media\/([0-9a-f]{32})\/([a-z0-9.-]+)$/.exec(url) ?? [];
  if (hash === undefined || file === undefined) return undefined;
  return (await findFile(db, hash, file))?.content;
}
