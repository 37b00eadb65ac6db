import { data } from 'react-router';
import { voucherCheckTexts } from '../../messages/en/voucher-check.ts';
import { textIn } from '../../messages/translate.ts';
import { verifyVoucher } from '../../service/booking/usecases/vouchers/verify-voucher.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { voucherTexts } from '../booking/voucher-words.ts';
import { Rich, textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/verify';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [
    { title: ownTitle(t(voucherCheckTexts.check), page) },
    { name: 'robots', content: 'noindex' },
    // the address is the voucher
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const check = await verifyVoucher(ctx, params.token);
  const shown = { token: params.token, words: voucherTexts(textIn(ctx.language), check) };
  return check ? shown : data(shown, { status: 404 });
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { token, words } = loaderData;
  return (
    <>
      <p className={`flex items-center gap-2 text-xl font-semibold ${words.holds ? 'text-success' : 'text-danger'}`}>
        <Icon name={words.holds ? 'circle-check-big' : 'circle-x'} size={28} className="shrink-0" />
        {words.state}
      </p>
      <h1 className="mt-5 text-4xl break-words">{words.title}</h1>
      {words.days ? <p className="mt-3 text-xl font-medium">{words.days}</p> : null}
      {words.visit.length > 0 ? (
        <dl className="mt-3 space-y-1 text-lg">
          {words.visit.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-soft">{label}:</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="mt-3 text-lg text-ink-soft">{words.text}</p>
      {words.holds ? null : (
        <ButtonLink to={urls.contactAbout(t(voucherCheckTexts.askSubject))} className="mt-6">
          {t(voucherCheckTexts.ask)}
        </ButtonLink>
      )}
      <p className="mt-10 text-sm text-ink-soft">
        <Rich
          message={words.holds ? voucherCheckTexts.forHostsOfGuest : voucherCheckTexts.forHosts}
          values={{
            offline: (text) => (
              <a href={addressIn(t.language, urls.verifyOffline)} className="font-semibold text-support underline">
                {text}
              </a>
            ),
            guest: (text) => (
              <a href={urls.checkInVoucher(token)} className="font-semibold text-support underline">
                {text}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
