import sharp from 'sharp';
import type { Answer, Harness } from './harness.ts';
import { staffToken } from './staff.ts';

/** A picture with a red left half and a blue right half. */
export function halves(width = 600, height = 400) {
  const half = (color: string, left: number) => ({
    input: { create: { width: Math.floor(width / 2), height, channels: 3 as const, background: color } },
    left,
    top: 0,
  });
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    half('#d02010', 0),
    half('#1030c0', Math.ceil(width / 2)),
  ]);
}

export interface Part {
  readonly bytes: Uint8Array;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

/** A form as a browser sends it. */
export async function formOf(
  parts: readonly Part[],
  fields: readonly (readonly [string, string])[] = [],
): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'files' } of parts) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const request = new Response(form);
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}

/** Sends a form to a path. */
export async function sendForm(
  harness: Harness,
  token: string | undefined,
  form: { payload: Buffer; headers: Record<string, string> },
  path = '/api/upload',
): Promise<Answer> {
  const answer = await harness.app.inject({
    method: 'POST',
    url: path,
    headers: { ...form.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    payload: form.payload,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Uploads pictures with their texts. */
export async function upload(
  harness: Harness,
  token: string | undefined,
  parts: readonly Part[],
  info?: unknown,
): Promise<Answer> {
  return sendForm(harness, token, await formOf(parts, info === undefined ? [] : [['fileInfo', JSON.stringify(info)]]));
}

/** The bytes that are served at an address. */
export async function fetchBytes(harness: Harness, url: string, headers: Record<string, string> = {}) {
  const answer = await harness.app.inject({ method: 'GET', url, headers });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** An uploaded picture of that stay and of its first room, with a description and a caption in English. */
export async function picturesOfStay(
  harness: Harness,
  slug: string,
  info: Readonly<Record<string, string>>,
): Promise<void> {
  const bytes = await halves().jpeg().toBuffer();
  const token = await staffToken(harness, 'editor');
  const { body } = await upload(harness, token, [{ bytes, name: 'room.jpg' }], info);
  const [{ id }] = body;
  const { db } = harness.database;
  const stay = await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.updateTable('stays').set({ image_id: id }).where('id', '=', stay.id).execute();
  await db.updateTable('room_types').set({ image_id: id }).where('stay_id', '=', stay.id).execute();
  await db.deleteFrom('stay_images').where('stay_id', '=', stay.id).execute();
  await db.insertInto('stay_images').values({ stay_id: stay.id, media_id: id, position: 0 }).execute();
}

/** Adds a drawn picture to the library, so that its address is served. */
export async function inLibrary({ database }: Pick<Harness, 'database'>, url: string): Promise<void> {
  const row = { url, name: 'drawn.svg', alternative_text: '', width: 1200, height: 800, mime: 'image/svg+xml' };
  await database.db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute();
}
