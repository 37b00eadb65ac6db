import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { draw, isSubject } from '../../artwork/draw.ts';
import { type Drawing, pictureUrl, settingFor } from './drawing.ts';
import { digestOf, drawnName, readPictureSizes } from './picture-sizes.ts';
import { readSample } from './read-sample.ts';

// it draws the whole catalogue, on a machine that may be busy
vi.setConfig({ testTimeout: 600_000 });

interface Shown {
  readonly where: string;
  /** As its address names it. */
  readonly name: string;
  readonly destination: string;
  readonly subject: string;
  readonly alt: string;
  readonly svg: string;
  /** The outlines in it, but for the very small. */
  readonly shapes: ReadonlySet<string>;
}

const { destinations, stays, attractions, tours, cars } = readSample();
const countries = new Map(destinations.map(({ slug, setting }) => [slug, setting]));

function show(where: string, destination: string, [subject, seed]: Drawing): Shown {
  const country = countries.get(destination);
  const setting = country && settingFor(subject, country);
  const { svg, alt } = draw(subject, seed, 'landscape', setting);
  const name = drawnName(pictureUrl([subject, seed], setting));
  const shapes = new Set([...svg.matchAll(/ d="([^"]{12,})"/g)].map(([, path = '']) => path));
  return { where: `${where} ${subject}-${seed}`, name, destination, subject, alt, svg, shapes };
}

const byStay = stays.map(({ slug, destination, stayimages, room_types: rooms }) =>
  [...stayimages, ...rooms.map(({ Image }) => Image)].map((drawing) => show(slug, destination, drawing)),
);
const byExperience = [...attractions, ...tours].map(({ slug, destination, gallery }) =>
  gallery.map((drawing) => show(slug, destination, drawing)),
);
const byCar = cars.map(({ slug, destination, image, gallery = [] }) =>
  [image, ...gallery].map((drawing) => show(slug, destination, drawing)),
);
const listings = [...byStay, ...byExperience, ...byCar];
const places = destinations.map(({ slug, image }) => show(slug, slug, image));

/** The pairs that share so much of what they draw that a reader takes one for the other. */
function alike(pictures: readonly Shown[], most = 0.8): string[] {
  return pictures.flatMap((one, at) =>
    pictures.slice(at + 1).flatMap((other) => {
      if (one.subject !== other.subject) return [];
      const [few, many] = one.shapes.size < other.shapes.size ? [one, other] : [other, one];
      const shared = [...few.shapes].filter((path) => many.shapes.has(path)).length / few.shapes.size;
      return shared > most ? [`${one.where} and ${other.where}: ${Math.round(shared * 100)} %`] : [];
    }),
  );
}

test('a picture shows the country of its place, or open country where its subject cannot stand there', () => {
  expect(settingFor('hotel', 'coast')).toBe('coast');
  expect(settingFor('car-suv', 'river')).toBe('river');
  // a place the painter does not know must not be left to the seed: Jaipur would get a beach
  expect(settingFor('yoga-deck', 'city')).toBe('plain');
  expect(settingFor('farm', 'city')).toBe('plain');
  expect(settingFor('tents', 'town')).toBe('plain');
  expect(settingFor('tents', 'city')).toBe('plain');
  expect(settingFor('cabin', 'desert')).toBe('plain');
  expect(settingFor('taj', 'city')).toBeUndefined();
});

test('a luxury car is drawn as it is built', () => {
  const built = byCar.flat().filter(({ subject }) => subject === 'car-luxury');
  expect(built).toHaveLength(8);
  for (const { where, alt } of built)
    expect(alt, where).toContain(where.startsWith('volvo-xc60') ? 'a luxury SUV' : 'a luxury saloon');
});

test('a car is shown from its side and from behind, and so are as many rows of seats as it has', () => {
  for (const { slug, carType, capacity, image, gallery } of cars) {
    const seats = carType === 'Tempo Traveller' ? 'car-coach' : capacity > 5 ? 'car-three-rows' : 'car-cabin';
    expect(gallery, slug).toEqual([
      [`${image[0]}-rear`, image[1]],
      [seats, expect.any(Number)],
    ]);
  }
  // one seed is one car
  const said = ['car-luxury', 'car-luxury-rear'] as const;
  const [side, rear] = said.map((subject) => draw(subject, 4, 'landscape', 'lake').alt);
  expect(rear).toBe(side?.replace('a grand tourer', 'a grand tourer from behind'));
});

test('no two listings look alike: their main pictures are not the same picture', () => {
  expect(
    alike(
      listings.flatMap(([main]) => main ?? []),
      0.75,
    ),
  ).toEqual([]);
});

test('the rooms and pictures of one listing do not repeat one picture', () => {
  expect(listings.flatMap((pictures) => alike(pictures))).toEqual([]);
});

test('two pictures of the same shapes are found out', () => {
  const one = show('here', 'jaipur', ['hotel', 7]);
  expect(alike([one, show('there', 'jaipur', ['hotel', 7])])).toEqual(['here hotel-7 and there hotel-7: 100 %']);
});

test('each picture weighs at most 12 kB on the wire, and all of them together at most 20 MB', () => {
  const weights = [...listings.flat(), ...places].map(({ where, svg }) => ({ where, bytes: gzipSync(svg).length }));
  expect(weights.filter(({ bytes }) => bytes > 12 * 1024)).toEqual([]);
  expect(weights.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(20 * 1024 * 1024);
});

test('what the API says of a picture and its files was measured of this drawing: npm run picture-sizes', () => {
  const sizes = readPictureSizes();
  const shown = [...listings.flat(), ...places];
  expect(shown.filter(({ name, svg }) => sizes.get(name)?.digest !== digestOf(svg)).map(({ where }) => where)).toEqual(
    [],
  );
  expect(shown.filter(({ name, alt }) => sizes.get(name)?.alt !== alt).map(({ where }) => where)).toEqual([]);
  expect(
    shown.filter(({ name, svg }) => sizes.get(name)?.svg !== Buffer.byteLength(svg)).map(({ where }) => where),
  ).toEqual([]);
});

const north = new Set(destinations.filter(({ latitude }) => latitude > 26.5).map(({ slug }) => slug));
const underSnow = ['mussoorie', 'auli', 'manali', 'shimla', 'badrinath', 'kedarnath', 'leh', 'dharamshala'];
const bySea = ['mumbai', 'chennai', 'kochi', 'alleppey', 'goa', 'puri', 'port-blair'];
const hilly = new Set(
  destinations.filter(({ setting }) => setting === 'mountain' || setting === 'hills').map(({ slug }) => slug),
);
for (const near of ['coimbatore', 'kochi', 'rishikesh', 'nainital']) hilly.add(near);
const spireless = new Set(['leh', 'srinagar', 'amritsar', 'dharamshala', 'kaziranga', 'gangtok', 'darjeeling']);
/** What a picture may only say of certain places; what has a country looks as it does in that of its place instead. */
const saidOf: readonly (readonly [words: RegExp, places: ReadonlySet<string>])[] = [
  [/looks on snow mountains/, new Set([...underSnow, 'darjeeling', 'gangtok'])],
  [/ski slopes|skiers/, new Set(['auli', 'manali', 'shimla'])],
  [/looks on the sea/, new Set(bySea)],
  // a tour that begins in Jaipur sleeps in the dunes
  [/looks on desert dunes/, new Set(['jodhpur', 'jaisalmer', 'jaipur'])],
  [/snow|Himalaya|deodar|pine valley|alpine/, north],
  [/Kashmir/, new Set(['srinagar', 'shimla'])],
  [/Ganga/, new Set(['haridwar', 'rishikesh', 'varanasi', 'bodh-gaya'])],
  [/seafront|the sea at|beach/, new Set([...bySea, 'madurai'])],
  [/Har Ki Pauri/, new Set(['haridwar'])],
  [/blue town/, new Set(['jodhpur'])],
  [/red sandstone fort/, new Set(['agra', 'delhi'])],
  [
    /green plateau.*fort|fort on a green plateau/,
    new Set(['pune', 'kolhapur', 'mumbai', 'bangalore', 'hampi', 'sawai-madhopur']),
  ],
  [/in Goa/, new Set(['goa'])],
  [/eastern Himalaya/, new Set(['gangtok', 'darjeeling'])],
  [/high Himalaya/, new Set(['leh', 'manali', 'shimla', 'dharamshala'])],
  [/sea of cloud/, hilly],
  // the curved spire is of the north; southern, Sikh, Muslim and Buddhist towns have other landmarks
  [
    /temple spire/,
    new Set(
      [...north, 'mumbai', 'udaipur', 'kolhapur', 'pune', 'khajuraho', 'varanasi', 'puri'].filter(
        (key) => !spireless.has(key),
      ),
    ),
  ],
  [/four minarets/, new Set()],
];

test('what the picture of a landmark or a landscape says is true of its place', () => {
  const painted = [...listings.flat(), ...places].filter(({ destination, subject }) => {
    const country = countries.get(destination);
    if (!country || !isSubject(subject)) return false;
    return subject === 'market-street' || settingFor(subject, country) === undefined || subject.startsWith('room-');
  });
  const untrue = painted.flatMap(({ where, destination, alt }) =>
    saidOf.some(([words, known]) => words.test(alt) && !known.has(destination))
      ? [`${where} in ${destination}: ${alt}`]
      : [],
  );
  expect(untrue).toEqual([]);
  expect(painted.length).toBeGreaterThan(700);
});
