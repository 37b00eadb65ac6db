import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import type { ProductRows } from '../../service/catalog/stock-grid/find-stock-rows.ts';
import { addDays, type Day, daysBetween, formatDay } from '../../service/core/day.ts';
import type { StockChange } from '../../service/stock/stock-change.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import type { action } from '../routes/calendar-change.ts';
import type { loader as rowsLoader } from '../routes/calendar-rows.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { stockChangeIn } from './change-in-form.ts';
import { DayJumps } from './day-jumps.tsx';
import { layOutLines, lineHeights } from './grid-lines.ts';
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

const narrow = '(width < 768px)';

/** The height of a line: on phones it is for fingers. */
function useLineHeight(): number {
  const isNarrow = useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(narrow).matches,
    () => false,
  );
  return isNarrow ? lineHeights.coarse : lineHeights.fine;
}

/** The calendar grid with all its actions: select, type, paste, preview, save, undo. */
export function CalendarAdmin({ products: firstPage, next: firstNext, first, query }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const more = useFetcher<typeof rowsLoader>();
  const undoing = useFetcher<typeof action>();
  const closing = useFetcher<typeof action>();
  const [pages, setPages] = useState({ products: firstPage, next: firstNext });
  const [selection, setSelection] = useState(begin);
  const [isBegun, setIsBegun] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const [are, setAre] = useState<NumbersAre>('price');
  const [saved, setSaved] = useState<{ id: string; days: number; isUndone?: boolean }>();
  const [round, setRound] = useState(0);
  const [wrong, setWrong] = useState<string>();
  const [goTo, setGoTo] = useState<{ columns: number }>();
  const lineHeight = useLineHeight();
  const { lines, heads, height } = useMemo(() => layOutLines(pages.products, lineHeight), [pages.products, lineHeight]);

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

  useEffect(() => {
    const { preview, id, done } = closing.data ?? {};
    if (done !== 'save' || !preview || !id) return;
    setWrong(undefined);
    setSaved({ id, days: preview.days });
    setRound((before) => before + 1);
  }, [closing.data]);

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

  /** Closes or opens the selection at once: it can be undone. */
  function setClosed(closed: boolean): void {
    const change: StockChange = {
      edits: [{ rows: rows.map(({ sellableId, slot }) => ({ sellableId, slot })), days, says: { closed } }],
    };
    void closing.submit(
      { do: 'at-once', change: JSON.stringify(change), id: crypto.randomUUID() },
      { method: 'post', action: adminUrls.calendarChange },
    );
  }

  const [row] = rows;
  const name = row ? [row.product, row.label].filter(Boolean).join(', ') : '';
  const span =
    from === last
      ? formatDay(t, addDays(first, from))
      : `${formatDay(t, addDays(first, from))} – ${formatDay(t, addDays(first, last))}`;
  const lead = `${rows.length > 1 ? t(adminCalendarTexts.countRows, { count: rows.length }) : name}, ${span}`;
  const isClosing = String(closing.formData?.get('change') ?? '').includes('"closed":true');
  const problem = wrong ?? undoing.data?.problem ?? closing.data?.problem;
  if (lines.length === 0)
    return (
      <EmptyState
        none={t(adminCalendarTexts.nothingToSell)}
        begin={{ to: adminUrls.content, label: t(adminListTexts.openContent) }}
        noMatch={t(adminCalendarTexts.noMatchingProducts)}
      />
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
      <DayJumps onJump={(columns) => setGoTo({ columns })} />
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
        onStart={(columns) => {
          const sought = new URLSearchParams(query);
          sought.set('from', addDays(first, columns));
          void navigate(`${adminUrls.calendar}?${sought}`);
        }}
        bar={(about) => (
          <div className="grid-bar">
            <p className="min-w-0 grow basis-60">
              <span className="sr-only">{isBegun ? null : t(adminCalendarTexts.selected)}</span>
              <span aria-live="polite">
                {isBegun ? (
                  <span className="block text-sm text-ink-soft">{t(adminCalendarTexts.selectHint)}</span>
                ) : null}
                <span className="block truncate font-semibold">{lead}</span>
              </span>
              <span className="block truncate text-sm text-ink-soft">{about ?? t(adminCalendarTexts.loading)}</span>
            </p>
            <label className="max-sm:hidden">
              <span className="sr-only">{t(adminCalendarTexts.typedSets)}</span>
              <select
                name="numbers"
                className="row-field"
                value={are}
                onChange={({ target }) => setAre(target.value === 'units' ? 'units' : 'price')}
              >
                <option value="price">{t(adminCalendarTexts.typingPrices)}</option>
                <option value="units">{t(adminCalendarTexts.typingUnits)}</option>
              </select>
            </label>
            {row ? (
              <Link
                to={adminUrls.calendarProduct(row.type, row.slug)}
                className={buttonLook({ variant: 'quiet', size: 'sm' })}
              >
                {t(adminCalendarTexts.monthAndChannels)}
              </Link>
            ) : null}
            <span className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                busy={closing.state !== 'idle' && isClosing}
                onClick={() => setClosed(true)}
              >
                {t(adminCalendarTexts.closeDays)}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                busy={closing.state !== 'idle' && !isClosing}
                onClick={() => setClosed(false)}
              >
                {t(adminCalendarTexts.openDays)}
              </Button>
              <Button size="sm" onClick={() => setOpened({ typed: '' })}>
                {t(adminCalendarTexts.bulkEdit)}
              </Button>
            </span>
          </div>
        )}
      />
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
