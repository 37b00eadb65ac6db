import { useEffect, useEffectEvent, useRef } from 'react';
import { leftText, lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import type { RoomTypeData } from '../../service/catalog/stays/stay-page-data.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { panelLimits, type RoomOffer, roomsFor } from './booking-choice.ts';
import { noRooms, OtherStays } from './other-stays.tsx';
import { beforeAdded, withAdded } from './price-words.ts';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

/** The room types to choose from, with what is left and what it costs for the dates. */
export function RoomTypes({ stay, booking }: { stay: StayPageView; booking: StayBooking }) {
  const { rooms } = stay;
  const box = useRef<HTMLFieldSetElement>(null);
  // what was chosen before this listened
  const catchUp = useEffectEvent(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const room = rooms.find(({ name }) => name === chosen);
    if (room && room.id !== booking.room?.id) booking.chooseRoom(room.id);
  });
  useEffect(() => catchUp(), []);
  if (rooms.length === 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 rounded-card bg-sunk px-6 py-5 text-ink-soft">
        {noRooms}
        <OtherStays stay={stay} booking={booking} />
      </p>
    );
  }
  return (
    <fieldset ref={box}>
      <legend className="sr-only">Room type</legend>
      <div className="grid gap-4">
        {rooms.map((room) => (
          <RoomChoice key={room.id} room={room} booking={booking} />
        ))}
      </div>
    </fieldset>
  );
}

function RoomChoice({ room, booking }: { room: RoomTypeData; booking: StayBooking }) {
  const { rooms, adults } = booking;
  const needed = roomsFor(room, adults);
  const offer = booking.offers.get(room.id) ?? { state: 'unknown' };
  const chosen = booking.room?.id === room.id;
  const sold = offer.state === 'sold-out';
  const price = booking.priceFor(room);
  const dated = offer.state === 'free';
  const length = lengthText(price.days, rooms);
  const fees = price.fees.length > 0;
  return (
    <label
      className={`relative flex cursor-pointer flex-col overflow-hidden rounded-card border bg-card transition-colors has-focus-visible:outline-3 has-focus-visible:outline-support sm:flex-row ${chosen ? 'border-accent ring-1 ring-accent' : 'border-line hover:border-line-strong'}`}
    >
      <Picture
        src={room.image?.url}
        kind="stay"
        srcSet={room.image?.srcSet}
        focus={room.image?.focus}
        sizes="auto, (max-width: 639px) 100vw, 240px"
        alt={room.image?.alt ?? ''}
        width={room.image?.width ?? 1200}
        height={room.image?.height ?? 800}
        className={`aspect-[3/2] w-full sm:aspect-auto sm:w-52 md:w-60 ${sold ? 'opacity-60' : ''}`}
      />
      <span className="flex min-w-0 grow flex-col gap-3 p-4 sm:p-5">
        <span className="flex items-start justify-between gap-4">
          <span className="font-display text-xl font-medium text-ink">{room.name}</span>
          <input
            type="radio"
            name="roomType"
            value={room.name}
            checked={chosen}
            onChange={() => booking.chooseRoom(room.id)}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
        </span>
        <span className="whitespace-pre-line text-ink-soft empty:hidden">{room.description}</span>
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {room.bedConfiguration ? (
            <span className="inline-flex items-center gap-1.5">
              <Icon name="bed-double" size={17} className="shrink-0" />
              {room.bedConfiguration}
            </span>
          ) : null}
          <span className="inline-flex items-center gap-1.5">
            <Icon name="users" size={17} className="shrink-0" />
            {room.maxGuests === 1 ? '1 guest' : `Up to ${room.maxGuests} guests`}
          </span>
          {needed > rooms && needed <= panelLimits.rooms ? (
            <span className="font-semibold text-support">
              {adults} adults need {needed} rooms
            </span>
          ) : null}
        </span>
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <span>
            <strong className="text-xl font-semibold text-ink tabular-nums">
              {formatMoney(dated ? price.payable : price.averageDay)}
            </strong>
            <span className="text-sm text-ink-soft">
              {dated ? ` total · ${length}` : ' a night'}
              <span className="block tabular-nums">
                {dated
                  ? `${formatMoney(price.averageDay)}${beforeAdded({ rooms, fees })}`
                  : `${formatMoney(price.payable)} total · ${length} ${withAdded(fees)}`}
              </span>
            </span>
          </span>
          <Stock offer={offer} rooms={rooms} />
        </span>
      </span>
    </label>
  );
}

function Stock({ offer, rooms }: { offer: RoomOffer; rooms: number }) {
  if (offer.state === 'unknown') return null;
  const text = leftText(offer.left);
  if (offer.state === 'sold-out') {
    return (
      <span className="text-sm font-semibold text-danger">
        {offer.left > 0 && rooms > 1 ? `Only ${offer.left} left, not ${rooms}` : 'Sold out'}
      </span>
    );
  }
  return (
    <span className={`text-sm font-semibold ${text ? 'text-accent' : 'text-success'}`}>{text ?? 'Available'}</span>
  );
}
