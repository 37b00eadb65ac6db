import type { z } from 'zod';
import { mailboxOf } from '../core/email-address.ts';
import type { ByteParts } from './byte-parts.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { Compressed } from './negotiation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A chapter of the API documentation: calls that belong together. */
export interface Section {
  readonly name: string;
  readonly group: 'Content' | 'Website' | 'Operator';
  readonly description: string;
}

/**
 * How often one caller may call. Counted per network (for IPv6 also for the wider networks around it, with growing
 * limits) and, where `account` names one, per account. The limit of the network does not apply to programs.
 */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
  /** Limit for one account, if lower than for one address. */
  readonly perAccount?: number;
}

/**
 * Types of files that calls answer. The last is for files that others uploaded, which no program should open on its
 * own.
 */
export type FileType = 'application/pdf' | 'text/calendar' | 'application/octet-stream';

/** A query string with its own syntax: the use case parses the raw string, without '?'. */
export interface RawQuery {
  readonly readBy: 'useCase';
  /** Its parameters, for the documentation only. */
  readonly described?: z.ZodObject;
}

/** A different answer that a call gives to certain queries. */
export interface AlternativeAnswer<Query = unknown> {
  readonly when: (query: Query) => boolean;
  readonly description: string;
  readonly status: number;
  readonly answer: z.ZodType;
}

/** Limits of an uploaded form. */
export interface FormLimits {
  readonly files: number;
  /** Maximum size of each file. */
  readonly bytes: number;
  /** Accepted files as a text for the documentation. Default: those of the media library. */
  readonly takes?: string;
  /** Other fields of the form, for the documentation. Default: the description of a picture. */
  readonly fields?: z.ZodObject;
}

/** An uploaded file. It is on disk while the call runs. */
export interface UploadedFile {
  readonly field: string;
  /** File name as the sender gave it. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

export interface Form {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly UploadedFile[];
}

/** The parsed input of a call's `run`. */
export interface CallInput<Body, Params, Query> {
  readonly body: Body;
  readonly params: Params;
  readonly query: Query;
  /** The body as received, for calls with `rawBody`; otherwise empty. */
  readonly rawBody: Buffer;
  /** IP address of the caller, used for limits only. */
  readonly address: string;
  /** Parses the form of a call that takes one; nothing is read before. Throws AppError for an invalid form. */
  readonly receiveForm: () => Promise<Form>;
  /** Request headers; names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** One row of the table of calls: what the REST API needs to translate HTTP into a use case. */
export interface Call {
  readonly method: Method;
  /** Fastify path: '/api/bookings/:bookingId' */
  readonly path: string;
  readonly section: Section;
  readonly summary: string;
  /** If false, the call is neither answered nor documented. */
  readonly exists?: (config: Config) => boolean;
  /**
   * `anyone`: a bearer token is optional. `known`: 401 without a token; programs may call too. `signed-in`: people
   * only. The token and the limit are checked before the body is read.
   */
  readonly viewer: 'anyone' | 'known' | 'signed-in';
  readonly body?: z.ZodType;
  /** Maximum bytes of the body, if more than 64 kB. */
  readonly maxBytes?: number;
  /** The call takes a multipart form in place of a JSON body. */
  readonly form?: FormLimits;
  /** The call takes a body of that type unparsed, because its bytes are signed. */
  readonly rawBody?: 'application/json' | 'application/x-www-form-urlencoded';
  readonly params?: z.ZodType;
  /** Parameters of the query string. Of a repeated name the first counts; unknown names are ignored. */
  readonly query?: z.ZodObject | RawQuery;
  /** The content type that scopes of API tokens must name; absent: programs may not call it. */
  readonly scope?: string;
  /** Its amounts (`rupees`) are sent in rupees. */
  readonly answer?: z.ZodType;
  /** The amounts in `details` of its refusals. */
  readonly refusal?: z.ZodType;
  /** The call answers a file of that type (a FileAnswer) in place of JSON. */
  readonly file?: FileType;
  /** Status of a success. Default: 200. */
  readonly status?: number;
  readonly also?: AlternativeAnswer;
  readonly limit?: Limit;
  /** The account that the limit counts as well, taken from the body. */
  readonly account?: (body: unknown, network: string) => string;
  /**
   * Page rendering waits during the whole call (`withTransactionPriority`), not only during its transaction, because the call
   * sells.
   */
  readonly hasPriority?: true;
  readonly run: (ctx: Context, input: CallInput<unknown, unknown, unknown>) => Promise<unknown>;
}

/**
 * For `account`: the mailbox in the body as seen from one network. Anyone can name any address, so a stranger elsewhere
 * must not use up its owner's limit. How much one mailbox is sent in total is limited in emails/email-budget.ts.
 */
export function mailboxFromNetwork({ email }: { email: string }, network: string): string {
  return `${mailboxOf(email.toLowerCase())} from ${network}`;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : Schema extends RawQuery ? string : undefined;

/** Maximum bytes of a body, unless its call has a limit of its own. */
export const defaultMaxBytes = 64 * 1024;

/** Declares a call, with types inferred from its schemas. */
export function call<
  Body extends z.ZodType | undefined = undefined,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodObject | RawQuery | undefined = undefined,
>(declared: {
  method: Method;
  path: string;
  section: Section;
  summary: string;
  exists?: Call['exists'];
  viewer: Call['viewer'];
  body?: Body;
  maxBytes?: number;
  form?: FormLimits;
  rawBody?: Call['rawBody'];
  params?: Params;
  query?: Query;
  scope?: string;
  answer?: z.ZodType;
  refusal?: z.ZodType;
  file?: FileType;
  status?: number;
  also?: AlternativeAnswer<Output<Query>>;
  limit?: Limit;
  account?: (body: Output<Body>, network: string) => string;
  hasPriority?: true;
  run: (ctx: Context, input: CallInput<Output<Body>, Output<Params>, Output<Query>>) => Promise<unknown>;
}): Call {
  // The REST API parses body, params and query with these schemas before it calls `run`, so the narrower types hold.
  return declared as Call;
}

/** A file to download, of the type that the call declares, under `name`. */
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
      // if the file is opened in a browser anyway, nothing in it runs
      'content-security-policy': "default-src 'none'; sandbox",
    });
  }
}

/** A JSON answer that is generated while it is sent. */
export class StreamedAnswer {
  readonly parts: AsyncIterable<Buffer>;
  constructor(parts: AsyncIterable<Buffer>) {
    this.parts = parts;
  }
}

/** An answer of prepared bytes instead of JSON made from a value (content lists come ready-made from the database). */
export class RawAnswer {
  readonly body: string | Buffer | ByteParts;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The compressed body, where it is cached. */
  readonly compressed: Compressed | undefined;
  /** Values of `set-cookie`. */
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
