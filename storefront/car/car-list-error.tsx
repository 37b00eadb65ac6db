import { HeroFrame } from '../product/hero-frame.tsx';
import { CarsFailed } from './cars-failed.tsx';

/** Replaces a list of cars before anything of it is known. */
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
