import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminInboxTexts } from '../../messages/en/admin/inbox.ts';
import { textIn } from '../../messages/translate.ts';
import { replyPlaceholders } from '../../service/booking/model/reply-placeholders.ts';
import { deleteReply, listSavedReplies, saveReply } from '../../service/booking/usecases/messages/saved-replies.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({ replies: await listSavedReplies(ctx) }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      if (text('do') === 'delete') {
        await deleteReply(ctx, { id: id('of') });
        return { message: t(adminInboxTexts.replyDeleted), to: adminUrls.savedReplies };
      }
      await saveReply(ctx, { name: text('name'), text: text('text') });
      return { message: t(adminInboxTexts.replySaved), to: adminUrls.savedReplies };
    },
    { keep: ['do', 'name', 'text'] },
  );
}

export default function SavedReplies() {
  const t = useText();
  const { replies } = useLoaderData<typeof loader>();
  const refused = refusedIn(useActionData<typeof action>(), 'save');
  const [query] = useSearchParams();
  const edited = replies.find(({ id }) => String(id) === query.get('edit'));
  return (
    <>
      <p className="mb-3">
        <Link to={adminUrls.inbox} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t(adminInboxTexts.backToInbox)}
        </Link>
      </p>
      <PageHead title={t(adminInboxTexts.savedReplies)} lead={t(adminInboxTexts.repliesLead)} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <ul data-rows="" className="divide-y divide-line rounded-card border border-line bg-card">
          {replies.length === 0 ? (
            <li>
              <EmptyState
                none={t(adminInboxTexts.noReplies)}
                begin={{ to: '#new', label: t(adminInboxTexts.newReply) }}
              />
            </li>
          ) : null}
          {replies.map(({ id, name, text }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-2 px-4 py-2">
              <p className="min-w-0 flex-1 basis-48 py-2 text-sm">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-ink-soft wrap-anywhere whitespace-pre-line">{text}</span>
              </p>
              <Link
                to={`${adminUrls.savedReplies}?edit=${id}`}
                aria-label={t(adminInboxTexts.editReply, { name })}
                className={buttonLook({ variant: 'quiet', size: 'sm' })}
              >
                {t(adminInboxTexts.edit)}
              </Link>
              <AdminForm refused={undefined}>
                <input type="hidden" name="of" value={id} />
                <Submit
                  name="do"
                  value="delete"
                  size="sm"
                  variant="quiet"
                  aria-label={t(adminInboxTexts.deleteReply, { name })}
                >
                  {t(adminInboxTexts.delete)}
                </Submit>
              </AdminForm>
            </li>
          ))}
        </ul>
        <Panel
          id="new"
          title={edited ? t(adminInboxTexts.editReply, { name: edited.name }) : t(adminInboxTexts.newReply)}
        >
          <AdminForm key={`${edited?.id} ${replies.length}`} refused={refused} className="grid gap-4">
            <TextField
              label={t(adminInboxTexts.name)}
              hint={t(adminInboxTexts.sameName)}
              {...fieldProps(refused, 'name', edited?.name)}
            />
            <TextField
              label={t(adminInboxTexts.text)}
              hint={t(adminInboxTexts.placeholders, { known: replyPlaceholders.map((one) => `{${one}}`).join(', ') })}
              multiline
              rows={6}
              {...fieldProps(refused, 'text', edited?.text)}
            />
            <Submit name="do" value="save" size="sm" className="justify-self-start">
              {t(adminInboxTexts.saveReply)}
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
