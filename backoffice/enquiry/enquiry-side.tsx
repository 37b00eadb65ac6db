import { Link } from 'react-router';
import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import type { Message } from '../../messages/message.ts';
import type { EnquiryKind } from '../../service/enquiries/enquiry.ts';
import { type EnquiryStatus, enquiryStatuses } from '../../service/enquiries/inbox/inbox.ts';
import type { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Facts, Fold, Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export const enquiryTypeLabels: Readonly<Record<EnquiryKind, Message>> = {
  contact: adminEnquiriesTexts.question,
  advertise: adminEnquiriesTexts.advertising,
  partner: adminEnquiriesTexts.partnership,
};

export const statusWords: Readonly<Record<EnquiryStatus, Message>> = {
  new: adminEnquiriesTexts.new,
  'in-hand': adminEnquiriesTexts.inProgress,
  answered: adminEnquiriesTexts.answered,
  closed: adminEnquiriesTexts.closed,
};

const tones: Readonly<Record<EnquiryStatus, MarkTone>> = {
  new: 'bad',
  'in-hand': 'waits',
  answered: 'good',
  closed: 'still',
};

/** The status of an enquiry. */
export function EnquiryMark({ status }: { status: EnquiryStatus }) {
  const t = useText();
  return <Mark tone={tones[status]}>{t(statusWords[status])}</Mark>;
}

/** The data of the enquiry page. */
export interface EnquiryData {
  readonly enquiry: Awaited<ReturnType<typeof showEnquiry>>;
  /** The idempotency key of each form: sent twice, it is done once. */
  readonly form: string;
}

/** A form that creates a partner from the sender of the enquiry. */
export function CreatePartner({ enquiry, refused }: { enquiry: EnquiryData['enquiry']; refused: Refused | undefined }) {
  const t = useText();
  const own = refusedIn(refused, 'partner');
  return (
    <Section title={t(adminEnquiriesTexts.partnership)}>
      <Fold title={t(adminEnquiriesTexts.inviteAsPartner)} open={own !== undefined}>
        <AdminForm refused={own} className="grid gap-3">
          <TextField label={t(adminEnquiriesTexts.partnerName)} {...fieldProps(own, 'name', enquiry.name)} />
          <TextField
            label={t(adminEnquiriesTexts.email)}
            type="email"
            autoComplete="off"
            {...fieldProps(own, 'email', enquiry.email)}
          />
          <Submit name="do" value="partner" size="sm" className="justify-self-start">
            {t(adminEnquiriesTexts.invitePartner)}
          </Submit>
        </AdminForm>
      </Fold>
    </Section>
  );
}

/** The sender, the status and the assignee of the enquiry. */
export function EnquirySide({ enquiry, own }: { enquiry: EnquiryData['enquiry']; own: number }) {
  const t = useText();
  const { name, email, phone, kind, at, status, assignedTo, colleagues } = enquiry;
  return (
    <>
      <Section title={t(adminEnquiriesTexts.from)}>
        <Facts
          of={[
            [t(adminEnquiriesTexts.name), name],
            [
              t(adminEnquiriesTexts.email),
              <a key="email" href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>,
            ],
            [
              t(adminEnquiriesTexts.phone),
              phone ? (
                <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="underline underline-offset-4">
                  {phone}
                </a>
              ) : null,
            ],
            [t(adminEnquiriesTexts.about), t(enquiryTypeLabels[kind])],
            [t(adminEnquiriesTexts.came), <When key="at" at={at} />],
          ]}
        />
        <p className="mt-4 flex flex-wrap gap-3">
          <Link
            to={`${adminUrls.newBooking}?${new URLSearchParams({ name, email, phone: phone ?? '' })}`}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            {t(adminEnquiriesTexts.newBooking)}
          </Link>
          <Link
            to={`${adminUrls.bookings}?${new URLSearchParams({ q: email })}`}
            className={buttonLook({ variant: 'secondary', size: 'sm' })}
          >
            {t(adminEnquiriesTexts.bookingsWithThisEmail)}
          </Link>
        </p>
      </Section>
      <Section title={t(adminEnquiriesTexts.assignedTo)}>
        {assignedTo === own ? null : (
          <AdminForm refused={undefined} className="mb-4">
            <input type="hidden" name="who" value={own} />
            <Submit name="do" value="assign" size="sm">
              {t(adminEnquiriesTexts.assignToMe)}
            </Submit>
          </AdminForm>
        )}
        <AdminForm key={`who ${assignedTo}`} refused={undefined} className="grid gap-3">
          <SelectField label={t(adminEnquiriesTexts.person)} name="who" defaultValue={String(assignedTo ?? '')}>
            <option value="">{t(adminEnquiriesTexts.noOneOption)}</option>
            {colleagues.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {userId === own ? t(adminEnquiriesTexts.nameAndYou, { name }) : name}
              </option>
            ))}
          </SelectField>
          <Submit name="do" value="assign" size="sm" variant="secondary" className="justify-self-start">
            {t(adminEnquiriesTexts.assign)}
          </Submit>
        </AdminForm>
        <AdminForm key={`status ${status}`} refused={undefined} className="mt-5 grid gap-3">
          <SelectField label={t(adminEnquiriesTexts.status)} name="status" defaultValue={status}>
            {enquiryStatuses.map((name) => (
              <option key={name} value={name}>
                {t(statusWords[name])}
              </option>
            ))}
          </SelectField>
          <Submit name="do" value="status" size="sm" variant="secondary" className="justify-self-start">
            {t(adminEnquiriesTexts.updateStatus)}
          </Submit>
        </AdminForm>
      </Section>
    </>
  );
}
