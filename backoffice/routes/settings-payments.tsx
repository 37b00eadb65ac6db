import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { requireRight } from '../../service/core/may.ts';
import { rupee } from '../../service/core/money.ts';
import { gatewaysOf } from '../../service/payments/gateways.ts';
import { testGatewayKeys } from '../../service/payments/test-gateway-keys.ts';
import { upiLink } from '../../service/payments/upi.ts';
import { qrSvg } from '../../service/platform/qr-code.ts';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FactList, Panel } from '../ui/panel.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
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
      taking: taking ? { label: taking.label ?? 'The built-in test gateway', isLive: taking.mode === 'live' } : null,
      // only whether the keys exist and whether they are test keys
      accounts: gateways
        .flatMap(({ name, label, mode }) => (label === undefined ? [] : [{ name, label, mode }]))
        .map(({ name, label, mode }) => ({
          label,
          keys: mode === 'live' ? 'set, live: money moves' : 'set, for tests: no money moves',
          webhook: `${config.publicUrl}/api/payments/events/${name}`,
        })),
      trial: config.showsTestPaymentNotice,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx) => {
    const { reference } = await testGatewayKeys(ctx);
    return {
      message: `The gateway took an order of ₹1: ${reference}. Nothing was paid. To see the rest of the way, book something and pay on its page.`,
    };
  });
}

export default function Payments() {
  const { upiId, qr, taking, accounts, trial } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const gatewayText = taking
    ? `${taking.label}, ${taking.isLive ? 'live: money moves' : 'test: no money moves'}`
    : 'none';
  return (
    <>
      <PageHead
        title="Payments"
        lead="Gateway keys are set on the server, never here, so that staff cannot read them or change where money goes."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="What is open">
          <FactList
            facts={[
              ['Takes new payments', gatewayText],
              ...accounts.flatMap(
                ({ label, keys, webhook }) =>
                  [
                    [`Keys of ${label}`, keys],
                    [`Webhook for ${label}`, webhook],
                  ] as const,
              ),
              ...(accounts.length === 0 ? ([['Keys of a gateway', 'not set']] as const) : []),
              ['UPI id', upiId ?? 'not set'],
              ['Cash', 'your people record it in the booking'],
              ...(trial ? ([['Said on every page', 'that payments are a trial']] as const) : []),
            ]}
          />
          <p className="mt-4 text-sm text-ink-soft">
            Set by the variables RAZORPAY_…, PHONEPE_…, PAYMENT_GATEWAY and UPI_ID; the guide to the machine says how. A
            change holds from the next start.
          </p>
        </Panel>
        <Panel title="A test payment of ₹1">
          {taking && !taking.isLive ? (
            <AdminForm refused={refused} className="grid justify-items-start gap-4">
              <p className="text-ink-soft">
                Asks the gateway to open an order of ₹1, as a booking does. It says whether the keys are taken; no money
                moves.
              </p>
              <Submit>Make a test payment</Submit>
            </AdminForm>
          ) : (
            <p className="text-ink-soft">
              {taking
                ? 'There is none here: the keys are live, and a payment through them moves real money. Book the least that you sell, pay it, and cancel it.'
                : 'There is none here: no gateway is set. Travellers pay to your UPI id, and your people confirm what came.'}
            </p>
          )}
        </Panel>
        {qr ? (
          <Panel
            title="Your UPI code"
            lead="What a traveller scans, for ₹1. Scan it with your own telephone: this moves ₹1 to you."
          >
            <img
              src={qr}
              alt={`UPI code to ${upiId}`}
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
