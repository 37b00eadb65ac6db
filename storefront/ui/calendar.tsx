import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, type WeekProps } from 'react-day-picker';
import { calendarLabelsTexts } from '../../messages/en/calendar-labels.ts';
import { addDays, type Day, daysBetween, nightsBetween } from '../../service/core/day.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { useText } from '../rendering/text.tsx';
import { type PriceMarks, priceMarks, shortPrice } from './calendar-prices.ts';
import { calendarWords, dayFrom } from './calendar-words.ts';

/** The note under a day. */
export interface CalendarNight {
  /** '₹4,200', or 'Sold out' */
  text: string;
  soldOut: boolean;
  /** The price that the text says. A calendar of prices shows those that differ from the usual one. */
  price?: Paise;
}

export interface CalendarProps {
  range: { checkIn: Day | null; checkOut: Day | null };
  onPick: (day: Day) => void;
  today: Day;
  /** The first day that can be picked; today by default. */
  from?: Day;
  /** The last day of the range is picked, rather than the first. */
  endsRange?: boolean;
  /** The calendar opens in this day's month while no day is chosen; today's by default. */
  opensAt?: Day | undefined;
  /** The number of months side by side. With one, the next month is added below when few days are left. */
  months: 1 | 2;
  /** The last day that can be picked. */
  last: Day;
  /** The last day on which a range that begins on the given day can end; unlimited by default. */
  lastOf?: (from: Day) => Day;
  /** The last day of a range must be free too: a car is returned on it. */
  lastCounts?: boolean;
  night?: (day: Day) => CalendarNight | undefined;
  /** Called with the visible days, [from, to). */
  onMonths?: (from: Day, to: Day) => void;
}

function dateOf(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date ?? 1, 12);
}

const Nights = createContext<((day: Day) => CalendarNight | undefined) | undefined>(undefined);
const Marks = createContext<PriceMarks | undefined>(undefined);

function DayCell({ day, modifiers, children, className, ...button }: DayButtonProps) {
  const night = useContext(Nights)?.(dayFrom(day.date));
  const soldOut = night?.soldOut ?? false;
  return (
    <button
      {...button}
      className={className}
      // the name is in the content: an attribute would have to repeat the visible text exactly
      aria-label={undefined}
      ref={(element) => {
        if (modifiers['focused']) element?.focus();
      }}
    >
      <span className="sr-only">{button['aria-label']}, </span>
      <span aria-hidden="true" className={soldOut ? 'line-through decoration-2' : ''}>
        {children}
      </span>
      {night ? <Note night={night} selected={modifiers['selected'] === true} /> : null}
    </button>
  );
}

/** Marks the cheapest days, not by colour alone. */
const lowestSign = '▾';

/** The note under a day. A price is said whole to screen readers, and shown short where it is not the usual one. */
function Note({ night: { text, price }, selected }: { night: CalendarNight; selected: boolean }) {
  const t = useText();
  const marks = useContext(Marks);
  const line = 'block text-[11px] leading-3 font-medium whitespace-nowrap';
  if (price === undefined) return <span className={`${line} opacity-90`}>{text}</span>;
  const lowest = price === marks?.lowest;
  return (
    <>
      <span className="sr-only">{lowest ? `${text}, ${t(calendarLabelsTexts.lowest)}` : text}</span>
      <span aria-hidden="true" className={`${line} ${lowest && !selected ? 'text-success' : 'opacity-90'}`}>
        {price === marks?.usual ? '\u00a0' : `${lowest ? lowestSign : ''}${shortPrice(t, price)}`}
      </span>
    </>
  );
}

/** What the notes of a calendar mean. */
function Legend({ marks }: { marks: PriceMarks }) {
  const t = useText();
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {marks.usual === null ? null : <span>{t(calendarLabelsTexts.usual, { price: formatMoney(marks.usual) })}</span>}
      {marks.lowest === null ? null : (
        <span>
          <span aria-hidden="true" className="text-success">
            {lowestSign}
          </span>
          {`${t(calendarLabelsTexts.lowest)} ${formatMoney(marks.lowest)}`}
        </span>
      )}
    </p>
  );
}

const Today = createContext<Day | undefined>(undefined);

/** Past weeks are hidden: late in a month they would fill the screen with days that no one can choose. */
function ComingWeek({ week, ...row }: WeekProps) {
  const today = useContext(Today);
  const last = week.days.at(-1);
  return <tr {...row} hidden={Boolean(last && today && dayFrom(last.date) < today)} />;
}

/** With this few days left in a month, the month alone offers hardly a choice. */
const fewDays = 13;

function endsSoon(today: Day): boolean {
  const [year, month] = today.split('-').map(Number);
  return nightsBetween(today, dayFrom(new Date(year ?? 0, month ?? 1, 1, 12))) <= fewDays;
}

/** A range calendar that uses Indian days, whatever the device's time zone. */
export default function Calendar({
  range,
  onPick,
  today,
  from = today,
  endsRange = false,
  opensAt: opens = today,
  last,
  lastOf,
  lastCounts = false,
  months: beside,
  night,
  onMonths,
}: CalendarProps) {
  const t = useText();
  const { checkIn, checkOut } = range;
  const priced = night !== undefined;
  const [opensAt] = useState(() => (checkIn && checkIn > today ? checkIn : opens));
  const months = beside === 1 && opensAt.slice(0, 7) === today.slice(0, 7) && endsSoon(today) ? 2 : beside;
  const [month, setMonth] = useState(() => dateOf(opensAt));
  const visible = visibleDays(month, months, today);
  const marks = night && priceMarks(pricesIn(visible, night));
  function seen(next: Date) {
    setMonth(next);
    const { from, to } = visibleDays(next, months, today);
    onMonths?.(from, to);
  }
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    seen(dateOf(opensAt));
  });
  /** The night before a check-out may be free although the day of check-out itself is sold out. */
  function refused(date: Date): boolean {
    const day = dayFrom(date);
    if (day < from || day > last) return true;
    if (endsRange && checkIn && lastOf && day > lastOf(checkIn)) return true;
    if (!night) return false;
    const until = lastCounts ? addDays(day, 1) : day;
    if (endsRange) return blocked(checkIn ?? addDays(until, -1), until, night);
    return night(day)?.soldOut ?? false;
  }
  return (
    <Today value={today}>
      <Nights value={night}>
        <Marks value={marks}>
          <DayPicker
            mode="range"
            selected={{
              from: checkIn ? dateOf(checkIn) : undefined,
              to: checkOut ? dateOf(checkOut) : checkIn ? dateOf(checkIn) : undefined,
            }}
            onSelect={(_range, clicked) => onPick(dayFrom(clicked))}
            numberOfMonths={months}
            defaultMonth={dateOf(opensAt)}
            startMonth={dateOf(today)}
            endMonth={dateOf(last)}
            today={dateOf(today)}
            weekStartsOn={1}
            disabled={refused}
            onMonthChange={seen}
            autoFocus={false}
            modifiers={{ weekend: { dayOfWeek: [0, 6] } }}
            modifiersClassNames={{ weekend: 'weekend' }}
            components={{ DayButton: DayCell, Week: ComingWeek }}
            classNames={classNames(priced)}
            {...calendarWords(t)}
          />
          {marks ? <Legend marks={marks} /> : null}
        </Marks>
      </Nights>
    </Today>
  );
}

/** True if any night of [from, to) is sold out. */
function blocked(from: Day, to: Day, night: (day: Day) => CalendarNight | undefined): boolean {
  for (let day = from; day < to; day = addDays(day, 1)) if (night(day)?.soldOut) return true;
  return false;
}

/** The days of these months from today on, [from, to). */
function visibleDays(month: Date, months: number, today: Day): { from: Day; to: Day } {
  const first = dayFrom(new Date(month.getFullYear(), month.getMonth(), 1, 12));
  const after = dayFrom(new Date(month.getFullYear(), month.getMonth() + months, 1, 12));
  return { from: first < today ? today : first, to: after };
}

/** The prices of the free days that are shown. */
function pricesIn({ from, to }: { from: Day; to: Day }, night: (day: Day) => CalendarNight | undefined): Paise[] {
  return daysBetween(from, to).flatMap((day) => {
    const { price, soldOut } = night(day) ?? { soldOut: true };
    return soldOut || price === undefined ? [] : [price];
  });
}

function classNames(priced: boolean) {
  const arrow =
    'grid size-11 place-items-center rounded-full text-ink hover:bg-sunk disabled:opacity-40 aria-disabled:opacity-40';
  return {
    root: 'relative text-ink',
    months: 'flex flex-col gap-6 md:flex-row md:gap-8',
    month: 'grow',
    nav: 'absolute inset-x-0 top-0 flex justify-between',
    button_previous: arrow,
    button_next: arrow,
    chevron: 'size-5 fill-current',
    month_caption: 'grid h-11 place-items-center font-display text-lg font-medium',
    month_grid: 'w-full border-collapse',
    // a month with few days left is as wide as others
    weekday: `${priced ? 'min-w-12' : 'min-w-11'} h-9 text-xs font-semibold text-ink-soft max-[370px]:min-w-0`,
    day: 'p-0 text-center',
    day_button: `${priced ? 'h-14 w-full min-w-12' : 'h-11 w-full min-w-11'} max-[370px]:min-w-0 rounded-lg font-medium tabular-nums enabled:hover:bg-sunk disabled:text-ink-soft disabled:opacity-60`,
    today: '[&>button]:underline [&>button]:decoration-accent [&>button]:decoration-2 [&>button]:underline-offset-4',
    outside: 'invisible',
    range_start: 'rounded-l-lg bg-accent-soft [&>button]:bg-accent! [&>button]:text-on-accent!',
    range_end: 'rounded-r-lg bg-accent-soft [&>button]:bg-accent! [&>button]:text-on-accent!',
    range_middle: 'bg-accent-soft [&>button]:rounded-none',
    hidden: 'invisible',
  };
}
