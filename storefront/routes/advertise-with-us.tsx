import { advertiseTexts } from '../../messages/en/advertise.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { ContactDetails } from '../enquiry/contact-details.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { EnquiryPage } from '../enquiry/enquiry-page.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { answerEnquiry } from '../server/answer-enquiry.ts';
import { service } from '../service.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/advertise-with-us';

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
  const t = textOfPage();
  return (
    loaderData && pageHead(t, { title: t(advertiseTexts.title), lead: t(advertiseTexts.lead), url: loaderData.url })
  );
}

export default function AdvertiseWithUs({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <EnquiryPage
      title={t(advertiseTexts.title)}
      lead={t(advertiseTexts.lead)}
      form={<EnquiryForm kind="advertise" answered={actionData} />}
      beside={<ContactDetails contact={contact} />}
    />
  );
}
