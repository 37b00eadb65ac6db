import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { placeTexts } from '../../messages/en/place.ts';
import { ResultList } from '../product/result-list.tsx';
import { useText } from '../rendering/text.tsx';
import type { BestOfType, PlaceView } from './place-view.ts';

/** The guide, the best months and the ways to arrive; each only if it is recorded. */
export function PlaceFacts({ view: { lead, guide, months, ways } }: { view: PlaceView }) {
  const t = useText();
  return (
    <div className="place-facts page mt-6 grid gap-x-14 gap-y-8 md:mt-8">
      {lead || guide.length > 0 ? (
        <Fact title={t(placeTexts.guide)}>
          <p className="mt-2 font-semibold">{lead}</p>
          <ul className="mt-1 space-y-1">
            {guide.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <div className="grid content-start gap-6 sm:grid-cols-2">
        {months ? (
          <Fact title={t(placeTexts.months)}>
            <p className="mt-2">{months.text}</p>
            <ol aria-hidden="true" className="place-months mt-2 flex gap-1">
              {months.strip.map(({ name, best }, month) => (
                <li
                  // letters repeat, months do not
                  key={monthKeys[month]}
                  className={`min-w-0 rounded py-1 text-center text-sm font-semibold ${best ? 'bg-support text-paper' : 'bg-sunk text-ink-soft'}`}
                >
                  {name}
                </li>
              ))}
            </ol>
          </Fact>
        ) : null}
        {ways.length > 0 ? (
          <Fact title={t(placeTexts.arrive)}>
            <dl className="mt-2 space-y-1">
              {ways.map(({ label, text }) => (
                <div key={label}>
                  <dt className="inline font-semibold">{label}</dt> <dd className="inline text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          </Fact>
        ) : null}
      </div>
    </div>
  );
}

const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Cards under a heading with the link to all; nothing if there are none. */
export function BestOfPlace<Card extends { slug: string }>({
  id,
  of: { title, all, to, cards },
  card,
}: {
  id: string;
  of: BestOfType<Card>;
  card: (card: Card) => ReactNode;
}) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page mt-14 md:mt-20">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        <Link
          to={to}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {all}
        </Link>
      </div>
      <ResultList className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {cards.map((one) => (
          <li key={one.slug}>{card(one)}</li>
        ))}
      </ResultList>
    </section>
  );
}
