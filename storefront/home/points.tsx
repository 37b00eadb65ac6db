import { homeSectionTexts } from '../../messages/en/home/section.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PointData } from './point.ts';
import { Section } from './section.tsx';

/** 'What we offer': cards without links. */
export function Offers({ offers }: { offers: readonly PointData[] }) {
  const t = useText();
  return (
    <Section id="offers" title={t(homeSectionTexts.offers)} text={t(homeSectionTexts.offersText)}>
      <PointCards points={offers} />
    </Section>
  );
}

/** Points as cards side by side. `className` sets the columns. */
export function PointCards({
  points,
  className = 'lg:grid-cols-4',
}: {
  points: readonly PointData[];
  className?: string;
}) {
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 sm:gap-4 lg:gap-6 ${className}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-4 rounded-card border border-line bg-card p-4 sm:block sm:p-6">
          <Mark icon={icon} />
          <div className="sm:mt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 'How it works': the steps in order. */
export function HowItWorks({ steps }: { steps: readonly PointData[] }) {
  const t = useText();
  return (
    <Section id="how" title={t(homeSectionTexts.how)} text={t(homeSectionTexts.howText)}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {steps.map(({ icon, title, text }, place) => (
          <li key={title} className="flex gap-4 lg:block">
            <Mark icon={icon} />
            <div className="lg:mt-4">
              <h3 className="text-xl">
                <span className="text-accent tabular-nums">{place + 1}.</span> {title}
              </h3>
              <p className="mt-1 max-w-[40ch] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Mark({ icon }: { icon: PointData['icon'] }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-support-soft text-support">
      <Icon name={icon} size={24} strokeWidth={1.75} />
    </span>
  );
}
