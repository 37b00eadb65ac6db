import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import { textIn } from '../../messages/translate.ts';
import { requireRight } from '../../service/core/may.ts';
import { changeWebhook } from '../../service/webhooks/change-webhook.ts';
import { deleteWebhook } from '../../service/webhooks/delete-webhook.ts';
import { listDeliveries } from '../../service/webhooks/list-deliveries.ts';
import { redeliver } from '../../service/webhooks/redeliver.ts';
import { renewSecret } from '../../service/webhooks/renew-secret.ts';
import { showDelivery } from '../../service/webhooks/show-delivery.ts';
import { showWebhook } from '../../service/webhooks/show-webhooks.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { webhookIn } from '../server/webhook-form.ts';
import { DeliveryTable } from '../settings/delivery-table.tsx';
import { WebhookFields } from '../settings/webhook-fields.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notice, OneTimeSecret } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

const statuses = ['waiting', 'delivered', 'failed'] as const;

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const documentId = params['documentId'] ?? '';
  const { filter, after } = readListQuery(request, ['-at']);
  return asStaff(context, async (ctx) => {
    const webhook = await showWebhook(ctx, documentId);
    const page = /^\d{1,6}$/.test(after ?? '') ? Number(after) : 1;
    const status = statuses.find((one) => one === filter('status'));
    const deliveryId = filter('delivery');
    const { data, meta } = await listDeliveries(ctx, { documentId, status, page, pageSize: 25 });
    return {
      all: webhookEvents,
      webhook,
      deliveries: data,
      next: page < meta.pagination.pageCount ? String(page + 1) : null,
      delivery: deliveryId === undefined ? undefined : await showDelivery(ctx, { documentId, deliveryId }),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  const documentId = args.params['documentId'] ?? '';
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'manage webhooks');
      const what = fields.text('do');
      if (what === 'delete') {
        await deleteWebhook(ctx, documentId);
        return { message: t(adminWebhooksTexts.deleted), to: adminUrls.webhooks };
      }
      if (what === 'secret') {
        const { secret } = await renewSecret(ctx, documentId);
        return {
          message: t(adminWebhooksTexts.newSecret),
          secret,
        };
      }
      if (what === 'again') {
        const { event } = await redeliver(ctx, { documentId, deliveryId: fields.text('of') });
        return { message: t(adminWebhooksTexts.eventSentAgain, { event }) };
      }
      await changeWebhook(ctx, { ...webhookIn(fields), documentId });
      return { message: t(adminWebhooksTexts.webhookSaved) };
    },
    { keep: 'all' },
  );
}

export default function Webhook() {
  const t = useText();
  const payload = t(adminWebhooksTexts.payload);
  const { webhook, all, deliveries, next, delivery } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  const refused = answer?.once ? undefined : answer;
  const isSaving = refused?.typed['do'] === 'save';
  const { name, url, events, enabled, disabledBecause, updatedAt } = webhook;
  return (
    <>
      <PageHead title={name} lead={t(adminWebhooksTexts.webhookToUrl, { url })} />
      <OneTimeSecret of={answer} />
      {refused?.problem && !isSaving ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      {disabledBecause ? (
        <Notice kind="info" className="mb-6">
          {t(adminWebhooksTexts.switchedOffBecause, { disabledBecause })}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel title={t(adminWebhooksTexts.settings)}>
          <AdminForm key={String(updatedAt)} refused={isSaving ? refused : undefined} className="grid gap-4">
            <WebhookFields name={name} url={url} events={events} all={all} refused={isSaving ? refused : undefined} />
            <CheckboxField
              label={t(adminWebhooksTexts.switchedOff)}
              name="off"
              value="yes"
              defaultChecked={isSaving ? refused?.typed['off'] === 'yes' : !enabled}
            />
            <Submit name="do" value="save" className="justify-self-start">
              {t(adminWebhooksTexts.save)}
            </Submit>
          </AdminForm>
        </Panel>
        <Panel title={t(adminWebhooksTexts.secretAndDeletion)}>
          <AdminForm refused={undefined} className="grid justify-items-start gap-4">
            <p className="text-ink-soft">{t(adminWebhooksTexts.secretLead)}</p>
            <Submit name="do" value="secret" variant="secondary">
              {t(adminWebhooksTexts.rotateSecret)}
            </Submit>
            <Submit
              name="do"
              value="delete"
              variant="danger"
              onClick={(event) => {
                if (!window.confirm(t(adminWebhooksTexts.deleteQuestion, { name }))) event.preventDefault();
              }}
            >
              {t(adminWebhooksTexts.deleteWebhook)}
            </Submit>
          </AdminForm>
        </Panel>
      </div>
      {delivery ? (
        <div id="body" className="mt-6">
          <Panel
            key={query.get('delivery')}
            isNext
            title={t(adminWebhooksTexts.payloadTitle, { event: delivery.event })}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
            <section tabIndex={0} aria-label={payload} className="max-h-96 overflow-auto rounded-field bg-sunk p-4">
              <pre className="text-sm whitespace-pre-wrap wrap-anywhere">{delivery.body}</pre>
            </section>
          </Panel>
        </div>
      ) : null}
      <h2 className="mt-8 mb-4 text-xl">{t(adminWebhooksTexts.deliveries)}</h2>
      <Filters>
        <SelectField label={t(adminWebhooksTexts.status)} name="status" defaultValue={query.get('status') ?? ''}>
          <option value="">{t(adminWebhooksTexts.all)}</option>
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </SelectField>
      </Filters>
      <DeliveryTable rows={deliveries} next={next} />
    </>
  );
}
