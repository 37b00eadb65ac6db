import type { AttractionSample } from '../attraction-sample.ts';
import { delhiAgra } from './delhi-agra.ts';
import { himachalAndNorth } from './himachal-and-north.ts';
import { kerala } from './kerala.ts';
import { rajasthan } from './rajasthan.ts';
import { south } from './south.ts';
import { uttarakhand } from './uttarakhand.ts';
import { varanasiAndEast } from './varanasi-and-east.ts';
import { west } from './west.ts';

export const attractions: readonly AttractionSample[] = [
  ...uttarakhand,
  ...himachalAndNorth,
  ...delhiAgra,
  ...rajasthan,
  ...varanasiAndEast,
  ...west,
  ...kerala,
  ...south,
];
