import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { adminForeignGuestsTexts } from '../../../messages/en/admin/foreign-guests.ts';
import { sentence } from '../../../messages/message.ts';
import { textIn } from '../../../messages/translate.ts';
import { partnerEmail } from '../../catalog/product-access.ts';
import { wrongFields } from '../../core/app-error.ts';
import { csvOf } from '../../core/csv.ts';
import { type Day, nightsBetween, today } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { foreignGuestFields } from '../model/foreign-guest.ts';
import { openForeignGuest } from '../model/sealed-foreign-guest.ts';
import { findArrivedGuests } from '../store/foreign-guests.sql.ts';

const mostDays = 92;

/**
 * Returns the foreign guests who arrived on those days as a CSV file, with what the registration officer asks: of all
 * stays or, for partners, of their own. Recorded in the audit log. Throws ValidationError by field.
 *
 * @may partner, support, admin, operator
 */
export async function exportForeignGuests(ctx: Context, { from, to }: { from: Day; to: Day }): Promise<string> {
  requireRight(ctx.viewer, 'record foreign guests');
  const refused = wrongFields({
    to:
      to < from
        ? sentence(adminFieldRulesTexts.lastDayBeforeFirst)
        : nightsBetween(from, to) >= mostDays
          ? sentence(adminFieldRulesTexts.tooManyDays, { most: mostDays })
          : undefined,
  });
  if (refused) throw refused;
  const t = textIn(ctx.language);
  return inTransaction(ctx, async (ctx) => {
    const found = await findArrivedGuests(ctx.db, { from, to, owner: partnerEmail(ctx) });
    await recordAudit(ctx, {
      action: 'export-foreign-guests',
      subjectType: 'foreign-guests',
      subjectId: `${from} – ${to}`,
      after: { entries: found.length },
    });
    return csvOf(
      [
        t(adminForeignGuestsTexts.property),
        t(adminForeignGuestsTexts.place),
        ...foreignGuestFields.map((field) => t(adminForeignGuestsTexts[field])),
        t(adminForeignGuestsTexts.arrivalDay),
        t(adminForeignGuestsTexts.arrivalTime),
        t(adminForeignGuestsTexts.nights),
        t(adminForeignGuestsTexts.leavesOn),
        t(adminForeignGuestsTexts.booking),
      ],
      found.flatMap(({ sealed, arrivedAt, ...stay }) => {
        const guest = openForeignGuest(sealed, ctx.config);
        if (!guest) return [];
        const answers = foreignGuestFields.map((field) => guest[field]);
        const arrival = [today(arrivedAt), timeInIndia(arrivedAt)];
        return [[stay.property, stay.location, ...answers, ...arrival, stay.nights, stay.leavesOn, stay.bookingId]];
      }),
    );
  });
}

const clockInIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/** '14:30' */
const timeInIndia = (at: Date) => clockInIndia.format(at);
