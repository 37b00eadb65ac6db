import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { draw, subjects } from './draw.ts';

// two hundred pictures, on a machine that may be busy
vi.setConfig({ testTimeout: 600_000 });

/**
 * Published pictures must not change by accident: the catalogue and its alternative texts name them by their seeds.
 * When one is changed on purpose, its print here is changed with it.
 */
const prints: Record<string, string> = {
  'himalayan-lake': '1dfa3e9dfd3e',
  'ganga-bridge': 'fdc9a164bc25',
  ghats: 'f00d8d5e4876',
  taj: 'cef36ba7adf8',
  'hawa-mahal-city': '4bf5d9c755f8',
  'lake-palace': '67f8e86fecac',
  'india-gate': 'a84ff58573e2',
  gateway: '449a3641a009',
  'city-skyline': 'ef28cc0699b9',
  beach: 'ecd667c8bec1',
  backwater: 'b5b2668d57b2',
  'tea-hills': 'c58845f18383',
  'tiger-forest': '7f32fed228c7',
  'snow-slopes': 'c472d8ca2dd0',
  'hill-town': '57aedde79167',
  'river-valley': '3aa44ab67ac4',
  'fort-ridge': '26e40f465fc1',
  gopuram: '596f22580d00',
  'sunrise-temple': '894e1e2f8b25',
  hotel: 'd8dfa802a3fa',
  'resort-pool': '0a0786752969',
  villa: 'f923b7b33478',
  homestay: '09701e58a5eb',
  cabin: '32d3d14df0f5',
  cottage: 'cc4a626799c1',
  tents: '6cc87dd24961',
  camp: '67a7356d6dc1',
  farm: 'a60682327adc',
  'tiny-house': '073c4ba69e9d',
  motel: '5c61b9e7a316',
  'apartment-block': '795e36d49f24',
  'guest-house': '696e6a7955e9',
  'heritage-lodge': '3a363128e0ff',
  'room-mountain': '4c34293a8539',
  'room-lake': 'ecbb434d74df',
  'room-city': 'bc090a15aa00',
  'room-sea': 'e3ff7e0a53b7',
  'room-forest': 'dded11409dd7',
  dining: 'c83296a53795',
  pool: 'a10a3a2b2a26',
  spa: '07dde350b167',
  lounge: '3bb367962cbb',
  'yoga-deck': 'a22409a26d63',
  kitchen: '06231d8c339d',
  bathroom: '62bfab87e6d8',
  'hero-himalaya': 'a04f8ff5ce37',
  'car-hatchback': '65621a632925',
  'car-sedan': '0e9623d24893',
  'car-suv': '6cdeb6f72e2f',
  'car-muv': '701e3fdb3076',
  'car-luxury': '98a063edf4c3',
  'car-tempo': 'dc8a99ebb0ed',
  'shrine-snow': 'dcde0dbef0c4',
  'desert-camels': 'd8bdd2de2649',
  'toy-train': '45f44a74d799',
  monastery: '1da17b194b05',
  'golden-temple': '1da4ef1c677b',
  'dal-lake': 'a9bec907ca60',
  'howrah-bridge': '83a984385ce5',
  'palace-domes': 'a54d3dafd86c',
  'stone-ruins': '4cfa7280ba15',
  'rhino-grass': 'c498f9d7c4c9',
  'elephant-forest': 'a47baf0d24ab',
  waterfall: '1fc799f27bb7',
  'root-bridge': 'dc65f46d48b4',
  'coral-island': 'ef3d68a51223',
  stepwell: 'ebeff59a3846',
  'church-goa': '6b3dfc1b476f',
  'market-street': '1094d9d24592',
  rafting: '75a1c4aa269d',
  paragliding: '44c59f351802',
  'trek-camp': '4511cbb1b07f',
  'paddy-fields': '773a1eb989e1',
  'temple-tower-nagara': 'f4693eb8195f',
  stupa: 'd71bb132cbe6',
  'room-desert': '1253744725c2',
  'room-garden': '9aeea9a090b7',
  'room-river': '5e652493d8d4',
  'room-hills': '303736ac72f2',
  'snow-trail': '62c6972a4cfc',
};

const print = (subject: (typeof subjects)[number]) =>
  createHash('sha256')
    .update(draw(subject, 17).svg)
    .update(draw(subject, 2024, 'tall').svg)
    .digest('hex')
    .slice(0, 12);

test('a seed still draws the same picture, for every subject', { timeout: 120_000 }, () => {
  expect(Object.fromEntries(subjects.map((subject) => [subject, print(subject)]))).toEqual(prints);
});
