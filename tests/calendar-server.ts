import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake calendar server of a channel on this machine. */
export interface CalendarServer {
  readonly url: string;
  readonly requests: IncomingHttpHeaders[];
  /** How it answers requests from now on. */
  answer: (response: ServerResponse) => void;
  readonly close: () => Promise<void>;
}

/** Returns an iCalendar text of spans of whole days whose last day is excluded: '2026-12-10/2026-12-12 Reserved'. */
export function calendarOf(...spans: string[]): string {
  const events = spans.flatMap((span, place) => {
    const [, from = '', to = '', summary = 'Not available'] = /^([\d-]+)\/([\d-]+)(?: (.*))?$/.exec(span) ?? [];
    const date = (day: string) => day.replaceAll('-', '');
    return [
      'BEGIN:VEVENT',
      `UID:${place}@channel.example`,
      `DTSTART;VALUE=DATE:${date(from)}`,
      `DTEND;VALUE=DATE:${date(to)}`,
      `SUMMARY:${summary}`,
      'END:VEVENT',
    ];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Channel//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
}

export async function calendarServer(): Promise<CalendarServer> {
  const server = createServer((request, response) => {
    calendars.requests.push(request.headers);
    calendars.answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const calendars: CalendarServer = {
    url: `http://127.0.0.1:${port}/rooms/1.ics?s=secret`,
    requests: [],
    answer: (response) => response.end(calendarOf()),
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return calendars;
}
