import { Link } from 'react-router';
import { adminPhoneBookingTexts } from '../../messages/en/admin/phone-booking.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { daysText } from '../booking/booking-words.ts';
import { Facts } from '../booking/section.tsx';
import type { PhoneBookingData } from '../server/read-phone-booking.ts';
import { phoneBookingAddress } from './phone-booking.ts';

/** The lines of the phone booking so far, at current prices, with the total. */
export function BookingLines({
  quote,
  lines,
  query,
}: Pick<PhoneBookingData, 'lines'> & { quote: NonNullable<PhoneBookingData['quote']>; query: URLSearchParams }) {
  const t = useText();
  const { fees, taxes, totals } = quote;
  const whole = Object.fromEntries(fees.map(({ name, amount }) => [name, formatMoney(amount)]));
  return (
    <>
      <ul
        className="divide-y divide-line"
        aria-label={t(adminPhoneBookingTexts.itemsOfTheBooking)}
        tabIndex={-1}
        data-next=""
      >
        {quote.lines.map((line, at) => {
          const { name, roomType, selectedTime, guests, selectedLanguage, problem, payable, cancellation } = line;
          const what = [
            daysText(t, line.selectedDate ?? null, line.checkOut ?? null),
            roomType,
            selectedTime,
            selectedLanguage,
            guests ? t(adminPhoneBookingTexts.people, { count: guests }) : null,
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
            <li key={at} className="py-3 first:pt-0">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                <span className="wrap-anywhere">{name || line.id}</span>
                {payable === undefined || problem ? null : <span className="tabular-nums">{formatMoney(payable)}</span>}
              </p>
              <p>{what.filter(Boolean).join(' · ')}</p>
              {problem ? <p className="font-medium text-danger">{problem}</p> : null}
              <p className="text-sm text-ink-soft">{problem ? '' : cancellation?.text}</p>
              <Link
                to={phoneBookingAddress(query, { line: lines.toSpliced(at, 1) })}
                preventScrollReset
                aria-label={t(adminPhoneBookingTexts.removeNamed, { name: name || line.id })}
                className={buttonLook({ variant: 'quiet', size: 'sm' }, '-ml-4')}
              >
                {t(adminPhoneBookingTexts.remove)}
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="border-t border-line pt-3">
        <Facts
          of={[
            ...Object.entries(whole),
            ...taxes.map(({ name, percent, amount }): [string, string] => [`${name} ${percent}%`, formatMoney(amount)]),
            [
              t(adminPhoneBookingTexts.balanceDue),
              <strong key="total" className="text-lg">
                {formatMoney(totals.total)}
              </strong>,
            ],
          ]}
        />
      </div>
    </>
  );
}
