import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { formatDay } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { forgetPerson } from '../../service/privacy/forget-person.ts';
import { showPerson } from '../../service/privacy/show-person.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../desk.ts';
import { act } from '../server/act.ts';
import { readQuestion } from '../server/question.ts';
import { DeskForm, kept, Submit } from '../ui/desk-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { deskUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const email = readQuestion(request, ['-at']).filter('email');
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'answer for personal data');
    if (email === undefined) return { person: undefined, problem: undefined };
    try {
      const person = await showPerson(ctx, { email });
      return { person: { ...person, keptUntil: person.keptUntil && formatDay(person.keptUntil) }, problem: undefined };
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 400) throw error;
      return { person: undefined, problem: error.message };
    }
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const email = text('email');
      const again = text('again').trim().toLowerCase();
      if (again !== email) {
        const message = 'Please type the same address as above.';
        throw invalid(message, { errors: [{ path: ['again'], message, name: 'ValidationError' }] });
      }
      const { bookings } = await forgetPerson(ctx, { email });
      const stay = bookings === 1 ? 'One booking stays' : `${bookings} bookings stay`;
      return { said: bookings === 0 ? 'It is done: nothing is kept.' : `It is done. ${stay}, without the person.` };
    },
    { keep: ['again'] },
  );
}

type Person = NonNullable<Awaited<ReturnType<typeof loader>>['person']>;

const because: Readonly<Record<Person['inTheWay'][number]['because'], string>> = {
  unpaid: 'it is held and not paid yet',
  'to-come': 'it is still to come',
  money: 'money is still to go back',
};

export default function PersonalData() {
  const { person, problem } = useLoaderData<typeof loader>();
  const [asked] = useSearchParams();
  return (
    <>
      <PageHead
        title="Personal data"
        lead="People with an account take their data along, and delete it, in their profile. This page is for who cannot: a guest without an account, or somebody who has lost it. Answer only an email that came from the address itself."
      />
      <Filters label="Look for a person">
        <TextField
          label="Email address"
          name="email"
          type="email"
          defaultValue={asked.get('email') ?? ''}
          autoComplete="off"
          error={problem}
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
      </Filters>
      {person && isNothing(person) ? (
        <Notice kind="info">{`Nothing is kept of ${person.email}.`}</Notice>
      ) : person ? (
        <Found key={person.email} person={person} />
      ) : null}
    </>
  );
}

const isNothing = ({ account, bookings, emails, enquiries, newsletter }: Person): boolean =>
  account === null && bookings + emails + enquiries === 0 && !newsletter;

function Found({ person }: { person: Person }) {
  const { account, keptUntil } = person;
  const facts: readonly (readonly [string, string | number])[] = [
    ['Bookings', person.bookings],
    ['Invoices that the law wants kept', keptUntil ? `${person.invoices}, until ${keptUntil}` : person.invoices],
    ['Emails from us', person.emails],
    ['Enquiries', person.enquiries],
    ['Newsletter', person.newsletter ? 'On the list' : 'Not on the list'],
  ];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Panel title={person.email}>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">Account</dt>
          <dd className="text-right">
            {account ? (
              <>
                {account.name}, since <When at={account.since} />
              </>
            ) : (
              'None, or not confirmed'
            )}
          </dd>
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
        {/* a file, and no page: the router stays out of it */}
        <form method="post" action={deskUrls.personalFile} className="mt-5">
          <Button type="submit" variant="secondary" name="email" value={person.email}>
            Download everything
          </Button>
        </form>
      </Panel>
      <Panel
        title="Delete the data"
        lead="Bookings stay without the person, invoices as they were issued. Everything else goes, the account too. It cannot be taken back."
      >
        {person.inTheWay.length > 0 ? <InTheWay bookings={person.inTheWay} /> : <Forget email={person.email} />}
      </Panel>
    </div>
  );
}

function InTheWay({ bookings }: { bookings: Person['inTheWay'] }) {
  return (
    <Notice kind="info">
      These bookings have to end first:
      <ul className="mt-2 grid gap-2">
        {bookings.map(({ bookingId, names, because: why }) => (
          <li key={bookingId}>
            <Link to={deskUrls.booking(bookingId)} className="underline underline-offset-4">
              {names}
            </Link>
            {`: ${because[why]}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Forget({ email }: { email: string }) {
  const refused = useActionData<typeof action>();
  return (
    <DeskForm refused={refused} className="grid gap-4">
      <input type="hidden" name="email" value={email} />
      <TextField label="The address once more" type="email" autoComplete="off" {...kept(refused, 'again')} />
      <div>
        <Submit variant="danger">Delete for good</Submit>
      </div>
    </DeskForm>
  );
}
