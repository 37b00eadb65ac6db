import type { Hex } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Crop, Scene } from '../../kit/core/scene.ts';
import { settings } from '../../kit/core/setting.ts';
import { place } from '../../kit/core/shapes.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { type CarBody, car, carLength } from '../../kit/things/cars.ts';
import { behind, places } from './country.ts';
import { rear } from './rears.ts';
import { road, roadAhead, roadside, verge } from './roads.ts';

/** Of the picture's width a car of ordinary length takes; a long one takes a little more. */
const share: Record<Crop, number> = { landscape: 0.63, wide: 0.23, tall: 0.74, square: 0.72 };

interface Model {
  readonly body: CarBody;
  readonly says: string;
}

/** The models and paints of a class. */
interface Cars {
  readonly models: readonly [Model, ...Model[]];
  readonly paints: readonly [Hex, ...Hex[]];
}

const times = ['golden', 'morning', 'dusk', 'noon', 'dawn'] as const;

/** The first that is drawn by lot: one seed is one car, from whichever side. */
const oneOf = (s: Scene, { models, paints }: Cars) => ({ paint: s.r.pick(paints), ...s.r.pick(models) });

/** Seen from its side. */
function drive(cars: Cars): Painter {
  return {
    settings,
    times,
    horizon: { landscape: 0.62, wide: 0.62, tall: 0.6, square: 0.62 },
    paint(s) {
      const { paint, body, says } = oneOf(s, cars);
      const h = s.horizon;
      const size = (s.w * share[s.crop]) / (230 + 0.5 * carLength(body));
      const play = s.crop === 'wide' ? 0.14 : s.crop === 'landscape' ? 0.06 : 0;
      const line = s.h - (s.h - h) * 0.4;
      // we drive on the left: to the right on the far lane, to the left on the near one
      const near = s.r.chance(0.4);
      const art =
        paintSky(s) +
        birds(s, s.w * 0.72, h * 0.34) +
        behind[s.setting](s, h) +
        roadside(s, h) +
        road(s, h, line, near) +
        s.main(place(s.w * s.r.between(0.5 - play, 0.5 + play), line, size, car(s, body, paint), near !== s.turned)) +
        verge(s);
      return { art, says: `${says} ${places[s.setting]}` };
    },
  };
}

/** Seen from behind: the car that the subject `like` shows for the same seed. */
function leave(like: string, cars: Cars): Painter {
  return {
    like,
    settings,
    times,
    mirrors: false,
    horizon: { landscape: 0.5, wide: 0.5, tall: 0.5, square: 0.5 },
    paint(s) {
      const { paint, body, says } = oneOf(s, cars);
      const h = s.horizon;
      const art =
        paintSky(s) +
        birds(s, s.w * 0.72, h * 0.34) +
        behind[s.setting](s, h) +
        roadAhead(s, h) +
        s.main(place(s.w / 2, h + (s.h - h) * 0.75, (s.w * 0.36) / 170, rear(s, body, paint)));
      return { art, says: `${says} from behind ${places[s.setting]}` };
    },
  };
}

const hatchback: Cars = {
  models: [{ body: 'hatchback', says: 'a hatchback' }],
  paints: ['#d8402b', '#f0b030', '#2f7fa0', '#f3efe6', '#3f8f86', '#8f959c', '#c4602f'],
};
const sedan: Cars = {
  models: [{ body: 'sedan', says: 'a sedan' }],
  paints: ['#e9e4da', '#7d2f3a', '#3a5f7f', '#8f959c', '#4a5a52', '#b0623a', '#c9b48a'],
};
const suv: Cars = {
  models: [
    { body: 'suv', says: 'an SUV' },
    { body: 'four-by-four', says: 'a square-built SUV' },
  ],
  paints: ['#3f5f4a', '#c4602f', '#e9e4da', '#3a4452', '#a8322f', '#2f6a8a', '#9a8a6a'],
};
const muv: Cars = {
  models: [{ body: 'muv', says: 'a people carrier' }],
  paints: ['#f3efe6', '#9aa0a6', '#4a6f8f', '#a8503a', '#6a7a5a', '#c9a468', '#5f3a4a'],
};
const luxury: Cars = {
  models: [
    { body: 'saloon', says: 'a luxury saloon' },
    { body: 'luxury-suv', says: 'a luxury SUV' },
    { body: 'grand-tourer', says: 'a grand tourer' },
  ],
  paints: ['#23262e', '#3a2a3f', '#e6e2da', '#1f3a4a', '#7a2a34', '#9aa3ac', '#2f4a3f'],
};
const tempo: Cars = {
  models: [{ body: 'tempo', says: 'a tempo traveller' }],
  paints: ['#f6f1e6', '#f0d9a8', '#dfe6ea', '#c9dcd0', '#e6b48a', '#a8c4d4'],
};

export const carHatchback = drive(hatchback);
export const carHatchbackRear = leave('car-hatchback', hatchback);
export const carSedan = drive(sedan);
export const carSedanRear = leave('car-sedan', sedan);
export const carSuv = drive(suv);
export const carSuvRear = leave('car-suv', suv);
export const carMuv = drive(muv);
export const carMuvRear = leave('car-muv', muv);
export const carLuxury = drive(luxury);
export const carLuxuryRear = leave('car-luxury', luxury);
export const carTempo = drive(tempo);
export const carTempoRear = leave('car-tempo', tempo);
