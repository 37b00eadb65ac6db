import { useState } from 'react';
import type { Day } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { BookingBar, shortDay } from '../product/page-section.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasTickets, ticketsText } from './experience-choice.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { ExperienceBooking } from './use-experience-booking.ts';

export interface TicketBarProps {
  page: ExperiencePageView;
  booking: ExperienceBooking;
  today: Day;
}

/** On small screens: price and button at the bottom of the screen; the panel opens as a sheet. */
export function TicketBar({ page, booking, today }: TicketBarProps) {
  const [open, setOpen] = useState(false);
  const { choice, price, people, left } = booking;
  if (!hasTickets(page.sale)) return null;
  const soldOut = choice.day !== null && left === 0;
  const tickets = `total · ${ticketsText(page.sale, choice, people)} with GST`;
  return (
    <>
      <BookingBar
        amount={soldOut ? 'Sold out' : formatMoney(price.payable)}
        note={soldOut && choice.day ? shortDay(choice.day) : tickets}
      >
        <Button className="needs-script shrink-0" onClick={() => setOpen(true)}>
          {soldOut ? 'Change date' : choice.day ? 'Reserve Now' : 'Choose date'}
        </Button>
      </BookingBar>
      <Dialog open={open} onClose={() => setOpen(false)} title="Tickets and Prices">
        <TicketPanel page={page} booking={booking} today={today} sheet />
      </Dialog>
    </>
  );
}
