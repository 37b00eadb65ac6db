import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { applyOverrides, templatesOf } from './apply-overrides.ts';
import type { EmailText } from './blocks.ts';
import { loadOverrides } from './email-overrides.sql.ts';
import { placeholdersIn } from './message-template.ts';
import { overrideChangesOf, type TypedOverride } from './override-changes.ts';

/**
 * An email and its sentences in order: the standard text, the override if any, its placeholders, and where it appears.
 *
 * @may admin, operator
 */
export async function showEmailTexts(
  ctx: Context,
  {
    email,
    typed = [],
  }: {
    readonly email: EmailText /** Overrides for a preview; not stored. */;
    readonly typed?: readonly TypedOverride[];
  },
) {
  requireRight(ctx.viewer, 'set payments and emails up');
  const own = await loadOverrides(ctx.db);
  const tried = new Map(overrideChangesOf(email, typed).map(({ standard, own }) => [standard, own]));
  const said = (standard: string) => (tried.has(standard) ? (tried.get(standard) ?? undefined) : own(standard));
  const sentences = templatesOf(email).map(({ template: { standard }, parts }) => ({
    standard,
    parts,
    facts: placeholdersIn(standard),
    own: own(standard) ?? null,
  }));
  return { sentences, email: applyOverrides(email, said) };
}
