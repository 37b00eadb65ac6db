import { readFile } from 'node:fs/promises';
import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid } from '../../core/app-error.ts';
import { reencodePicture } from '../../media/encode-picture.ts';
import type { UploadedFile } from '../../platform/call.ts';
import { type AttachmentType, attachmentName, isWholePdf } from './attachment.ts';

/** A file ready to be stored: pictures are re-encoded from their pixels, PDFs stay as they are. */
export interface CheckedFile {
  readonly name: string;
  readonly type: AttachmentType;
  readonly bytes: Buffer;
}

/** Reads the files of a form by their content. Throws ValidationError unless each is a usable picture or PDF. */
export async function checkFiles(files: readonly UploadedFile[]): Promise<CheckedFile[]> {
  const checked: CheckedFile[] = [];
  for (const { path, name } of files) {
    // small: the form limits the size
    const bytes = await readFile(path);
    if (bytes.toString('latin1', 0, 5) === '%PDF-') {
      if (!isWholePdf(bytes)) throw invalid(sentence(errorsBookingTexts.pdfDamaged));
      checked.push({ name: attachmentName(name, 'application/pdf'), type: 'application/pdf', bytes });
    } else {
      checked.push({
        name: attachmentName(name, 'image/jpeg'),
        type: 'image/jpeg',
        bytes: await reencodePicture(path),
      });
    }
  }
  return checked;
}
