import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { ContactDetails } from '../enquiry/contact-details.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { EnquiryPage } from '../enquiry/enquiry-page.tsx';
import { answerEnquiry } from '../server/answer-enquiry.ts';
import { service } from '../service.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/advertise-with-us';

const title = 'Advertise with us';
const lead =
  'Reach people who are planning a trip. Tell us what you offer and to whom; we reply within 24 hours. Advertisements are always marked.';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { contact } = await readSettings(ctx);
  return { contact, url: ctx.config.publicUrl + urls.advertise };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerEnquiry(context.get(service), request, 'advertise');
}

export const headers = publicUnlessSent;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageHead({ title, lead, url: loaderData.url });
}

export default function AdvertiseWithUs({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  return (
    <EnquiryPage
      title={title}
      lead={lead}
      form={<EnquiryForm kind="advertise" answered={actionData} />}
      beside={<ContactDetails contact={contact} />}
    />
  );
}
