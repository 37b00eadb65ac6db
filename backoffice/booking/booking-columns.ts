/** Columns of the list of bookings that can be chosen, in the order of the table. The guest is always shown. */
export const bookingColumns = [
  'phone',
  'arrival',
  'items',
  'status',
  'balance',
  'total',
  'booked',
  'email',
  'number',
] as const;
export type BookingColumn = (typeof bookingColumns)[number];

export const defaultColumns: readonly BookingColumn[] = ['phone', 'arrival', 'items', 'status', 'balance'];

/** The columns of a text such as 'phone.arrival', in the order of the table; the default ones if it names none. */
export function columnsIn(text: string | null | undefined): readonly BookingColumn[] {
  const names = (text ?? '').slice(0, 200).split('.');
  const chosen = bookingColumns.filter((column) => names.includes(column));
  return chosen.length > 0 ? chosen : defaultColumns;
}

export const columnsText = (columns: readonly string[]): string =>
  bookingColumns.filter((column) => columns.includes(column)).join('.');

const cookieName = 'booking-columns';

/** The cookie that keeps the columns on this device for a year. */
export const columnsCookie = (columns: readonly string[]) => ({
  name: cookieName,
  value: columnsText(columns),
  seconds: 365 * 86_400,
});

/** The columns that this device keeps. */
export function columnsOnDevice(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|;) *${cookieName}=([a-z.]{1,200})(?:;|$)`).exec(cookies ?? '')?.[1];
}
