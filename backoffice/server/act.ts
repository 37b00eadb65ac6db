import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { type Translate, textIn } from '../../messages/translate.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Config } from '../../service/platform/config.ts';
import { adminRequest, type StaffContext, staffContext } from '../back-office.ts';
import { plainError } from '../settings/plain-error.ts';
import { type Fields, readFields } from './fields.ts';

/** The refusal of a form, as its page shows it. */
export interface Refused {
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The error message if it does not belong to a field. */
  readonly problem: string | undefined;
  /** The entered values, without passwords and codes. */
  readonly typed: Readonly<Record<string, string>>;
  /** On success: a new secret that can be read now only. */
  readonly once?: { readonly message: string; readonly secret: string };
}

/** The result of a form's action: the confirmation, and the page that shows it (the same page by default). */
export interface ActionResult {
  readonly message: string;
  readonly to?: string;
  /** A secret that is shown once: the page itself answers with it, without a redirect. */
  readonly secret?: string;
  /** A cookie to set, as a header. */
  readonly cookie?: string;
}

interface Form {
  /** Fields that keep their values after a refusal; 'all' if none of them is secret. */
  readonly keep?: readonly string[] | 'all';
}

/**
 * Runs an action of the back office: reads the form, calls `work` (which calls a use case) as the signed-in user, and
 * redirects to the next page, which shows the confirmation. If the use case throws an AppError, the answer has its
 * status, its messages by field, and the entered values. `open-back-office.ts` has already checked that the form came
 * from our own page.
 */
export async function act(
  { request, context }: ActionFunctionArgs,
  work: (ctx: StaffContext, fields: Fields) => Promise<ActionResult>,
  { keep = [] }: Form = {},
) {
  const ctx = staffContext(context);
  const fields = await readFields(request);
  if (!fields) return refusal(textIn(ctx.language)(adminFormTexts.incomplete), 400);
  try {
    const { message: flash, to, secret, cookie } = await work(ctx, fields);
    if (secret !== undefined) {
      const made: Refused = { errors: {}, problem: undefined, typed: {}, once: { message: flash, secret } };
      return data(made);
    }
    const { pathname, search } = new URL(context.get(adminRequest).address, ctx.config.publicUrl);
    const headers = new Headers({ 'set-cookie': flashCookie(ctx.config, flash) });
    if (cookie !== undefined) headers.append('set-cookie', cookie);
    return redirect(to ?? pathname + search, { headers });
  } catch (error) {
    const names = keep === 'all' ? fields.names : keep;
    return refusedWith(textIn(ctx.language), error, Object.fromEntries(names.map((name) => [name, fields.text(name)])));
  }
}

/** The answer to a form whose use case refused it. Rethrows any error that is not an AppError. */
export function refusedWith(t: Translate, error: unknown, typed: Readonly<Record<string, string>> = {}) {
  if (!(error instanceof AppError)) throw error;
  const errors = byField(t, error.details['errors']);
  const problem = Object.keys(errors).length > 0 ? undefined : error.message;
  return refusal(problem, error.status, errors, typed);
}

function refusal(
  problem: string | undefined,
  status: number,
  errors: Refused['errors'] = {},
  typed: Refused['typed'] = {},
) {
  const refused: Refused = { errors, problem, typed };
  return data(refused, { status });
}

/** The API's `details.errors` by field name, in the wording of the back office. */
function byField(t: Translate, errors: unknown): Record<string, string> {
  if (!Array.isArray(errors)) return {};
  const entries: unknown[] = errors;
  return Object.fromEntries(
    entries.flatMap((entry) => {
      if (typeof entry !== 'object' || entry === null || !('path' in entry) || !('message' in entry)) return [];
      const { path, message } = entry;
      if (!Array.isArray(path) || typeof message !== 'string') return [];
      const field = path.join('.');
      return [[field, plainError(t, message, field)]];
    }),
  );
}

const flashName = 'said';
const longestFlash = 300;

/** A cookie of the back office as a header. Its value needs no escaping. */
export function adminCookie(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { name, value, seconds }: { name: string; value: string; seconds: number },
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** The cookie that carries a confirmation to the next page, also without scripts. */
export function flashCookie(config: Pick<Config, 'publicUrl'>, message: string): string {
  const text = Buffer.from(message.slice(0, longestFlash)).toString('base64url');
  return adminCookie(config, { name: flashName, value: text, seconds: text ? 60 : 0 });
}

export function flashIn(cookie: string | undefined): string | undefined {
  const text = new RegExp(`(?:^|;) *${flashName}=([\\w-]{1,1600})(?:;|$)`).exec(cookie ?? '')?.[1];
  return text === undefined ? undefined : Buffer.from(text, 'base64url').toString('utf8');
}
