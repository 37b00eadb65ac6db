import type { ReactNode } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { itemTitle } from './booking-items.tsx';
import { isChangeable } from './change-choice.ts';

/** Changes or cancels one line, as long as it has not begun. */
export function LineActions(props: { item: BookingItemView; now: number; onOpen: (cancels: boolean) => void }) {
  const t = useText();
  const { item, now, onOpen } = props;
  if (!isChangeable(item, now)) return <p className="mt-2 text-sm font-medium">{t(bookingTexts.started)}</p>;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={() => onOpen(false)}>
        <Rich message={bookingTexts.changeItem} values={{ item: itemTitle(item), name: hidden }} />
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onOpen(true)}>
        <Rich message={bookingTexts.cancelItem} values={{ item: itemTitle(item), name: hidden }} />
      </Button>
    </div>
  );
}

const hidden = (words: ReactNode) => <span className="sr-only">{words}</span>;
