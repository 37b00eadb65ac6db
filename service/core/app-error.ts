import type { Sentence } from '../../messages/message.ts';
import { english, type Translate } from '../../messages/translate.ts';

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

/** Fixed words, or a sentence of the messages. */
export type ErrorWords = string | Sentence;

export const inEnglish = (words: ErrorWords) => (typeof words === 'string' ? words : english.of(words));

export type ErrorName = keyof typeof errorStatus;

/**
 * A refusal whose message the caller may read. Any other error is a fault: logged in detail, answered without details.
 */
export class AppError extends Error {
  override readonly name: ErrorName;
  readonly details: Readonly<Record<string, unknown>>;
  /** The texts of the message and of `details.errors` for readers of other languages; those of the wire format have none. */
  readonly sentences: readonly Sentence[];

  /** The message of the error is in English. */
  constructor(
    name: ErrorName,
    words: ErrorWords,
    details: Readonly<Record<string, unknown>> = {},
    more: readonly ErrorWords[] = [],
  ) {
    super(inEnglish(words));
    this.sentences = [words, ...more].filter((part) => typeof part !== 'string');
    this.name = name;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.name];
  }
}

/** The message and the details of a refusal in the reader's language. */
export function wordedFor(
  t: Translate,
  { message, details, sentences }: AppError,
): Pick<AppError, 'message' | 'details'> {
  if (t.language === 'en' || sentences.length === 0) return { message, details };
  const worded = new Map(sentences.map((one) => [english.of(one), t.of(one)]));
  const inLanguage = (words: unknown) => worded.get(String(words)) ?? words;
  const { errors } = details;
  const own = Array.isArray(errors)
    ? {
        ...details,
        errors: errors.map((one: object) => ({ ...one, message: inLanguage(Reflect.get(one, 'message')) })),
      }
    : details;
  return { message: worded.get(message) ?? message, details: own };
}

export function invalid(message: ErrorWords, details?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('ValidationError', message, details);
}

/** A ValidationError about the field at that path of the input. */
export function invalidField(path: readonly string[], words: ErrorWords): AppError {
  return invalid(words, { errors: [{ path: [...path], message: inEnglish(words), name: 'ValidationError' }] });
}

export function notFound(message: ErrorWords = 'Not Found'): AppError {
  return new AppError('NotFoundError', message);
}

export function conflict(message: ErrorWords, details?: Readonly<Record<string, unknown>>): AppError {
  return new AppError('ConflictError', message, details);
}

/** A ValidationError with messages by field name; undefined if there are none. */
export function wrongFields(problems: Readonly<Record<string, ErrorWords | undefined>>): AppError | undefined {
  const wrong = Object.entries(problems).flatMap(([field, words]) => (words ? [{ field, words }] : []));
  const errors = wrong.map(({ field, words }) => ({
    path: [field],
    message: inEnglish(words),
    name: 'ValidationError',
  }));
  const [first, ...more] = wrong.map(({ words }) => words);
  return first === undefined ? undefined : new AppError('ValidationError', first, { errors }, more);
}
