import type { Answer } from '../../harness.ts';
import type { Bearer, Ground } from './ground.ts';

/** A request as it goes over the wire. */
export interface Request {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  /** Below /api, without the slash. */
  readonly path: string;
  /** A visitor unless told. */
  readonly bearer?: Bearer;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a text that is sent as it is. */
  readonly body?: unknown;
  /** Sent so often; the last answer counts. */
  readonly times?: number;
}

/** A text is the path of a GET; a function prepares what cannot be known before. */
export type RequestSource = string | Request | ((ground: Ground) => Promise<Request>);

/** Says what an answer must hold, by failing when it does not. */
export type Expected = (answer: Answer) => void;

/** One line of the contract. */
export type Case = readonly [name: string, request: RequestSource, status: number, answer: Expected];

/** The lines about one subject. */
export interface Table {
  readonly subject: string;
  readonly cases: readonly Case[];
}

export function get(path: string, more: Omit<Request, 'method' | 'path'> = {}): Request {
  return { method: 'GET', path, ...more };
}

export function post(path: string, body: unknown, more: Omit<Request, 'method' | 'path' | 'body'> = {}): Request {
  return { method: 'POST', path, body, ...more };
}

export function put(path: string, body: unknown, more: Omit<Request, 'method' | 'path' | 'body'> = {}): Request {
  return { method: 'PUT', path, body, ...more };
}

export function remove(path: string, more: Omit<Request, 'method' | 'path'> = {}): Request {
  return { method: 'DELETE', path, ...more };
}
