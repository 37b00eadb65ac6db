import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { errorsApiTexts } from '../../messages/en/errors/api.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';
import type { Form, FormLimits, UploadedFile } from '../platform/call.ts';

const refusals: Readonly<Record<string, (limits: FormLimits) => AppError>> = {
  FST_REQ_FILE_TOO_LARGE: ({ bytes }) =>
    new AppError(
      'PayloadTooLargeError',
      sentence(errorsApiTexts.fileTooLarge, { megabytes: Math.floor(bytes / 2 ** 20) }),
    ),
  FST_FILES_LIMIT: ({ files }) =>
    new AppError('PayloadTooLargeError', sentence(errorsApiTexts.tooManyFiles, { files })),
  FST_FIELDS_LIMIT: () => new AppError('PayloadTooLargeError', sentence(errorsApiTexts.tooManyFields)),
  FST_PARTS_LIMIT: () => new AppError('PayloadTooLargeError', sentence(errorsApiTexts.tooManyParts)),
};

/** Why a form cannot be read because of the client, as an error; undefined for a fault of the server. */
function refusalOf(error: unknown, limits: FormLimits): AppError | undefined {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EACCES' || code === 'EROFS' || code === 'EMFILE') return undefined;
  return refusals[code]?.(limits) ?? new AppError('BadRequestError', sentence(errorsApiTexts.formInvalid));
}

/**
 * Lets a call read its `multipart/form-data` body. Files are streamed to disk, so that concurrent uploads take no
 * memory, and are deleted when the call ends. Reading throws UnsupportedMediaTypeError for another body and
 * PayloadTooLargeError above the limits.
 */
export async function withForm<Result>(
  request: FastifyRequest,
  limits: FormLimits | undefined,
  work: (receiveForm: () => Promise<Form>) => Promise<Result>,
): Promise<Result> {
  let folder: string | undefined;
  try {
    return await work(async () => {
      if (!limits) throw new Error(`${request.url} takes no form`);
      if (!request.isMultipart()) {
        throw new AppError('UnsupportedMediaTypeError', sentence(errorsApiTexts.formExpected));
      }
      refuseTooMuch(request, limits);
      folder = await mkdtemp(join(tmpdir(), 'padharo-form-'));
      try {
        return await receive(request, limits, folder);
      } catch (error) {
        throw refusalOf(error, limits) ?? error;
      }
    });
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses at once a body whose declared length exceeds the limits. */
function refuseTooMuch({ headers }: FastifyRequest, { files, bytes }: FormLimits): void {
  if (Number(headers['content-length'] ?? 0) <= files * bytes + 2 ** 20) return;
  throw new AppError(
    'PayloadTooLargeError',
    sentence(errorsApiTexts.filesTooLarge, { files, megabytes: Math.floor(bytes / 2 ** 20) }),
  );
}

async function receive(request: FastifyRequest, limits: FormLimits, folder: string): Promise<Form> {
  const fields: [string, string][] = [];
  const files: UploadedFile[] = [];
  const parts = request.parts({
    limits: { fileSize: limits.bytes, files: limits.files, fields: 20, fieldSize: 20_000, parts: limits.files + 20 },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated) throw invalid(sentence(errorsApiTexts.fieldTooLong));
      fields.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
      continue;
    }
    const path = join(folder, String(files.length));
    const target = createWriteStream(path);
    await pipeline(part.file, target);
    if (part.file.truncated) throw Object.assign(new Error('too large'), { code: 'FST_REQ_FILE_TOO_LARGE' });
    files.push({ field: part.fieldname, name: part.filename ?? '', path, bytes: target.bytesWritten });
  }
  return { fields, files };
}
