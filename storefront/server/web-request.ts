import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../service/core/app-error.ts';
import { pageAddress } from '../../service/core/language-address.ts';

interface RequestOptions {
  readonly host: string;
  /** The largest body in bytes; undefined if the route counts the bytes itself. */
  readonly maxBytes: number | undefined;
}

/**
 * The request for the router. A form's body is read completely first. Throws PayloadTooLargeError for a body above
 * `maxBytes`, without reading on.
 */
export async function webRequest(
  { raw, method }: Pick<FastifyRequest, 'raw' | 'method'>,
  { raw: answer }: Pick<FastifyReply, 'raw'>,
  { host, maxBytes }: RequestOptions,
): Promise<Request> {
  if (method !== 'POST' || maxBytes === undefined) return createRequest(raw, answer, { host });
  const body = await readBody(raw, maxBytes);
  return new Request(`http://${host}${raw.url}`, { method, headers: createHeaders(raw), body });
}

async function readBody(raw: FastifyRequest['raw'], maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new AppError('PayloadTooLargeError', 'Payload too large');
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let bytes = 0;
  // the connection must still carry the refusal
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new Error('A body came as text');
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Parameters of our links that grant access: to a payment, a confirmation, a new password. */
const secrets = ['key', 'code'];

/** True if the address must not be cached or sent to another site. Takes a path with its query. */
export function carriesSecret(url: string): boolean {
  if (/^\/+verify\//i.test(pageAddress(url).path)) return true;
  const question = url.indexOf('?');
  if (question < 0) return false;
  const query = new URLSearchParams(url.slice(question + 1));
  return secrets.some((name) => query.has(name));
}

/** The form's values by field name. The server has already limited its size. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return {};
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
