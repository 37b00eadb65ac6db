import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { isProductType, kinds, productTypes } from '../../service/catalog/kinds.ts';
import { answerReview, dismissReport, hideReview, showReview } from '../../service/catalog/reviews/moderate-review.ts';
import { type QueueState, queueStates } from '../../service/catalog/reviews/review.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { invalid } from '../../service/core/app-error.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { Paging, RowCount } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';

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

const stateWords: Readonly<Record<QueueState, string>> = {
  unanswered: 'Needs reply',
  answered: 'Answered',
  hidden: 'Hidden',
  reported: 'Reported',
};

/** The text of a form field. Throws ValidationError for that field if it is empty or too long. */
function written(field: string, typed: string, most: number): string {
  const text = typed.replaceAll('\r\n', '\n').trim();
  const message = text === '' ? 'Enter a reason.' : text.length > most ? `Enter up to ${most} characters.` : undefined;
  if (message) throw invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
  return text;
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const documentId = text('of');
      switch (text('do')) {
        case 'hide':
          await hideReview(ctx, { documentId, reason: written('reason', text('reason'), 500) });
          return { message: 'Review hidden. It no longer counts towards the rating.' };
        case 'dismiss':
          await dismissReport(ctx, { documentId });
          return { message: 'Review kept.' };
        case 'show':
          await showReview(ctx, { documentId });
          return { message: 'Review unhidden.' };
        case 'answer': {
          const answer = text('answer').trim() === '' ? null : written('answer', text('answer'), 4_000);
          await answerReview(ctx, { documentId, answer });
          return { message: answer === null ? 'Reply removed.' : 'Reply published under the review.' };
        }
        default:
          throw invalid('That action is not available. Reload the page and try again.');
      }
    },
    { keep: ['do', 'of', 'answer', 'reason'] },
  );
}

export default function Reviews() {
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead title="Reviews" lead="Reviews by travellers, newest first." />
      <Filters label="Search reviews">
        <TextField
          label="Product"
          {...value('product')}
          type="search"
          autoComplete="off"
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
        <SelectField label="Status" {...value('state')}>
          {queueStates.map((name) => (
            <option key={name} value={name === 'unanswered' ? '' : name}>
              {stateWords[name]}
            </option>
          ))}
          <option value="all">All</option>
        </SelectField>
        <SelectField label="Rating" {...value('rating')}>
          <option value="">Any</option>
          {scores.map((score) => (
            <option key={score} value={score}>
              {score} of 5
            </option>
          ))}
        </SelectField>
        <SelectField label="Type" {...value('type')}>
          <option value="">Any</option>
          {productTypes.map((type) => (
            <option key={type} value={type}>
              {kinds[type].label}
            </option>
          ))}
        </SelectField>
      </Filters>
      <RowCount of={rows.length} more={next !== null} />
      {rows.length === 0 ? (
        <p className="rounded-card border border-line bg-card px-6 py-14 text-center text-ink-soft">
          No reviews match this search.
        </p>
      ) : null}
      <ul className="grid gap-4">
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
