import { data, type RouterContextProvider, redirect } from 'react-router';
import { experienceAvailability } from '../../service/catalog/experiences/experience-availability.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { slugIn } from '../../service/catalog/experiences/experience-search.ts';
import { experiencesNearby } from '../../service/catalog/experiences/experiences-nearby.ts';
import { getExperience } from '../../service/catalog/experiences/get-experience.ts';
import { nextDepartures } from '../../service/catalog/experiences/next-departures.ts';
import { tourAtLocation } from '../../service/catalog/experiences/tour-at-location.ts';
import { dayProblem } from '../../service/catalog/sale-days.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { addDays, today as dayIn } from '../../service/core/day.ts';
import { departuresView } from '../experience/departures-view.ts';
import { choiceFrom } from '../experience/experience-choice.ts';
import { experienceHead } from '../experience/experience-head.ts';
import { experienceKinds } from '../experience/experience-kinds.ts';
import { experiencePageView } from '../experience/experience-page-view.ts';
import { service } from '../service.ts';
import { privatePage } from '../shell/page-head.ts';
import { publicPageShowing } from './page-dependencies.ts';
import { optionalReads } from './page-reads.ts';

/**
 * The data of the page at that path. Throws the router's 404 if nothing of that type is published under its slug, and a
 * redirect if the path is a location with a single tour.
 */
export async function loadExperience(
  type: ExperienceType,
  context: Readonly<RouterContextProvider>,
  path: string,
  request: Request,
) {
  const ctx = context.get(service);
  const slug = slugIn(path, type);
  const page = await getExperience(ctx, { type, slug });
  if (!page) {
    const other = type === 'tour-package' ? await tourAtLocation(ctx, slug) : undefined;
    if (other === undefined) throw data(null, { status: 404 });
    // temporary: another tour may begin there tomorrow
    throw redirect(experienceKinds[type].page(other) + new URL(request.url).search);
  }
  const t = await textForReader(ctx);
  const today = dayIn(ctx.now);
  const reads = optionalReads(ctx);
  const { taxRules, policies } = await readSaleSettings(ctx);
  const departures =
    type === 'tour-package' ? await reads.read('departures', nextDepartures(ctx, { slug: page.slug }), []) : [];
  const nearby = await reads.read('others nearby', experiencesNearby(ctx, { type, id: page.id }), []);
  const shown = [page, ...nearby].map(({ id }) => id);
  const view = experiencePageView(t, page, {
    taxRules,
    policies,
    nearby,
    groupSize: departures.length > 0 ? Math.max(...departures.map(({ places }) => places)) : null,
    opensAt: departures[0]?.day,
  });
  const query = new URL(request.url).searchParams;
  const choice = choiceFrom((name) => query.get(name), view.sale);
  const day = choice.day && dayProblem(choice.day, today) === undefined ? choice.day : null;
  const days = day
    ? await reads.read(
        'availability',
        experienceAvailability(ctx, { type, slug: page.slug, from: day, to: addDays(day, 1) }),
        [],
      )
    : [];
  return data(
    {
      page: view,
      requested: { ...choice, day },
      days,
      departures: departuresView(t, departures, {
        sale: view.sale,
        page: experienceKinds[type].page(page.slug),
        guests: query.get('guests'),
        today,
      }),
      today,
      url: ctx.config.publicUrl + experienceKinds[type].page(page.slug),
      head: experienceHead(t, page, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      headers:
        day || page.incomplete || !reads.isComplete() ? privatePage() : publicPageShowing({ [type]: { ids: shown } }),
    },
  );
}
