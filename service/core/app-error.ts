import type { Sentence } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';

/** Error names of the wire format (API-30) and their HTTP status. */
export const errorStatus = {
  ValidationError: 400,
  ApplicationError: 400,
  PaginationError: 400,
  BadRequestError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  MethodNotAllowedError: 405,
  ConflictError: 409,
  PreconditionFailedError: 412,
  PayloadTooLargeError: 413,
  UnsupportedMediaTypeError: 415,
  RateLimitError: 429,
  ServiceUnavailableError: 503,
} as const;

export type ErrorName = keyof typeof errorStatus;

/**
 * A refusal whose message the caller may read. Any other error is a fault: logged in detail, answered without details.
 */
export class AppError extends Error {
  override readonly name: ErrorName;
  readonly details: Readonly<Record<string, unknown>>;
  /** The message for readers of other languages; absent if it is fixed, such as those of the wire format. */
  readonly sentence: Sentence | undefined;

  /** The message of the error is in English. */
  constructor(name: ErrorName, words: string | Sentence, details: Readonly<Record<string, unknown>> = {}) {
    super(typeof words === 'string' ? words : english.of(words));
    this.sentence = typeof words === 'string' ? undefined : words;
    this.name = name;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.name];
  }
}

export function invalid(message: string | Sentence, details?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('ValidationError', message, details);
}

/** A ValidationError about the field at that path of the input. */
export function invalidField(path: readonly string[], message: string): AppError {
  return invalid(message, { errors: [{ path: [...path], message, name: 'ValidationError' }] });
}

export function notFound(message: string | Sentence = 'Not Found'): AppError {
  return new AppError('NotFoundError', message);
}

export function conflict(message: string | Sentence, details?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('ConflictError', message, details);
}

/** A ValidationError with messages by field name; undefined if there are none. */
export function wrongFields(problems: Readonly<Record<string, string | undefined>>): AppError | undefined {
  const wrong = Object.entries(problems).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  const errors = wrong.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' }));
  return wrong[0] && invalid(wrong[0].message, { errors });
}
