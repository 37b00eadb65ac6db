import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminBreachTexts } from '../../messages/en/admin/breach.ts';
import { adminPrivacyTexts } from '../../messages/en/admin/privacy.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { erasePersonByEmail } from '../../service/privacy/erase-person-by-email.ts';
import { endDataRequest, reopenDataRequest } from '../../service/privacy/requests/end-data-request.ts';
import { listDataRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { recordDataRequest } from '../../service/privacy/requests/record-data-request.ts';
import { showPerson } from '../../service/privacy/show-person.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { PersonResult } from '../privacy/person-found.tsx';
import { RequestForms } from '../privacy/request-forms.tsx';
import { RequestTable } from '../privacy/request-table.tsx';
import { act } from '../server/act.ts';
import type { Fields } from '../server/fields.ts';
import { readListQuery } from '../server/list-query.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { numberIn } from '../settings/rows-in-form.ts';
import { Filters } from '../ui/filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-at']);
  const email = filter('email');
  const state: 'open' | 'ended' = filter('state') === 'ended' ? 'ended' : 'open';
  return asStaff(context, async (ctx) => {
    const requests = await listDataRequests(ctx, { state, email, after });
    const { value, version } = await readStoredSetting(ctx, 'dataRequests');
    const page = { requests, state, limit: { ...value, version }, today: today(ctx.now) };
    if (email === undefined) return { ...page, person: undefined, problem: undefined };
    try {
      const person = await showPerson(ctx, { email });
      const keptUntil = person.keptUntil && formatDay(textIn(ctx.language), person.keptUntil);
      return { ...page, person: { ...person, keptUntil }, problem: undefined };
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 400) throw error;
      return { ...page, person: undefined, problem: error.message };
    }
  });
}

/** The action of each form, and its confirmation. */
const deeds: Readonly<Record<string, (ctx: StaffContext, fields: Fields) => Promise<string>>> = {
  ask: async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const query = { kind: text('kind'), email: text('email'), cameOn: text('cameOn'), note: text('note') };
    await recordDataRequest(ctx, query);
    return t(adminPrivacyTexts.requestSaved);
  },
  end: async (ctx, { text }) => {
    const t = textIn(ctx.language);
    await endDataRequest(ctx, { documentId: text('of'), outcome: text('outcome'), note: text('note') });
    return t(adminPrivacyTexts.markedAsAnswered);
  },
  reopen: async (ctx, { text }) => {
    const t = textIn(ctx.language);
    await reopenDataRequest(ctx, { documentId: text('of') });
    return t(adminPrivacyTexts.requestReopened);
  },
  days: async (ctx, { text }) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'answer for personal data');
    const value = { days: numberIn(text('days')), foreignGuestDays: numberIn(text('foreignGuestDays')) };
    await saveSetting(ctx, { name: 'dataRequests', version: text('version'), value, fieldOf: ([name]) => name });
    return t(adminPrivacyTexts.limitSaved);
  },
  forget: async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const email = text('email');
    if (text('again').trim().toLowerCase() !== email) {
      const message = t(adminPrivacyTexts.emailMismatch);
      throw invalid(message, { errors: [{ path: ['again'], message, name: 'ValidationError' }] });
    }
    const { bookings } = await erasePersonByEmail(ctx, { email });
    return bookings === 0
      ? t(adminPrivacyTexts.dataDeleted)
      : t(adminPrivacyTexts.dataDeletedExceptBookings, { count: bookings });
  },
};

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const deed = deeds[fields.text('do')];
      if (!deed) throw invalid(sentence(adminPrivacyTexts.unknownAction));
      return { message: await deed(ctx, fields) };
    },
    { keep: ['do', 'of', 'again', 'kind', 'email', 'cameOn', 'note', 'outcome', 'days', 'foreignGuestDays'] },
  );
}

export default function PersonalData() {
  const t = useText();
  const { person, problem, requests, state, limit, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const other = new URLSearchParams({ ...(query.get('email') && { email: query.get('email') ?? '' }) });
  if (state === 'open') other.set('state', 'ended');
  const statesAddress = `${adminUrls.personalData}?${other}`;
  return (
    <>
      <PageHead
        title={t(adminPrivacyTexts.privacyRequests)}
        lead={t(adminPrivacyTexts.lead)}
        action={
          <Link to={adminUrls.breach} className={buttonLook({ variant: 'secondary' })}>
            {t(adminBreachTexts.open)}
          </Link>
        }
      />
      <Filters label={t(adminPrivacyTexts.findAPerson)}>
        <TextField
          label={t(adminPrivacyTexts.emailAddress)}
          name="email"
          type="email"
          defaultValue={query.get('email') ?? ''}
          autoComplete="off"
          error={problem}
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
      </Filters>
      <div className="grid gap-6">
        {person ? <PersonResult key={person.email} person={person} refused={refused} /> : null}
        {refused?.problem && (refused.typed['do'] === 'reopen' || !refused.typed['do']) ? (
          <Notice kind="error">{refused.problem}</Notice>
        ) : null}
        <section aria-label={t(adminPrivacyTexts.requests)}>
          <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-2xl">{person ? t(adminPrivacyTexts.theirRequests) : t(adminPrivacyTexts.requests)}</h2>
            <Link to={statesAddress} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {state === 'open' ? t(adminPrivacyTexts.showAnswered) : t(adminPrivacyTexts.showOpenRequests)}
            </Link>
          </div>
          <RequestTable requests={requests} state={state} refused={refused} />
        </section>
        <div id="record">
          <RequestForms
            key={requests.rows.map(({ id }) => id).join()}
            email={query.get('email') ?? ''}
            today={today}
            limit={limit}
            refused={refused}
          />
        </div>
      </div>
    </>
  );
}
