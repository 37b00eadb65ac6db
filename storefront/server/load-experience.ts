import { data, type RouterContextProvider } from 'react-router';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { slugIn } from '../../service/catalog/experiences/experience-slug.ts';
import { getExperience } from '../../service/catalog/experiences/get-experience.ts';
import { readTaxRules } from '../../service/catalog/settings/read-tax-rules.ts';
import { experienceHead } from '../experience/experience-head.ts';
import { experiencePageView } from '../experience/experience-page-view.ts';
import { experienceTexts } from '../experience/experience-texts.ts';
import { service } from '../service.ts';
import { publicPage } from '../shell/page-headers.ts';

/** What the page of that path shows. Throws the router's 404 where nothing of that type is published under its slug. */
export async function loadExperience(
  type: ExperienceType,
  context: Readonly<RouterContextProvider>,
  path: string,
  _request: Request,
) {
  const ctx = context.get(service);
  const page = await getExperience(ctx, { type, slug: slugIn(path, type) });
  if (!page) throw data(null, { status: 404 });
  return data(
    {
      page: experiencePageView(page, await readTaxRules(ctx)),
      url: ctx.config.publicUrl + experienceTexts[type].page(page.slug),
      head: experienceHead(page, ctx.config.publicUrl),
    },
    { headers: publicPage() },
  );
}
