import { Link } from 'react-router';
import { adminPrivacyTexts } from '../../messages/en/admin/privacy.ts';
import type { Message } from '../../messages/message.ts';
import type { showPerson } from '../../service/privacy/show-person.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/panel.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

type Person = Omit<Awaited<ReturnType<typeof showPerson>>, 'keptUntil'> & { readonly keptUntil: string | null };

const because: Readonly<Record<Person['inTheWay'][number]['because'], Message>> = {
  unpaid: adminPrivacyTexts.bookingUnpaid,
  'to-come': adminPrivacyTexts.bookingUpcoming,
  money: adminPrivacyTexts.bookingRefundDue,
};

const isNothing = ({ account, bookings, emails, enquiries, requests, newsletter }: Person): boolean =>
  account === null && bookings + emails + enquiries + requests === 0 && !newsletter;

/** The data that is stored about a person, as a file, and the form that deletes it. */
export function PersonResult({ person, refused }: { person: Person; refused: Refused | undefined }) {
  const t = useText();
  if (isNothing(person))
    return <Notice kind="info">{t(adminPrivacyTexts.nothingHeld, { email: person.email })}</Notice>;
  const { account, keptUntil } = person;
  const facts: readonly (readonly [string, string | number])[] = [
    [t(adminPrivacyTexts.bookings), person.bookings],
    [
      t(adminPrivacyTexts.invoicesHeading),
      keptUntil ? t(adminPrivacyTexts.invoicesUntil, { invoices: person.invoices, until: keptUntil }) : person.invoices,
    ],
    [t(adminPrivacyTexts.foreignGuestsHeading), person.foreignGuests],
    [t(adminPrivacyTexts.emailsFromUs), person.emails],
    [t(adminPrivacyTexts.enquiries), person.enquiries],
    [t(adminPrivacyTexts.privacyRequests), person.requests],
    [
      t(adminPrivacyTexts.newsletter),
      person.newsletter ? t(adminPrivacyTexts.subscribed) : t(adminPrivacyTexts.notSubscribed),
    ],
  ];
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Panel isNext title={person.email}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{t(adminPrivacyTexts.account)}</dt>
          <dd className="text-right wrap-anywhere">
            {account ? (
              <Rich
                message={adminPrivacyTexts.nameSinceSince}
                values={{
                  name: account.name,
                  since: formatInstant(account.since),
                  time: (words) => <When at={account.since}>{words}</When>,
                }}
              />
            ) : (
              t(adminPrivacyTexts.noAccount)
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
            {t(adminPrivacyTexts.downloadEverything)}
          </Button>
        </form>
      </Panel>
      <Panel title={t(adminPrivacyTexts.deleteData)} lead={t(adminPrivacyTexts.deletionLead)}>
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
  const t = useText();
  return (
    <Notice kind="info">
      {t(adminPrivacyTexts.deletionBlocked)}
      <ul className="mt-2 grid gap-2">
        {bookings.map(({ bookingId, names, because: why }) => (
          <li key={bookingId}>
            <Link to={adminUrls.booking(bookingId)} className="underline underline-offset-4">
              {names}
            </Link>
            {`: ${t(because[why])}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Forget({ email, refused }: { email: string; refused: Refused | undefined }) {
  const t = useText();
  return (
    <AdminForm refused={refused} className="grid gap-4">
      <input type="hidden" name="email" value={email} />
      <TextField
        label={t(adminPrivacyTexts.emailAgain)}
        type="email"
        autoComplete="off"
        {...fieldProps(refused, 'again')}
      />
      <div>
        <Submit name="do" value="forget" variant="danger">
          {t(adminPrivacyTexts.deleteData)}
        </Submit>
      </div>
    </AdminForm>
  );
}
