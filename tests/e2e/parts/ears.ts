import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { site } from './site.ts';

/** Records every error in a browser, also invisible ones. */
export interface Ears {
  readonly listenTo: (context: BrowserContext) => void;
  /** Declares an expected error: it is not counted and must occur. */
  readonly expect: (what: RegExp) => void;
  /** Declares an error that may occur, depending on timing: it is not counted. */
  readonly allow: (what: RegExp) => void;
  /** Unexpected errors, and expected ones that never occurred. */
  readonly heard: () => string[];
  /** The last requests to the site, oldest first, with answers and times, to explain a failure. */
  readonly lastRequest: () => string[];
}

const stored = 12;

/** Console lines of failed responses, which the response event already reports with their address. */
const refusal = /^Failed to load resource: the server responded with a status of/;

function consoleTrouble(message: ConsoleMessage): string | undefined {
  if (message.type() !== 'error' || refusal.test(message.text())) return undefined;
  return `console: ${message.text()} (${message.location().url})`;
}

function isOurs(request: Request): boolean {
  const url = request.url();
  return url.startsWith(`${site}/`) || /^(?:data|blob|about):/.test(url);
}

const isFile = /^(?:data|blob):|\/__manifest\?|\.(?:js|css|woff2|avif|webp|jpg|png|svg)(?:\?|$)/;

function notify(request: Request): string {
  const { startTime, responseEnd } = request.timing();
  const at = startTime > 0 ? new Date(startTime).toISOString().slice(11, 23) : 'not sent';
  const status = request.existingResponse()?.status();
  const end = status === undefined ? (request.failure()?.errorText ?? 'no answer yet') : `${status}`;
  const ms = responseEnd > 0 ? `, ${Math.round(responseEnd)} ms` : '';
  return `${at} ${request.method()} ${request.url().replace(site, '')} ${end}${ms}`;
}

/** `scripts` is false where the browser runs none: it then holds back what they are in. */
export function openEars({ scripts = true }: { scripts?: boolean } = {}): Ears {
  const trouble: string[] = [];
  const expected: { what: RegExp; came: boolean }[] = [];
  const requests: Request[] = [];
  const note = (text: string | undefined) => {
    if (text === undefined) return;
    const known = expected.find(({ what }) => what.test(text));
    if (known) known.came = true;
    else trouble.push(text);
  };
  return {
    listenTo: (context) => {
      context.on('console', (message) => note(consoleTrouble(message)));
      context.on('weberror', (error) => {
        const { stack, message } = error.error();
        // a change of pages that another one overtakes is shown without its movement
        if (!/^Transition was skipped/.test(message)) note(`page error: ${stack || message}`);
      });
      context.on('request', (request) => {
        note(isOurs(request) ? undefined : `another origin: ${request.url()}`);
        if (isFile.test(request.url())) return;
        requests.push(request);
        if (requests.length > stored) requests.shift();
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // aborted by navigation, or because the answer is no longer needed
        const delayed = !scripts && reason === 'csp' && request.url().endsWith('.js');
        if (reason !== 'net::ERR_ABORTED' && !delayed) note(`failed: ${request.method()} ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400) return;
        note(`refused: ${response.request().method()} ${response.url().replace(site, '')} ${response.status()}`);
      });
    },
    expect: (label) => expected.push({ what: label, came: false }),
    allow: (label) => expected.push({ what: label, came: true }),
    heard: () => [
      ...trouble,
      ...expected.filter(({ came }) => !came).map(({ what }) => `expected, but never came: ${what.source}`),
    ],
    lastRequest: () => requests.map(notify),
  };
}
