import { useRef, useState } from 'react';
import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import type { LineChange } from '../../service/booking/model/line-changes.ts';
import type { BookingView, ChangePreviewView } from '../../service/booking/model/wire/wire.ts';
import { ApiError } from '../device/api.ts';
import { useText } from '../rendering/text.tsx';
import { useBookingKey } from './booking-key.ts';
import { callPriced } from './call-priced.ts';
import { renewedText } from './preview-words.ts';

interface Previewed {
  readonly change: LineChange;
  readonly preview: ChangePreviewView;
  /** Why it differs from the preview that was shown before. */
  readonly renewed: string | null;
}

/**
 * Previews a change of a booking, and makes exactly the change that was previewed. One request at a time, however often
 * a button is pressed.
 */
export function useChange(bookingId: string) {
  const t = useText();
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const { withKey } = useBookingKey();
  const address = `/api/bookings/${encodeURIComponent(bookingId)}/changes`;

  async function alone<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      const fresh = error instanceof ApiError && error.status === 409 ? previewIn(error.details) : undefined;
      if (fresh && previewed)
        setPreviewed({ ...previewed, preview: fresh, renewed: renewedText(t, previewed.preview, fresh) });
      else setProblem(error instanceof Error && error.message ? error.message : t(bookingChangeTexts.failed));
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    previewed,
    busy,
    problem,
    preview: (change: LineChange) =>
      alone(async () => {
        const preview = await callPriced<ChangePreviewView>('POST', `${address}/preview`, {
          changes: [change],
          ...withKey,
        });
        setPreviewed({ change, preview, renewed: null });
      }),
    /** Returns the changed booking; undefined if a new message must be read first. */
    confirm: () =>
      alone(async () => {
        if (!previewed?.preview.token) return undefined;
        const { change, preview } = previewed;
        const body = { changes: [change], token: preview.token, ...withKey };
        return (await callPriced<{ data: BookingView }>('POST', address, body)).data;
      }),
    back: () => {
      setPreviewed(null);
      setProblem(null);
    },
  };
}

function isPreview(value: unknown): value is ChangePreviewView {
  return typeof value === 'object' && value !== null && 'quote' in value && 'ends' in value && 'token' in value;
}

function previewIn(details: unknown): ChangePreviewView | undefined {
  if (typeof details !== 'object' || details === null || !('preview' in details)) return undefined;
  return isPreview(details.preview) ? details.preview : undefined;
}
