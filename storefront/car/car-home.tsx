import { Link } from 'react-router';
import { carHomeTexts } from '../../messages/en/car/home.ts';
import { namedTile, type PlaceNames, type TileData } from '../home/places.ts';
import { pointData } from '../home/point.ts';
import { PlaceTile, Section } from '../home/section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { airports, cityTiles, reasons } from './home-texts.ts';

/**
 * The car rental home page below its search (CAR-2 to CAR-6). Its code is loaded when the browser is idle
 * (rendering/later.ts).
 */
export default function CarHome({ types, names = {} }: { types: readonly TileData[]; names?: PlaceNames | undefined }) {
  const t = useText();
  return (
    <>
      <Section id="types" title={t(carHomeTexts.types)} text={t(carHomeTexts.typesText)} first>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6">
          {types.map((tile) => (
            <li key={tile.label}>
              <TypeTile tile={tile} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="why" title={t(carHomeTexts.why)} text={t(carHomeTexts.whyText)}>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-6">
          {pointData(t, reasons).map(({ icon, title, text }) => (
            <li key={title} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:block sm:p-6">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-support-soft text-support">
                <Icon name={icon} size={24} strokeWidth={1.75} />
              </span>
              <div className="sm:mt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="cities" title={t(carHomeTexts.cities)} text={t(carHomeTexts.citiesText)}>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
          {cityTiles(t).map((tile) => (
            <li key={tile.label}>
              <PlaceTile tile={namedTile(tile, names)} className="aspect-[3/2]" />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="airports" title={t(carHomeTexts.airports)} text={t(carHomeTexts.airportsText)}>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4 lg:gap-6">
          {airports.map(({ place, name, to }) => (
            <li key={place} className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-6">
              <div className="flex grow gap-3">
                <Icon name="plane" size={22} className="mt-1 shrink-0 text-support" />
                <div>
                  <h3 className="text-xl">{names[place] ?? place}</h3>
                  <p className="mt-1 text-sm text-ink-soft">{names[name] ?? name}</p>
                </div>
              </div>
              <ButtonLink to={to} variant="secondary" size="sm">
                <Rich
                  message={carHomeTexts.hire}
                  values={{ place: names[place] ?? place, hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Section>
      <RecentWhenIdle className="page mt-14 md:mt-20" />
      <section aria-labelledby="closing" className="page mt-14 md:mt-20">
        <div className="rounded-panel bg-night px-5 py-8 text-center text-on-night md:px-10 md:py-12">
          <h2 id="closing" className="text-3xl md:text-4xl">
            {t(carHomeTexts.different)}
          </h2>
          <p className="mx-auto mt-3 max-w-md text-lg text-on-night-soft">{t(carHomeTexts.groupLead)}</p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <ButtonLink to={urls.contactAbout(t(carHomeTexts.contactSubject))} variant="secondary" size="lg">
              {t(carHomeTexts.contact)}
            </ButtonLink>
            <ButtonLink to={urls.contactAbout(t(carHomeTexts.quoteSubject))} size="lg">
              {t(carHomeTexts.quote)}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}

/** A car type: nothing covers the picture, because it shows the shape. */
function TypeTile({ tile }: { tile: TileData }) {
  return (
    <Link
      to={tile.to}
      className="group block h-full overflow-hidden rounded-card border border-line bg-card shadow-card hover:border-ink"
    >
      <Picture src={tile.picture} alt="" width={1200} height={800} className="aspect-[3/2] w-full lg:aspect-[2/1]" />
      <span className="block p-4 sm:p-5">
        <span className="block font-display text-xl font-medium text-ink group-hover:text-accent">{tile.label}</span>
        {tile.note ? <span className="block text-ink-soft">{tile.note}</span> : null}
      </span>
    </Link>
  );
}
