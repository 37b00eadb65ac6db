import { expect, test } from 'vitest';
import { type Drawing, pictureUrl, settingFor } from './drawing.ts';
import { drawnName, readPictureSizes } from './picture-sizes.ts';
import { readSample } from './read-sample.ts';

const { destinations, stays, attractions, tours, cars } = readSample();
const countries = new Map(destinations.map(({ slug, setting }) => [slug, setting]));
const sizes = readPictureSizes();

/** What a picture shows, in the words that were measured with it: nothing is drawn here. */
function words(destination: string, [subject, seed]: Drawing): string {
  const country = countries.get(destination);
  const name = drawnName(pictureUrl([subject, seed], country && settingFor(subject, country)));
  return sizes.get(name)?.alt ?? `${name} was not measured: npm run picture-sizes`;
}

type Beds = 'a double bed' | 'a double and a single bed' | 'two single beds' | 'a single bed' | 'bunk beds';

/** The beds that a picture of such a room may show; of several bedrooms it shows one. */
function bedsOf(configuration: string): readonly Beds[] {
  if (/^\d+ bunk beds?$/.test(configuration)) return ['bunk beds'];
  let [double, single] = [0, 0];
  for (const part of configuration.toLowerCase().split(/,| and /)) {
    const count = Number(/\d+/.exec(part)?.[0] ?? 1);
    if (/king|queen|double|for two/.test(part)) double += count;
    else single += count;
  }
  if (double > 1) return single > 0 ? ['a double and a single bed', 'a double bed'] : ['a double bed'];
  if (double === 1) return single > 0 ? ['a double and a single bed'] : ['a double bed'];
  return single === 1 ? ['a single bed'] : ['two single beds'];
}

const shownBeds = (alt: string) =>
  /a bedroom with (.*) whose|a dormitory of (bunk beds) whose/.exec(alt)?.slice(1).find(Boolean);

test('the picture of a room has the beds of the room, the pictures of a stay those of one of its rooms', () => {
  const untrue = stays.flatMap(({ slug, destination, stayimages, room_types: rooms }) => {
    const any = rooms.flatMap(({ BedConfiguration }) => bedsOf(BedConfiguration));
    const shown = [
      ...stayimages.map((picture) => ({ picture, beds: any })),
      ...rooms.map(({ Image, BedConfiguration }) => ({ picture: Image, beds: bedsOf(BedConfiguration) })),
    ];
    return shown.flatMap(({ picture, beds }) => {
      const drawn = picture[0].startsWith('room-') ? shownBeds(words(destination, picture)) : beds[0];
      return beds.some((bed) => bed === drawn) ? [] : [`${slug}: ${picture.join('-')} shows ${drawn}, not ${beds}`];
    });
  });
  expect(untrue).toEqual([]);
});

/** What can be seen of a stay only where it says that it has it. */
const hadBy: Readonly<Record<string, RegExp>> = {
  spa: /spa\b|massage|hammam|steam|ayurved/i,
  'yoga-deck': /yoga|medit/i,
  'room-sea': /\bsea\b|beach|bay|ocean|surf|strait/i,
  'room-lake': /lake|lagoon|pond|talab|beel|canal|backwater|ganga|river|water/i,
  'room-river': /river|stream|canal|rapid|ganga|creek|water/i,
  'room-desert': /dune|sand|desert/i,
};

test('no picture of a stay shows a pool, a spa, a yoga deck or a view that its words do not have', () => {
  const untrue = stays.flatMap(({ stayimages, room_types: rooms, slug, ...said }) => {
    const pool = said.amenities.includes('Swimming Pool');
    const text = JSON.stringify([said, rooms.map(({ Image: _, ...room }) => room)]);
    return [...stayimages, ...rooms.map(({ Image }) => Image)].flatMap(([subject]) =>
      hadBy[subject]?.test(text) === false || (subject.endsWith('pool') && !pool) ? [`${slug}: ${subject}`] : [],
    );
  });
  expect(untrue).toEqual([]);
});

interface Landmark {
  /** Where it stands, or what it is done at. */
  readonly places: readonly string[];
  /** What an attraction that shows it says. */
  readonly said: RegExp;
}

/** Every drawing of one monument, or of one thing that is done. */
const landmarks: Readonly<Record<string, Landmark>> = {
  taj: { places: ['agra'], said: /Taj|Mehtab/ },
  'india-gate': { places: ['delhi'], said: /Delhi/ },
  'qutub-minar': { places: ['delhi'], said: /Qutub/ },
  'humayun-tomb': { places: ['delhi'], said: /Humayun/ },
  gateway: { places: ['mumbai'], said: /Gateway/ },
  'hawa-mahal-city': { places: ['jaipur'], said: /Hawa Mahal|Jaipur|Bagru/ },
  balloons: { places: ['jaipur'], said: /balloon/i },
  'block-printing': { places: ['jaipur'], said: /block/i },
  'lake-palace': { places: ['udaipur'], said: /Pichola|lake/i },
  'city-palace': { places: ['udaipur'], said: /City Palace|Pichola/ },
  'golden-temple': { places: ['amritsar'], said: /Golden Temple|katras/ },
  'border-gate': { places: ['amritsar'], said: /Wagah/ },
  'har-ki-pauri': { places: ['haridwar'], said: /Har Ki Pauri|ghat|Ganga/i },
  'ganga-bridge': { places: ['rishikesh'], said: /Ganga|bridge|jhula/i },
  'howrah-bridge': { places: ['kolkata'], said: /Howrah|Hooghly|ghat|ferry|north Kolkata/i },
  ghats: { places: ['varanasi'], said: /ghat|Ganga|Varanasi|Banaras/i },
  stupa: { places: ['varanasi', 'bodh-gaya'], said: /stupa/i },
  'shrine-snow': { places: ['badrinath', 'kedarnath'], said: /Badri|Kedar/ },
  'shrine-summer': { places: ['kedarnath'], said: /Kedar/ },
  'badrinath-summer': { places: ['badrinath'], said: /Badri/ },
  'cellular-jail': { places: ['port-blair'], said: /Cellular Jail/ },
  'sun-temple': { places: ['puri'], said: /Konark/ },
  'rath-yatra': { places: ['puri'], said: /Rath Yatra/ },
  'leh-palace': { places: ['leh'], said: /Leh Palace/ },
  'clock-tower': { places: ['dehradun'], said: /clock tower/i },
  mahalakshmi: { places: ['kolhapur'], said: /Mahalaxmi/ },
  'mall-ridge': { places: ['mussoorie'], said: /Mall|Gun Hill/ },
  'wind-gap': { places: ['coimbatore'], said: /windmill/i },
  'ooty-lake': { places: ['ooty'], said: /lake/i },
  dudhsagar: { places: ['goa'], said: /Dudhsagar/ },
  'idol-workshop': { places: ['kolkata'], said: /Kumartuli/ },
  'silk-loom': { places: ['varanasi'], said: /loom/ },
  'buland-gate': { places: ['agra'], said: /Fatehpur Sikri/ },
  'mangrove-creek': { places: ['kolkata'], said: /mangrove|Sundarban/i },
  'zanskar-gorge': { places: ['leh'], said: /Zanskar/ },
  'deodar-train': { places: ['shimla'], said: /rail|train/i },
  'toy-train': { places: ['shimla', 'darjeeling', 'ooty', 'coimbatore'], said: /rail|train|Ghoom/i },
  'cedar-temple': { places: ['manali'], said: /Hadimba/ },
  'shore-temple': { places: ['chennai'], said: /Mamallapuram/ },
  kathakali: { places: ['kochi', 'alleppey'], said: /Kathakali/ },
  'fishing-nets': { places: ['kochi', 'alleppey'], said: /\bnets\b/i },
  'palace-domes': { places: ['mysore'], said: /Palace/ },
  'church-goa': { places: ['goa', 'kochi'], said: /church|Basilica|cathedral|chapel/i },
  'dal-lake': { places: ['srinagar'], said: /Dal|Srinagar|lake/i },
  'root-bridge': { places: ['shillong'], said: /root|bridge/i },
  'motorcycle-pass': { places: ['manali', 'leh'], said: /motorcycle/i },
  bicycles: { places: destinations.map(({ slug }) => slug), said: /bicycle|cycl/i },
};

/** What the name of an attraction promises is what its first picture shows. */
const promised: readonly (readonly [name: RegExp, subject: string])[] = [
  [/^The Taj|Mehtab Bagh/, 'taj'],
  [/Qutub Minar/, 'qutub-minar'],
  [/Humayun/, 'humayun-tomb'],
  [/bicycle/i, 'bicycles'],
  [/block printing/, 'block-printing'],
  [/Kathakali/, 'kathakali'],
  [/City Palace of Udaipur/, 'city-palace'],
  [/balloon/, 'balloons'],
  [/Wagah/, 'border-gate'],
  [/Hadimba/, 'cedar-temple'],
  [/Mamallapuram/, 'shore-temple'],
  [/Motorcycle/, 'motorcycle-pass'],
  [/Kalka line/, 'deodar-train'],
  [/Golden Temple/, 'golden-temple'],
  [/Kedarnath by/, 'shrine-summer'],
  [/^Badrinath/, 'badrinath-summer'],
  [/Cellular Jail/, 'cellular-jail'],
  [/^Konark/, 'sun-temple'],
  [/Zanskar/, 'zanskar-gorge'],
  [/Dudhsagar/, 'dudhsagar'],
  [/Kumartuli/, 'idol-workshop'],
  [/silk loom|looms/i, 'silk-loom'],
  [/^Fatehpur Sikri/, 'buland-gate'],
  [/Snow Leopard/, 'snow-leopard'],
  [/^Birds of .*(Pangot|Sattal)/, 'forest-birds'],
  [/Sundarbans/, 'mangrove-creek'],
];

test('no attraction, stay or place shows a monument of somewhere else, no attraction another monument than its own', () => {
  const placed = [
    ...destinations.map(({ slug, image, ...said }) => ({ slug, destination: slug, gallery: [image], said })),
    ...stays.map(({ slug, destination, stayimages: gallery }) => ({ slug, destination, gallery, said: undefined })),
    ...attractions.map(({ slug, destination, gallery, ...said }) => ({ slug, destination, gallery, said })),
  ];
  const wrong = placed.flatMap(({ slug, destination, gallery, said }) =>
    gallery.flatMap(([subject]) => {
      const landmark = landmarks[subject];
      if (!landmark) return [];
      const own = slug === destination || !said || landmark.said.test(JSON.stringify(said));
      return landmark.places.includes(destination) && own ? [] : [`${slug} in ${destination}: ${subject}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('what the name of an attraction or a tour promises is what its first picture shows', () => {
  const experiences = [...attractions, ...tours];
  const wrong = experiences.flatMap(({ name, gallery: [first] }) =>
    promised.flatMap(([said, subject]) =>
      said.test(name) && first?.[0] !== subject ? [`${name}: ${first?.[0]}, not ${subject}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
  for (const [said] of promised)
    expect(
      experiences.some(({ name }) => said.test(name)),
      `${said}`,
    ).toBe(true);
});

interface Shown {
  readonly slug: string;
  readonly name: string;
  readonly destination: string;
  readonly alt: string;
  /** What lists recommend by. */
  readonly score: number;
}

/** Recommended as `ask-database.sql.ts` orders: by the mean rating, drawn to the usual one where few have rated. */
const shown = (
  kind: readonly {
    readonly slug: string;
    readonly name: string;
    readonly destination: string;
    readonly guest_reviews: readonly { readonly Rating: number }[];
  }[],
  picture: (at: number) => Drawing | undefined,
): readonly Shown[] =>
  kind.map(({ slug, name, destination, guest_reviews: reviews }, at) => {
    const drawing = picture(at);
    const sum = reviews.reduce((total, { Rating }) => total + Rating, 0);
    return {
      slug,
      name,
      destination,
      alt: drawing ? words(destination, drawing) : '',
      score: (sum + 4 * 4.5) / (reviews.length + 4),
    };
  });

const kinds = {
  stays: shown(stays, (at) => stays[at]?.stayimages[0]),
  attractions: shown(attractions, (at) => attractions[at]?.gallery[0]),
  tours: shown(tours, (at) => tours[at]?.gallery[0]),
  cars: shown(cars, (at) => cars[at]?.image),
};
const galleries = [
  ...stays.map(({ slug, name, destination, stayimages }) => ({ slug, name, destination, gallery: stayimages })),
  ...attractions,
  ...tours,
  ...cars.map(({ slug, name, destination, image, gallery = [] }) => ({
    slug,
    name,
    destination,
    gallery: [image, ...gallery],
  })),
];
const lists = Object.entries(kinds).flatMap(([kind, all]) => [
  { list: kind, cards: all },
  ...[...Map.groupBy(all, ({ destination }) => destination)].map(([place, cards]) => ({
    list: `${kind} in ${place}`,
    cards,
  })),
]);
const dark = (alt: string) => /(at dusk|by night)$/.test(alt);

test('daylight is the rule: of the pictures of a list at most one in five is of dusk or night', () => {
  const tooDark = lists.flatMap(({ list, cards }) => {
    // what happens by night is shown by night
    const nights = cards.filter(({ name, alt }) => dark(alt) && !/aarti|by night/i.test(name)).length;
    return nights > Math.max(1, Math.floor(cards.length / 5)) ? [`${list}: ${nights} of ${cards.length}`] : [];
  });
  expect(tooDark).toEqual([]);
});

test('who opens a product sees it by day: of its first four pictures at most one is of dusk or night, of all of them one in five', () => {
  const tooDark = galleries.flatMap(({ slug, destination, gallery }) => {
    const nights = gallery.map((picture) => dark(words(destination, picture)));
    const first = nights.slice(0, 4).filter(Boolean).length;
    const all = nights.filter(Boolean).length;
    return first > 1 || all > Math.max(1, nights.length / 5)
      ? [`${slug}: ${first} of its first four, ${all} in all`]
      : [];
  });
  expect(tooDark).toEqual([]);
  expect(galleries.length).toBeGreaterThan(400);
});

test('every place has a scene of its own', () => {
  const scenes = destinations.map(({ image: [subject] }) => subject);
  expect(scenes.filter((subject, at) => scenes.indexOf(subject) !== at)).toEqual([]);
});

test('no place shows itself in the dark', () => {
  expect(destinations.filter(({ slug, image }) => dark(words(slug, image))).map(({ slug }) => slug)).toEqual([]);
});

test('no two neighbours of a list, whatever its order in one place, have the same angle, weather and horizon', () => {
  const alike = lists.flatMap(({ list, cards }) => {
    const inOrder = cards.toSorted((a, b) => b.score - a.score);
    const far = list.includes(' in ') ? inOrder.length : 2;
    return inOrder.flatMap((card, at) =>
      inOrder
        .slice(at + 1, at + far)
        .filter(({ alt }) => alt === card.alt)
        .map(({ slug }) => `${list}: ${card.slug} and ${slug}: ${card.alt}`),
    );
  });
  expect(alike).toEqual([]);
});

/** The design of a house, whatever the hour; every hill house of stone and cedar counts as one. */
const mould = (alt: string) =>
  /stone.and.cedar|timber-and-stone hill|of stone and cedar/.test(alt)
    ? 'stone and cedar'
    : alt.replace(/ (at|in|by) (dawn|the morning|soft daylight|golden evening light|dusk|night)$/, '');

test('no two stays of one place are from one mould', () => {
  const alike = [...Map.groupBy(kinds.stays, ({ destination }) => destination)].flatMap(([place, cards]) => {
    const moulds = cards.map(({ alt }) => mould(alt));
    return cards.flatMap(({ slug }, at) => {
      const first = moulds.indexOf(moulds[at] ?? '');
      return first === at ? [] : [`${place}: ${slug} and ${cards[first]?.slug}: ${moulds[at]}`];
    });
  });
  expect(alike).toEqual([]);
});
