import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminInboxTexts } from '../../messages/en/admin/inbox.ts';
import { today } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { InboxList } from '../inbox/inbox-list.tsx';
import { inboxKinds, inboxQuery, inboxStates } from '../inbox/inbox-view.ts';
import { Thread, ThreadAside } from '../inbox/thread.tsx';
import { act } from '../server/act.ts';
import { inboxFields, runInboxAction } from '../server/inbox-actions.ts';
import { readInbox, readThread } from '../server/read-inbox.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

function filtersOf(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    state: inboxStates.find((one) => one === query.get('state')) ?? 'open',
    kind: inboxKinds.find((one) => one === query.get('kind')),
    reply: /^\d{1,9}$/.exec(query.get('reply') ?? '')?.[0],
  };
}

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { reply, ...filters } = filtersOf(request);
  return asStaff(context, async (ctx) => {
    const { kind, id } = params;
    // the thread first: opened, it is read
    const thread = id === undefined ? null : await readThread(ctx, kind, id, reply);
    const rows = await readInbox(ctx, filters.state, filters.kind);
    return { filters, thread, rows, own: ctx.viewer.userId, today: today(ctx.now) };
  });
}

export function action(args: ActionFunctionArgs) {
  const { kind = '', id = '' } = args.params;
  return act(
    args,
    async (ctx, fields) => {
      const message = await runInboxAction(ctx, kind, id, fields);
      const thread = inboxKinds.find((one) => one === kind);
      // without the saved reply, which would be the text again
      const to = thread ? adminUrls.thread(thread, id) : adminUrls.inbox;
      return { message, to: `${to}${inboxQuery(filtersOf(args.request))}` };
    },
    { keep: inboxFields },
  );
}

export default function Inbox() {
  const t = useText();
  const { filters, thread, rows, own, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const query = inboxQuery(filters);
  return (
    <>
      <PageHead
        title={t(adminInboxTexts.inbox)}
        dense
        action={
          <Link to={adminUrls.savedReplies} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
            {t(adminInboxTexts.savedReplies)}
          </Link>
        }
      />
      {refused?.problem && !['answer', 'hide', 'dismiss', 'show'].includes(refused.typed['do'] ?? '') ? (
        <Notice kind="error" className="mt-3">
          {refused.problem}
        </Notice>
      ) : null}
      <div className={`inbox ${thread ? 'has-thread' : ''}`}>
        <section aria-label={t(adminInboxTexts.list)} className="inbox-list">
          <InboxList rows={rows} filters={filters} open={thread} today={today} />
        </section>
        {thread ? (
          <>
            <section
              key={`${thread.kind} ${thread.id}`}
              aria-label={t(adminInboxTexts.thread)}
              tabIndex={-1}
              data-next=""
              className="min-w-0 outline-none"
            >
              <p className="mb-2 md:hidden">
                <Link
                  to={`${adminUrls.inbox}${query}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {t(adminInboxTexts.backToInbox)}
                </Link>
              </p>
              <Thread thread={thread} refused={refused} query={query} />
            </section>
            <ThreadAside thread={thread} own={own} today={today} />
          </>
        ) : (
          <p className="px-4 py-14 text-center text-ink-soft max-md:hidden">{t(adminInboxTexts.choose)}</p>
        )}
      </div>
    </>
  );
}
