import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useOutletContext,
} from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminTapeTexts } from '../../messages/en/admin/tape.ts';
import type { RichMessage } from '../../messages/message.ts';
import { showTape, type TapeLine } from '../../service/booking/admin/show-tape.ts';
import { listChannelStays } from '../../service/channels/list-channel-stays.ts';
import { addDays, isDay, today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { BookingPanel } from '../booking/booking-panel.tsx';
import { useFocusOnRow } from '../booking/use-focus-on-row.ts';
import { CalendarHead } from '../calendar/calendar-head.tsx';
import { act } from '../server/act.ts';
import { bookingFields, readBookingBeside, runBookingAction } from '../server/booking-page.ts';
import { readListQuery } from '../server/list-query.ts';
import { standingWords } from '../tape/tape-bar.tsx';
import { TapeChart } from '../tape/tape-chart.tsx';
import { Paging } from '../ui/admin-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useScripts } from '../ui/live-filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';

const days = 21;
const colourCount = 4;

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { filter, after } = readListQuery(request, ['name']);
    const [from, of] = [filter('from'), Number(filter('of'))];
    const day = today(ctx.now);
    const first = isDay(from) ? from : day;
    const to = addDays(first, days);
    const sought = { type: filter('type'), place: filter('place'), product: filter('product'), after };
    const tape = await showTape(ctx, { ...sought, from: first, to, ...(Number.isInteger(of) && { of }) });
    const sellables = tape.products.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId));
    return {
      tape,
      channels: await listChannelStays(ctx, { sellables, from: first, to }),
      first,
      today: day,
      of: Number.isInteger(of) ? of : null,
      beside: await readBookingBeside(ctx, filter('open')),
      views: { grid: may(ctx.viewer, 'change the calendar'), tape: true, rules: may(ctx.viewer, 'change stock') },
      canMove: may(ctx.viewer, 'change bookings'),
    };
  });
}

/** Does what a form in the panel says. */
export function action(args: ActionFunctionArgs) {
  const open = new URL(args.request.url).searchParams.get('open') ?? '';
  return act(args, async (ctx, fields) => ({ message: await runBookingAction(ctx, open, fields) }), {
    keep: [...bookingFields],
  });
}

const jumps: readonly (readonly [days: number, way: 'back' | 'on', message: RichMessage])[] = [
  [-30, 'back', adminTapeTexts.monthBack],
  [-7, 'back', adminTapeTexts.weekBack],
  [7, 'on', adminTapeTexts.weekOn],
  [30, 'on', adminTapeTexts.monthOn],
];

/** The tape chart: bookings as bars over the units that they occupy. */
export default function CalendarTape() {
  const t = useText();
  const { tape, channels, first, today, of, beside, views, canMove } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const refused = useActionData<typeof action>();
  const message = useOutletContext<string | undefined>();
  const hasScripts = useScripts();
  const [requested, setRequested] = useState<TapeLine>();
  const open = beside?.booking.bookingId ?? null;
  useFocusOnRow(open);
  const names = [...new Set(channels.map(({ channel }) => channel))].sort();
  const colours = new Map(names.map((name, index) => [name, (index % colourCount) + 1]));
  const lines = tape.products.flatMap(({ rows }) => rows.flatMap((row) => row.lines));
  const movable = lines.filter(
    ({ bookingId, standing }) => bookingId === open && (standing === 'held' || standing === 'confirmed'),
  );
  function at(from: string | null): string {
    const query = new URLSearchParams(search);
    query.delete('open');
    if (from === null) query.delete('from');
    else query.set('from', from);
    return `${pathname}?${query}`;
  }
  return (
    <>
      {beside === null && message ? (
        <Notice kind="success" takesFocus className="mb-6">
          {message}
        </Notice>
      ) : null}
      <CalendarHead title={t(adminTapeTexts.title)} views={views} isPlain />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <nav aria-label={t(adminTapeTexts.days)} className="flex gap-1">
          {jumps.map(([by, way, label]) => (
            <Link key={by} to={at(addDays(first, by))} className={look} preventScrollReset>
              {way === 'back' ? <span aria-hidden="true">‹</span> : null}
              <span>
                <Rich message={label} values={{ hidden: (words) => <span className="sr-only">{words}</span> }} />
              </span>
              {way === 'on' ? <span aria-hidden="true">›</span> : null}
            </Link>
          ))}
          {first === today ? null : (
            <Link to={at(null)} className={look} preventScrollReset>
              {t(adminTapeTexts.today)}
            </Link>
          )}
        </nav>
        <ul aria-label={t(adminTapeTexts.legend)} className="grid-legend">
          {(['confirmed', 'held', 'change', 'completed'] as const).map((standing) => (
            <li key={standing}>
              <i className={`tape-bar tape-swatch is-${standing}`} />
              {t(standingWords[standing])}
            </li>
          ))}
          {names.map((channel) => (
            <li key={channel}>
              <i className={`tape-bar tape-swatch channel-${colours.get(channel)}`} />
              {channel}
            </li>
          ))}
        </ul>
      </div>
      {tape.cut ? (
        <Notice kind="info" className="mb-3">
          {t(adminTapeTexts.cut)}
        </Notice>
      ) : null}
      {tape.products.length === 0 ? (
        <EmptyState
          none={t(adminTapeTexts.none)}
          begin={{ to: adminUrls.content, label: t(adminListTexts.openContent) }}
          noMatch={t(adminTapeTexts.noProducts)}
        />
      ) : (
        <TapeChart
          tape={tape}
          channels={channels}
          colours={colours}
          first={first}
          days={days}
          today={today}
          open={open}
          of={of}
          requested={requested}
          onRequest={setRequested}
          canMove={canMove && hasScripts}
        />
      )}
      <Paging next={tape.next} />
      <p className="mt-2 text-sm text-ink-soft">
        {canMove && hasScripts ? <span className="block max-md:hidden">{t(adminTapeTexts.moveHint)}</span> : null}
        {t(adminTapeTexts.note)}
      </p>
      {beside ? (
        <BookingPanel
          key={open}
          page={beside}
          refused={refused}
          message={message}
          actions={
            canMove && hasScripts
              ? movable.map((line) => (
                  <Button key={line.line} variant="secondary" size="sm" onClick={() => setRequested(line)}>
                    {movable.length > 1
                      ? t(adminTapeTexts.moveNamed, { name: nameOf(line, tape.products) })
                      : t(adminTapeTexts.moveTo)}
                  </Button>
                ))
              : null
          }
        />
      ) : null}
    </>
  );
}

const look = buttonLook({ variant: 'quiet', size: 'sm' }, 'px-2.5! md:min-h-9!');

type Products = Awaited<ReturnType<typeof loader>>['tape']['products'];

function nameOf({ sellableId }: TapeLine, products: Products): string {
  const product = products.find(({ rows }) => rows.some((row) => row.sellableId === sellableId));
  const row = product?.rows.find((row) => row.sellableId === sellableId);
  return row?.label || product?.name || '';
}
