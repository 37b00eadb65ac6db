import { data } from 'react-router';
import { reportReviewTexts } from '../../messages/en/report-review.ts';

import { textIn } from '../../messages/translate.ts';
import { reportReview, showReportable } from '../../service/catalog/reviews/report-review.ts';
import { reasonNames, reportReasons } from '../../service/catalog/reviews/review.ts';
import { AppError, wordedFor } from '../../service/core/app-error.ts';
import { AccountHeading, Outcome } from '../account/message.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { readForm } from '../server/web-request.ts';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/report-review';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [{ title: ownTitle(t(reportReviewTexts.title), page) }, { name: 'robots', content: 'noindex' }];
}

const shownOf = (comment: string) => (comment.length > 300 ? `${comment.slice(0, 300).trimEnd()}…` : comment);

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { name, comment } = await showReportable(context.get(service), { id: params.id });
    return { name, comment: shownOf(comment) };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return data(null, { status: 404 });
    throw error;
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { reason = '' } = await readForm(request);
  const ctx = context.get(service);
  try {
    await reportReview(ctx, { id: params.id, reason });
    return { problem: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return data({ problem: wordedFor(textIn(ctx.language), error).message }, { status: error.status });
  }
}

/** A form to report a review; it works without scripts. */
export default function ReportReview({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const home = (
    <ButtonLink to={urls.home} variant="secondary" className="w-full">
      {t(reportReviewTexts.returnToHome)}
    </ButtonLink>
  );
  if (actionData?.problem === null) {
    return (
      <Outcome title={t(reportReviewTexts.thanks)} text={t(reportReviewTexts.thanksText)}>
        {home}
      </Outcome>
    );
  }
  if (loaderData === null) {
    return (
      <Outcome title={t(reportReviewTexts.notFound)} text={t(reportReviewTexts.notFoundText)}>
        {home}
      </Outcome>
    );
  }
  const { name, comment } = loaderData;
  return (
    <>
      <AccountHeading title={t(reportReviewTexts.title)} text={t(reportReviewTexts.lead)} />
      <blockquote className="mb-6 rounded-card border border-line bg-card p-5 wrap-anywhere">
        <p className="whitespace-pre-line">{comment}</p>
        <footer className="mt-2 text-sm text-ink-soft">{name}</footer>
      </blockquote>
      <form method="post">
        <fieldset className="mb-6">
          <legend className="mb-2 font-semibold">{t(reportReviewTexts.question)}</legend>
          {reasonNames.map((reason) => (
            <label key={reason} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="reason" value={reason} required className="size-5 shrink-0 accent-accent" />
              {t(reportReasons[reason])}
            </label>
          ))}
        </fieldset>
        {actionData?.problem ? (
          <p role="alert" className="mb-4 text-danger">
            {actionData.problem}
          </p>
        ) : null}
        <Button type="submit" className="w-full">
          {t(reportReviewTexts.submit)}
        </Button>
      </form>
    </>
  );
}
