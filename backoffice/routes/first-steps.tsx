import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSetupTexts } from '../../messages/en/admin/setup.ts';
import type { Message } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { sendSample } from '../../service/emails/send-sample.ts';
import { emptyCatalogue } from '../../service/import-export/empty-catalogue.ts';
import { listFirstSteps } from '../../service/import-export/list-first-steps.ts';
import type { FirstSteps } from '../../service/import-export/read-first-steps.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
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
      const t = textIn(ctx.language);
      if (text('do') === 'email') {
        const [{ text: email }] = sampleEmails(ctx.config.publicUrl)['staff-invitation'];
        const { to } = await sendSample(ctx, { kind: 'staff-invitation', text: email, language: 'en' });
        const leaves = ctx.config.smtpUrl !== undefined;
        return { message: leaves ? t(adminSetupTexts.testEmailSent, { to }) : t(adminSetupTexts.testEmailQueued) };
      }
      const { removed, hidden } = await emptyCatalogue(ctx, { typed: text('typed') });
      return {
        message:
          hidden > 0
            ? t(adminSetupTexts.samplesDeletedExcept, { removed, hidden })
            : t(adminSetupTexts.samplesDeletedCount, { removed }),
      };
    },
    { keep: ['typed'] },
  );
}

interface Step {
  readonly name: keyof FirstSteps;
  readonly what: Message;
  readonly how: Message;
  readonly to?: string | undefined;
}

const steps: readonly Step[] = [
  {
    name: 'name',
    what: adminSetupTexts.yourName,
    how: adminSetupTexts.nameWhere,
    to: adminUrls.fromGuide(adminUrls.company),
  },
  {
    name: 'address',
    what: adminSetupTexts.yourAddress,
    how: adminSetupTexts.addressWhere,
    to: adminUrls.fromGuide(adminUrls.company),
  },
  {
    name: 'reach',
    what: adminSetupTexts.phoneTitle,
    how: adminSetupTexts.phoneWhere,
    to: adminUrls.fromGuide(adminUrls.company),
  },
  {
    name: 'gstin',
    what: adminSetupTexts.yourGstin,
    how: adminSetupTexts.gstinWhere,
    to: adminUrls.fromGuide(adminUrls.company),
  },
  {
    name: 'upi',
    what: adminSetupTexts.yourUpiId,
    how: adminSetupTexts.upiWhere,
  },
  {
    name: 'email',
    what: adminSetupTexts.emailSending,
    how: adminSetupTexts.smtpWhere,
  },
  { name: 'samples', what: adminSetupTexts.samplesDeleted, how: adminSetupTexts.below, to: '#samples' },
  {
    name: 'product',
    what: adminSetupTexts.firstProduct,
    how: adminSetupTexts.firstProductWhere,
    to: adminUrls.fromGuide(adminUrls.content),
  },
];

export default function FirstStepsPage() {
  const t = useText();
  const done = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [open, finished] = [steps.filter(({ name }) => !done[name]), steps.filter(({ name }) => done[name])];
  const left = open.length;
  const next = open.find(({ to }) => to)?.name;
  return (
    <>
      <PageHead
        title={t(adminSetupTexts.setupGuide)}
        lead={left === 0 ? t(adminSetupTexts.complete) : t(adminSetupTexts.stepsLeft, { left, count: steps.length })}
      />
      <div className="grid max-w-[820px] gap-6">
        <progress
          aria-label={t(adminSetupTexts.setupGuide)}
          max={steps.length}
          value={finished.length}
          className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent"
        />
        {left > 0 ? <StepRows steps={open} next={next} /> : null}
        {finished.length > 0 ? (
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {t(adminSetupTexts.stepsDone, { count: finished.length })}
            </summary>
            <StepRows steps={finished} isDone />
          </details>
        ) : null}
        {done.samples ? null : (
          <div id="samples">
            <Panel title={t(adminSetupTexts.deleteTheSamples)} lead={t(adminSetupTexts.deleteLead)}>
              <AdminForm refused={refused} className="flex flex-wrap items-end gap-3">
                <TextField
                  label={t(adminSetupTexts.enterPhrase)}
                  autoComplete="off"
                  className="min-w-64 grow"
                  {...fieldProps(refused, 'typed')}
                />
                <Submit variant="danger">{t(adminSetupTexts.deleteSamples)}</Submit>
              </AdminForm>
            </Panel>
          </div>
        )}
      </div>
    </>
  );
}

interface Rows {
  readonly steps: readonly Step[];
  readonly isDone?: boolean;
  /** The step to do next. */
  readonly next?: Step['name'] | undefined;
}

function StepRows({ steps, isDone = false, next }: Rows) {
  const t = useText();
  const mark = isDone ? 'border-success bg-success-soft text-success' : 'border-line-strong text-ink-soft';
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-card">
      {steps.map(({ name, what, how, to }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:flex-nowrap">
          <span
            aria-hidden="true"
            className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-bold ${mark}`}
          >
            {isDone ? '✓' : ''}
          </span>
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">
              <Rich
                message={isDone ? adminSetupTexts.stepDone : adminSetupTexts.stepToDo}
                values={{ step: t(what), hidden: (words) => <span className="sr-only">{words}</span> }}
              />
            </span>
            <span className="block text-sm text-ink-soft">{t(how)}</span>
          </span>
          {isDone ? null : <Act name={name} what={what} to={to} isNext={name === next} />}
        </li>
      ))}
    </ol>
  );
}

function Act({ name, what, to, isNext }: Pick<Step, 'name' | 'what' | 'to'> & { isNext: boolean }) {
  const t = useText();
  if (name === 'email')
    return (
      <AdminForm refused={undefined} className="shrink-0 max-sm:basis-full max-sm:pl-11">
        <Submit name="do" value="email" variant="secondary" size="sm">
          {t(adminSetupTexts.sendTestEmail)}
        </Submit>
      </AdminForm>
    );
  if (!to) return null;
  return (
    <Link
      to={to}
      className={
        isNext
          ? `shrink-0 ${buttonLook({ size: 'sm' })}`
          : 'inline-flex min-h-11 shrink-0 items-center whitespace-nowrap font-semibold underline underline-offset-4'
      }
    >
      <Rich
        message={adminSetupTexts.openWhat}
        values={{ what: t(what), hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </Link>
  );
}
