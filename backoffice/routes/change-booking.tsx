import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { lineChanges } from '../../service/booking/model/line-changes.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { ChangeFields } from '../booking/change-fields.tsx';
import { ChangePreview } from '../booking/change-preview.tsx';
import { lineChangesIn } from '../booking/line-changes.ts';
import { act } from '../server/act.ts';
import { queryOf } from '../server/list-query.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminAddress, adminUrls } from '../urls.ts';

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const bookingId = params['bookingId'] ?? '';
  const query = queryOf(request);
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    const { bookingItems: items, bookingStatus, who } = await showBooking(ctx, { bookingId });
    const input = lineChangesIn(t, query, items);
    const shown = { bookingId, bookingStatus, name: who.name, items, search: query.toString() };
    const nothing = { ...shown, preview: null, changes: '', problem: null };
    if (input.length === 0) return nothing;
    const changes = lineChanges.safeParse(input);
    if (!changes.success)
      return { ...nothing, problem: changes.error.issues[0]?.message ?? t(adminBookingsTexts.notAvailable) };
    try {
      const preview = await previewChange(ctx, { bookingId, changes: changes.data });
      return { ...shown, preview, changes: JSON.stringify(input), problem: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...nothing, problem: error.message };
    }
  });
}

const posted = z
  .string()
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(lineChanges);

export function action(args: ActionFunctionArgs) {
  const bookingId = args.params['bookingId'] ?? '';
  return act(args, async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const changes = posted.safeParse(text('changes'));
    if (!changes.success) throw invalid(sentence(adminBookingsTexts.previewAgain));
    const changed = await confirmChange(ctx, { bookingId, changes: changes.data, token: text('token') });
    const back = text('back');
    return { message: confirmationFor(t, changed), to: back ? adminAddress(back) : adminUrls.booking(bookingId) };
  });
}

function confirmationFor(t: Translate, { bookingStatus, proposal }: Awaited<ReturnType<typeof confirmChange>>): string {
  if (bookingStatus === 'cancelled') return t(adminBookingsTexts.bookingCancelled);
  return proposal ? t(adminBookingsTexts.changeWaits) : t(adminBookingsTexts.bookingChanged);
}

export default function ChangeBooking() {
  const t = useText();
  const { bookingId, name, items, search, preview, changes, problem, bookingStatus } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isOver = bookingStatus === 'cancelled' || bookingStatus === 'completed';
  return (
    <>
      <p className="mb-3">
        <Link
          to={adminUrls.booking(bookingId)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t(adminBookingsTexts.backToBooking)}
        </Link>
      </p>
      <PageHead title={t(adminBookingsTexts.changeBooking)} lead={`${bookingId}, ${name}`} />
      {isOver ? <Notice kind="info">{t(adminBookingsTexts.bookingOver)}</Notice> : null}
      {problem ? (
        <Notice kind="error" takesFocus className="mb-5">
          {problem}
        </Notice>
      ) : null}
      {search && !preview && !problem && !isOver ? (
        <Notice kind="info" takesFocus className="mb-5">
          {t(adminBookingsTexts.nothingChanged)}
        </Notice>
      ) : null}
      {preview ? <ChangePreview preview={preview} items={items} changes={changes} refused={refused} /> : null}
      {isOver ? null : <ChangeFields items={items} />}
    </>
  );
}
