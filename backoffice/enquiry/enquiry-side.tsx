import { Link } from 'react-router';
import type { EnquiryKind } from '../../service/enquiries/enquiry.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../service/enquiries/inbox/inbox.ts';
import type { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Facts, Fold, Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export const enquiryTypeLabels: Readonly<Record<EnquiryKind, string>> = {
  contact: 'Question',
  advertise: 'Advertising',
  partner: 'Partnership',
};

export const statusWords: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  'in-hand': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
};

const tones: Readonly<Record<EnquiryStatus, MarkTone>> = {
  new: 'bad',
  'in-hand': 'waits',
  answered: 'good',
  closed: 'still',
};

/** The status of an enquiry. */
export function EnquiryMark({ status }: { status: EnquiryStatus }) {
  return <Mark tone={tones[status]}>{statusWords[status]}</Mark>;
}

/** The data of the enquiry page. */
export interface EnquiryData {
  readonly enquiry: Awaited<ReturnType<typeof showEnquiry>>;
  /** The idempotency key of each form: sent twice, it is done once. */
  readonly form: string;
}

/** A form that creates a partner from the sender of the enquiry. */
export function CreatePartner({ enquiry, refused }: { enquiry: EnquiryData['enquiry']; refused: Refused | undefined }) {
  const own = refusedIn(refused, 'partner');
  return (
    <Section title="Partnership">
      <Fold title="Invite as partner" open={own !== undefined}>
        <AdminForm refused={own} className="grid gap-3">
          <TextField label="Person or business name" {...fieldProps(own, 'name', enquiry.name)} />
          <TextField label="Email" type="email" autoComplete="off" {...fieldProps(own, 'email', enquiry.email)} />
          <Submit name="do" value="partner" size="sm" className="justify-self-start">
            {' '}
            Invite partner{' '}
          </Submit>
        </AdminForm>
      </Fold>
    </Section>
  );
}

/** The sender, the status and the assignee of the enquiry. */
export function EnquirySide({ enquiry, own }: { enquiry: EnquiryData['enquiry']; own: number }) {
  const { name, email, phone, kind, at, status, assignedTo, colleagues } = enquiry;
  return (
    <>
      <Section title="From">
        <Facts
          of={{
            Name: name,
            Email: (
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>
            ),
            Phone: phone ? (
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="underline underline-offset-4">
                {phone}
              </a>
            ) : null,
            About: enquiryTypeLabels[kind],
            Came: <When at={at} />,
          }}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          <Link
            to={`${adminUrls.newBooking}?${new URLSearchParams({ name, email, phone: phone ?? '' })}`}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            New booking
          </Link>
          <Link
            to={`${adminUrls.bookings}?${new URLSearchParams({ q: email })}`}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            Bookings with this email
          </Link>
        </p>
      </Section>
      <Section title="Assigned to">
        {assignedTo === own ? null : (
          <AdminForm refused={undefined} className="mb-4">
            <input type="hidden" name="who" value={own} />
            <Submit name="do" value="assign" size="sm">
              {' '}
              Assign to me{' '}
            </Submit>
          </AdminForm>
        )}
        <AdminForm key={`who ${assignedTo}`} refused={undefined} className="grid gap-3">
          <SelectField label="Person" name="who" defaultValue={String(assignedTo ?? '')}>
            <option value="">No one</option>
            {colleagues.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {userId === own ? `${name} (you)` : name}
              </option>
            ))}
          </SelectField>
          <Submit name="do" value="assign" size="sm" variant="secondary" className="justify-self-start">
            {' '}
            Assign{' '}
          </Submit>
        </AdminForm>
        <AdminForm key={`status ${status}`} refused={undefined} className="mt-5 grid gap-3">
          <SelectField label="Status" name="status" defaultValue={status}>
            {enquiryStatuses.map((name) => (
              <option key={name} value={name}>
                {statusWords[name]}
              </option>
            ))}
          </SelectField>
          <Submit name="do" value="status" size="sm" variant="secondary" className="justify-self-start">
            Update status
          </Submit>
        </AdminForm>
      </Section>
    </>
  );
}
