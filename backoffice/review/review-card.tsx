import { adminReviewsTexts } from '../../messages/en/admin/reviews.ts';
import { type ReportReason, reasonNames } from '../../service/catalog/reviews/review.ts';
import type { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Fold } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Mark } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';

const reasonWords = {
  wrong: adminReviewsTexts.reportedAsWrong,
  offensive: adminReviewsTexts.reportedAsOffensive,
  'no-guest': adminReviewsTexts.reportedAsNoGuest,
} as const satisfies Record<ReportReason, object>;

export type ReviewOnCard = Awaited<ReturnType<typeof listReviews>>['rows'][number];

/** A review with its actions: reply to it on the site, or hide it. */
export function ReviewCard({ review, refused }: { review: ReviewOnCard; refused: Refused | undefined }) {
  const t = useText();
  const {
    documentId,
    name,
    rating,
    comment,
    at,
    type,
    product,
    slug,
    verified,
    hidden,
    hiddenBecause,
    answer,
    reportsOf,
  } = review;
  const own = (button: string) => refusedIn(refused, button, documentId);
  return (
    <article
      aria-label={t(adminReviewsTexts.nameOnProduct, { name, product })}
      className="rounded-card border border-line bg-card p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <Rich
            message={adminReviewsTexts.ratingOf}
            values={{
              rating,
              product,
              hidden: (words) => <span className="sr-only">{words}</span>,
              link: (words) => (
                <a href={storefrontKinds[type].page(slug)} className="underline underline-offset-4">
                  {words}
                </a>
              ),
            }}
          />
        </h2>
        <p className="text-sm text-ink-soft">
          <When at={at} />
        </p>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {name}
        {verified ? <Mark tone="good">{t(adminReviewsTexts.verified)}</Mark> : null}
        {hidden ? <Mark tone="bad">{t(adminReviewsTexts.hidden)}</Mark> : null}
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{comment}</p>
      {hidden ? (
        <p className="mt-2 text-sm text-ink-soft">
          {t(adminReviewsTexts.hiddenBecause, { reason: hiddenBecause ?? '' })}
        </p>
      ) : null}
      {reportsOf && !hidden ? (
        <AdminForm
          refused={own('dismiss')}
          className="mt-3 flex max-w-prose flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-line-strong px-4 py-3"
        >
          <p>
            {t(adminReviewsTexts.reportedFor, {
              reasons: reasonNames
                .filter((name) => reportsOf[name] > 0)
                .map((name) => t(reasonWords[name], { count: reportsOf[name] }))
                .join(', '),
            })}
          </p>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="dismiss" size="sm" variant="secondary">
            {t(adminReviewsTexts.keepReview)}
          </Submit>
        </AdminForm>
      ) : null}
      {answer ? (
        <p className="mt-3 max-w-prose rounded-field bg-accent-soft px-4 py-3 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      ) : null}
      <div data-opens="" className="mt-4">
        <Fold
          title={answer ? t(adminReviewsTexts.editReply) : t(adminReviewsTexts.replyAsHost)}
          open={own('answer') !== undefined}
        >
          <AdminForm
            key={answer}
            refused={own('answer')}
            backupName={`answer to review ${documentId}`}
            className="grid gap-3"
          >
            <input type="hidden" name="of" value={documentId} />
            <TextField
              label={t(adminReviewsTexts.reply)}
              hint={t(adminReviewsTexts.replyHint)}
              multiline
              rows={3}
              {...fieldProps(own('answer'), 'answer', answer ?? '')}
            />
            <Submit name="do" value="answer" size="sm" className="justify-self-start">
              {answer ? t(adminReviewsTexts.save) : t(adminReviewsTexts.reply)}
            </Submit>
          </AdminForm>
        </Fold>
        {hidden ? (
          <AdminForm refused={own('show')} className="border-t border-line pt-3">
            <input type="hidden" name="of" value={documentId} />
            <Submit name="do" value="show" size="sm" variant="secondary">
              {t(adminReviewsTexts.unhide)}
            </Submit>
          </AdminForm>
        ) : (
          <Fold title={t(adminReviewsTexts.hide)} open={own('hide') !== undefined}>
            <AdminForm refused={own('hide')} className="grid gap-3">
              <input type="hidden" name="of" value={documentId} />
              <TextField
                label={t(adminReviewsTexts.reason)}
                hint={t(adminReviewsTexts.reasonHint)}
                {...fieldProps(own('hide'), 'reason')}
              />
              <Submit name="do" value="hide" size="sm" variant="danger" className="justify-self-start">
                {t(adminReviewsTexts.hideReview)}
              </Submit>
            </AdminForm>
          </Fold>
        )}
      </div>
    </article>
  );
}
