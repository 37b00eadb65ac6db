import type { QuoteLineWire } from '../../service/booking/wire.ts';
import { TermsRows } from './terms-rows.tsx';
import { termsRows } from './terms-words.ts';

/**
 * The refund for cancelling a line that is not booked yet: a table if there is more than one date, else a sentence.
 * `titled`: its name is visible above.
 */
export function LineTerms({ quoted, titled = false }: { quoted: QuoteLineWire; titled?: boolean }) {
  const { name, totalPrice, tax, cancellation } = quoted;
  if (totalPrice === undefined || tax === undefined || !cancellation) return null;
  const rows = termsRows({ totalPrice, tax, cancellation }, null);
  return (
    <div className={titled ? 'mt-2' : 'mt-4'}>
      {rows.length < 3 ? (
        <p className="text-sm text-ink-soft">{cancellation.text}</p>
      ) : (
        <TermsRows
          title={titled ? null : 'Cancellation terms'}
          about={titled ? `${name}: cancellation terms` : ` of ${name}`}
          rows={rows}
        />
      )}
    </div>
  );
}
