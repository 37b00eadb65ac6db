import { useEffect, useMemo, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { ProductRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { addDays, type Day, daysBetween, formatDay } from '../../service/core/day.ts';
import type { StockChange } from '../../service/stock/stock-change.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import type { action } from '../routes/calendar-change.ts';
import type { loader as rowsLoader } from '../routes/calendar-rows.ts';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { stockChangeIn } from './change-in-form.ts';
import { layOutLines } from './grid-lines.ts';
import { gridDays } from './grid-view.ts';
import { type NumbersAre, pasteEdits, readSheet } from './pasted-cells.ts';
import { bounds, type CellSelection } from './selection.ts';
import { StockGrid } from './stock-grid.tsx';

interface Props {
  products: readonly ProductRows[];
  next: string | null;
  first: Day;
  /** The query of the list's filters. */
  query: string;
}

interface Opened {
  readonly pasted?: StockChange;
  readonly typed: string;
}

const begin: CellSelection = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

const jumps = [
  { message: adminCalendarTexts.monthBack, way: 'back', columns: -30 },
  { message: adminCalendarTexts.weekBack, way: 'back', columns: -7 },
  { message: adminCalendarTexts.weekOn, way: 'on', columns: 7 },
  { message: adminCalendarTexts.monthOn, way: 'on', columns: 30 },
] as const;

/** The calendar grid with all its actions: select, type, paste, preview, save, undo. */
export function CalendarAdmin({ products: firstPage, next: firstNext, first, query }: Props) {
  const t = useText();
  const more = useFetcher<typeof rowsLoader>();
  const undoing = useFetcher<typeof action>();
  const [pages, setPages] = useState({ products: firstPage, next: firstNext });
  const [selection, setSelection] = useState(begin);
  const [isBegun, setIsBegun] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [are, setAre] = useState<NumbersAre>('price');
  const [saved, setSaved] = useState<{ id: string; days: number; isUndone?: boolean }>();
  const [round, setRound] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [goTo, setGoTo] = useState<{ columns: number }>();
  const { lines, heads, height } = useMemo(() => layOutLines(pages.products), [pages.products]);

  useEffect(() => {
    const page = more.data;
    if (!page) return;
    setPages((before) =>
      before.next === page.after ? { products: [...before.products, ...page.products], next: page.next } : before,
    );
  }, [more.data]);

  useEffect(() => {
    if (undoing.data?.done !== 'undo') return;
    setSaved((before) => before && { ...before, isUndone: true });
    setRound((before) => before + 1);
  }, [undoing.data]);

  function readOn(): void {
    if (pages.next === null || more.state !== 'idle') return;
    const sought = new URLSearchParams(query);
    sought.set('after', pages.next);
    void more.load(`${adminUrls.calendarRows}?${sought}`);
  }

  const { top, bottom, first: from, last } = bounds(selection);
  const rows = lines.slice(top, bottom + 1);
  const days = daysBetween(addDays(first, from), addDays(first, last + 1));

  function paste(text: string): void {
    const sheet = readSheet(text);
    const all = daysBetween(first, addDays(first, gridDays));
    const at = { selection, rows: lines.map(({ sellableId, slot }) => ({ sellableId, slot })), days: all };
    const pasted =
      'wrong' in sheet
        ? { wrong: t(adminCalendarTexts.notANumber, { cell: sheet.wrong }) }
        : pasteEdits(t, sheet.values, at, are);
    if ('wrong' in pasted) setWrong(t(adminCalendarTexts.nothingPasted, { wrong: pasted.wrong }));
    else {
      setWrong(undefined);
      setOpened({ pasted, typed: '' });
    }
  }

  const [row] = rows;
  const name = row ? [row.product, row.label].filter(Boolean).join(', ') : '';
  const span =
    from === last
      ? formatDay(t, addDays(first, from))
      : `${formatDay(t, addDays(first, from))} – ${formatDay(t, addDays(first, last))}`;
  const lead = `${rows.length > 1 ? t(adminCalendarTexts.countRows, { count: rows.length }) : name}, ${span}`;
  const problem = wrong ?? undoing.data?.problem;
  if (lines.length === 0)
    return (
      <p className="rounded-card border border-line bg-card px-6 py-14 text-center text-ink-soft">
        {t(adminCalendarTexts.noMatchingProducts)}
      </p>
    );
  return (
    <>
      {saved?.isUndone ? (
        <Notice kind="success" takesFocus className="mb-4">
          {t(adminCalendarTexts.daysRestored, { count: saved.days })}
        </Notice>
      ) : saved ? (
        <Notice kind="success" className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            {t(adminCalendarTexts.daysChanged, { count: saved.days })}
            <Button
              variant="secondary"
              size="sm"
              busy={undoing.state !== 'idle'}
              onClick={() =>
                void undoing.submit({ do: 'undo', id: saved.id }, { method: 'post', action: adminUrls.calendarChange })
              }
            >
              {t(adminCalendarTexts.undo)}
            </Button>
          </div>
        </Notice>
      ) : null}
      {problem ? (
        <Notice kind="error" className="mb-4">
          {problem}
        </Notice>
      ) : null}
      <fieldset className="mb-3 flex flex-wrap gap-2" aria-label={t(adminCalendarTexts.daysShown)}>
        {jumps.map(({ message, way, columns }) => (
          <Button
            key={columns}
            variant="secondary"
            size="sm"
            className="max-sm:px-2.5"
            onClick={() => setGoTo({ columns })}
          >
            {way === 'back' ? <span aria-hidden="true">‹</span> : null}
            <span>
              <Rich message={message} values={{ hidden: (words) => <span className="sr-only">{words}</span> }} />
            </span>
            {way === 'on' ? <span aria-hidden="true">›</span> : null}
          </Button>
        ))}
      </fieldset>
      <StockGrid
        lines={lines}
        heads={heads}
        height={height}
        first={first}
        selection={selection}
        goTo={goTo}
        saved={round}
        onSelect={setSelection}
        onBegun={setIsBegun}
        onChange={(typed) => setOpened({ typed })}
        onPaste={paste}
        onEnd={readOn}
      />
      <div className="grid-bar">
        <p className="min-w-0 grow" aria-live="polite">
          <span className="block text-sm text-ink-soft">
            {isBegun ? t(adminCalendarTexts.selectHint) : t(adminCalendarTexts.selected)}
          </span>
          <span className="font-semibold wrap-anywhere">{lead}</span>
        </p>
        <SelectField
          // phones have no keyboard to type into a grid
          className="max-sm:hidden"
          label={t(adminCalendarTexts.typedSets)}
          name="numbers"
          value={are}
          onChange={({ target }) => setAre(target.value === 'units' ? 'units' : 'price')}
        >
          <option value="price">{t(adminCalendarTexts.prices)}</option>
          <option value="units">{t(adminCalendarTexts.availability)}</option>
        </SelectField>
        {row ? (
          <Link to={adminUrls.calendarProduct(row.type, row.slug)} className={buttonLook({ variant: 'secondary' })}>
            {t(adminCalendarTexts.monthAndChannels)}
          </Link>
        ) : null}
        <Button onClick={() => setOpened({ typed: '' })}>{t(adminCalendarTexts.bulkEdit)}</Button>
      </div>
      {opened ? (
        <ChangeDialog
          lead={opened.pasted ? t(adminCalendarTexts.pastedValues) : lead}
          arrives={rows.every(({ arrives }) => arrives)}
          pasted={opened.pasted}
          typing={{ field: are, text: opened.typed }}
          stockChangeIn={(form) =>
            stockChangeIn(form, { rows: rows.map(({ sellableId, slot }) => ({ sellableId, slot })), days })
          }
          onClose={() => setOpened(undefined)}
          onSaved={(change) => {
            setOpened(undefined);
            setWrong(undefined);
            setSaved(change);
            setRound((before) => before + 1);
          }}
        />
      ) : null}
    </>
  );
}
