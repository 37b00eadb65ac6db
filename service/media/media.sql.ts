import type { Database } from '../platform/context.ts';
import type { PictureFile } from './picture.ts';

export interface PictureRow {
  readonly id: number;
  readonly documentId: string;
  readonly url: string;
}

interface NewPicture {
  readonly documentId: string;
  readonly url: string;
  readonly hash: string;
  readonly name: string;
  readonly alternativeText: string;
  readonly caption: string | null;
  readonly focalPoint: object | null;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly formats: object;
  readonly now: Date;
}

/** Inserts the picture unless its address is taken. Returns its id. */
export async function insertPicture(db: Database, picture: NewPicture): Promise<number | undefined> {
  const row = await db
    .insertInto('media')
    .values({
      document_id: picture.documentId,
      url: picture.url,
      hash: picture.hash,
      name: picture.name,
      alternative_text: picture.alternativeText,
      caption: picture.caption,
      focal_point: picture.focalPoint && JSON.stringify(picture.focalPoint),
      width: picture.width,
      height: picture.height,
      mime: 'image/webp',
      bytes: picture.bytes,
      formats: JSON.stringify(picture.formats),
      created_at: picture.now,
      updated_at: picture.now,
    })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a generated picture. */
export async function insertDrawing(
  db: Database,
  drawing: Omit<NewPicture, 'hash' | 'bytes' | 'formats'>,
): Promise<void> {
  await db
    .insertInto('media')
    .values({
      document_id: drawing.documentId,
      url: drawing.url,
      name: drawing.name,
      alternative_text: drawing.alternativeText,
      caption: drawing.caption,
      focal_point: drawing.focalPoint && JSON.stringify(drawing.focalPoint),
      width: drawing.width,
      height: drawing.height,
      mime: 'image/svg+xml',
      created_at: drawing.now,
      updated_at: drawing.now,
    })
    .execute();
}

export async function insertFiles(
  db: Database,
  picture: number,
  hash: string,
  files: readonly PictureFile[],
): Promise<void> {
  // one by one: together they could be too large for one message of the driver
  for (const { file, mime, content } of files) {
    await db
      .insertInto('media_files')
      .values({ media_id: picture, hash, file, mime, content })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** The file at that address. */
export async function findFile(
  db: Database,
  hash: string,
  file: string,
): Promise<{ mime: string; content: Buffer } | undefined> {
  return db
    .selectFrom('media_files')
    .select(['mime', 'content'])
    .where('hash', '=', hash)
    .where('file', '=', file)
    .executeTakeFirst();
}

/** The picture with that id or document id, locked until the transaction ends. */
export async function lockPicture(db: Database, id: string): Promise<PictureRow | undefined> {
  const all = db.selectFrom('media').select(['id', 'document_id as documentId', 'url']).forUpdate();
  const one = /^\d{1,9}$/.test(id) ? all.where('id', '=', Number(id)) : all.where('document_id', '=', id);
  return one.executeTakeFirst();
}

/** What the sizes of an uploaded picture are made from; undefined for a drawing or a missing picture. */
export async function findUpload(db: Database, documentId: string) {
  const row = await db
    .selectFrom('media')
    .select(['id', 'url', 'hash', 'width', 'height', 'formats'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  const { hash } = row ?? {};
  return row && typeof hash === 'string' && row.formats !== null ? { ...row, hash } : undefined;
}

/** Replaces what is known of the sizes of a picture. Its texts and the time of its last change stay. */
export async function updateFormats(db: Database, id: number, formats: object): Promise<void> {
  await db
    .updateTable('media')
    .set({ formats: JSON.stringify(formats) })
    .where('id', '=', id)
    .execute();
}

export async function updatePicture(
  db: Database,
  id: number,
  change: {
    name?: string | undefined;
    alternativeText?: string | null | undefined;
    caption?: string | null | undefined;
    focalPoint?: object | null | undefined;
  },
  now: Date,
): Promise<void> {
  const { name, alternativeText, caption, focalPoint } = change;
  await db
    .updateTable('media')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(alternativeText === undefined ? {} : { alternative_text: alternativeText ?? '' }),
      ...(caption === undefined ? {} : { caption }),
      ...(focalPoint === undefined ? {} : { focal_point: focalPoint && JSON.stringify(focalPoint) }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes a picture with its files; the database refuses this if it is used. */
export async function deletePictureRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Addresses of the generated pictures in the library. */
export async function drawnAddresses(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('media').select('url').where('url', 'like', '/artwork/%').execute();
  return rows.map(({ url }) => url);
}
