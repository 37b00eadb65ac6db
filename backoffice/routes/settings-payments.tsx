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
          keys: mode === 'live' ? 'Live keys set' : 'Test keys set',
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
      message: `Test payment worked: the gateway opened order ${reference} of ₹1. No one was charged. To test the rest, make a booking and pay for it.`,
    };
  });
}

export default function Payments() {
  const { upiId, qr, taking, accounts, trial } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const gatewayText = taking ? `${taking.label} (${taking.isLive ? 'live' : 'test mode'})` : 'None';
  return (
    <>
      <PageHead
        title="Payments"
        lead="You set gateway keys on the server, not here, so that staff cannot read them or redirect payments."
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title="Payment methods">
          <FactList
            facts={[
              ['New payments go through', gatewayText],
              ...accounts.flatMap(
                ({ label, keys, webhook }) =>
                  [
                    [`${label} keys`, keys],
                    [`${label} webhook`, webhook],
                  ] as const,
              ),
              ...(accounts.length === 0 ? ([['Gateway keys', 'Not set']] as const) : []),
              ['UPI ID', upiId ?? 'Not set'],
              ['Cash', 'Staff record it on the booking'],
              ...(trial ? ([['Notice on every page', 'This site is in test mode']] as const) : []),
            ]}
          />
          <p className="mt-4 text-sm text-ink-soft">
            Set these with the variables RAZORPAY_…, PHONEPE_…, PAYMENT_GATEWAY and UPI_ID, as the operations guide
            describes. Changes apply when the server restarts.
          </p>
        </Panel>
        <Panel title="Test payment of ₹1">
          {taking && !taking.isLive ? (
            <AdminForm refused={refused} className="grid justify-items-start gap-4">
              <p className="text-ink-soft">
                We ask the gateway to open an order of ₹1, as for a booking. This checks the keys. No one is charged.
              </p>
              <Submit>Make test payment</Submit>
            </AdminForm>
          ) : (
            <p className="text-ink-soft">
              {taking
                ? 'Not available with live keys, because you would be charged. To test, book your cheapest item, pay and cancel it.'
                : 'Not available without a gateway. Travellers pay to your UPI ID, and your staff confirm each transfer.'}
            </p>
          )}
        </Panel>
        {qr ? (
          <Panel
            title="Your UPI code"
            lead="The code that travellers scan, for ₹1. Scan it with your own phone to pay ₹1 to yourself."
          >
            <img
              src={qr}
              alt={`UPI code for ${upiId}`}
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
