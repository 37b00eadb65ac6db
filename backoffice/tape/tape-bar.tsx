import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { adminTapeTexts } from '../../messages/en/admin/tape.ts';
import type { Message } from '../../messages/message.ts';
import type { TapeLine } from '../../service/booking/admin/show-tape.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { addDays, type Day, formatDateOfYear } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { addressWithPanel } from '../booking/panel-address.ts';
import type { BarPlace } from './bar-place.ts';

export const standingWords: Readonly<Record<TapeLine['standing'], Message>> = {
  confirmed: adminTapeTexts.confirmed,
  completed: adminTapeTexts.completed,
  held: adminTapeTexts.held,
  change: adminTapeTexts.change,
};

/** The last day of a line, as people name it: the check-out of a stay. */
export const lastDayOfLine = ({ type, endDay }: Pick<TapeLine, 'type' | 'endDay'>): Day =>
  kindOf(type).dates === 'nights' ? endDay : addDays(endDay, -1);

const placed = ({ start, length }: BarPlace): CSSProperties => ({
  insetInlineStart: `calc(${start} * var(--cell) + 1px)`,
  width: `calc(${length} * var(--cell) - 3px)`,
});
const ends = ({ cutStart, cutEnd }: BarPlace) => `${cutStart ? 'cut-start' : ''} ${cutEnd ? 'cut-end' : ''}`;

interface Props {
  line: TapeLine;
  place: BarPlace;
  isOpen: boolean;
  /** Absent where it cannot be moved. */
  onPress?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  onMove?: (() => void) | undefined;
  /** True for the click that ends a drag. */
  wasDragged: () => boolean;
}

/** A booking: it opens the panel, is dragged, or moved by the key M. */
export function TapeBar({ line, place, isOpen, onPress, onMove, wasDragged }: Props) {
  const t = useText();
  const { search, pathname } = useLocation();
  const { guest, startDay, units, guests, type, standing, bookingId } = line;
  const last = lastDayOfLine(line);
  const days =
    last === startDay
      ? formatDateOfYear(t, startDay)
      : `${formatDateOfYear(t, startDay)} – ${formatDateOfYear(t, last)}`;
  const about = t(adminTapeTexts.barText, { guest, days, standing: t(standingWords[standing]) });
  const isSeat = kindOf(type).dates === 'slot';
  return (
    <Link
      to={addressWithPanel(search, bookingId, pathname)}
      state={{ fromList: true }}
      replace={new URLSearchParams(search).has('open')}
      preventScrollReset
      draggable={false}
      data-row={bookingId}
      data-line={line.line}
      title={about}
      aria-label={about}
      aria-keyshortcuts={onMove && 'm'}
      aria-current={isOpen ? 'true' : undefined}
      className={`tape-bar is-${standing} ${onPress ? 'can-move' : ''} ${ends(place)}`}
      style={placed(place)}
      onPointerDown={onPress}
      onClick={(event) => {
        // Enter has no detail
        if (event.detail > 0 && wasDragged()) event.preventDefault();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!onMove || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onMove();
      }}
    >
      <span>{isSeat ? t(adminTapeTexts.seatsBar, { count: Math.max(units, guests), guest }) : guest}</span>
    </Link>
  );
}

/** What another channel has sold. */
export function ChannelBar({ channel, colour, place }: { channel: string; colour: number; place: BarPlace }) {
  const t = useText();
  const about = t(adminTapeTexts.ofChannel, { channel });
  return (
    <span title={about} className={`tape-bar channel-${colour} ${ends(place)}`} style={placed(place)}>
      <span aria-hidden="true">{channel}</span>
      <span className="sr-only">{about}</span>
    </span>
  );
}

/** Where a bar would be after the drag. */
export function GhostBar({ place, label, isRefused }: { place: BarPlace; label: string; isRefused: boolean }) {
  return (
    <span aria-hidden="true" className={`tape-ghost ${isRefused ? 'is-refused' : ''}`} style={placed(place)}>
      <span>{label}</span>
    </span>
  );
}
