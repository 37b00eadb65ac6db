import { type ReportReason, reasonNames } from '../../service/catalog/reviews/review.ts';
import type { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { Fold } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Mark } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';

const reasonWords: Readonly<Record<ReportReason, string>> = {
  wrong: 'false or misleading',
  offensive: 'offensive or private',
  'no-guest': 'not written by a guest',
};

export type ReviewOnCard = Awaited<ReturnType<typeof listReviews>>['rows'][number];

/** A review with its actions: reply to it on the site, or hide it. */
export function ReviewCard({ review, refused }: { review: ReviewOnCard; refused: Refused | undefined }) {
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
    <article aria-label={`${name} on ${product}`} className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          <span aria-hidden="true">{'★'.repeat(rating)}</span>
          <span className="sr-only">{rating} of 5,</span>{' '}
          <a href={storefrontKinds[type].page(slug)} className="underline underline-offset-4">
            {product}
          </a>
        </h2>
        <p className="text-sm text-ink-soft">
          <When at={at} />
        </p>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {name}
        {verified ? <Mark tone="good">Verified</Mark> : null}
        {hidden ? <Mark tone="bad">Hidden</Mark> : null}
      </p>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{comment}</p>
      {hidden ? <p className="mt-2 text-sm text-ink-soft">Reason for hiding: {hiddenBecause}</p> : null}
      {reportsOf && !hidden ? (
        <AdminForm
          refused={own('dismiss')}
          className="mt-3 flex max-w-prose flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field border border-line-strong px-4 py-3"
        >
          <p>
            Reported:{' '}
            {reasonNames
              .filter((name) => reportsOf[name] > 0)
              .map((name) => `${reasonWords[name]} (${reportsOf[name]})`)
              .join(', ')}
          </p>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="dismiss" size="sm" variant="secondary">
            Keep review
          </Submit>
        </AdminForm>
      ) : null}
      {answer ? (
        <p className="mt-3 max-w-prose rounded-field bg-accent-soft px-4 py-3 wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      ) : null}
      <div className="mt-4">
        <Fold title={answer ? 'Edit reply' : 'Reply as host'} open={own('answer') !== undefined}>
          <AdminForm
            key={answer}
            refused={own('answer')}
            backupName={`answer to review ${documentId}`}
            className="grid gap-3"
          >
            <input type="hidden" name="of" value={documentId} />
            <TextField
              label="Reply"
              hint="Published under the review straight away. Leave empty to remove it."
              multiline
              rows={3}
              {...fieldProps(own('answer'), 'answer', answer ?? '')}
            />
            <Submit name="do" value="answer" size="sm" className="justify-self-start">
              {answer ? 'Save' : 'Reply'}
            </Submit>
          </AdminForm>
        </Fold>
        {hidden ? (
          <AdminForm refused={own('show')} className="border-t border-line pt-3">
            <input type="hidden" name="of" value={documentId} />
            <Submit name="do" value="show" size="sm" variant="secondary">
              Unhide
            </Submit>
          </AdminForm>
        ) : (
          <Fold title="Hide" open={own('hide') !== undefined}>
            <AdminForm refused={own('hide')} className="grid gap-3">
              <input type="hidden" name="of" value={documentId} />
              <TextField
                label="Reason"
                hint="For staff only. Hidden reviews do not count towards the rating."
                {...fieldProps(own('hide'), 'reason')}
              />
              <Submit name="do" value="hide" size="sm" variant="danger" className="justify-self-start">
                {' '}
                Hide review{' '}
              </Submit>
            </AdminForm>
          </Fold>
        )}
      </div>
    </article>
  );
}
