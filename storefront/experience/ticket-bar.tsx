import { useState } from 'react';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { counted } from '../stay/reviews-view.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasTickets } from './experience-choice.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { ExperienceBooking } from './use-experience-booking.ts';

export interface TicketBarProps {
  page: ExperiencePageView;
  booking: ExperienceBooking;
  today: Day;
}

/** On small screens: price and button at the bottom of the view; the panel opens as a sheet. */
export function TicketBar({ page, booking, today }: TicketBarProps) {
  const [open, setOpen] = useState(false);
  const { choice, price, people, left } = booking;
  if (!hasTickets(page.sale)) return null;
  const soldOut = choice.day !== null && left === 0;
  const tickets = `${counted(people, 'ticket')} with tax`;
  return (
    <>
      <div className="booking-bar needs-script fixed inset-x-0 bottom-0 mb-0! z-30 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 pt-3 md:px-8 pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden low:static low:-mx-4 md:low:-mx-8">
        <p className="leading-tight">
          <strong className="text-xl font-semibold tabular-nums">
            {soldOut ? 'Sold out' : formatMoney(price.payable)}
          </strong>
          <span className="block text-sm text-ink-soft">
            {choice.day ? `${shortDay(choice.day)}${soldOut ? '' : `, ${tickets}`}` : tickets}
          </span>
        </p>
        <Button className="shrink-0" onClick={() => setOpen(true)}>
          {soldOut ? 'Change date' : choice.day ? 'Reserve Now' : 'Choose date'}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Tickets and Prices">
        <TicketPanel page={page} booking={booking} today={today} sheet />
      </Dialog>
    </>
  );
}

function shortDay(day: Day): string {
  return formatDay(day)
    .replace(/^\w+, /, '')
    .replace(/ \d{4}$/, '');
}
