import { readingTexts } from '../../messages/en/reading.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { formatDateInFull } from '../../service/core/day.ts';
import { pageAddress } from '../../service/core/language-address.ts';
import Counters from '../home/counters.tsx';
import { about } from '../reading/about.ts';
import { accessibility } from '../reading/accessibility.ts';
import { privacy } from '../reading/privacy.ts';
import { type Reading, readingParts } from '../reading/reading.ts';
import { terms } from '../reading/terms.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { pageHead, publicPage } from '../shell/page-head.ts';
import { RichText } from '../ui/rich-text.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/reading';

const readings = new Map<string, Reading>([
  [urls.about, about],
  [urls.privacy, privacy],
  [urls.terms, terms],
  [urls.accessibility, accessibility],
]);

/** The text pages, each at its own address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const address = pageAddress(url.pathname).path.replace(/\/$/, '');
  const reading = readings.get(address);
  if (!reading) throw new Response('Not Found', { status: 404 });
  const ctx = context.get(service);
  const settings = await readSettings(ctx);
  const t = textIn(ctx.language);
  const { title, lead, changed, figures } = reading;
  return {
    title: t(title),
    lead: t(lead),
    changed: changed && formatDateInFull(t, changed),
    url: ctx.config.publicUrl + address,
    figures: figures ? settings.aboutStatistics : [],
    parts: readingParts(t, reading, settings),
  };
}

export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return loaderData && pageHead(t, loaderData);
}

export default function ReadingPage({ loaderData: { title, lead, changed, figures, parts } }: Route.ComponentProps) {
  const t = useText();
  return (
    <article className="page pt-10 md:pt-16">
      <div className="mx-auto max-w-[68ch]">
        <h1 className="text-4xl md:text-5xl md:leading-tight">{title}</h1>
        <p className="mt-4 text-lg text-pretty text-ink-soft md:text-xl">{lead}</p>
        {changed ? <p className="mt-4 text-sm text-ink-soft">{t(readingTexts.changed, { day: changed })}</p> : null}
      </div>
      {figures.length > 0 ? (
        <Counters
          counters={figures}
          className="mx-auto mt-10 max-w-4xl grid-cols-2 rounded-panel bg-support-soft px-5 py-8 md:grid-cols-4 md:py-12 lg:px-10"
        />
      ) : null}
      {parts.map(({ title, blocks }) => (
        <section key={title} className="mx-auto mt-10 max-w-[68ch]">
          <h2 className="text-2xl">{title}</h2>
          <div className="mt-3 space-y-4 text-pretty text-ink-soft">
            <RichText blocks={blocks} />
          </div>
        </section>
      ))}
    </article>
  );
}
