import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminNewsletterTexts } from '../../messages/en/admin/newsletter.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { listSubscribers } from '../../service/enquiries/subscribers/list-subscribers.ts';
import { removeSubscriber } from '../../service/enquiries/subscribers/remove-subscriber.ts';
import { type SubscriberState, subscriberStates } from '../../service/enquiries/subscription.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { urls } from '../../storefront/urls.ts';
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
    const email = text('of');
    await removeSubscriber(ctx, { email });
    return { message: textIn(ctx.language)(adminNewsletterTexts.emailUnsubscribed, { email }) };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const stateWords: Readonly<Record<SubscriberState, readonly [Message, MarkTone]>> = {
  subscribed: [adminNewsletterTexts.isSubscribed, 'good'],
  waiting: [adminNewsletterTexts.notConfirmed, 'waits'],
  left: [adminNewsletterTexts.isUnsubscribed, 'still'],
};

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminNewsletterTexts.email),
    cell: ({ email }) => <span className="font-semibold wrap-anywhere">{email}</span>,
  },
  {
    head: t(adminNewsletterTexts.status),
    cell: ({ state }) => <Mark tone={stateWords[state][1]}>{t(stateWords[state][0])}</Mark>,
  },
  { head: t(adminNewsletterTexts.signedUp), cell: ({ askedAt }) => <When at={askedAt} /> },
  {
    head: t(adminNewsletterTexts.confirmed),
    cell: ({ confirmedAt }) => (confirmedAt ? <When at={confirmedAt} /> : '–'),
  },
  { head: t(adminNewsletterTexts.unsubscribed), cell: ({ leftAt }) => (leftAt ? <When at={leftAt} /> : '–') },
  {
    head: t(adminNewsletterTexts.change),
    cell: ({ email, state }) =>
      state === 'left' ? null : (
        <AdminForm refused={undefined}>
          <Submit
            name="of"
            value={email}
            variant="danger"
            size="sm"
            aria-label={t(adminNewsletterTexts.unsubscribeEmail, { email })}
          >
            {t(adminNewsletterTexts.unsubscribe)}
          </Submit>
        </AdminForm>
      ),
  },
];

export default function Newsletter() {
  const t = useText();
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead
        title={t(adminNewsletterTexts.newsletter)}
        lead={t(adminNewsletterTexts.lead)}
        action={
          <a href={adminUrls.newsletterCsv} download className={buttonLook({ variant: 'secondary' })}>
            {t(adminNewsletterTexts.exportCsv)}
          </a>
        }
      />
      {refused?.problem ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <Filters label={t(adminNewsletterTexts.searchSubscribers)}>
        <TextField
          label={t(adminNewsletterTexts.email)}
          {...value('q')}
          type="search"
          autoComplete="off"
          className="grow sm:max-w-100"
        />
        <SelectField label={t(adminNewsletterTexts.status)} {...value('state')}>
          <option value="">{t(adminNewsletterTexts.any)}</option>
          {subscriberStates.map((name) => (
            <option key={name} value={name}>
              {t(stateWords[name][0])}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption={t(adminNewsletterTexts.caption)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ email }) => email}
        next={next}
        empty={t(adminNewsletterTexts.noSubscribersYet)}
        begin={{ to: urls.home, label: t(adminListTexts.openWebsite) }}
        noMatch={t(adminNewsletterTexts.noMatch)}
      />
    </>
  );
}
