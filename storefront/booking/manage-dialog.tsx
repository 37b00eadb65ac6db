import { lazy, Suspense, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BookingItems } from './booking-items.tsx';
import CancelDialog from './cancel-dialog.tsx';
import { LineActions } from './line-actions.tsx';
import { useNow } from './use-now.ts';

const ChangeDialog = lazy(() => import('./change-dialog.tsx'));

type Chosen = 'cancel all' | { readonly item: BookingItemView; readonly cancels: boolean };

/** The choice for a paid booking: change an item, cancel an item, or cancel all of them. */
export default function ManageDialog(props: {
  booking: BookingView;
  onChange: (changed: BookingView) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const now = useNow() ?? Date.now();
  if (chosen === 'cancel all') return <CancelDialog {...props} />;
  if (chosen)
    return (
      <Suspense fallback={null}>
        <ChangeDialog {...props} {...chosen} />
      </Suspense>
    );
  const { booking, onClose } = props;
  return (
    <Dialog open title={t(bookingTexts.manage)} onClose={onClose} size="md">
      <p className="text-sm text-ink-soft">{booking.bookingId}</p>
      <p className="mt-2">{t(bookingTexts.manageAdvice)}</p>
      <div className="mt-4 rounded-card border border-line p-4">
        <BookingItems
          items={booking.bookingItems}
          actions={(item) => <LineActions item={item} now={now} onOpen={(cancels) => setChosen({ item, cancels })} />}
        />
      </div>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t(bookingTexts.keepBooking)}
        </Button>
        <Button variant="danger" onClick={() => setChosen('cancel all')}>
          {t(bookingTexts.cancel)}
        </Button>
      </div>
    </Dialog>
  );
}
