import { addDays, today } from '../../service/core/day.ts';
import { adminUrls } from '../urls.ts';

export interface SavedView {
  readonly label: string;
  readonly to: string;
}

/** The standard searches, as links: a list keeps its filters in its address. */
export function savedViews(now: Date): SavedView[] {
  const day = today(now);
  const view = (label: string, params: Record<string, string> = {}): SavedView => {
    const query = new URLSearchParams(params).toString();
    return { label, to: query ? `${adminUrls.bookings}?${query}` : adminUrls.bookings };
  };
  return [
    view('All'),
    view('Needs a person', { waiting: 'person' }),
    view('Unpaid holds', { waiting: 'hold' }),
    view('Beginning in a week', { status: 'confirmed', from: day, until: addDays(day, 7) }),
    view('Made today', { madeFrom: day }),
    view('Refunds', { payment: 'to-refund' }),
  ];
}
