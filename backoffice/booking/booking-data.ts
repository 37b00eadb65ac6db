import type { showBooking } from '../../service/booking/admin/show-booking.ts';
import type { showConversation } from '../../service/booking/messages/show-conversation.ts';
import type { Refused } from '../server/act.ts';

/** What the page of a booking shows. */
export type AdminBooking = Awaited<ReturnType<typeof showBooking>>;
/** An email or a message about it. */
export type Entry = Awaited<ReturnType<typeof showConversation>>['data'][number];

/** What was refused, for the form with that button (and, of several, about that) alone. */
export function refusedIn(refused: Refused | undefined, button: string, of?: string | number): Refused | undefined {
  const typed = refused?.typed;
  const about = of === undefined || typed?.['of'] === String(of);
  return typed?.['do'] === button && about ? refused : undefined;
}
