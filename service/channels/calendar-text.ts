/** A property of an event as it stands in a calendar. */
export interface CalendarProperty {
  /** What stands between its name and its value: `;TZID=Asia/Kolkata`, or nothing. */
  readonly parameters: string;
  readonly value: string;
}

/** An event of a calendar: its properties by upper-case name, each as often as it stands there. */
export type CalendarEvent = ReadonlyMap<string, readonly CalendarProperty[]>;

const property = /^([a-z0-9-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/i;
const longestValue = 10_000;

/**
 * The events of a calendar (RFC 5545), or what is wrong with the whole of it. Reads what real programs send: a byte order
 * mark, any line ends, lines that belong to nothing, text before and after the calendar. An event that is never closed ends
 * where the next one begins. A calendar that is never closed was cut off on its way, and is refused.
 */
export function eventsIn(text: string): readonly CalendarEvent[] | { readonly problem: string } {
  const events: CalendarEvent[] = [];
  let found = false;
  let isOpen = false;
  let event: Map<string, CalendarProperty[]> | undefined;
  /** A part of an event or calendar that is not read: an alarm, a time zone. */
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
  if (!found) return { problem: 'what stands there is no calendar' };
  return isOpen ? { problem: 'it breaks off before its end' } : events;
}

/** Lines with those that continue them; the byte order mark is no part of the first. */
function unfolded(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/);
}
