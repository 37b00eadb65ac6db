import { invalid } from '../../core/app-error.ts';
import { isPlain } from '../../core/field-rule.ts';
import { requireOwner, requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { keptQuery } from './saved-search.ts';
import { putSearch, searchesOf } from './saved-searches.sql.ts';

const most = 30;
const longest = 60;

/**
 * Keeps what narrows the list of bookings under a name, for the viewer alone; in place of another that is called so. Throws
 * ValidationError for no name or a long one, for a search that narrows nothing, and for more than thirty.
 */
export async function saveSearch(ctx: Context, asked: { name: string; search: string }): Promise<void> {
  requireRight(ctx.viewer, 'see bookings');
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  const [name, query] = [asked.name.trim(), keptQuery(asked.search)];
  if (name === '') throw wrong('Please give it a name.');
  if (name.length > longest || !isPlain(name)) throw wrong(`Please use at most ${longest} plain characters.`);
  if (query === '') throw wrong('Narrow the list first. Typed words are not kept: they are somebody’s name.');
  await inTransaction(ctx, async (ctx) => {
    const before = await searchesOf(ctx.db, userId);
    const same = before.find((one) => one.name === name);
    if (!same && before.length >= most) throw wrong(`There are ${most} already: let go of one first.`);
    await putSearch(ctx.db, { userId, name, query, now: ctx.now });
    await recordAudit(ctx, {
      action: 'save',
      subjectType: 'saved-search',
      subjectId: name,
      before: same && { query: same.query },
      after: { query },
    });
  });
}

function wrong(message: string) {
  return invalid(message, { errors: [{ path: ['searchName'], message, name: 'ValidationError' }] });
}
