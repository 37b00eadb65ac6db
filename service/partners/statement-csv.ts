import { type CsvCell, csvOf } from '../core/csv.ts';
import { toRupees } from '../core/money.ts';
import type { Statement } from './statement.ts';

const head = [
  'Booking',
  'Product',
  'Option',
  'First day',
  'Last day',
  'Accounting date',
  'Sold on',
  'Ended',
  'Test payment',
  'Price',
  'Platform fee',
  'Tax',
  'Commission %',
  'Commission',
  'GST on commission',
  'TCS',
  'Payable',
];

/** The lines of a statement as CSV, amounts in rupees. */
export function statementCsv({ lines }: Statement): string {
  return csvOf(
    head,
    lines.map((line): CsvCell[] => [
      line.bookingId,
      line.name,
      line.optionName,
      line.startDay,
      line.lastDay,
      line.day,
      line.soldOn,
      line.ended ? 'yes' : '',
      line.trial ? 'yes' : '',
      toRupees(line.price),
      toRupees(line.platformFee),
      toRupees(line.tax),
      line.percent,
      toRupees(line.commission),
      toRupees(line.gst),
      toRupees(line.withheld),
      toRupees(line.payable),
    ]),
  );
}
