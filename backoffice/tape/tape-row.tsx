import { Link, useLocation } from 'react-router';
import { adminTapeTexts } from '../../messages/en/admin/tape.ts';
import type { TapeDay, TapeLine, TapeRow } from '../../service/booking/admin/show-tape.ts';
import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import type { ChannelStay } from '../../service/channels/list-channel-stays.ts';
import { addDays, formatDateOfYear, formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { holidaysOn, isWeekend } from '../calendar/holidays.ts';
import { tintLevel } from '../calendar/occupancy.ts';
import { adminUrls } from '../urls.ts';
import { barPlace, soldOutIfMoved, type TapeWindow } from './bar-place.ts';
import { ChannelBar, GhostBar, lastDayOfLine, TapeBar } from './tape-bar.tsx';
import { firstFit } from './unit-rows.ts';
import type { BarDrag, useBarDrag } from './use-bar-drag.ts';

/** Units without bookings are listed one by one up to this many. */
const mostEmpty = 3;

interface Props {
  type: ProductType;
  product: string;
  region: string | null;
  row: TapeRow;
  channels: readonly ChannelStay[];
  /** Colours of channels by name, from 1. */
  colours: ReadonlyMap<string, number>;
  window: TapeWindow;
  open: string | null;
  /** The sellable whose departures show their bookings. */
  of: number | null;
  dragging: ReturnType<typeof useBarDrag> | undefined;
  onMove: ((line: TapeLine) => void) | undefined;
}

/** Rooms of one type, vehicles of one model, or the departures at one time: free units a day, and a row for each unit. */
export function TapeRowView({
  row,
  type,
  product,
  region,
  channels,
  colours,
  window,
  open,
  of,
  dragging,
  onMove,
}: Props) {
  const t = useText();
  const { dates, units: counted } = kindOf(type);
  const isSeats = dates === 'slot';
  const half = dates === 'nights';
  const name = row.label || product;
  const spans = [
    ...channels.map((stay) => ({ ...stay, units: 1, line: null })),
    ...row.lines.map((line) => ({
      startDay: line.startDay,
      endDay: line.endDay,
      units: line.units,
      line,
      unit: undefined,
      channel: '',
    })),
  ];
  const placed = firstFit(isSeats ? spans.map((span) => ({ ...span, units: 1 })) : spans);
  const isUsed = (unit: (typeof placed)[number] | undefined) =>
    unit?.some((span) => barPlace(window, span, half)) ?? false;
  const lastUsed = placed.findLastIndex(isUsed);
  const listed = isSeats
    ? lastUsed + 1
    : Math.max(lastUsed + 1, row.units - (lastUsed + 1) <= mostEmpty ? row.units : Math.max(1, lastUsed + 1));
  const isExpanded = isSeats && of === row.sellableId;
  const drag = dragging?.drag;
  return (
    <div data-tape-row={`${row.sellableId} ${row.slot}`} className="tape-row">
      <div className="tape-line is-head">
        <div className="tape-name">
          <span className="truncate" title={name}>
            {row.label || t(isSeats ? adminTapeTexts.departures : adminTapeTexts.freeUnits)}
          </span>
          {isSeats ? <Expand sellableId={row.sellableId} isExpanded={isExpanded} /> : null}
        </div>
        <ol
          className="tape-days"
          aria-label={t(isSeats ? adminTapeTexts.seatsFilled : adminTapeTexts.freeDays, { name })}
        >
          {row.days.map((day) => (
            <DayCell key={day.day} of={day} region={region} isSeats={isSeats} />
          ))}
        </ol>
      </div>
      {isSeats && !isExpanded ? null : (
        <ol data-rows="" aria-label={`${name}: ${t(counted.all)}`}>
          {Array.from({ length: listed }, (_, at) => {
            const bars = placed[at] ?? [];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its number
              <li key={at} className="tape-line">
                <div className="tape-name">
                  {isSeats ? (
                    ''
                  ) : at < row.units ? (
                    t(adminTapeTexts.unit, { unit: at + 1 })
                  ) : (
                    <span className="text-danger">{t(adminTapeTexts.overbookedUnit)}</span>
                  )}
                </div>
                <div className="tape-track">
                  {bars.map((span) => {
                    const place = barPlace(window, span, half);
                    if (!place) return null;
                    const { line } = span;
                    if (line === null)
                      return (
                        <ChannelBar
                          key={`${span.channel} ${span.startDay}`}
                          channel={span.channel}
                          colour={colours.get(span.channel) ?? 1}
                          place={place}
                        />
                      );
                    const canMove = onMove !== undefined && (line.standing === 'held' || line.standing === 'confirmed');
                    return (
                      <TapeBar
                        key={line.line}
                        line={line}
                        place={place}
                        isOpen={line.bookingId === open}
                        onPress={canMove && dragging ? (event) => dragging.press(event, line, row) : undefined}
                        onMove={canMove ? () => onMove(line) : undefined}
                        wasDragged={() => dragging?.wasDragged() ?? false}
                      />
                    );
                  })}
                  {drag && drag.row === row && at === ghostUnit(placed, drag) ? (
                    <Ghost drag={drag} row={row} window={window} half={half} />
                  ) : null}
                </div>
              </li>
            );
          })}
          {listed < row.units && !isSeats ? (
            <li className="tape-line is-rest">
              <div className="tape-name">{t(adminTapeTexts.unitsFree, { count: row.units - listed })}</div>
            </li>
          ) : null}
        </ol>
      )}
    </div>
  );
}

/** The unit that shows where the bar would be: its own, in another row the first. */
function ghostUnit(placed: readonly (readonly { readonly line: TapeLine | null }[])[], { line }: BarDrag): number {
  return Math.max(
    0,
    placed.findIndex((unit) => unit.some((span) => span.line?.line === line.line)),
  );
}

function Ghost({ drag, row, window, half }: { drag: BarDrag; row: TapeRow; window: TapeWindow; half: boolean }) {
  const t = useText();
  const { line, by } = drag;
  const moved = { type: line.type, startDay: addDays(line.startDay, by), endDay: addDays(line.endDay, by) };
  const place = barPlace(window, moved, half);
  if (!place) return null;
  const soldOut = soldOutIfMoved(line, by, row.days, line.sellableId === row.sellableId);
  const days = `${formatDateOfYear(t, moved.startDay)} – ${formatDateOfYear(t, lastDayOfLine(moved))}`;
  const label =
    soldOut.length === 0
      ? days
      : t(adminTapeTexts.soldOutDrag, { days, soldOut: t.list(soldOut.map((day) => formatDateOfYear(t, day))) });
  return <GhostBar place={place} label={label} isRefused={soldOut.length > 0} />;
}

/** A day of a row: units that are free, of departures the seats that are filled. */
function DayCell({
  of: { day, units, free, closed },
  region,
  isSeats,
}: {
  of: TapeDay;
  region: string | null;
  isSeats: boolean;
}) {
  const t = useText();
  const taken = Math.max(0, units - free);
  const holidays = holidaysOn(t, day, region);
  const facts = { day: formatDay(t, day), free, units, taken };
  const text = closed
    ? t(adminTapeTexts.closedDay, facts)
    : t(isSeats ? adminTapeTexts.seatsTaken : adminTapeTexts.freeOf, facts);
  const about = [text, ...holidays].join(', ');
  const look = `tape-day ${isWeekend(day) ? 'is-weekend' : ''} ${closed ? 'is-closed' : `tint-${tintLevel(units, taken)}`}`;
  const shown = (
    <>
      <span className="sr-only">{about}</span>
      <span aria-hidden="true">{closed ? '×' : isSeats ? `${taken}/${units}` : free}</span>
    </>
  );
  return (
    <li title={about} data-holiday={holidays.length > 0 || undefined} className={look}>
      {isSeats && taken > 0 ? <Link to={`${adminUrls.manifest}?${new URLSearchParams({ day })}`}>{shown}</Link> : shown}
    </li>
  );
}

/** Shows the bookings of departures below them, or hides them. */
function Expand({ sellableId, isExpanded }: { sellableId: number; isExpanded: boolean }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (isExpanded) query.delete('of');
  else query.set('of', String(sellableId));
  return (
    <Link to={`${pathname}?${query}`} preventScrollReset className="ms-auto shrink-0 underline underline-offset-2">
      {isExpanded ? t(adminTapeTexts.hideBookings) : t(adminTapeTexts.showBookings)}
    </Link>
  );
}
