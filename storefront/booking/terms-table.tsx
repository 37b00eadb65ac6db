import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { itemTitle, numbered } from './booking-items.tsx';
import { TermsRows } from './terms-rows.tsx';
import { termsRows } from './terms-words.ts';
import { useNow } from './use-now.ts';

/** The refunds for each line and their deadlines. `brief`: a policy with a single date is a sentence. */
export function TermsTables({ items, brief = false }: { items: readonly BookingItemView[]; brief?: boolean }) {
  const many = items.length > 1;
  return (
    <div className="space-y-4">
      {numbered(items).map(({ key, item }) => (
        <TermsTable key={key} item={item} named={many} brief={brief} />
      ))}
    </div>
  );
}

/** `named`: its name is visible above. */
export function TermsTable({
  item,
  named = false,
  brief = false,
}: {
  item: BookingItemView;
  named?: boolean;
  brief?: boolean;
}) {
  const t = useText();
  const rows = termsRows(t, item, useNow());
  const title = itemTitle(item);
  if (rows.length === 0 || (brief && rows.length < 3)) {
    return (
      <p className="text-sm">
        {named ? <span className="block font-semibold">{title}</span> : null}
        <span className="text-ink-soft">{item.cancellation.text}</span>
      </p>
    );
  }
  return named ? (
    <TermsRows
      title={
        <Rich
          message={bookingLinesTexts.titleWithTerms}
          values={{ title, terms: (words) => <span className="sr-only">{words}</span> }}
        />
      }
      rows={rows}
    />
  ) : (
    <TermsRows title={null} about={t(bookingLinesTexts.termsOf, { title })} rows={rows} />
  );
}
