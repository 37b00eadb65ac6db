import { statusTexts } from '../../messages/en/status.ts';
import { showPaymentState } from '../../service/booking/usecases/payments/show-payment-state.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { areEmailsLate } from '../../service/emails/are-emails-late.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { pageHead, privatePage } from '../shell/page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/status';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { name } = (await readSettings(ctx)).contact;
  const [payments, emailsLate] = await Promise.all([showPaymentState(ctx), areEmailsLate(ctx)]);
  return { name, payments, emailsLate, url: ctx.config.publicUrl + urls.status };
}

/** Nothing stores it: it says what is so now. */
export const headers = privatePage;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  if (!loaderData) return [];
  const { name: site, url } = loaderData;
  return pageHead(t, { title: t(statusTexts.title), lead: t(statusTexts.lead, { site }), url });
}

export default function Status({ loaderData: { name, payments, emailsLate } }: Route.ComponentProps) {
  const t = useText();
  const parts = [
    { name: statusTexts.site, troubled: false, text: statusTexts.siteWorks },
    {
      name: statusTexts.payments,
      troubled: payments === 'troubled',
      text: {
        works: statusTexts.paymentsWork,
        troubled: statusTexts.paymentsTroubled,
        offline: statusTexts.paymentsOffline,
      }[payments],
    },
    {
      name: statusTexts.emails,
      troubled: emailsLate,
      text: emailsLate ? statusTexts.emailsTroubled : statusTexts.emailsWork,
    },
  ];
  const anyTrouble = parts.some(({ troubled }) => troubled);
  return (
    <div className="page max-w-3xl pt-10 md:pt-16">
      <h1 className="text-4xl md:text-5xl md:leading-tight">{t(statusTexts.title)}</h1>
      <p className="mt-4 text-lg text-pretty text-ink-soft">{t(statusTexts.lead, { site: name })}</p>
      <h2 className={`mt-8 flex items-start gap-2 text-2xl ${anyTrouble ? 'text-danger' : 'text-success'}`}>
        <Icon name={anyTrouble ? 'circle-x' : 'circle-check-big'} size={28} className="mt-0.5 shrink-0" />
        {t(anyTrouble ? statusTexts.someTrouble : statusTexts.allWorks)}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <li key={part.name.source} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <h3 className="text-lg font-semibold">{t(part.name)}</h3>
            <span className={`font-semibold ${part.troubled ? 'text-danger' : 'text-success'}`}>
              {t(part.troubled ? statusTexts.troubled : statusTexts.works)}
            </span>
            <p className="w-full">{t(part.text)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p>{t(statusTexts.help)}</p>
        <ButtonLink to={urls.contact} variant="secondary">
          {t(statusTexts.contact)}
        </ButtonLink>
      </div>
    </div>
  );
}
