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
  unpaid: 'it is held and not paid yet',
  'to-come': 'it is still to come',
  money: 'money is still to go back',
};

const isNothing = ({ account, bookings, emails, enquiries, requests, newsletter }: Person): boolean =>
  account === null && bookings + emails + enquiries + requests === 0 && !newsletter;

/** The data that is stored about a person, as a file, and the form that deletes it. */
export function PersonResult({ person, refused }: { person: Person; refused: Refused | undefined }) {
  if (isNothing(person)) return <Notice kind="info">{`Nothing is kept of ${person.email}.`}</Notice>;
  const { account, keptUntil } = person;
  const facts: readonly (readonly [string, string | number])[] = [
    ['Bookings', person.bookings],
    ['Invoices that the law wants kept', keptUntil ? `${person.invoices}, until ${keptUntil}` : person.invoices],
    ['Emails from us', person.emails],
    ['Enquiries', person.enquiries],
    ['Requests about the data', person.requests],
    ['Newsletter', person.newsletter ? 'On the list' : 'Not on the list'],
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
        {/* a file, not a page: the router must not handle it */}
        <form method="post" action={adminUrls.personalFile} className="mt-5">
          <Button type="submit" variant="secondary" name="email" value={person.email}>
            Download everything
          </Button>
        </form>
      </Panel>
      <Panel
        title="Delete the data"
        lead="Bookings stay without the person, invoices as they were issued. Everything else goes, the account too. It cannot be taken back."
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
      These bookings have to end first:
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
      <TextField label="The address once more" type="email" autoComplete="off" {...fieldProps(refused, 'again')} />
      <div>
        <Submit name="do" value="forget" variant="danger">
          Delete for good
        </Submit>
      </div>
    </AdminForm>
  );
}
