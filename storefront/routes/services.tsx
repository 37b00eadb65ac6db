import { Link } from 'react-router';
import { servicesTexts } from '../../messages/en/services.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { ContactDetails } from '../enquiry/contact-details.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { EnquiryPage } from '../enquiry/enquiry-page.tsx';
import { partnerships } from '../enquiry/partnerships.ts';
import { Rich, textOfPage, useText } from '../rendering/text.tsx';
import { answerEnquiry } from '../server/answer-enquiry.ts';
import { service } from '../service.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/services';

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
  const t = textOfPage();
  return loaderData && pageHead(t, { title: t(servicesTexts.title), lead: t(servicesTexts.lead), url: loaderData.url });
}

export default function Services({ loaderData: { contact }, actionData }: Route.ComponentProps) {
  const t = useText();
  const offers = partnerships.map(({ anchor, title, text, icon }) => ({
    anchor,
    title: t(title),
    text: t(text),
    icon,
  }));
  return (
    <EnquiryPage
      title={t(servicesTexts.title)}
      lead={t(servicesTexts.lead)}
      before={
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {offers.map(({ anchor, title, text, icon }) => (
            <li
              key={anchor}
              id={anchor}
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
                <Rich
                  message={servicesTexts.enquire}
                  values={{ title, about: (words) => <span className="sr-only">{words}</span> }}
                />
              </Link>
            </li>
          ))}
        </ul>
      }
      form={<EnquiryForm kind="partner" answered={actionData} subjects={offers.map(({ title }) => title)} />}
      beside={<ContactDetails contact={contact} />}
    />
  );
}
