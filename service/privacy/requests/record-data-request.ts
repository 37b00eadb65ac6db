import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsPrivacyTexts } from '../../../messages/en/errors/privacy.ts';
import { sentence } from '../../../messages/message.ts';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { conflict, wrongFields } from '../../core/app-error.ts';
import { addDays, isDay, today } from '../../core/day.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { requestKindOf } from './data-request.ts';
import { insertRequest } from './data-requests.sql.ts';

/**
 * Records a request to access, correct or delete data, with its due date: the configured number of days after it was
 * received. Throws ValidationError by field, ConflictError if the enquiry has a request of that kind.
 *
 * @may admin, operator
 */
export async function recordDataRequest(
  ctx: Context,
  given: { kind: string; email: string; cameOn: string; note: string; enquiry?: string },
): Promise<{ documentId: string }> {
  requireRight(ctx.viewer, 'answer for personal data');
  const [kind, email, note] = [requestKindOf(given.kind), emailAddressOf(given.email), given.note.trim()];
  const cameOn = isDay(given.cameOn) && given.cameOn <= today(ctx.now) ? given.cameOn : undefined;
  const wrong = wrongFields({
    kind: kind ? undefined : sentence(adminFieldRulesTexts.requestTypeMissing),
    email: email ? undefined : sentence(adminFieldRulesTexts.emailWrong),
    cameOn: cameOn ? undefined : sentence(adminFieldRulesTexts.dayInFuture),
    note: note.length <= 2_000 ? undefined : sentence(adminFieldRulesTexts.tooLong, { most: '2,000' }),
  });
  if (wrong || !kind || !email || !cameOn) throw wrong;
  const { days } = (await settingReader(ctx, ['dataRequests']))('dataRequests');
  const dueOn = addDays(cameOn, days);
  return inTransaction(ctx, async (ctx) => {
    const row = { kind, email, cameOn, dueOn, note, enquiry: given.enquiry ?? null, now: ctx.now };
    const documentId = await insertRequest(ctx.db, row);
    if (documentId === undefined) throw conflict(sentence(errorsPrivacyTexts.alreadyCreated));
    // never the address, because the log outlives deleted data
    const after = { kind, cameOn, dueOn };
    await recordAudit(ctx, { action: 'create', subjectType: 'data-request', subjectId: documentId, after });
    return { documentId };
  });
}
