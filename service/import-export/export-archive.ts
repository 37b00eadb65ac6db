import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { typeNamed } from '../content/content-type.ts';
import { csvFile, csvLine } from '../core/csv.ts';
import { requireRight } from '../core/may.ts';
import { readPictureFile } from '../media/library.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { allEntries } from './all-entries.ts';
import { entriesAs } from './export-entries.ts';
import { pictureColumns, pictureLine, picturesCsv } from './picture-descriptions.ts';

/**
 * All content as a streamed zip archive: a CSV file per type, every uploaded picture under the name that the CSV files
 * use, and a CSV file with the descriptions of all pictures. A generated picture is listed by the name of its drawing.
 * Recorded in the audit log.
 *
 * @may editor, admin, operator
 */
export async function exportArchive(ctx: Context): Promise<AsyncIterable<Uint8Array>> {
  requireRight(ctx.viewer, 'write content');
  requireRight(ctx.viewer, 'work with the pictures');
  await recordAudit(ctx, { action: 'download', subjectType: 'content', subjectId: 'archive' });
  return archive();

  async function* archive(): AsyncGenerator<Uint8Array> {
    const made: Uint8Array[] = [];
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      made.push(piece);
    });
    const encoder = new TextEncoder();
    for (const type of catalogContent.model.values()) {
      if (type.path === undefined) continue;
      const file = new ZipDeflate(`${type.path}.csv`, { level: 6 });
      file.mtime = ctx.now;
      zip.add(file);
      for await (const piece of entriesAs(ctx, type, 'csv')) {
        file.push(encoder.encode(piece));
        yield* made.splice(0);
      }
      file.push(new Uint8Array(), true);
      yield* made.splice(0);
    }
    const media = typeNamed(catalogContent.model, 'media');
    const pictureList = new ZipDeflate(picturesCsv, { level: 6 });
    pictureList.mtime = ctx.now;
    zip.add(pictureList);
    pictureList.push(encoder.encode(csvFile([csvLine(pictureColumns)])));
    for await (const picture of allEntries(ctx, media, []))
      pictureList.push(encoder.encode(csvLine(pictureLine(picture))));
    pictureList.push(new Uint8Array(), true);
    yield* made.splice(0);
    for await (const { documentId, url } of allEntries(ctx, media, [])) {
      const content = await readPictureFile(ctx, String(url));
      if (!content) continue;
      const file = new ZipPassThrough(`pictures/${documentId}.webp`);
      file.mtime = ctx.now;
      zip.add(file);
      file.push(content, true);
      yield* made.splice(0);
    }
    zip.end();
    yield* made.splice(0);
  }
}
