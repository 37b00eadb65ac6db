import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { requireRight } from '../../service/core/may.ts';
import { createWebhook } from '../../service/webhooks/create-webhook.ts';
import { listWebhooks } from '../../service/webhooks/show-webhooks.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
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
      requireRight(ctx.viewer, 'manage webhooks');
      const { name, secret } = await createWebhook(ctx, webhookIn(fields));
      return { message: `Webhook added. Copy the signing secret of ${name} now. It is shown only once.`, secret };
    },
    { keep: 'all' },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['webhooks'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Name',
    cell: ({ name, documentId }) => (
      <Link to={adminUrls.webhook(documentId)} className="font-semibold underline-offset-4 hover:underline">
        {name}
      </Link>
    ),
  },
  { head: 'URL', cell: ({ url }) => <span className="wrap-anywhere">{url}</span> },
  { head: 'Events', cell: ({ events }) => <span className="text-sm">{events.join(', ')}</span> },
  {
    head: 'Status',
    cell: ({ enabled, disabledBecause, failures }) =>
      enabled ? (failures > 0 ? `failing: ${failures} tries` : 'works') : (disabledBecause ?? 'off'),
  },
];

export default function Webhooks() {
  const { webhooks, all } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.once ? undefined : answer;
  const formKey = useFormKey(answer);
  return (
    <>
      <PageHead
        title="Webhooks"
        lead="Programs that receive events. Each delivery is signed, and we retry failed ones for several hours."
      />
      <OneTimeSecret of={answer} />
      <AdminTable
        caption="Webhooks"
        columns={columns}
        rows={webhooks}
        keyOf={({ documentId }) => documentId}
        empty="No webhooks yet."
      />
      <div className="mt-8 max-w-3xl">
        <Panel title="Add webhook">
          <AdminForm key={formKey} refused={refused} className="grid gap-4">
            <WebhookFields all={all} refused={refused} />
            <Submit className="justify-self-start">Add webhook</Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
