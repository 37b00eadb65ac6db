import { type LoaderFunctionArgs, redirect } from 'react-router';
import { AppError } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { makeBankFile } from '../../service/partners/make-bank-file.ts';
import { chosenIn } from '../../service/partners/payout.ts';
import { asStaff } from '../back-office.ts';
import { flashCookie } from '../server/act.ts';
import { csvResponse } from '../server/file-response.ts';
import { selectedIn } from '../server/list-query.ts';
import { adminUrls } from '../urls.ts';

/** The ticked payouts as a CSV file for the bank; a refusal shows the page of payouts again. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const chosen = selectedIn(request).flatMap((value) => chosenIn(value) ?? []);
  return asStaff(context, async (ctx) => {
    try {
      return csvResponse(await makeBankFile(ctx, { chosen }), `payouts-${today(ctx.now)}.csv`);
    } catch (error) {
      if (!(error instanceof AppError) || (error.status !== 409 && error.status !== 400)) throw error;
      return redirect(adminUrls.payouts, { headers: { 'set-cookie': flashCookie(ctx.config, error.message) } });
    }
  });
}
