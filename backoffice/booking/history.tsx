import { When } from '../ui/when.tsx';
import type { AdminBooking } from './booking-head.tsx';
import { actorWords, changeWords, rupees } from './booking-words.ts';
import { Section } from './section.tsx';

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
                {money > 0 ? `${rupees(money)} came, ` : money < 0 ? `${rupees(-money)} goes back, ` : ''}
                total {rupees(total)}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
