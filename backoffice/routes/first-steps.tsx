import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { sendSample } from '../../service/emails/send-sample.ts';
import { emptyCatalogue } from '../../service/import-export/empty-catalogue.ts';
import { listFirstSteps } from '../../service/import-export/list-first-steps.ts';
import type { FirstSteps } from '../../service/import-export/read-first-steps.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { sampleEmails } from '../server/sample-emails.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, listFirstSteps);
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      if (text('do') === 'email') {
        const [{ text: email }] = sampleEmails(ctx.config.publicUrl)['staff-invitation'];
        const { to } = await sendSample(ctx, { kind: 'staff-invitation', text: email, language: 'en' });
        const leaves = ctx.config.smtpUrl !== undefined;
        return { message: leaves ? `Test email sent to ${to}.` : noServer };
      }
      const { removed, hidden } = await emptyCatalogue(ctx, { typed: text('typed') });
      const booked = hidden > 0 ? ` ${hidden} with bookings cannot be deleted. We unpublished them.` : '';
      return { message: `Samples deleted: ${removed}.${booked}` };
    },
    { keep: ['typed'] },
  );
}

const noServer = 'Test email queued. No email is sent until SMTP_URL is set.';

interface Step {
  readonly name: keyof FirstSteps;
  readonly what: string;
  readonly how: string;
  readonly to?: string;
}

const steps: readonly Step[] = [
  { name: 'name', what: 'Your name', how: 'On every page, email and invoice', to: adminUrls.company },
  { name: 'address', what: 'Your address', how: 'Where you are registered', to: adminUrls.company },
  { name: 'reach', what: 'Your phone and email', how: 'How travellers reach you', to: adminUrls.company },
  { name: 'gstin', what: 'Your GSTIN', how: 'Makes your invoices tax invoices', to: adminUrls.company },
  {
    name: 'upi',
    what: 'Your UPI ID',
    how: 'Where transfers go. Set UPI_ID in the file padharo.env and restart the server.',
  },
  {
    name: 'email',
    what: 'Email sending',
    how: 'Set SMTP_URL in the file padharo.env and restart the server. Ticked after the first email is sent.',
  },
  { name: 'samples', what: 'Samples deleted', how: 'Below on this page', to: '#samples' },
  {
    name: 'product',
    what: 'Your first product published',
    how: 'Add it under Content, or import a file',
    to: adminUrls.content,
  },
];

export default function FirstStepsPage() {
  const done = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const left = steps.filter(({ name }) => !done[name]).length;
  return (
    <>
      <PageHead
        title="Setup guide"
        lead={
          left === 0
            ? 'Setup complete. Padharo!'
            : `${left} of ${steps.length} steps left. We tick each step once it is done.`
        }
      />
      <div className="grid max-w-[820px] gap-6">
        <ol className="divide-y divide-line rounded-card border border-line bg-card">
          {steps.map(({ name, what, how, to }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:flex-nowrap">
              <span
                aria-hidden="true"
                className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold ${done[name] ? 'border-success bg-success-soft text-success' : 'border-line-strong text-ink-soft'}`}
              >
                {done[name] ? '✓' : ''}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {what}
                  <span className="sr-only">{done[name] ? ': done' : ': to do'}</span>
                </span>
                <span className="block text-sm text-ink-soft">{how}</span>
              </span>
              {name === 'email' && !done.email ? (
                <AdminForm refused={undefined} className="shrink-0 max-sm:basis-full max-sm:pl-11">
                  <Submit name="do" value="email" variant="secondary" size="sm">
                    Send test email
                  </Submit>
                </AdminForm>
              ) : null}
              {to && !done[name] ? (
                <Link
                  to={to}
                  className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-semibold underline underline-offset-4"
                >
                  {' '}
                  Open<span className="sr-only">{`: ${what}`}</span>
                </Link>
              ) : null}
            </li>
          ))}
        </ol>
        {done.samples ? null : (
          <div id="samples">
            <Panel
              title="Delete the samples"
              lead="Deletes every sample stay, attraction, tour and car with its rooms and reviews. Entries you added or changed stay, and so do places, amenities and settings. Samples with bookings are unpublished instead."
            >
              <AdminForm refused={refused} className="flex flex-wrap items-end gap-3">
                <TextField
                  label="Enter: empty the catalogue"
                  autoComplete="off"
                  className="min-w-64 grow"
                  {...fieldProps(refused, 'typed')}
                />
                <Submit variant="danger">Delete samples</Submit>
              </AdminForm>
            </Panel>
          </div>
        )}
      </div>
    </>
  );
}
