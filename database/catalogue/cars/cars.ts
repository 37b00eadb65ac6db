import type { CarSample } from '../attraction-sample.ts';
import { northernCars } from './north.ts';
import { southernAndEasternCars } from './south-and-east.ts';
import { westernCars } from './west.ts';

/** Everything of the sample catalogue under cars. */
export const cars: readonly CarSample[] = [...northernCars, ...westernCars, ...southernAndEasternCars];
