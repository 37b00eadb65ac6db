import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { listSubscribers } from '../../service/enquiries/subscribers/list-subscribers.ts';
import { removeSubscriber } from '../../service/enquiries/subscribers/remove-subscriber.ts';
import { type SubscriberState, subscriberStates } from '../../service/enquiries/subscription.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-at']);
  const state = subscriberStates.find((name) => name === filter('state'));
  return asStaff(context, (ctx) => listSubscribers(ctx, { text: filter('q'), state, after }));
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text }) => {
    await removeSubscriber(ctx, { email: text('of') });
    return { message: `${text('of')} unsubscribed.` };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const stateWords: Readonly<Record<SubscriberState, readonly [string, MarkTone]>> = {
  subscribed: ['Subscribed', 'good'],
  waiting: ['Not confirmed', 'waits'],
  left: ['Unsubscribed', 'still'],
};

const columns: readonly Column<Row>[] = [
  { head: 'Email', cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span> },
  { head: 'Status', cell: ({ state }) => <Mark tone={stateWords[state][1]}>{stateWords[state][0]}</Mark> },
  { head: 'Signed up', cell: ({ askedAt }) => <When at={askedAt} /> },
  { head: 'Confirmed', cell: ({ confirmedAt }) => (confirmedAt ? <When at={confirmedAt} /> : '–') },
  { head: 'Unsubscribed', cell: ({ leftAt }) => (leftAt ? <When at={leftAt} /> : '–') },
  {
    head: 'Change',
    cell: ({ email, state }) =>
      state === 'left' ? null : (
        <AdminForm refused={undefined}>
          <Submit name="of" value={email} variant="danger" size="sm" aria-label={`Unsubscribe ${email}`}>
            {' '}
            Unsubscribe{' '}
          </Submit>
        </AdminForm>
      ),
  },
];

export default function Newsletter() {
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead
        title="Newsletter"
        lead="Everyone who signed up, newest first. Only confirmed addresses receive it."
        action={
          <a href={adminUrls.newsletterCsv} download className={buttonLook({ variant: 'secondary' })}>
            Export CSV
          </a>
        }
      />
      {refused?.problem ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <Filters label="Search subscribers">
        <TextField label="Email" {...value('q')} type="search" autoComplete="off" className="grow sm:max-w-100" />
        <SelectField label="Status" {...value('state')}>
          <option value="">Any</option>
          {subscriberStates.map((name) => (
            <option key={name} value={name}>
              {stateWords[name][0]}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption="Subscribers, newest first"
        columns={columns}
        rows={rows}
        keyOf={({ email }) => email}
        next={next}
        empty="No subscribers match this search."
        none="No subscribers yet."
      />
    </>
  );
}
