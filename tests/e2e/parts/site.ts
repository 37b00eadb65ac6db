function place(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run with tests/e2e/playwright.config.ts`);
  return value;
}

/** Origin of the server under test. */
export const site = place('E2E_SITE');
export const postOffice = place('E2E_MAILBOX');
/** Mail server for servers that an end-to-end test starts itself. */
export const mailServer = place('E2E_SMTP');
/** With it a second server on the same database knows who is signed in. */
export const secret = place('E2E_SECRET');
/** Empty with the embedded database: only the server can open that. */
export const databaseUrl = place('E2E_DATABASE');

let callers = 0;

/** A client address that no other test uses. */
export function newAddress(): string {
  callers += 1;
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
  return `10.${worker}.${process.pid % 250}.${callers % 250}`;
}

/** Calls the API as a client does. Throws with the answer when it is refused. */
export async function callSite<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, token, language = 'en' }: { body?: unknown; token?: string; language?: string } = {},
): Promise<Answer> {
  const headers = new Headers({
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': newAddress(),
  });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const answer = await fetch(site + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  // the caller names the type that the call's contract says
  return JSON.parse(text) as Answer;
}
