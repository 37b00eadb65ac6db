import type { CarSample } from './car-sample.ts';
import type { DestinationSample } from './destination-sample.ts';
import type { AttractionSample, TourSample } from './experience-sample.ts';
import type { StaySample } from './stay-sample.ts';

/** Everything that is loaded. Each entry is the body of its content type, with what belongs to it inside. */
export interface SampleCatalogue {
  readonly destinations: readonly DestinationSample[];
  readonly stays: readonly StaySample[];
  readonly attractions?: readonly AttractionSample[];
  readonly tours?: readonly TourSample[];
  readonly cars?: readonly CarSample[];
}
