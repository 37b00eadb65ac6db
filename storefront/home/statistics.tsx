import { useSite } from '../shell/use-site.ts';
import Counters from './counters.tsx';
import type { Counter } from './home-view.ts';

/** The band of figures. */
export function Statistics({ claims }: { claims: readonly Counter[] }) {
  const site = useSite();
  if (claims.length === 0) return null;
  return (
    <section aria-label={`${site} in figures`} className="page mt-14 md:mt-20">
      <Counters
        counters={claims}
        className="grid-cols-2 rounded-panel bg-support-soft px-5 py-8 md:grid-cols-3 md:px-10 md:py-12"
      />
    </section>
  );
}
