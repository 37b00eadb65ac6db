import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Form, UploadedFile } from '../../service/platform/call.ts';

const besides = 64 * 1024;

/**
 * Runs `work` with a reader of the single file of a form. Its length is checked before reading, so that an upload
 * cannot fill the memory; it is on disk while `work` runs. Reading throws PayloadTooLargeError and BadRequestError.
 */
export async function withUploadedFile<Result>(
  request: Request,
  { field, bytes }: { field: string; bytes: number },
  work: (receive: () => Promise<Form>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'padharo-admin-'));
  try {
    return await work(async () => {
      const length = Number(request.headers.get('content-length') ?? Number.NaN);
      if (!(length <= bytes + besides))
        throw new AppError(
          'PayloadTooLargeError',
          sentence(adminFormTexts.fileTooLarge, { size: Math.floor(bytes / 2 ** 20) }),
        );
      const form = await request.formData().catch(() => {
        throw new AppError('BadRequestError', sentence(adminFormTexts.incomplete));
      });
      const files: UploadedFile[] = [];
      for (const sent of form.getAll(field)) {
        if (typeof sent === 'string' || sent.name === '') continue;
        const path = join(folder, String(files.length));
        await writeFile(path, Buffer.from(await sent.arrayBuffer()));
        files.push({ field, name: sent.name, path, bytes: sent.size });
      }
      return { fields: [], files };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
