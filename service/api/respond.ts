import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorsApiTexts } from '../../messages/en/errors/api.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { AppError, type ErrorName, wordedFor } from '../core/app-error.ts';
import { preferredLanguage } from '../core/preferred-language.ts';
import { dataErrorOf, isSerializationFailure, isUnavailable } from '../platform/database/database-error.ts';

/** Errors of Fastify itself, in the wire format. */
const refusals: Readonly<Record<string, readonly [ErrorName, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['PayloadTooLargeError', 'Payload too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UnsupportedMediaTypeError', 'Send JSON with Content-Type: application/json'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BadRequestError', 'The body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['BadRequestError', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['BadRequestError', 'Content-Length does not match the body'],
  FST_ERR_BAD_URL: ['BadRequestError', 'The address is not valid'],
};

/** Converts anything thrown into an AppError; undefined for a fault of the server. */
export function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isUnavailable(error) || isSerializationFailure(error)) {
    return new AppError('ServiceUnavailableError', sentence(errorsApiTexts.busy), {
      retryAfter: 2,
    });
  }
  // the account was deleted during the request
  const refused = dataErrorOf(error);
  if (refused?.because === 'foreign-key' && refused.constraint.endsWith('_user_id_fkey'))
    return new AppError('UnauthorizedError', 'Missing or invalid credentials');
  const code = error instanceof Error && 'code' in error ? String((error as FastifyError).code) : '';
  const known = refusals[code];
  if (known) return new AppError(known[0], known[1]);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new AppError('BadRequestError', sentence(errorsApiTexts.requestInvalid));
  return undefined;
}

export function errorBody(status: number, name: string, message: string, details: object = {}) {
  return { data: null, error: { status, name, message, details } };
}

/** Answers any error in the wire format; faults are logged in detail and answered without details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = textIn(preferredLanguage(request.headers['accept-language']));
  reply.header('vary', [reply.getHeader('vary'), 'accept-language'].filter(Boolean).join(', '));
  reply.header('content-language', t.language);
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'a call failed');
    return reply.code(500).send(errorBody(500, 'InternalServerError', t(errorsApiTexts.fault)));
  }
  const { message, details: worded } = wordedFor(t, refusal);
  const { retryAfter, ...details } = worded;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.status >= 500) request.log.warn({ err: error }, 'a call was turned away');
  return reply.code(refusal.status).send(errorBody(refusal.status, refusal.name, message, details));
}

/** Answers to unparsable requests, by the error code of Node's parser. */
const unreadable: Readonly<Record<string, readonly [status: number, name: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'RequestHeaderFieldsTooLargeError', 'The address and the headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'RequestTimeoutError', 'The request did not come to its end in time'],
};

/** Answers invalid or oversized HTTP in the wire format, and closes the connection. */
export function answerUnreadable({ code }: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, name, message] = unreadable[code] ?? [400, 'BadRequestError', 'The request is not valid'];
  const body = JSON.stringify(errorBody(status, name, message));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
