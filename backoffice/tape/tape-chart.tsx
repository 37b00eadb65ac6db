import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { adminTapeTexts } from '../../messages/en/admin/tape.ts';
import type { Tape, TapeLine } from '../../service/booking/admin/show-tape.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import type { ChannelStay } from '../../service/channels/list-channel-stays.ts';
import { addDays, type Day, daysBetween, formatDay, partsOfDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { holidaysOn, isWeekend } from '../calendar/holidays.ts';
import { type Move, MoveDialog } from './move-dialog.tsx';
import { TapeRowView } from './tape-row.tsx';
import { useBarDrag } from './use-bar-drag.ts';

interface Props {
  tape: Tape;
  channels: readonly ChannelStay[];
  colours: ReadonlyMap<string, number>;
  first: Day;
  days: number;
  today: Day;
  open: string | null;
  of: number | null;
  /** The booking that the panel asks to move. */
  requested: TapeLine | undefined;
  onRequest: (line: TapeLine | undefined) => void;
  canMove: boolean;
}

/** Weekends, days and today as the background of all units. */
function stripes(days: readonly Day[], today: Day): string {
  const at = (index: number, width: string, colour: string) =>
    `linear-gradient(${colour}, ${colour}) calc(${index} * var(--cell)) 0 / ${width} 100% no-repeat`;
  const now = days.indexOf(today);
  return [
    ...(now < 0 ? [] : [at(now, '2px', 'var(--color-accent)')]),
    ...days.flatMap((day, index) =>
      isWeekend(day) ? [at(index, 'var(--cell)', 'color-mix(in srgb, var(--color-ink) 6%, transparent)')] : [],
    ),
    'repeating-linear-gradient(90deg, transparent 0 calc(var(--cell) - 1px), var(--color-line) 0 var(--cell))',
  ].join(', ');
}

/** Products with their units and bookings on the days of the window. */
export function TapeChart(props: Props) {
  const t = useText();
  const { tape, channels, colours, first, days, today, open, of, requested, onRequest, canMove } = props;
  const { key } = useLocation();
  const scroller = useRef<HTMLDivElement>(null);
  const [dropped, setDropped] = useState<Move>();
  const rowOf = (line: TapeLine) =>
    tape.products
      .flatMap((product) => product.rows.map((row) => ({ product, row })))
      .find(({ row }) => row.sellableId === line.sellableId && row.slot === line.slot);
  const dragging = useBarDrag(
    scroller,
    (target, line) => {
      const at = target?.closest('[data-tape-row]')?.getAttribute('data-tape-row');
      const own = rowOf(line);
      // only another room type of the same stay
      return kindOf(line.type).dates === 'nights'
        ? own?.product.rows.find(({ sellableId, slot }) => `${sellableId} ${slot}` === at)
        : undefined;
    },
    ({ line, row, by }) => setDropped({ line, startDay: addDays(line.startDay, by), roomType: row.label }),
  );
  const move =
    dropped ??
    (requested
      ? { line: requested, startDay: requested.startDay, roomType: rowOf(requested)?.row.label ?? '' }
      : undefined);
  const close = () => {
    setDropped(undefined);
    onRequest(undefined);
  };
  // a confirmed change comes with a new address, which shows the moved bar
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the dialog whenever the page has changed
  useEffect(close, [key]);

  const all = daysBetween(first, addDays(first, days));
  const moved = move && rowOf(move.line);
  const style: CSSProperties & Record<'--days' | '--stripes', string | number> = {
    '--days': days,
    '--stripes': stripes(all, today),
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <section ref={scroller} aria-label={t(adminTapeTexts.chart)} className="tape" tabIndex={0}>
        <div className="tape-inner" style={style}>
          <div className="tape-head">
            <div className="tape-name" />
            <ol className="flex" aria-label={t(adminTapeTexts.days)}>
              {all.map((day, index) => (
                <DayName key={day} day={day} isFirst={index === 0} isToday={day === today} />
              ))}
            </ol>
          </div>
          {tape.products.map(({ type, id, name, region, rows }) => (
            <section key={`${type} ${id}`} aria-labelledby={`tape-${type}-${id}`} className="tape-product">
              <h2 id={`tape-${type}-${id}`}>{name}</h2>
              {rows.map((row) => (
                <TapeRowView
                  key={`${row.sellableId} ${row.slot}`}
                  type={type}
                  product={name}
                  region={region}
                  row={row}
                  channels={row.slot === '' ? channels.filter(({ sellableId }) => sellableId === row.sellableId) : []}
                  colours={colours}
                  window={{ first, days }}
                  open={open}
                  of={of}
                  dragging={canMove ? dragging : undefined}
                  onMove={canMove ? onRequest : undefined}
                />
              ))}
            </section>
          ))}
        </div>
      </section>
      {move ? (
        <MoveDialog
          key={`${move.line.line} ${move.startDay} ${move.roomType}`}
          move={move}
          roomTypes={
            moved && kindOf(move.line.type).dates === 'nights' ? moved.product.rows.map(({ label }) => label) : []
          }
          roomType={moved?.row.label ?? ''}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function DayName({ day, isFirst, isToday }: { day: Day; isFirst: boolean; isToday: boolean }) {
  const t = useText();
  const { weekday, date, month } = partsOfDay(t, day);
  const holidays = holidaysOn(t, day);
  const name = [formatDay(t, day), ...holidays].join(', ');
  const marks = `${isWeekend(day) ? 'is-weekend' : ''} ${holidays.length > 0 ? 'is-holiday' : ''} ${isToday ? 'is-today' : ''}`;
  return (
    <li title={name} className={`grid-day ${marks}`}>
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{isFirst || date === '1' ? month : weekday}</span>
      <span aria-hidden="true" className="text-sm font-semibold text-ink">
        {date}
      </span>
    </li>
  );
}
