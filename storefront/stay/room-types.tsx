import { type ReactNode, useId } from 'react';
import { catalogStockTexts } from '../../messages/en/catalog/stock.ts';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { leftText, lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import type { Day } from '../../service/core/day.ts';
import { isSure } from '../product/cancelling.tsx';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { panelLimits, type RoomOffer, roomsFor } from './booking-choice.ts';
import { bookingForm } from './booking-panel.tsx';
import { LeadPrice } from './lead-price.tsx';
import { OtherStays } from './other-stays.tsx';
import type { RoomView, StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

interface RoomTypesProps {
  stay: StayPageView;
  booking: StayBooking;
  today: Day;
}

/** The room types to choose from, with stock and price for the dates; fields of the panel's form. */
export function RoomTypes({ stay, booking, today }: RoomTypesProps) {
  const t = useText();
  const { rooms, cancelling } = stay;
  if (rooms.length === 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunk px-6 py-5 text-ink-soft">
        {t(stayPageTexts.noRooms)}
        <OtherStays stay={stay} booking={booking} />
      </p>
    );
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t(stayPageTexts.roomTypes)}</legend>
      {rooms.map((room) => (
        <RoomChoice key={room.id} room={room} booking={booking}>
          {isSure(cancelling, today, booking.range.checkIn) ? (
            <p className={`text-sm ${cancelling.lead ? 'text-success' : 'text-ink-soft'}`}>
              <strong className="font-semibold">{cancelling.lead}</strong>
              {cancelling.rest}
            </p>
          ) : null}
        </RoomChoice>
      ))}
    </fieldset>
  );
}

function RoomChoice(props: { room: RoomView; booking: StayBooking; children: ReactNode }) {
  const t = useText();
  const { room, booking } = props;
  const id = useId();
  const { rooms, adults, children } = booking;
  const needed = roomsFor(room, { adults, children });
  const offer = booking.offers.get(room.id) ?? { state: 'unknown' };
  const price = booking.priceFor(room);
  const soldOut = offer.state === 'sold-out';
  return (
    <div className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-support sm:flex-row">
      <div className="shrink-0 p-4 pb-0 sm:p-5">
        <Picture
          src={room.image?.url}
          kind="stay"
          srcSet={room.image?.srcSet}
          focus={room.image?.focus}
          sizes="auto, (max-width: 639px) 100vw, 240px"
          alt={room.image?.alt ?? ''}
          width={room.image?.width ?? 1200}
          height={room.image?.height ?? 800}
          className={`aspect-[3/2] w-full rounded-field sm:w-60 ${soldOut ? 'opacity-60' : ''}`}
        />
      </div>
      <div className="flex min-w-0 grow flex-col gap-3 p-4 sm:p-5">
        <h3 className="text-xl">{room.name}</h3>
        <p className="whitespace-pre-line text-ink-soft empty:hidden">{room.description}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink">
          {room.facts.map(({ icon, text }) => (
            <li key={text} className="inline-flex items-center gap-1.5">
              <Icon name={icon} size={17} className="shrink-0 text-support" />
              {text}
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft empty:hidden">{room.facilities}</p>
        {props.children}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-t border-line pt-3">
          <div id={id} className="space-y-1">
            <Stock offer={offer} rooms={rooms} />
            {needed > rooms && needed <= panelLimits.rooms ? (
              <p className="text-sm font-semibold text-support">
                {t(stayPageTexts.roomsNeeded, { adults, rooms: needed })}
              </p>
            ) : null}
            <LeadPrice
              of={price}
              length={lengthText(t, price.days, rooms)}
              former={null}
              dated={offer.state === 'free'}
              small
            />
          </div>
          <label
            className={`group/pick inline-flex min-h-11 min-w-28 cursor-pointer items-center justify-center rounded-field border px-5 font-semibold ${soldOut ? 'border-line-strong text-ink-soft' : 'border-accent text-accent has-checked:bg-accent has-checked:text-on-accent'}`}
          >
            <input
              type="radio"
              name="room"
              form={bookingForm}
              value={room.id}
              checked={booking.room?.id === room.id}
              onChange={() => booking.chooseRoom(room.id)}
              aria-describedby={id}
              className="absolute inset-0 z-1 cursor-pointer opacity-0"
            />
            <span className="group-has-checked/pick:hidden">{t(stayPageTexts.select)}</span>
            <span className="hidden group-has-checked/pick:inline">{t(stayPageTexts.selected)}</span>
            <span className="sr-only"> {room.name}</span>
          </label>
        </div>
      </div>
    </div>
  );
}

function Stock({ offer, rooms }: { offer: RoomOffer; rooms: number }) {
  const t = useText();
  if (offer.state === 'unknown') return null;
  const text = leftText(t, offer.left);
  if (offer.state === 'sold-out') {
    return (
      <p className="text-sm font-semibold text-danger">
        {offer.left > 0
          ? t(stayPageTexts.fewerLeft, { left: offer.left, rooms })
          : offer.why
            ? t.of(offer.why)
            : t(catalogStockTexts.soldOut)}
      </p>
    );
  }
  return (
    <p className={`text-sm font-semibold ${text ? 'text-accent' : 'text-success'}`}>
      {text ?? t(stayPageTexts.available)}
    </p>
  );
}
