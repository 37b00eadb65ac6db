import type { Translate } from '../../../messages/translate.ts';
import { withNamesIn } from '../../catalog/product.ts';
import type { MixedChange } from '../../emails/booking-changed.email.ts';
import type { BookingLine } from '../model/booking.ts';
import { type Applied, endsOf } from '../model/booking-event.ts';
import { datesText, guestsText } from '../model/line.ts';

/**
 * Returns what a change does to each item if it changes some and cancels others; undefined for any other event. `by`:
 * who makes the change, for events of people.
 */
export function mixedChangeOf(
  t: Translate,
  { before, after, event }: Applied,
  by: 'you' | 'us',
): MixedChange | undefined {
  const held = event.name === 'change held';
  const ends = held ? event.ends : endsOf(event, before.pendingChange);
  const ended = ends.flatMap(({ line, to }) =>
    before.lines.filter(({ id }) => id === line).map((old) => ({ old, to })),
  );
  const cancelled = ended.flatMap(({ old, to }) =>
    to === 'cancelled' ? [{ name: withNamesIn(t, old).name, days: datesText(t, old) }] : [],
  );
  const begun = held ? after.allLines.filter(({ state }) => state === 'proposed') : after.lines;
  const changed = ended.flatMap(({ old, to }) => {
    const line = begun.find(({ position }) => position === old.position);
    return to === 'replaced' && line ? [{ name: withNamesIn(t, line).name, ...differences(t, old, line) }] : [];
  });
  if (cancelled.length === 0 || changed.length === 0) return undefined;
  return { by: event.name === 'change paid' ? null : by, changed, cancelled };
}

/** What emails show of a line and its replacement, without what is the same. */
function differences(t: Translate, old: BookingLine, line: BookingLine): { was: string; now: string } {
  const [before, after] = [old, line].map((one) => [
    withNamesIn(t, one).optionName ?? '',
    datesText(t, one),
    guestsText(t, one),
  ]);
  const differing = (texts: readonly string[] = []) =>
    texts.filter((text, index) => text !== '' && before?.[index] !== after?.[index]).join(', ');
  return { was: differing(before), now: differing(after) };
}
