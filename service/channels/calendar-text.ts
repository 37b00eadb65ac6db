/** A property of a calendar event as it was written. */
export interface CalendarProperty {
  /** The text between its name and its value, such as `;TZID=Asia/Kolkata`; may be empty. */
  readonly parameters: string;
  readonly value: string;
}

/** A calendar event: its properties by upper-case name, in the order in which they were written. */
export type CalendarEvent = ReadonlyMap<string, readonly CalendarProperty[]>;

const property = /^([a-z0-9-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/i;
const longestValue = 10_000;

/**
 * The events of a calendar (RFC 5545), or why the calendar cannot be read. Accepts what real programs send: a byte
 * order mark, any line ends, stray lines, text before and after the calendar. An event that is never closed ends where
 * the next one begins. A calendar that is never closed was truncated and is rejected.
 */
export function eventsIn(text: string): readonly CalendarEvent[] | { readonly problem: string } {
  const events: CalendarEvent[] = [];
  let found = false;
  let isOpen = false;
  let event: Map<string, CalendarProperty[]> | undefined;
  /** The component that is being skipped, such as an alarm or a time zone. */
  let inner: string | undefined;
  const closeEvent = () => {
    if (event) events.push(event);
    [event, inner] = [undefined, undefined];
  };
  for (const line of unfolded(text)) {
    const [, name = '', parameters = '', value = ''] = property.exec(line) ?? [];
    const [key, part] = [name.toUpperCase(), value.trim().toUpperCase()];
    if (key === 'BEGIN' && part === 'VCALENDAR') {
      closeEvent();
      [found, isOpen] = [true, true];
    } else if (!isOpen) continue;
    else if (key === 'END' && part === 'VCALENDAR') {
      closeEvent();
      isOpen = false;
    } else if (key === 'BEGIN' && part === 'VEVENT') {
      closeEvent();
      event = new Map();
    } else if (key === 'END' && part === 'VEVENT') closeEvent();
    else if (key === 'BEGIN') inner ??= part;
    else if (key === 'END' && part === inner) inner = undefined;
    else if (event && key !== '' && inner === undefined && value.length <= longestValue)
      event.set(key, [...(event.get(key) ?? []), { parameters, value: value.trim() }]);
  }
  if (!found) return { problem: 'the link is not a calendar' };
  return isOpen ? { problem: 'the calendar is incomplete' } : events;
}

/** Joins continued lines and removes the byte order mark. */
function unfolded(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/);
}
