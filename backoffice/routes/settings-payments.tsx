import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { requireRight } from '../../service/core/may.ts';
import { rupee } from '../../service/core/money.ts';
import { gatewaysOf } from '../../service/payments/gateways.ts';
import { testGatewayKeys } from '../../service/payments/test-gateway-keys.ts';
import { upiLink } from '../../service/payments/upi.ts';
import { qrSvg } from '../../service/platform/qr-code.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FactList, Panel } from '../ui/panel.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'set payments and emails up');
    const { config } = ctx;
    const gateways = gatewaysOf(config);
    const [taking] = gateways;
    const { upiId } = config;
    const { name: payee } = (await readSettings(ctx)).contact;
    const link = upiId && upiLink({ upiId, payee, amount: rupee, bookingId: 'TEST' });
    return {
      upiId: upiId ?? null,
      qr: link ? `data:image/svg+xml,${encodeURIComponent(qrSvg(link))}` : null,
      taking: taking
        ? { label: taking.label ?? t(adminSettingsTexts.builtInGateway), isLive: taking.mode === 'live' }
        : null,
      // only whether the keys exist and whether they are test keys
      accounts: gateways
        .flatMap(({ name, label, mode }) => (label === undefined ? [] : [{ name, label, mode }]))
        .map(({ name, label, mode }) => ({
          label,
          keys: mode === 'live' ? t(adminSettingsTexts.liveKeysSet) : t(adminSettingsTexts.testKeysSet),
          webhook: `${config.publicUrl}/api/payments/events/${name}`,
        })),
      trial: config.showsTestPaymentNotice,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx) => {
    const t = textIn(ctx.language);
    const { reference } = await testGatewayKeys(ctx);
    return {
      message: t(adminSettingsTexts.testPaymentWorked, { reference }),
    };
  });
}

export default function Payments() {
  const t = useText();
  const { upiId, qr, taking, accounts, trial } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const gatewayText = taking
    ? t(taking.isLive ? adminSettingsTexts.gatewayLive : adminSettingsTexts.gatewayTest, { gateway: taking.label })
    : t(adminSettingsTexts.none);
  return (
    <>
      <PageHead title={t(adminSettingsTexts.payments)} lead={t(adminSettingsTexts.keysOnServer)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t(adminSettingsTexts.paymentMethods)}>
          <FactList
            facts={[
              [t(adminSettingsTexts.newPayments), gatewayText],
              ...accounts.flatMap(
                ({ label, keys, webhook }) =>
                  [
                    [t(adminSettingsTexts.labelKeys, { label }), keys],
                    [t(adminSettingsTexts.labelWebhook, { label }), webhook],
                  ] as const,
              ),
              ...(accounts.length === 0
                ? ([[t(adminSettingsTexts.gatewayKeys), t(adminSettingsTexts.notSet)]] as const)
                : []),
              [t(adminSettingsTexts.upiId), upiId ?? t(adminSettingsTexts.notSet)],
              [t(adminSettingsTexts.cash), t(adminSettingsTexts.staffRecord)],
              ...(trial
                ? ([[t(adminSettingsTexts.noticeOnPages), t(adminSettingsTexts.siteInTestMode)]] as const)
                : []),
            ]}
          />
          <p className="mt-4 text-sm text-ink-soft">{t(adminSettingsTexts.variablesHint)}</p>
        </Panel>
        <Panel title={t(adminSettingsTexts.testPayment)}>
          {taking && !taking.isLive ? (
            <AdminForm refused={refused} className="grid justify-items-start gap-4">
              <p className="text-ink-soft">{t(adminSettingsTexts.testPaymentHint)}</p>
              <Submit>{t(adminSettingsTexts.makeTestPayment)}</Submit>
            </AdminForm>
          ) : (
            <p className="text-ink-soft">
              {taking ? t(adminSettingsTexts.testPaymentLive) : t(adminSettingsTexts.testPaymentWithoutGateway)}
            </p>
          )}
        </Panel>
        {qr ? (
          <Panel title={t(adminSettingsTexts.yourUpiCode)} lead={t(adminSettingsTexts.upiCodeHint)}>
            <img
              src={qr}
              alt={t(adminSettingsTexts.upiCodeFor, { upiId: upiId ?? '' })}
              width={208}
              height={208}
              className="rounded-field bg-white p-2"
            />
          </Panel>
        ) : null}
      </div>
    </>
  );
}
