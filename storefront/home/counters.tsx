import type { Counter } from './home-view.ts';

/** Figures with their labels. `className` sets the columns. */
export default function Counters({ counters, className }: { counters: readonly Counter[]; className: string }) {
  return (
    <dl className={`grid gap-x-4 gap-y-8 text-center ${className}`}>
      {counters.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="mt-1">{label}</dt>
          <dd className="font-display text-3xl font-medium whitespace-nowrap tabular-nums md:text-[2.5rem] md:leading-tight">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
