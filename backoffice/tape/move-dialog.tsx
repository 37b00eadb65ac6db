import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { adminTapeTexts } from '../../messages/en/admin/tape.ts';
import type { TapeLine } from '../../service/booking/admin/show-tape.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { addDays, type Day, dayOf, formatDay, isDay, nightsBetween } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { ChangePreview } from '../booking/change-preview.tsx';
import { addressWithoutPanel } from '../booking/panel-address.ts';
import type { action, loader } from '../routes/change-booking.tsx';
import { DayField } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { lastDayOfLine } from './tape-bar.tsx';

/** A booking that is about to be moved: where it was dropped, if it was dragged. */
export interface Move {
  readonly line: TapeLine;
  readonly startDay: Day;
  readonly roomType: string;
}

interface Props {
  move: Move;
  /** The room types of the stay; empty for other products. */
  roomTypes: readonly string[];
  /** The room type that is booked. */
  roomType: string;
  onClose: () => void;
}

const pause = 300;

/** Asks for the new days of a booking and shows what the change costs. Nothing changes before it is confirmed. */
export function MoveDialog({ move, roomTypes, roomType: booked, onClose }: Props) {
  const t = useText();
  const { line } = move;
  const { search, pathname } = useLocation();
  const looking = useFetcher<typeof loader>();
  const sending = useFetcher<typeof action>({ key: `move-${line.line}` });
  const [startDay, setStartDay] = useState<string>(move.startDay);
  const [roomType, setRoomType] = useState(move.roomType);
  const { dates } = kindOf(line.type);
  const last = lastDayOfLine(line);
  const length = nightsBetween(line.startDay, last);
  const change = adminUrls.changeBooking(line.bookingId);
  const isSame = startDay === line.startDay && roomType === booked;

  function queryOfMove(): string | undefined {
    if (!isDay(startDay) || isSame) return undefined;
    const sought = new URLSearchParams({ [`selectedDate-${line.line}`]: startDay });
    if (dates !== 'slot') sought.set(`checkOut-${line.line}`, addDays(startDay, length));
    if (roomType !== booked) sought.set(`roomType-${line.line}`, roomType);
    return sought.toString();
  }
  const query = queryOfMove();
  const { load } = looking;
  useEffect(() => {
    if (query === undefined) return;
    const timer = setTimeout(() => void load(`${change}?${query}`), pause);
    return () => clearTimeout(timer);
  }, [change, query, load]);

  const { preview, problem, items, changes, search: previewed } = looking.data ?? {};
  const isCurrent = query !== undefined && previewed === query;
  return (
    <Dialog open onClose={onClose} title={t(adminTapeTexts.moveName, { guest: line.guest })}>
      <div className="mb-5 grid gap-4 sm:grid-cols-2">
        <DayField
          label={dates === 'nights' ? t(adminTapeTexts.checkIn) : t(adminTapeTexts.firstDay)}
          name="day"
          defaultValue={startDay}
          data-autofocus
          hint={
            isDay(startDay) && length > 0
              ? t(adminTapeTexts.lasts, { day: formatDay(t, addDays(dayOf(startDay), length)) })
              : undefined
          }
          onChange={({ target }) => setStartDay(target.value)}
        />
        {roomTypes.length > 1 ? (
          <SelectField
            label={t(adminTapeTexts.roomType)}
            name="roomType"
            value={roomType}
            onChange={({ target }) => setRoomType(target.value)}
          >
            {roomTypes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : null}
      </div>
      <div aria-live="polite">
        {isSame ? <p className="text-ink-soft">{t(adminTapeTexts.sameDays)}</p> : null}
        {!isSame && !isCurrent ? <p className="text-ink-soft">{t(adminTapeTexts.calculating)}</p> : null}
        {isCurrent && problem ? <Notice kind="error">{problem}</Notice> : null}
        {isCurrent && preview && items ? (
          <ChangePreview
            preview={preview}
            items={items}
            changes={changes ?? ''}
            refused={sending.data}
            sentTo={{ action: change, back: addressWithoutPanel(search, pathname), fetcherKey: `move-${line.line}` }}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
