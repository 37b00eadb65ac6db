import { readFile } from 'node:fs/promises';
import { invalid } from '../../core/app-error.ts';
import { reencodePicture } from '../../media/encode-picture.ts';
import type { SentFile } from '../../platform/call.ts';
import { type AttachmentType, attachmentName, isWholePdf } from './attachment.ts';

/** A file as it is kept: of a picture nothing of what was sent but its pixels, a PDF as it came. */
export interface ReadFile {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

/** Reads the files of a form by what their bytes say. Throws ValidationError for what is no usable picture and no PDF. */
export async function readFiles(files: readonly SentFile[]): Promise<ReadFile[]> {
  const read: ReadFile[] = [];
  for (const { path, name } of files) {
    // at most some megabytes, by the limits of the form
    const bytes = await readFile(path);
    if (bytes.toString('latin1', 0, 5) === '%PDF-') {
      if (!isWholePdf(bytes)) throw invalid('The PDF is damaged or not complete');
      read.push({ name: attachmentName(name, 'application/pdf'), type: 'application/pdf', bytes });
    } else {
      read.push({ name: attachmentName(name, 'image/jpeg'), type: 'image/jpeg', bytes: await reencodePicture(path) });
    }
  }
  return read;
}
