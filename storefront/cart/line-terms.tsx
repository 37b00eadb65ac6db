import type { QuoteLineWire } from '../../service/booking/wire.ts';
import { TermsRows } from '../booking/terms-rows.tsx';
import { termsRows } from '../booking/terms-words.ts';

/** What cancelling a line of the cart would give back: a table where that has more than one date, else a sentence. */
export function LineTerms({ quoted }: { quoted: QuoteLineWire }) {
  const { name, totalPrice, tax, cancellation } = quoted;
  if (totalPrice === undefined || tax === undefined || !cancellation) return null;
  const rows = termsRows({ totalPrice, tax, cancellation }, null);
  return (
    <div className="mt-4">
      {rows.length < 3 ? (
        <p className="text-sm text-ink-soft">{cancellation.text}</p>
      ) : (
        <TermsRows title="Cancellation terms" about={` of ${name}`} rows={rows} />
      )}
    </div>
  );
}
