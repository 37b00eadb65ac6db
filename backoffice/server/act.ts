import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { AppError } from '../../service/core/app-error.ts';
import { asked, type StaffContext, staffOf } from '../back-office.ts';
import { plainFinding } from '../settings/plain-finding.ts';
import { type Fields, readFields } from './fields.ts';
import { saidCookie } from './said.ts';

/** What a page shows of a form that was refused. */
export interface Refused {
  /** What is wrong with a field, in words, by its name. */
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong, where no field is. */
  readonly problem: string | undefined;
  /** What was typed, but no passwords and codes. */
  readonly typed: Readonly<Record<string, string>>;
  /** What was made and can be read now only, where nothing was refused. */
  readonly once?: { readonly said: string; readonly secret: string };
}

/** What a form has done: a sentence that the next page says, and that page; without one the same again. */
export interface Done {
  readonly said: string;
  readonly to?: string;
  /** A secret that is shown this once: the page itself answers with it, no next one. */
  readonly secret?: string;
}

interface Form {
  /** Fields that a refused form keeps; 'all' where none of them is a secret. */
  readonly keep?: readonly string[] | 'all';
}

/**
 * What an action of the back office does: reads the form, runs `work` (which calls a use case) for who is signed in, and goes on to
 * the next page, which says what was done. A refusal of a use case is answered with its status, its words by the field, and
 * what was typed. That a form came from our own page the door has checked before (`open-back-office.ts`).
 */
export async function act(
  { request, context }: ActionFunctionArgs,
  work: (ctx: StaffContext, fields: Fields) => Promise<Done>,
  { keep = [] }: Form = {},
) {
  const ctx = staffOf(context);
  const fields = await readFields(request);
  if (!fields) return refusal('The form is not complete.', 400);
  try {
    const { said, to, secret } = await work(ctx, fields);
    if (secret !== undefined) {
      const made: Refused = { errors: {}, problem: undefined, typed: {}, once: { said, secret } };
      return data(made);
    }
    const { pathname, search } = new URL(context.get(asked).address, ctx.config.publicUrl);
    return redirect(to ?? pathname + search, { headers: { 'set-cookie': saidCookie(ctx.config, said) } });
  } catch (error) {
    const names = keep === 'all' ? fields.names : keep;
    return refusedWith(error, Object.fromEntries(names.map((name) => [name, fields.text(name)])));
  }
}

/** The refusal of a use case, for its form; throws what is none. */
export function refusedWith(error: unknown, typed: Readonly<Record<string, string>> = {}) {
  if (!(error instanceof AppError)) throw error;
  const errors = byField(error.details['errors']);
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

/** The wire’s `details.errors` by the names of the fields, in the words of the back office. */
function byField(errors: unknown): Record<string, string> {
  if (!Array.isArray(errors)) return {};
  const entries: unknown[] = errors;
  return Object.fromEntries(
    entries.flatMap((entry) => {
      if (typeof entry !== 'object' || entry === null || !('path' in entry) || !('message' in entry)) return [];
      const { path, message } = entry;
      if (!Array.isArray(path) || typeof message !== 'string') return [];
      const field = path.join('.');
      return [[field, plainFinding(message, field)]];
    }),
  );
}
