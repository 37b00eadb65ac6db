import type { TourSample } from '../attraction-sample.ts';
import { furtherAdventures } from './adventure-further.ts';
import { himalayanAdventures } from './adventure-high-himalaya.ts';
import { uttarakhandAdventures } from './adventure-uttarakhand.ts';
import { northernCulture } from './cultural-north.ts';
import { southernCulture } from './cultural-south.ts';
import { furtherPilgrimages } from './pilgrimage-east-south-and-west.ts';
import { garhwalPilgrimages } from './pilgrimage-garhwal.ts';
import { northernPilgrimages } from './pilgrimage-north.ts';
import { furtherWildlife } from './wildlife-east-and-south.ts';
import { northernWildlife } from './wildlife-north.ts';

/** Everything of the sample catalogue under tours. */
export const tours: readonly TourSample[] = [
  ...garhwalPilgrimages,
  ...uttarakhandAdventures,
  ...northernCulture,
  ...northernWildlife,
  ...himalayanAdventures,
  ...southernCulture,
  ...northernPilgrimages,
  ...furtherWildlife,
  ...furtherAdventures,
  ...furtherPilgrimages,
];
