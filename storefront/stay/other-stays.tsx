import { Link } from 'react-router';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

export const noRooms = 'No rooms are available at the moment.';

/** A link to other stays in the area for the same dates and guests. */
export function OtherStays({ stay, booking }: { stay: StayPageView; booking: StayBooking }) {
  const { adults, children, rooms } = booking;
  const { checkIn, checkOut } = booking.range;
  const travel = travelParams({
    dates: checkIn && checkOut ? { checkIn, checkOut } : null,
    adults,
    children,
    rooms,
  }).toString();
  return (
    <Link
      to={urls.staysIn(stay.around) + (travel ? `&${travel}` : '')}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      See other stays in {stay.around}
    </Link>
  );
}

interface PartyNoteProps {
  id: string;
  problem: string;
  stay: StayPageView;
  booking: StayBooking;
}

/** Says that the party is too large for the chosen rooms, and which rooms fit. */
export function PartyNote({ id, problem, stay, booking }: PartyNoteProps) {
  const { adults, room, fit, takeFit } = booking;
  const rooms = fit && `${fit.rooms} ${fit.rooms === 1 ? 'room' : 'rooms'}`;
  const another = fit && fit.room.id !== room?.id ? fit.room.name : '';
  return (
    <div className="rounded-field bg-support-soft px-4 py-3 text-ink">
      <p id={id}>
        <strong className="block font-semibold">{problem}.</strong>
        {fit
          ? `For ${adults} adults you need ${rooms}${another ? ` (${another})` : ' of this type'}.`
          : `This property cannot take ${adults} adults in one booking.`}
      </p>
      {fit ? (
        <Button
          variant="secondary"
          size="sm"
          className="needs-script mt-2"
          onClick={({ currentTarget: { form } }) => {
            takeFit(fit);
            // the button disappears with the note
            form?.querySelector<HTMLElement>('[name="rooms"]')?.focus();
          }}
        >
          Choose {another ? `${another}, ` : ''}
          {rooms}
        </Button>
      ) : (
        <OtherStays stay={stay} booking={booking} />
      )}
    </div>
  );
}
