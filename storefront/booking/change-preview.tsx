import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { BookingItemView, BookingView, ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { useText } from '../rendering/text.tsx';
import { itemDates, itemFacts } from './booking-items.tsx';
import { LineTerms } from './line-notes.tsx';
import { pendingChangeText, refundTexts } from './payment-words.ts';
import { previewProblem, previewRows } from './preview-words.ts';
import { TermsTable } from './terms-table.tsx';

/**
 * The line before and after, the refund under its policy, and the amount due or refunded. `next`: null if the line is
 * cancelled.
 */
export function ChangePreview(props: {
  booking: BookingView;
  item: BookingItemView;
  next: BookingItemView | null;
  preview: ChangePreviewView;
}) {
  const t = useText();
  const { booking, item, next, preview } = props;
  const wrong = previewProblem(t, preview);
  const amounts = previewRows(t, booking, preview);
  const pending = booking.bookingStatus === 'pending';
  // a line that only changes its guests keeps its policy and price
  const [priced] = next && !wrong ? preview.quote.lines : [];
  const { note } = refundTexts(t, booking);
  return (
    <div className="mt-4 space-y-6">
      <div className={`grid gap-3 ${next ? 'sm:grid-cols-2' : ''}`}>
        <LineBox
          title={t(next ? bookingChangeTexts.current : bookingChangeTexts.cancelling)}
          item={item}
          faded={next !== null}
        />
        {next ? (
          <LineBox title={t(wrong ? bookingChangeTexts.requested : bookingChangeTexts.changed)} item={next} />
        ) : null}
      </div>
      {wrong ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {wrong}
        </p>
      ) : null}
      {amounts ? (
        <dl className="space-y-2">
          {amounts.rows.map(({ name, amount }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular-nums">{amount}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="text-lg font-semibold">{amounts.last.name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{amounts.last.amount}</dd>
          </div>
        </dl>
      ) : wrong ? null : (
        <p>{t(bookingChangeTexts.notPaidYet)}</p>
      )}
      {preview.payBy ? (
        <p className="rounded-field bg-support-soft px-4 py-3 text-support">{pendingChangeText(t, preview)}</p>
      ) : null}
      {preview.toReceive > 0 && note ? <p>{note}</p> : null}
      {pending || wrong ? null : (
        <section>
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">
            {t(bookingChangeTexts.currentPolicy)}
          </h3>
          <TermsTable item={item} />
        </section>
      )}
      {priced ? (
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">{t(bookingChangeTexts.newPolicy)}</h3>
          <LineTerms quoted={priced} titled />
        </section>
      ) : null}
    </div>
  );
}

function LineBox({ title, item, faded = false }: { title: string; item: BookingItemView; faded?: boolean }) {
  const t = useText();
  return (
    <section className={`rounded-card border p-4 ${faded ? 'border-line text-ink-soft' : 'border-line-strong'}`}>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{title}</h3>
      <p className="mt-1 font-medium">{itemDates(t, item)}</p>
      <p className="mt-0.5 text-sm text-ink-soft">{itemFacts(t, item)}</p>
    </section>
  );
}
