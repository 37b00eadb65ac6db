import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { formatMoney, times } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';
import type { AdminBooking } from './booking-head.tsx';
import { actorWords, changeWords } from './booking-words.ts';
import { Section } from './section.tsx';

/** Internal notes, which travellers cannot see. */
export function Notes({
  of,
  notes,
  form,
  refused,
}: {
  /** What the notes are about. */
  of: string;
  notes: readonly { id: number; author: string; text: string; at: Date | string }[];
  form: string;
  refused: Refused | undefined;
}) {
  const t = useText();
  const own = refusedIn(refused, 'note');
  return (
    <Section title={t(adminBookingsTexts.notes)}>
      <ul className="grid gap-3">
        {notes.map(({ id, author, text, at }) => (
          <li key={id} className="rounded-field bg-sunk px-4 py-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-sm text-ink-soft">
              {author}, <When at={at} />
            </p>
          </li>
        ))}
      </ul>
      <AdminForm key={form} refused={own} backupName={`note of ${of}`} className="mt-3 grid gap-3">
        <input type="hidden" name="form" value={form} />
        <TextField
          label={t(adminBookingsTexts.newNote)}
          hint={t(adminBookingsTexts.forStaffOnly)}
          multiline
          rows={2}
          {...fieldProps(own, 'note')}
        />
        <Submit name="do" value="note" size="sm" variant="secondary" className="justify-self-start">
          {t(adminBookingsTexts.saveNote)}
        </Submit>
      </AdminForm>
    </Section>
  );
}

/** The history of the booking, newest first. */
export function History({ changes }: { changes: AdminBooking['changes'] }) {
  const t = useText();
  return (
    <Section title={t(adminBookingsTexts.history)}>
      <ol className="divide-y divide-line">
        {changes.toReversed().map(({ version, kind, by, at, why, money, total }) => (
          <li key={version} className="py-2">
            <p>
              <span className="font-medium">{t(changeWords[kind])}</span> {t(actorWords[by])}
              {why ? <span className="text-ink-soft wrap-anywhere">, {why}</span> : null}
            </p>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              <When at={at} />
              <span className="tabular-nums">
                {money > 0
                  ? t(adminBookingsTexts.receivedOfTotal, { amount: formatMoney(money), total: formatMoney(total) })
                  : money < 0
                    ? t(adminBookingsTexts.toRefundOfTotal, {
                        amount: formatMoney(times(money, -1)),
                        total: formatMoney(total),
                      })
                    : t(adminBookingsTexts.totalOf, { total: formatMoney(total) })}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
