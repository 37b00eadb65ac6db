import { formatMoney, times } from '../../service/core/money.ts';
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
  const own = refusedIn(refused, 'note');
  return (
    <Section title="Notes">
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
        <TextField label="New note" hint="For staff only." multiline rows={2} {...fieldProps(own, 'note')} />
        <Submit name="do" value="note" size="sm" variant="secondary" className="justify-self-start">
          Save note
        </Submit>
      </AdminForm>
    </Section>
  );
}

/** The history of the booking, newest first. */
export function History({ changes }: { changes: AdminBooking['changes'] }) {
  return (
    <Section title="History">
      <ol className="divide-y divide-line">
        {changes.toReversed().map(({ version, kind, by, at, why, money, total }) => (
          <li key={version} className="py-2">
            <p>
              <span className="font-medium">{changeWords[kind]}</span> {actorWords[by]}
              {why ? <span className="text-ink-soft wrap-anywhere">, {why}</span> : null}
            </p>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
              <When at={at} />
              <span className="tabular-nums">
                {money > 0
                  ? `${formatMoney(money)} received, `
                  : money < 0
                    ? `${formatMoney(times(money, -1))} to refund, `
                    : ''}
                total {formatMoney(total)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
