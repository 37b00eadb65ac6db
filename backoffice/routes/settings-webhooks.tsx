import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { requireRight } from '../../service/core/may.ts';
import { createWebhook } from '../../service/webhooks/create-webhook.ts';
import { listWebhooks } from '../../service/webhooks/show-webhooks.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { webhookIn } from '../server/webhook-form.ts';
import { WebhookFields } from '../settings/webhook-fields.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { OneTimeSecret, useFormKey } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({ webhooks: await listWebhooks(ctx), all: webhookEvents }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'manage webhooks');
      const { name, secret } = await createWebhook(ctx, webhookIn(fields));
      return { message: t(adminWebhooksTexts.added, { name }), secret };
    },
    { keep: 'all' },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['webhooks'][number];

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminWebhooksTexts.name),
    cell: ({ name, documentId }) => (
      <Link to={adminUrls.webhook(documentId)} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
  },
  { head: t(adminWebhooksTexts.url), cell: ({ url }) => <span className="wrap-anywhere">{url}</span> },
  { head: t(adminWebhooksTexts.events), cell: ({ events }) => <span className="text-sm">{events.join(', ')}</span> },
  {
    head: t(adminWebhooksTexts.status),
    cell: ({ enabled, disabledBecause, failures }) =>
      enabled
        ? failures > 0
          ? t(adminWebhooksTexts.failing, { failures })
          : t(adminWebhooksTexts.works)
        : (disabledBecause ?? t(adminWebhooksTexts.off)),
  },
];

export default function Webhooks() {
  const t = useText();
  const { webhooks, all } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.once ? undefined : answer;
  const formKey = useFormKey(answer);
  return (
    <>
      <PageHead title={t(adminWebhooksTexts.webhooks)} lead={t(adminWebhooksTexts.lead)} />
      <OneTimeSecret of={answer} />
      <AdminTable
        caption={t(adminWebhooksTexts.webhooks)}
        columns={columns(t)}
        rows={webhooks}
        keyOf={({ documentId }) => documentId}
        empty={t(adminWebhooksTexts.noWebhooksYet)}
        begin={{ to: '#add', label: t(adminWebhooksTexts.addWebhook) }}
      />
      <div className="mt-8 max-w-3xl">
        <Panel id="add" title={t(adminWebhooksTexts.addWebhook)}>
          <AdminForm key={formKey} refused={refused} className="grid gap-4">
            <WebhookFields all={all} refused={refused} />
            <Submit className="justify-self-start">{t(adminWebhooksTexts.addWebhook)}</Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
