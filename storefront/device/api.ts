import { deviceTexts } from '../../messages/en/device.ts';
import { textIn } from '../../messages/translate.ts';
import { endsSoon, hasEnded, renewSession } from './renew-session.ts';
import { currentSession } from './session.ts';
import { forgetSession, readItem } from './storage.ts';

/** Sends a form with files to our API, with the stored session. Throws ApiError. */
export async function sendForm<T>(path: string, form: FormData): Promise<T> {
  if (hasEnded(readItem('jwt'))) await renewSession();
  const headers = headersWith(readItem('jwt'));
  const response = await fetch(path, { method: 'POST', headers, body: form }).catch(() => {
    throw networkError();
  });
  const answer: unknown = await response.json().catch(() => undefined);
  // our own API follows its contract; the caller names the type
  if (response.ok && answer !== undefined) return answer as T;
  throw refusal(response, answer);
}

/** An error response of the API with its message; status 0 if the network failed. */
export class ApiError extends Error {
  readonly status: number;
  override readonly name: string;
  readonly details: unknown;

  constructor(status: number, name: string, message: string, details: unknown = {}) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

/** Of what is not part of a component only the document says in which language it is read. */
function pageLanguage(): string {
  const [language = 'en'] = typeof document === 'undefined' ? [] : document.documentElement.lang.split('-');
  return language;
}

function headersWith(token: string | null | undefined): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': pageLanguage() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return headers;
}

/** The response of our API to a GET with the stored session, unread. Throws ApiError if it is refused. */
export async function fetchOwn(path: string): Promise<Response> {
  const response = await fetch(path, { headers: headersWith(readItem('jwt')) });
  if (!response.ok) throw refusal(response, undefined);
  return response;
}

function networkError(): ApiError {
  return new ApiError(0, 'NetworkError', textIn(pageLanguage())(deviceTexts.noNetwork));
}

/**
 * Calls our API with the stored jwt, unless `token` is given (null: none). An expired jwt is renewed before, one that
 * expires soon afterwards. A 401 to a stored jwt that cannot be renewed ends the session on this device. Throws
 * ApiError.
 */
export async function callApi<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  options: { token?: string | null; signal?: AbortSignal; keepalive?: boolean } = {},
): Promise<T> {
  const own = options.token === undefined || (options.token !== null && options.token === readItem('jwt'));
  if (own && hasEnded(readItem('jwt'))) await renewSession();
  const stored = own ? readItem('jwt') : null;
  const token = stored ?? options.token;
  const headers = headersWith(token);
  if (body !== undefined) headers.set('content-type', 'application/json');
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw networkError();
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) {
    if (endsSoon(stored)) void renewSession();
    // our own API follows its contract; the caller names the type
    return answer as T;
  }
  if (response.status === 401 && stored && readItem('jwt') === stored) forgetSession();
  throw refusal(response, answer);
}

/** Parses `{error: {name, message, details}}`. Without one the message is empty, so that the caller uses its own. */
export function refusal(response: { status: number }, answer: unknown): ApiError {
  const error = field(answer, 'error');
  const message = field(error, 'message') ?? field(answer, 'message');
  const name = field(error, 'name');
  return new ApiError(
    response.status,
    typeof name === 'string' ? name : 'HttpError',
    typeof message === 'string' ? message : '',
    field(error, 'details') ?? {},
  );
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null && name in of
    ? Object.entries(of).find(([key]) => key === name)?.[1]
    : undefined;
}

/**
 * An idempotency key for a message: the same content keeps its key, so that sending it again after a lost answer
 * changes nothing.
 */
interface FormIds {
  readonly idFor: (content: unknown) => string;
  /** The message has arrived: the same content again is a new message. */
  readonly arrived: () => void;
}

export function makeFormIds(): FormIds {
  let last: { readonly content: string; readonly id: string } | undefined;
  return {
    idFor: (words) => {
      const content = JSON.stringify(words);
      // crypto.randomUUID needs https
      if (last?.content !== content) last = { content, id: hex(crypto.getRandomValues(new Uint8Array(16))) };
      return last.id;
    },
    arrived: () => {
      last = undefined;
    },
  };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ends the session here at once, in other tabs by their storage event, and on the server. */
export async function signOut(): Promise<void> {
  const { token } = currentSession();
  forgetSession();
  // the device forgets the token whether or not the server can be reached; an expired token identifies nothing, so the
  // cookie identifies the session
  const sentToken = hasEnded(token) ? null : token;
  if (token)
    await callApi('POST', '/api/auth/logout', {}, { token: sentToken, keepalive: true }).catch(() => undefined);
}
