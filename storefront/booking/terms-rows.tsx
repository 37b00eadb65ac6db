import type { ReactNode } from 'react';
import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import { useText } from '../rendering/text.tsx';
import type { TermsRow } from './terms-words.ts';

/** A cancellation policy as a table. `about`: its subject, if it is not visible above. */
export function TermsRows({
  title,
  about = '',
  rows,
}: {
  title: ReactNode;
  about?: string;
  rows: readonly TermsRow[];
}) {
  const t = useText();
  return (
    <table className="w-full text-sm">
      <caption className={title ? 'pb-1 text-left font-semibold' : 'sr-only'}>
        {title}
        {about ? <span className="sr-only">{about}</span> : null}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t(bookingLinesTexts.whenCancelled)}</th>
          <th scope="col">{t(bookingLinesTexts.refund)}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ when, back, now }) => (
          <tr key={when} className={now ? 'font-semibold text-ink' : 'text-ink-soft'}>
            <th scope="row" className="py-2 pe-4 text-left [font-weight:inherit]">
              {when}
              {now ? (
                <span className="ms-2 inline-block rounded-full bg-sunk px-2 text-xs">{t(bookingLinesTexts.now)}</span>
              ) : null}
            </th>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{back}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
