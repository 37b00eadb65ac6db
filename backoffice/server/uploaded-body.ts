import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../../service/core/app-error.ts';

/**
 * Runs `work` with the path of the uploaded body, which is on disk while `work` runs. Throws PayloadTooLargeError and
 * BadRequestError.
 */
export async function withUploadedBody<Result>(
  request: Request,
  most: number,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const { body } = request;
  if (!body) throw new AppError('BadRequestError', sentence(adminFormTexts.chooseFile));
  const folder = await mkdtemp(join(tmpdir(), 'padharo-sent-'));
  try {
    const path = join(folder, 'sent');
    await pipeline(counted(body, most), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* counted(body: ReadableStream<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most)
      throw new AppError('PayloadTooLargeError', sentence(adminFormTexts.fileTooLarge, { size: most / 2 ** 20 }));
    yield chunk;
  }
}
