import { useState } from 'react';
import { lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

/** On small screens: price and button at the bottom of the view; the panel opens as a sheet. */
export function BookingBar({ stay, booking, today }: { stay: StayPageView; booking: StayBooking; today: Day }) {
  const [open, setOpen] = useState(false);
  const { price, range, rooms, soldOut } = booking;
  if (!price) return null;
  const { checkIn, checkOut } = range;
  return (
    <>
      <div className="booking-bar needs-script fixed inset-x-0 bottom-0 mb-0! z-30 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 pt-3 md:px-8 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden low:static low:-mx-4 md:low:-mx-8">
        <p className="leading-tight">
          <strong className="text-xl font-semibold tabular-nums">
            {soldOut ? 'Sold out' : formatMoney(price.payable)}
          </strong>
          <span className="block text-sm text-ink-soft">
            {checkIn && checkOut
              ? `${shortDay(checkIn)} to ${shortDay(checkOut)}${soldOut ? '' : ', with tax'}`
              : `${lengthText(price.nights, rooms)} with fees and tax`}
          </span>
        </p>
        <Button className="shrink-0" onClick={() => setOpen(true)}>
          {soldOut ? 'Change dates' : checkIn && checkOut ? 'Book now' : 'Choose dates'}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your stay">
        <BookingPanel stay={stay} booking={booking} today={today} sheet />
      </Dialog>
    </>
  );
}

function shortDay(day: Day): string {
  return formatDay(day)
    .replace(/^\w+, /, '')
    .replace(/ \d{4}$/, '');
}
