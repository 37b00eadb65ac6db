import { expect, test } from 'vitest';
import { type DrawnSubject, draw, settingsOf, subjects } from './draw.ts';
import { extentOf } from './kit/core/extent.ts';
import { nearer, shareOf } from './kit/core/framing.ts';

/** Their subject is the view: it goes from edge to edge. Of some others a composition is one, such as a gallery of arches. */
const views = new Set<DrawnSubject>([
  'himalayan-lake',
  'ganga-bridge',
  'ghats',
  'har-ki-pauri',
  'city-skyline',
  'beach',
  'backwater',
  'tea-hills',
  'tiger-forest',
  'snow-slopes',
  'hill-town',
  'river-valley',
  'hero-himalaya',
  'waterfall',
  'root-bridge',
  'coral-island',
  'stepwell',
  'market-street',
  'paragliding',
  'trek-camp',
  'paddy-fields',
  'snow-trail',
  'border-gate',
  'fishing-nets',
  'motorcycle-pass',
  'city-palace',
  'howrah-bridge',
  'block-printing',
  'kathakali',
  'bicycles',
  'balloons',
  'yoga-deck',
  'pool',
  'spa',
  'lounge',
  'kitchen',
  'bathroom',
  'dining',
  'room-mountain',
  'room-lake',
  'room-city',
  'room-sea',
  'room-forest',
  'room-desert',
  'room-garden',
  'room-river',
  'room-hills',
  'room-dorm',
  'car-cabin',
  'car-three-rows',
  'car-coach',
  'taj-across',
  'lily-tank',
  'dhauladhar',
  'mall-ridge',
  'wind-gap',
  'ooty-lake',
  'dudhsagar',
  'wetland',
  'mangrove-creek',
  'idol-workshop',
  'silk-loom',
]);

test('what a picture is of takes six tenths of its frame at least', () => {
  const small: string[] = [];
  for (const subject of subjects) {
    const places = settingsOf(subject);
    const shares = Array.from({ length: 5 }, (_, i) => {
      const seed = i * 197 + 3;
      const { fills, alt } = draw(subject, seed, 'landscape', places[i % Math.max(1, places.length)]);
      if (fills !== undefined && fills < 0.6) small.push(`${subject} ${seed}: ${Math.round(fills * 100)} %, ${alt}`);
      return fills;
    });
    expect(
      shares.every((share) => share === undefined),
      subject,
    ).toBe(views.has(subject));
  }
  expect(small).toEqual([]);
});

test('the box of a drawing is what its paths cover, wherever groups put them', () => {
  expect(extentOf('<path d="M10 20h30v-5l4 6Z" fill="#fff"/>')).toEqual({ left: 10, top: 15, right: 44, bottom: 21 });
  const moved = '<g transform="translate(100 50) scale(-2 2)"><path d="M-10 0Q0-40 10 0Z"/></g><path d="M0 0H1"/>';
  expect(extentOf(moved)).toEqual({ left: 0, top: 0, right: 120, bottom: 50 });
  const twice =
    '<defs><g id="a"><path d="M0 0H10V8Z"/></g></defs><g transform="translate(5 5) scale(1 1)"><use href="#a"/></g>';
  expect(extentOf(twice)).toEqual({ left: 5, top: 5, right: 15, bottom: 13 });
});

test('what is small is brought nearer, whole and where it stood; what is large stays', () => {
  const frame = { width: 1200, height: 800 };
  const far = { left: 900, top: 300, right: 1140, bottom: 500 };
  const { box } = nearer('', far, frame);
  expect(shareOf(box, frame)).toBeCloseTo(0.64, 2);
  for (const edge of [box.left, frame.width - box.right, box.top, frame.height - box.bottom])
    expect(edge).toBeGreaterThan(0);
  const large = { left: 100, top: 100, right: 1000, bottom: 700 };
  expect(nearer('', large, frame)).toEqual({ art: '', box: large });
});
