import { HeroFrame } from '../product/hero-frame.tsx';
import { CarsFailed } from './cars-failed.tsx';

/** Stands in place of a list of cars of which nothing is known yet. */
export default function CarListError({ error, scene }: { error: unknown; scene: string }) {
  return (
    <>
      <HeroFrame title="Car Rentals" scene={scene} focus="80% 92%" narrow />
      <div className="page pt-10 pb-20">
        <CarsFailed error={error} />
      </div>
    </>
  );
}
