import type { LoaderFunctionArgs } from 'react-router';
import { exportSubscribers } from '../../service/enquiries/subscribers/export-subscribers.ts';
import { asStaff } from '../back-office.ts';
import { csvResponse } from '../server/file-response.ts';

/** The newsletter's addresses as a CSV file. */
export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => csvResponse(await exportSubscribers(ctx), 'subscribers.csv'));
}
