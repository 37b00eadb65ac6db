import type { z } from 'zod';
import type { Context } from './context.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How often one caller may ask, counted per address and, where `account` names one, per account. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
  /** For one account, where that is less than for one address. */
  readonly perAccount?: number;
}

/** What reaches a call's `run`, parsed. */
export interface Asked<Body, Params> {
  readonly body: Body;
  readonly params: Params;
  /** The raw query string, without '?'. */
  readonly search: string;
  /** Address of the caller, for limits only. */
  readonly address: string;
  /** Client's user agent and origin, lower-case header names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One row of the table of calls: what the REST door needs to know to translate HTTP into a verb. */
export interface Call {
  readonly method: Method;
  /** Fastify path: '/api/bookings/:bookingId' */
  readonly path: string;
  readonly summary: string;
  /** `anyone`: the viewer is decided if a bearer is there. `signed-in`: 401 without. */
  readonly viewer: 'anyone' | 'signed-in';
  readonly body?: z.ZodType;
  readonly params?: z.ZodType;
  readonly answer?: z.ZodType;
  /** Status of success; 200 unless told. */
  readonly status?: number;
  readonly limit?: Limit;
  /** The account that the limit counts too, from the body. */
  readonly account?: (body: unknown) => string | undefined;
  readonly run: (ctx: Context, asked: Asked<unknown, unknown>) => Promise<unknown>;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Declares a call with the types of its schemas. */
export function call<
  Body extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
>(declared: {
  method: Method;
  path: string;
  summary: string;
  viewer: Call['viewer'];
  body?: Body;
  params?: Params;
  answer?: z.ZodType;
  status?: number;
  limit?: Limit;
  account?: (body: Output<Body>) => string | undefined;
  run: (ctx: Context, asked: Asked<Output<Body>, Output<Params>>) => Promise<unknown>;
}): Call {
  // The door parses body and params by these very schemas before it calls, so the narrower types hold.
  return declared as Call;
}

/** Answers with bytes of its own instead of JSON made from a value (content lists come ready from the database). */
export class RawAnswer {
  readonly body: string | Buffer;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: string | Buffer, type = 'application/json; charset=utf-8', headers: Record<string, string> = {}) {
    this.body = body;
    this.type = type;
    this.headers = headers;
  }
}
