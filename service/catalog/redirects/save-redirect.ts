import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, invalidField } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { isTaken, leadsTo, oldPath, type Redirect, targetProblem } from './redirect.ts';
import { allRedirects, lockRedirects, putRedirect } from './redirects.sql.ts';

/** All redirects are cached in memory. */
const mostRedirects = 5_000;

/**
 * Creates a redirect or replaces the one of that path. It applies where the storefront has no page. For staff who
 * manage SEO; rejects everyone else (401, 403). Throws ValidationError by field for an invalid address, a loop, or
 * another site without `elsewhere`.
 *
 * @may admin, operator
 */
export async function saveRedirect(
  ctx: Context,
  input: { readonly path: string; readonly target: string; readonly permanent: boolean; readonly elsewhere: boolean },
): Promise<Redirect> {
  requireRight(ctx.viewer, 'change redirects and search engines');
  const path = oldPath(input.path);
  if (path === undefined) throw invalidField(['path'], sentence(errorsCatalogTexts.oldPath));
  if (isTaken(path)) throw invalidField(['path'], sentence(errorsCatalogTexts.addressInUse));
  const target = input.target.trim();
  const problem = targetProblem(target, input.elsewhere);
  if (problem) throw invalidField(['target'], problem);
  const redirect: Redirect = { path, target, permanent: input.permanent };
  return inTransaction(ctx, async (ctx) => {
    await lockRedirects(ctx.db);
    const all = new Map<string, Redirect>((await allRedirects(ctx.db)).map((one) => [one.path, one]));
    const before = all.get(path);
    if (!before && all.size >= mostRedirects)
      throw invalid(sentence(errorsCatalogTexts.tooManyRedirects, { most: mostRedirects }));
    all.set(path, redirect);
    if ([...all.keys()].some((from) => !leadsTo(from, all)))
      throw invalidField(['target'], sentence(errorsCatalogTexts.redirectLoop));
    await putRedirect(ctx.db, redirect, ctx.now);
    const { target: to, permanent } = redirect;
    await recordAudit(ctx, {
      action: before ? 'update' : 'create',
      subjectType: 'redirect',
      subjectId: path,
      ...(before && { before: { target: before.target, permanent: before.permanent } }),
      after: { target: to, permanent },
    });
    return redirect;
  });
}
