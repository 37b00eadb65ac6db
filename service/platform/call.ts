import type { z } from 'zod';
import { mailboxOf } from '../core/email-address.ts';
import type { ByteParts } from './byte-parts.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Compressed } from './negotiation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A part of the documentation: calls that belong together. */
export interface Section {
  readonly name: string;
  readonly group: 'Content' | 'Shop' | 'Operator';
  readonly description: string;
}

/**
 * How often one caller may ask, counted per network (of IPv6 for the wider ones around it too, with growing bounds) and, where
 * `account` names one, per account. Programs are not bound by the network that they ask from.
 */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
  /** For one account, where that is less than for one address. */
  readonly perAccount?: number;
}

/** Types of the files that calls answer. */
/** The last: of what others have sent, which no program is to open by itself. */
export type FileType = 'application/pdf' | 'text/calendar' | 'application/octet-stream';

/** For a call whose query string is in a language of its own: its verb reads the string as it came, without '?'. */
export interface OwnLanguage {
  readonly readBy: 'useCase';
  /** What it may hold, for the documentation. */
  readonly described?: z.ZodObject;
}

/** What a call answers to some queries in place of its usual answer. */
export interface OtherAnswer<Query = unknown> {
  readonly when: (query: Query) => boolean;
  readonly description: string;
  readonly status: number;
  readonly answer: z.ZodType;
}

/** How much a form may carry. */
export interface FormLimits {
  readonly files: number;
  /** Of each file. */
  readonly bytes: number;
  /** Which files, in words; those of the library unless told. */
  readonly takes?: string;
  /** What stands beside them, for the documentation; a picture's description unless told. */
  readonly fields?: z.ZodObject;
}

/** A file of a form, on the disk while the call runs. */
export interface SentFile {
  readonly field: string;
  /** As the sender calls it. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export interface Form {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly SentFile[];
}

/** What reaches a call's `run`, parsed. */
export interface Asked<Body, Params, Query> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  /** The body as it was received, of a call that takes it so; else nothing. */
  readonly rawBody: Buffer;
  /** Address of the caller, for limits only. */
  readonly address: string;
  /** Reads the form of a call that takes one; nothing of it is read before. Throws AppError for a bad one. */
  readonly receiveForm: () => Promise<Form>;
  /** Client's user agent and origin, lower-case header names. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One row of the table of calls: what the REST door needs to know to translate HTTP into a use case. */
export interface Call {
  readonly method: Method;
  /** Fastify path: '/api/bookings/:bookingId' */
  readonly path: string;
  readonly section: Section;
  readonly summary: string;
  /** Where it is not so, there is no such call: it is answered and described nowhere. */
  readonly exists?: (config: Config) => boolean;
  /**
   * `anyone`: the viewer is decided if a bearer is there. `known`: 401 without, a program may ask too. `signed-in`: a person.
   * Decided, as the limit is counted, before the body is read.
   */
  readonly viewer: 'anyone' | 'known' | 'signed-in';
  readonly body?: z.ZodType;
  /** How much of a body is read where more than 64 kB is to be taken. */
  readonly mostBytes?: number;
  /** It takes a form with files in place of a JSON body. */
  readonly form?: FormLimits;
  /** It takes a body of that type unread: whoever signed it signed these bytes. */
  readonly rawBody?: 'application/json' | 'application/x-www-form-urlencoded';
  readonly params?: z.ZodType;
  /** What its query string may hold; of a name that comes twice the first counts, other names are overlooked. */
  readonly query?: z.ZodObject | OwnLanguage;
  /** By what name scopes of API tokens know what it is about, where a program may call it. */
  readonly scope?: string;
  readonly answer?: z.ZodType;
  /** It answers a file of that type, a FileAnswer, in place of JSON. */
  readonly file?: FileType;
  /** Status of success; 200 unless told. */
  readonly status?: number;
  readonly also?: OtherAnswer;
  readonly limit?: Limit;
  /** The account that the limit counts too, from the body. */
  readonly account?: (body: unknown, network: string) => string;
  /** Pages wait to be made while it is answered (`withRightOfWay`), not its transaction alone: it sells. */
  readonly goesFirst?: true;
  readonly run: (ctx: Context, asked: Asked<unknown, unknown, unknown>) => Promise<unknown>;
}

/**
 * For `account`: the mailbox in the body, from one network. Anybody can name any address, and a stranger elsewhere must not
 * use up what its owner may ask. How much is mailed to one mailbox from everywhere is for emails/email-budget.ts.
 */
export function mailboxHere({ email }: { email: string }, network: string): string {
  return `${mailboxOf(email.toLowerCase())} from ${network}`;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Schema extends OwnLanguage ? string : undefined;

/** What a body may have unless its call says otherwise. */
export const usualBytes = 64 * 1024;

/** Declares a call with the types of its schemas. */
export function call<
  Body extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | OwnLanguage | undefined = undefined,
>(declared: {
  method: Method;
  path: string;
  section: Section;
  summary: string;
  exists?: Call['exists'];
  viewer: Call['viewer'];
  body?: Body;
  mostBytes?: number;
  form?: FormLimits;
  rawBody?: Call['rawBody'];
  params?: Params;
  query?: Query;
  scope?: string;
  answer?: z.ZodType;
  file?: FileType;
  status?: number;
  also?: OtherAnswer<Output<Query>>;
  limit?: Limit;
  account?: (body: Output<Body>, network: string) => string;
  goesFirst?: true;
  run: (ctx: Context, asked: Asked<Output<Body>, Output<Params>, Output<Query>>) => Promise<unknown>;
}): Call {
  // The door parses body, params and query by these very schemas before it calls, so the narrower types hold.
  return declared as Call;
}

/** A file to keep, of the type that the call declares; `name` is what it is kept under. */
export class FileAnswer {
  readonly name: string;
  readonly bytes: Buffer;
  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.bytes = bytes;
  }

  as(type: FileType): RawAnswer {
    const plain = this.name.replace(/[^\w.-]/g, '-');
    const whole = encodeURIComponent(this.name.toWellFormed()).replace(
      /['()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16)}`,
    );
    return new RawAnswer(this.bytes, type === 'text/calendar' ? `${type}; charset=utf-8` : type, {
      'content-disposition': `attachment; filename="${plain}"${plain === this.name ? '' : `; filename*=UTF-8''${whole}`}`,
      // wherever it is opened all the same, nothing in it runs
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
}

/** Answers with JSON that is made while it is sent. */
export class LongAnswer {
  readonly parts: AsyncIterable<Buffer>;
  constructor(parts: AsyncIterable<Buffer>) {
    this.parts = parts;
  }
}

/** Answers with bytes of its own instead of JSON made from a value (content lists come ready from the database). */
export class RawAnswer {
  readonly body: string | Buffer | ByteParts;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body compressed, where it is kept to be sent again. */
  readonly compressed: Compressed | undefined;
  /** Lines of `set-cookie`. */
  readonly cookies: readonly string[];
  constructor(
    body: string | Buffer | ByteParts,
    type = 'application/json; charset=utf-8',
    headers: Record<string, string> = {},
    compressed?: Compressed,
    cookies: readonly string[] = [],
  ) {
    this.body = body;
    this.type = type;
    this.headers = headers;
    this.compressed = compressed;
    this.cookies = cookies;
  }
}
