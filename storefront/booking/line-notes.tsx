import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import type { QuoteLineView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import type { Clash } from '../trip/clashes.ts';
import { Icon } from '../ui/icon.tsx';
import { TermsRows } from './terms-rows.tsx';
import { termsRows } from './terms-words.ts';
import { clashText } from './trip-days.ts';

/**
 * The refund for cancelling a line that is not booked yet: a table if there is more than one date, else a sentence.
 * `titled`: its name is visible above.
 */
export function LineTerms({ quoted, titled = false }: { quoted: QuoteLineView; titled?: boolean }) {
  const t = useText();
  const { name, totalPrice, tax, cancellation } = quoted;
  if (totalPrice === undefined || tax === undefined || !cancellation) return null;
  const rows = termsRows(t, { totalPrice, tax, cancellation }, null);
  return (
    <div className={titled ? 'mt-2' : 'mt-4'}>
      {rows.length < 3 ? (
        <p className="text-sm text-ink-soft">{cancellation.text}</p>
      ) : (
        <TermsRows
          title={
            titled ? null : <Rich message={bookingLinesTexts.policyOfName} values={{ product: name, name: hidden }} />
          }
          about={titled ? t(bookingLinesTexts.policyOf, { name }) : ''}
          rows={rows}
        />
      )}
    </div>
  );
}

const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** A clash as text, with links to change either of the two. It blocks nothing. */
export function ClashNote({ clash, to, change }: { clash: Clash; to: string; change: string }) {
  const t = useText();
  return (
    <p className="flex items-start gap-2.5 rounded-field border-s-4 border-marigold bg-sunk px-4 py-3">
      <Icon name="triangle-alert" size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>
        {clashText(t, clash)}{' '}
        <Link to={to} className="font-semibold underline underline-offset-4 hover:text-accent">
          {change}
        </Link>
      </span>
    </p>
  );
}
