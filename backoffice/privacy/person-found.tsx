import { Link } from 'react-router';
import type { showPerson } from '../../service/privacy/show-person.ts';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

type Person = Omit<Awaited<ReturnType<typeof showPerson>>, 'keptUntil'> & { readonly keptUntil: string | null };

const because: Readonly<Record<Person['inTheWay'][number]['because'], string>> = {
  unpaid: 'on hold and unpaid',
  'to-come': 'upcoming trip',
  money: 'refund still due',
};

const isNothing = ({ account, bookings, emails, enquiries, requests, newsletter }: Person): boolean =>
  account === null && bookings + emails + enquiries + requests === 0 && !newsletter;

/** The data that is stored about a person, as a file, and the form that deletes it. */
export function PersonResult({ person, refused }: { person: Person; refused: Refused | undefined }) {
  if (isNothing(person)) return <Notice kind="info">{`We hold no data about ${person.email}.`}</Notice>;
  const { account, keptUntil } = person;
  const facts: readonly (readonly [string, string | number])[] = [
    ['Bookings', person.bookings],
    [
      'Invoices that the law requires us to keep',
      keptUntil ? `${person.invoices}, until ${keptUntil}` : person.invoices,
    ],
    ['Emails from us', person.emails],
    ['Enquiries', person.enquiries],
    ['Privacy requests', person.requests],
    ['Newsletter', person.newsletter ? 'Subscribed' : 'Not subscribed'],
  ];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Panel isNext title={person.email}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
          <dt className="text-ink-soft">Account</dt>
          <dd className="text-right wrap-anywhere">
            {account ? (
              <>
                {account.name}, since <When at={account.since} />
              </>
            ) : (
              'None, or email not confirmed'
            )}
          </dd>
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
        {/* a file, not a page: the router must not handle it */}
        <form method="post" action={adminUrls.personalFile} className="mt-5">
          <Button type="submit" variant="secondary" name="email" value={person.email}>
            Download everything
          </Button>
        </form>
      </Panel>
      <Panel
        title="Delete data"
        lead="We delete the account and all personal data. Bookings stay without the name, and invoices stay as issued. You cannot undo this."
      >
        {person.inTheWay.length > 0 ? (
          <InTheWay bookings={person.inTheWay} />
        ) : (
          // starts from the beginning after each deletion
          <Forget
            key={`${account !== null} ${person.bookings}`}
            email={person.email}
            refused={refusedIn(refused, 'forget')}
          />
        )}
      </Panel>
    </div>
  );
}

function InTheWay({ bookings }: { bookings: Person['inTheWay'] }) {
  return (
    <Notice kind="info">
      These bookings block the deletion:
      <ul className="mt-2 grid gap-2">
        {bookings.map(({ bookingId, names, because: why }) => (
          <li key={bookingId}>
            <Link to={adminUrls.booking(bookingId)} className="underline underline-offset-4">
              {names}
            </Link>
            {`: ${because[why]}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Forget({ email, refused }: { email: string; refused: Refused | undefined }) {
  return (
    <AdminForm refused={refused} className="grid gap-4">
      <input type="hidden" name="email" value={email} />
      <TextField
        label="Enter the email address again"
        type="email"
        autoComplete="off"
        {...fieldProps(refused, 'again')}
      />
      <div>
        <Submit name="do" value="forget" variant="danger">
          Delete data
        </Submit>
      </div>
    </AdminForm>
  );
}
