import { Link } from 'react-router';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import type { Translate } from '../../messages/translate.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

/** A link to other stays in the area for the same dates and guests. */
export function OtherStays({ stay, booking }: { stay: StayPageView; booking: StayBooking }) {
  const t = useText();
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
      {t(stayPageTexts.otherStays, { place: stay.aroundName ?? stay.around })}
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
  const t = useText();
  const { adults, room, fit, takeFit } = booking;
  const another = fit && fit.room.id !== room?.id ? fit.room.name : '';
  return (
    <div className="rounded-field bg-support-soft px-4 py-3 text-ink">
      <p id={id}>
        <strong className="block font-semibold">{t(stayPageTexts.sentence, { problem })}</strong>
        {fit ? fitText(t, adults, fit.rooms, another) : t(stayPageTexts.partyTooLarge, { adults })}
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
          {another
            ? t(stayPageTexts.chooseOther, { another, rooms: fit.rooms })
            : t(stayPageTexts.chooseRooms, { rooms: fit.rooms })}
        </Button>
      ) : (
        <OtherStays stay={stay} booking={booking} />
      )}
    </div>
  );
}

function fitText(t: Translate, adults: number, rooms: number, another: string | undefined): string {
  return another
    ? t(stayPageTexts.partyFitsIn, { adults, rooms, another })
    : t(stayPageTexts.partyFits, { adults, rooms });
}
