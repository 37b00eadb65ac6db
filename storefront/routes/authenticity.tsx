import { data } from 'react-router';
import { authenticityTexts } from '../../messages/en/authenticity.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { type JudgedPiece, maxTextLength } from '../../service/enquiries/authenticity.ts';
import { checkAuthenticity } from '../../service/enquiries/check-authenticity.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { readForm } from '../server/web-request.ts';
import { service } from '../service.ts';
import { pageHead, publicUnlessSent } from '../shell/page-head.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/authenticity';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { own, name } = await checkAuthenticity(ctx, '');
  return { own, name, url: ctx.config.publicUrl + urls.verify };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { text = '' } = await readForm(request);
  const ownAnswer = { headers: { 'Cache-Control': 'private, no-store' } };
  if (text.length > maxTextLength) return data({ text: '', pieces: undefined }, { ...ownAnswer, status: 400 });
  return data({ text, pieces: (await checkAuthenticity(context.get(service), text)).pieces }, ownAnswer);
}

export const headers = publicUnlessSent;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  if (!loaderData) return [];
  const { name: site, url } = loaderData;
  return pageHead(t, { title: t(authenticityTexts.title), lead: t(authenticityTexts.lead, { site }), url });
}

export default function Authenticity({ loaderData: { own, name }, actionData }: Route.ComponentProps) {
  const t = useText();
  return (
    <div className="page grid gap-10 pt-10 md:pt-16 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div>
        <h1 className="text-4xl md:text-5xl md:leading-tight">{t(authenticityTexts.title)}</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-pretty text-ink-soft">
          {t(authenticityTexts.lead, { site: name })}
        </p>
        {actionData?.pieces ? <Verdict pieces={actionData.pieces} /> : null}
        <form method="post" action={addressIn(t.language, urls.verify)} className="mt-8 max-w-[60ch] space-y-4">
          <TextField
            label={t(authenticityTexts.field)}
            name="text"
            multiline
            rows={6}
            required
            maxLength={maxTextLength}
            defaultValue={actionData?.text}
            hint={t(authenticityTexts.hint)}
            error={actionData && !actionData.pieces ? t(authenticityTexts.tooLong) : undefined}
          />
          <Button type="submit">{t(authenticityTexts.check)}</Button>
        </form>
      </div>
      <aside className="space-y-8">
        <section aria-labelledby="ours">
          <h2 id="ours" className="text-2xl">
            {t(authenticityTexts.weUse)}
          </h2>
          <dl className="mt-3 space-y-3">
            <Own label={t(authenticityTexts.site)} values={[new URL(own.site).host]} />
            <Own label={t(authenticityTexts.phones)} values={own.phones} />
            <Own label={t(authenticityTexts.emails)} values={own.emails} />
            <Own label={t(authenticityTexts.upi)} values={[own.upiId ?? t(authenticityTexts.noUpi)]} />
            <Own label={t(authenticityTexts.pages)} values={own.pages} />
          </dl>
        </section>
        <section aria-labelledby="never">
          <h2 id="never" className="text-2xl">
            {t(authenticityTexts.never)}
          </h2>
          <p className="mt-3">{t(authenticityTexts.neverText)}</p>
        </section>
      </aside>
    </div>
  );
}

function Own({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      {values.map((value) => (
        <dd key={value} className="font-medium wrap-anywhere">
          {value}
        </dd>
      ))}
    </div>
  );
}

function Verdict({ pieces }: { pieces: readonly JudgedPiece[] }) {
  const t = useText();
  const foreign = pieces.some(({ ours }) => !ours);
  return (
    <section
      aria-labelledby="verdict"
      role="status"
      className="mt-8 max-w-[60ch] rounded-panel bg-card p-6 shadow-card"
    >
      {pieces.length === 0 ? (
        <Finding title={t(authenticityTexts.nothing)} text={t(authenticityTexts.nothingText)} />
      ) : foreign ? (
        <Finding
          title={t(authenticityTexts.notOurs)}
          text={t(authenticityTexts.notOursText)}
          icon="circle-x"
          look="text-danger"
        />
      ) : (
        <Finding
          title={t(authenticityTexts.ours)}
          text={t(authenticityTexts.oursText)}
          icon="circle-check-big"
          look="text-success"
        />
      )}
      <ul className="mt-4 divide-y divide-line border-line not-empty:border-y">
        {pieces.map(({ kind, text, ours, check }) => (
          <li key={`${kind} ${text}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="block text-sm text-ink-soft">{t(authenticityTexts[kind])}</span>
              {text}
            </span>
            <span className={`font-semibold ${ours ? 'text-success' : 'text-danger'}`}>
              {t(ours ? authenticityTexts.isOurs : authenticityTexts.isNotOurs)}
            </span>
            {check ? (
              <a href={check} className="inline-flex min-h-11 w-full items-center font-semibold text-support underline">
                {t(authenticityTexts.checkVoucher)}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {foreign ? (
        <ButtonLink to={urls.contactAbout(t(authenticityTexts.showUsSubject))} variant="secondary" className="mt-5">
          {t(authenticityTexts.showUs)}
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Finding({ title, text, icon, look = '' }: { title: string; text: string; icon?: IconName; look?: string }) {
  return (
    <>
      <h2 id="verdict" className={`flex items-start gap-2 text-2xl ${look}`}>
        {icon ? <Icon name={icon} size={28} className="mt-0.5 shrink-0" /> : null}
        {title}
      </h2>
      <p className="mt-2">{text}</p>
    </>
  );
}
