import { useEffect } from 'react';
import { tripDocumentsTexts } from '../../messages/en/trip-documents.ts';
import type { DocumentsView } from '../../service/booking/model/wire/document-answers.ts';
import { useText } from '../rendering/text.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** A voucher to show on arrival: its code in black on white, whatever the colours of the device. */
export default function VoucherPass(props: {
  voucher: DocumentsView['vouchers'][number];
  bookingId: string;
  onClose: () => void;
}) {
  const t = useText();
  const { voucher, bookingId } = props;
  useScreenOn();
  return (
    <Dialog open onClose={props.onClose} size="full" title={voucher.name}>
      <div className="mx-auto grid max-w-md justify-items-center gap-5 pt-2 text-center">
        <div>
          <p className="text-ink-soft">{voucher.place}</p>
          <p className="mt-1 font-semibold">{voucher.days}</p>
          {voucher.bought ? <p>{voucher.bought}</p> : null}
        </div>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(voucher.qr)}`}
          alt={t(tripDocumentsTexts.code, { name: voucher.name })}
          width={320}
          height={320}
          className="size-[min(80vw,52dvh,26rem)] rounded-card border border-line bg-white p-4"
        />
        <p className="text-xl font-semibold wrap-anywhere tabular-nums">{bookingId}</p>
        <p className="text-ink-soft">{t(tripDocumentsTexts.showCode)}</p>
      </div>
    </Dialog>
  );
}

/** Keeps the screen from turning off where the browser can. */
function useScreenOn(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, []);
}
