import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminReviewsTexts } from '../../messages/en/admin/reviews.ts';
import type { Message } from '../../messages/message.ts';
import { isProductType, kinds, productTypes } from '../../service/catalog/kinds.ts';
import { type QueueState, queueStates } from '../../service/catalog/reviews/review.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { reviewFields, runReviewAction } from '../server/review-actions.ts';
import { Paging, RowCount } from '../ui/admin-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-at']);
  const [state, type, rating] = [filter('state'), filter('type'), Number(filter('rating'))];
  return asStaff(context, (ctx) =>
    listReviews(ctx, {
      state: state === 'all' ? undefined : (queueStates.find((name) => name === state) ?? 'unanswered'),
      type: type && isProductType(type) ? type : undefined,
      rating: scores.find((score) => score === rating),
      product: filter('product'),
      after,
    }),
  );
}

const scores = [5, 4, 3, 2, 1];

const stateWords: Readonly<Record<QueueState, Message>> = {
  unanswered: adminReviewsTexts.needsReply,
  answered: adminReviewsTexts.answered,
  hidden: adminReviewsTexts.hidden,
  reported: adminReviewsTexts.reported,
};

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, fields) => ({ message: await runReviewAction(ctx, fields) }), { keep: reviewFields });
}

export default function Reviews() {
  const t = useText();
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead title={t(adminReviewsTexts.reviews)} lead={t(adminReviewsTexts.lead)} />
      <Filters label={t(adminReviewsTexts.searchReviews)}>
        <TextField
          label={t(adminReviewsTexts.product)}
          {...value('product')}
          type="search"
          autoComplete="off"
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
        <SelectField label={t(adminReviewsTexts.status)} {...value('state')}>
          {queueStates.map((name) => (
            <option key={name} value={name === 'unanswered' ? '' : name}>
              {t(stateWords[name])}
            </option>
          ))}
          <option value="all">{t(adminReviewsTexts.all)}</option>
        </SelectField>
        <SelectField label={t(adminReviewsTexts.rating)} {...value('rating')}>
          <option value="">{t(adminReviewsTexts.any)}</option>
          {scores.map((score) => (
            <option key={score} value={score}>
              {t(adminReviewsTexts.stars, { score })}
            </option>
          ))}
        </SelectField>
        <SelectField label={t(adminReviewsTexts.type)} {...value('type')}>
          <option value="">{t(adminReviewsTexts.any)}</option>
          {productTypes.map((type) => (
            <option key={type} value={type}>
              {t(kinds[type].label)}
            </option>
          ))}
        </SelectField>
      </Filters>
      <RowCount of={rows.length} more={next !== null} />
      {rows.length === 0 ? (
        <EmptyState
          none={t(adminReviewsTexts.none)}
          begin={{ to: adminUrls.bookings, label: t(adminListTexts.openBookings) }}
          noMatch={t(adminReviewsTexts.noMatch)}
        />
      ) : null}
      <ul data-rows="" className="grid gap-4">
        {rows.map((review) => (
          <li key={review.documentId}>
            <ReviewCard review={review} refused={refused} />
          </li>
        ))}
      </ul>
      <Paging next={next} />
    </>
  );
}
