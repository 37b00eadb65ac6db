import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { BookingItemView, ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney, zero } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { When } from '../ui/when.tsx';
import { daysText } from './booking-words.ts';
import { Facts, Section } from './section.tsx';

interface Props {
  preview: ChangePreviewView;
  items: readonly BookingItemView[];
  changes: string;
  refused: Refused | undefined;
  /** If it is confirmed from another page: the address of the change, where to go back, and the fetcher. */
  sentTo?: { readonly action: string; readonly back: string; readonly fetcherKey: string };
}

/** The preview of a change as the traveller would see it, and the button that makes exactly this change. */
export function ChangePreview({ preview, items, changes, refused, sentTo }: Props) {
  const t = useText();
  const { ends, quote, before, after, toPay, payBy, toReceive, soldOut, token } = preview;
  const ended = (line: number) => items.find(({ lineId }) => lineId === line);
  const whole = ends.length === items.length && ends.every(({ to }) => to === 'cancelled');
  const problems = quote.lines.flatMap(({ name, problem }) => (problem ? [`${name}: ${problem}`] : []));
  return (
    <div className="mb-6">
      <Section isNext title={whole ? t(adminBookingsTexts.cancelBookingQuestion) : t(adminBookingsTexts.preview)}>
        {problems.length > 0 ? (
          <Notice kind="error" className="mb-3">
            {problems.join('. ')}
            {soldOut.length > 0 ? (
              <p>{t(adminBookingsTexts.soldOutOn, { days: t.list(soldOut.map((day) => formatDay(t, day))) })}</p>
            ) : null}
          </Notice>
        ) : null}
        <ul className="divide-y divide-line">
          {ends.map(({ line, name, to, price, givenBack, kept }) => {
            const item = ended(line);
            return (
              <li key={line} className="py-2">
                <Rich
                  message={to === 'cancelled' ? adminBookingsTexts.itemEnds : adminBookingsTexts.itemReplaced}
                  values={{
                    item: name,
                    days: item ? daysText(t, item.selectedDate, item.checkOut) : '',
                    price: formatMoney(price),
                    refund: formatMoney(givenBack),
                    rest: formatMoney(kept),
                    name: (words) => <span className="font-medium">{words}</span>,
                  }}
                />
              </li>
            );
          })}
          {quote.lines.map((line) => (
            <li key={line.cartId ?? line.id} className="py-2">
              <span className="font-medium">{line.name}</span>
              {line.selectedDate ? `, ${daysText(t, line.selectedDate, line.checkOut ?? null)}` : ''}
              {line.payable === undefined ? '' : `: ${formatMoney(line.payable)}`}
            </li>
          ))}
        </ul>
        <div className="mt-3 border-t border-line pt-3 text-lg">
          <Facts
            of={[
              [t(adminBookingsTexts.currentTotal), formatMoney(before.total)],
              [t(adminBookingsTexts.newTotal), after ? formatMoney(whole ? zero : after.total) : null],
              [
                t(adminBookingsTexts.differenceToPay),
                toPay > 0 ? <strong key="pay">{formatMoney(toPay)}</strong> : null,
              ],
              [t(adminBookingsTexts.onHoldUntil), payBy ? <When key="until" at={payBy} /> : null],
              [
                t(adminBookingsTexts.refund),
                toReceive > 0 || whole ? <strong key="refund">{formatMoney(toReceive)}</strong> : null,
              ],
            ]}
          />
        </div>
        {whole ? <p className="mt-3 max-w-prose text-ink-soft">{t(adminBookingsTexts.moreThanPolicy)}</p> : null}
        {token ? (
          <AdminForm
            refused={refused}
            className="mt-4"
            {...(sentTo && { action: sentTo.action, navigate: false, fetcherKey: sentTo.fetcherKey })}
          >
            {sentTo ? <input type="hidden" name="back" value={sentTo.back} /> : null}
            <input type="hidden" name="changes" value={changes} />
            <input type="hidden" name="token" value={token} />
            <Submit variant={whole ? 'danger' : 'primary'}>
              {whole ? t(adminBookingsTexts.cancelBooking) : t(adminBookingsTexts.confirmChange)}
            </Submit>
          </AdminForm>
        ) : null}
      </Section>
    </div>
  );
}
