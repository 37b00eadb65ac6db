import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { Button } from '../ui/button.tsx';
import { itemTitle } from './booking-items.tsx';
import { isChangeable } from './change-choice.ts';

/** Changes or cancels one line, as long as it has not begun. */
export function LineActions(props: { item: BookingItemView; now: number; onOpen: (cancels: boolean) => void }) {
  const { item, now, onOpen } = props;
  if (!isChangeable(item, now))
    return <p className="mt-2 text-sm font-medium">This item has started and can no longer be changed.</p>;
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" variant="secondary" onClick={() => onOpen(false)}>
        Change<span className="sr-only"> {itemTitle(item)}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onOpen(true)}>
        Cancel item<span className="sr-only">: {itemTitle(item)}</span>
      </Button>
    </div>
  );
}
