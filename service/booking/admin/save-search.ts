import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { invalidField } from '../../core/app-error.ts';
import { isPlain } from '../../core/field-rule.ts';
import { requireOwner, requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { savedQuery } from './booking-search.ts';
import { findSavedSearches, upsertSavedSearch } from './saved-searches.sql.ts';

const most = 30;
const longest = 60;
const nameError = (problem: Sentence) => invalidField(['searchName'], problem);

/**
 * Saves filters, order and columns of the list of bookings under a name, for the viewer alone. Replaces a view of the
 * same name. Throws ValidationError for a missing or long name, a view with none of them, and more than thirty views.
 *
 * @may support, admin
 */
export async function saveSearch(ctx: Context, input: { name: string; search: string }): Promise<void> {
  requireRight(ctx.viewer, 'see bookings');
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  const [name, query] = [input.name.trim(), savedQuery(input.search)];
  if (name === '') throw nameError(sentence(adminFieldRulesTexts.nameMissing));
  if (name.length > longest || !isPlain(name))
    throw nameError(sentence(adminFieldRulesTexts.searchNameWrong, { most: longest }));
  if (query === '') throw nameError(sentence(adminFieldRulesTexts.searchWithoutFilter));
  await inTransaction(ctx, async (ctx) => {
    const before = await findSavedSearches(ctx.db, userId);
    const same = before.find((one) => one.name === name);
    if (!same && before.length >= most) throw nameError(sentence(adminFieldRulesTexts.tooManySearches, { most }));
    await upsertSavedSearch(ctx.db, { userId, name, query, now: ctx.now });
    await recordAudit(ctx, {
      action: 'save',
      subjectType: 'saved-search',
      subjectId: name,
      before: same && { query: same.query },
      after: { query },
    });
  });
}
