import { Link } from 'react-router';
import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { formatDay } from '../../service/core/day.ts';
import { requestKinds } from '../../service/privacy/requests/data-request.ts';
import type { listRequestsOfEnquiry } from '../../service/privacy/requests/list-data-requests.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { Fold, Section } from '../booking/section.tsx';
import { RequestMark, requestWords } from '../privacy/request-table.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { adminUrls } from '../urls.ts';

/** Creates a data request from an enquiry, and lists those already created. */
export function CreateDataRequest({
  requests,
  refused,
}: {
  requests: Awaited<ReturnType<typeof listRequestsOfEnquiry>>;
  refused: Refused | undefined;
}) {
  const t = useText();
  const own = refusedIn(refused, 'request');
  return (
    <Section title={t(adminEnquiriesTexts.privacyRequests)}>
      <ul className="mb-3 grid gap-2">
        {requests.map((request) => (
          <li key={request.documentId} className="flex flex-wrap items-center gap-x-3">
            <Link to={adminUrls.personalData} className="underline underline-offset-4">
              {t(requestWords[request.kind])}
            </Link>
            <RequestMark {...request} />
            <span className="text-sm text-ink-soft">
              {t(adminEnquiriesTexts.dueOn, { dueOn: formatDay(t, request.dueOn) })}
            </span>
          </li>
        ))}
      </ul>
      <Fold title={t(adminEnquiriesTexts.createPrivacyRequest)} open={own !== undefined}>
        <AdminForm refused={own} className="grid gap-3">
          <SelectField label={t(adminEnquiriesTexts.typeOfRequest)} {...fieldProps(own, 'kind', 'access')}>
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(requestWords[kind])}
              </option>
            ))}
          </SelectField>
          <Submit name="do" value="request" size="sm" className="justify-self-start">
            {t(adminEnquiriesTexts.createRequest)}
          </Submit>
        </AdminForm>
      </Fold>
    </Section>
  );
}
