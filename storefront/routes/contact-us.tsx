import { contactTexts } from '../../messages/en/contact.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { ContactDetails } from '../enquiry/contact-details.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { EnquiryPage } from '../enquiry/enquiry-page.tsx';
import Counters from '../home/counters.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { answerEnquiry } from '../server/answer-enquiry.ts';
import { service } from '../service.ts';
import { useSite } from '../shell/frame.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/contact-us';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { contact, contactStatistics } = await readSettings(ctx);
  const _t = textIn(ctx.language);
  return {
    contact,
    figures: contactStatistics,
    url: ctx.config.publicUrl + urls.contact,
  };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerEnquiry(context.get(service), request, 'contact');
}

export const headers = publicUnlessSent;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return loaderData && pageHead(t, { title: t(contactTexts.title), lead: t(contactTexts.lead), url: loaderData.url });
}

export default function ContactUs({ loaderData: { contact, figures }, actionData }: Route.ComponentProps) {
  const t = useText();
  const site = useSite();
  return (
    <>
      <EnquiryPage
        title={t(contactTexts.title)}
        lead={t(contactTexts.lead)}
        form={<EnquiryForm kind="contact" answered={actionData} />}
        beside={<ContactDetails contact={contact} />}
      />
      {figures.length > 0 ? (
        <section aria-label={t(contactTexts.figures, { site })} className="page mt-14">
          <Counters
            counters={figures}
            className="grid-cols-2 rounded-panel bg-support-soft px-5 py-8 md:px-10 md:py-12"
          />
        </section>
      ) : null}
    </>
  );
}
