import type { CarSample } from './car-sample.ts';
import type { DestinationSample } from './destination-sample.ts';
import type { AttractionSample, TourSample } from './experience-sample.ts';
import type { StaySample } from './stay-sample.ts';

/** The folders of the catalogue. */
export const sampleKinds = ['destinations', 'stays', 'attractions', 'tours', 'cars'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** What an entry says in another language, by its English texts. */
export interface SampleTranslation {
  readonly language: string;
  readonly kind: SampleKind;
  readonly slug: string;
  /** The file of the entry. */
  readonly path: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Everything that is loaded. Each entry is the body of its content type, with what belongs to it inside. */
export interface SampleCatalogue {
  readonly destinations: readonly DestinationSample[];
  readonly stays: readonly StaySample[];
  readonly attractions?: readonly AttractionSample[];
  readonly tours?: readonly TourSample[];
  readonly cars?: readonly CarSample[];
  readonly translations?: readonly SampleTranslation[];
}
