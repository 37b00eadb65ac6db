import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import type { ExperienceDay } from '../../service/catalog/experiences/experience-page-data.ts';
import { languageText } from '../../service/catalog/stated-text.ts';
import type { Day } from '../../service/core/day.ts';
import { viewedProduct } from '../device/recent.ts';
import { About } from '../product/about.tsx';
import { Gallery } from '../product/gallery.tsx';
import { GuestReviews } from '../product/guest-reviews.tsx';
import { LocationSection } from '../product/location-section.tsx';
import { PageSection, StickyPanel } from '../product/page-section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Departures } from './departures.tsx';
import type { DepartureView } from './departures-view.ts';
import type { VisitChoice } from './experience-choice.ts';
import { ExperienceHeading } from './experience-heading.tsx';
import type { ExperiencePageView } from './experience-page-view.ts';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { MoreExperiences } from './more-experiences.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { TourRoute } from './tour-route.tsx';
import { useExperienceBooking } from './use-experience-booking.ts';

export interface ExperienceViewProps {
  page: ExperiencePageView;
  /** The choice in the address. */
  requested: VisitChoice;
  /** Known data of the day in the address. */
  days: readonly ExperienceDay[];
  /** The next departures of a tour. */
  departures: readonly DepartureView[];
  today: Day;
  /** The absolute address of this page. */
  url: string;
}

/** The page of an attraction or a tour. Its code is loaded when the browser is idle (rendering/later.ts). */
export default function ExperienceView({ page, requested, days, departures, today, url }: ExperienceViewProps) {
  const t = useText();
  const attraction = page.type === 'attraction';
  const booking = useExperienceBooking(page, requested, days, today);
  useEarlyPresses();
  return (
    <div className="page space-y-6 pt-1 md:space-y-8 md:pt-3">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0 space-y-8 md:space-y-10">
          <div className="space-y-4 md:space-y-6">
            <div className="space-y-1">
              <Breadcrumb steps={page.crumbs} />
              <ExperienceHeading page={page} url={url} />
            </div>
            <Gallery photos={page.photos} name={page.name} kind={page.type} thumbnails={GalleryThumbnails} />
          </div>
          <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {page.facts.map(({ icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-support">
                  <Icon name={icon} size={20} />
                </span>
                <p className="min-w-0">
                  <strong className="block font-semibold">{title}</strong>
                  <span className="text-ink-soft">{text}</span>
                </p>
              </li>
            ))}
          </ul>
          <PageSection
            id="about"
            title={t(attraction ? experiencePageTexts.aboutAttraction : experiencePageTexts.aboutTour)}
          >
            <About blocks={page.about} inEnglish={page.inEnglish} />
          </PageSection>
          <Departures departures={departures} booking={booking} />
          {page.plan.length > 0 ? (
            <PageSection id="plan" title={t(experiencePageTexts.plan)}>
              <Accordion
                name="plan"
                firstOpen
                items={page.plan.map(({ day, title, details, tourFacts }) => ({
                  id: day,
                  title: t(experiencePageTexts.planDay, { day, title }),
                  content: (
                    <div className="space-y-3 whitespace-pre-line">
                      <RichText blocks={details} />
                      <ul className="space-y-2 empty:hidden">
                        {tourFacts.map(({ icon, title, text }) => (
                          <li key={title} className="flex gap-3 text-ink">
                            <Icon name={icon} size={19} className="mt-1 shrink-0 text-support" />
                            <span>
                              <Rich
                                message={experiencePageTexts.planFact}
                                values={{
                                  title,
                                  text,
                                  label: (words) => <strong className="font-semibold">{words}</strong>,
                                }}
                              />
                            </span>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ),
                }))}
              />
            </PageSection>
          ) : null}
          {page.route ? <TourRoute name={page.name} route={page.route} /> : null}
          <TextList id="included" title={t(experiencePageTexts.included)} icon="check" items={page.included} />
          <TextList id="not-included" title={t(experiencePageTexts.notIncluded)} icon="x" items={page.notIncluded} />
          {page.sale.languages.length > 0 ? (
            <PageSection id="languages" title={t(experiencePageTexts.languages)}>
              <ul className="flex flex-wrap gap-3">
                {page.sale.languages.map((language) => (
                  <li key={language} className="rounded-full bg-support-soft px-4 py-1 font-semibold text-support">
                    {languageText(t, language)}
                  </li>
                ))}
              </ul>
            </PageSection>
          ) : null}
          <TextList
            id="additional"
            title={t(experiencePageTexts.additional)}
            icon="circle-dot"
            items={page.additional}
          />
        </div>
        <aside aria-label={t(experiencePageTexts.booking)} className="booking-aside hidden lg:block">
          <StickyPanel>
            <TicketPanel page={page} booking={booking} today={today} />
          </StickyPanel>
        </aside>
      </div>
      <div className="space-y-8 md:space-y-10">
        {page.where.at ? (
          <PageSection
            id="location"
            title={t(attraction ? experiencePageTexts.where : experiencePageTexts.whereItBegins)}
          >
            <LocationSection where={page.where} />
          </PageSection>
        ) : null}
        {page.faqs.length > 0 ? (
          <PageSection id="faqs" title={t(experiencePageTexts.faqs)}>
            <Accordion
              name="faq"
              items={page.faqs.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: (
                  <div className="space-y-3 whitespace-pre-line">
                    <RichText blocks={answer} />
                  </div>
                ),
              }))}
            />
          </PageSection>
        ) : null}
        <PageSection id="reviews" title={t(experiencePageTexts.reviews)}>
          <GuestReviews
            view={page}
            of={page.type === 'attraction' ? 'attraction' : 'tourPackage'}
            product={page.documentId}
          />
        </PageSection>
        <MoreExperiences more={page.more} stays={page.stays} booking={booking} />
        <RecentWhenIdle
          viewed={viewedProduct(page.type, { ...page, location: page.place }, page.photos[0])}
          className="border-t border-line pt-8 md:pt-10"
        />
      </div>
      <TicketBar page={page} booking={booking} today={today} />
    </div>
  );
}

interface TextListProps {
  id: string;
  title: string;
  icon: 'check' | 'x' | 'circle-dot';
  items: readonly string[];
}

function TextList({ id, title, icon, items }: TextListProps) {
  if (items.length === 0) return null;
  return (
    <PageSection id={id} title={title}>
      <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-ink">
            <Icon
              name={icon}
              size={20}
              className={`mt-0.5 shrink-0 ${icon === 'x' ? 'text-ink-soft' : 'text-support'}`}
            />
            {item}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
