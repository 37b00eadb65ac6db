import type { LoaderFunctionArgs } from 'react-router';
import { exportSubscribers } from '../../service/enquiries/subscribers/export-subscribers.ts';
import { asStaff } from '../back-office.ts';
import { sheetAnswer } from '../server/sheet-answer.ts';

/** The addresses that the newsletter goes to, as a sheet. */
export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => sheetAnswer(await exportSubscribers(ctx), 'subscribers.csv'));
}
