import type { showBooking } from '../../service/booking/admin/show-booking.ts';
import type { showConversation } from '../../service/booking/messages/show-conversation.ts';
import type { Refused } from '../server/act.ts';

/** The data of the booking page. */
export type AdminBooking = Awaited<ReturnType<typeof showBooking>>;
/** An email or a message about the booking. */
export type Entry = Awaited<ReturnType<typeof showConversation>>['data'][number];

/** The refusal of the form with that button (and with that value of `about`, if several forms share it) only. */
export function refusedIn(refused: Refused | undefined, button: string, of?: string | number): Refused | undefined {
  const typed = refused?.typed;
  const about = of === undefined || typed?.['of'] === String(of);
  return typed?.['do'] === button && about ? refused : undefined;
}
