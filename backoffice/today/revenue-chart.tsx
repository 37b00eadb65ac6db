import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import type { TodayData } from '../server/read-today.ts';

type Revenue = NonNullable<TodayData['revenue']>;

const width = 640;
const height = 160;
const gap = 4;

/** A chart of the last thirty days' revenue, with its days as a table. */
export function RevenueChart({ byDay, received, returned, withTests }: Revenue) {
  const t = useText();
  if (received === 0 && returned === 0) return <p className="text-ink-soft">{t(adminTodayTexts.noPayments)}</p>;
  const amounts = byDay.map(({ amount }) => amount);
  const [top, bottom] = [Math.max(1, ...amounts), Math.min(0, ...amounts)];
  const y = (amount: number) => ((top - amount) / (top - bottom)) * height;
  const step = width / byDay.length;
  const short = (at: number) => (byDay[at] ? formatDay(t, byDay[at].day) : '');
  const highest: Paise | undefined = amounts.toSorted((a, b) => b - a)[0];
  return (
    <>
      <p className="text-sm text-ink-soft">
        <Rich
          message={
            returned > 0
              ? withTests
                ? adminTodayTexts.receivedAndRefundedWithTests
                : adminTodayTexts.receivedAndRefunded
              : withTests
                ? adminTodayTexts.receivedWithTests
                : adminTodayTexts.received
          }
          values={{
            received: formatMoney(received),
            refunded: formatMoney(returned),
            sum: (words) => <span className="block text-2xl font-semibold text-ink tabular-nums">{words}</span>,
          }}
        />
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(adminTodayTexts.chartLabel, { highest: formatMoney(highest) })}
        className="mt-4 h-40 w-full"
      >
        {byDay.map(({ day, amount }, at) => (
          <rect
            key={day}
            x={at * step + gap / 2}
            width={step - gap}
            y={Math.min(y(amount), y(0)) - (amount === 0 ? 1 : 0)}
            height={Math.max(1, Math.abs(y(amount) - y(0)))}
            rx="2"
            className={amount < 0 ? 'fill-danger' : amount === 0 ? 'fill-line' : 'fill-support'}
          />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{short(0)}</span>
        <span>{short(byDay.length - 1)}</span>
      </p>
      <details className="mt-2">
        <summary className="min-h-11 w-fit content-center text-sm font-semibold text-support underline">
          {t(adminTodayTexts.dayByDay)}
        </summary>
        <table className="mt-2 w-full text-sm">
          <caption className="sr-only">{t(adminTodayTexts.revenueLead)}</caption>
          <tbody>
            {byDay
              .filter(({ amount }) => amount !== 0)
              .map(({ day, amount }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-2 text-start font-normal">
                    {formatDay(t, day)}
                  </th>
                  <td className="text-end tabular-nums">{formatMoney(amount)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
