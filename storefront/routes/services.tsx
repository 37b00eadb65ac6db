import { Link } from 'react-router';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { ContactDetails } from '../enquiry/contact-details.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { EnquiryPage } from '../enquiry/enquiry-page.tsx';
import { partnershipAnchor, partnerships } from '../enquiry/partnerships.ts';
import { answerEnquiry } from '../server/answer-enquiry.ts';
import { service } from '../service.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/services';

const title = 'Services';
const offers = partnerships.map(({ title }) => title);
const lead = 'Six ways to work with us. Choose yours, and we will tell you what is needed.';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { contact } = await readSettings(ctx);
  return { contact, url: ctx.config.publicUrl + urls.services };
}

export function action({ context, request }: Route.ActionArgs) {
  return answerEnquiry(context.get(service), request, 'partner');
}

export const headers = publicUnlessSent;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageHead({ title, lead, url: loaderData.url });
}

export default function Services({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  return (
    <EnquiryPage
      title={title}
      lead={lead}
      before={
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {partnerships.map(({ title, text, icon }) => (
            <li
              key={title}
              id={partnershipAnchor({ title })}
              className="flex flex-col items-start rounded-card border border-line bg-card p-6 target:border-accent"
            >
              <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
                <Icon name={icon} size={24} />
              </span>
              <h2 className="mt-4 text-xl">{title}</h2>
              <p className="mt-2 text-pretty text-ink-soft">{text}</p>
              <Link
                to={`?subject=${encodeURIComponent(title)}#write`}
                className="mt-auto inline-flex min-h-11 pt-3 items-center font-semibold text-accent underline underline-offset-4"
              >
                Enquire <span className="sr-only">about “{title}”</span>
              </Link>
            </li>
          ))}
        </ul>
      }
      form={<EnquiryForm kind="partner" answered={actionData} subjects={offers} />}
      beside={<ContactDetails contact={contact} />}
    />
  );
}
