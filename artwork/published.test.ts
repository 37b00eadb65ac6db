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
  'himalayan-lake': '2a6bf3d6c3c9',
  'ganga-bridge': '1374139206fc',
  ghats: 'ad9143ca5234',
  taj: 'd46f3cd65801',
  'hawa-mahal-city': '4bf5d9c755f8',
  'lake-palace': '04edf4af0a20',
  'india-gate': 'dd2eabc7c1e9',
  gateway: '449a3641a009',
  'city-skyline': 'd9fa3efb1a4d',
  beach: 'bb958a2da300',
  backwater: '8c43a354d42c',
  'tea-hills': '25d50c53d477',
  'tiger-forest': '22288f7807af',
  'snow-slopes': '7337930c4e8d',
  'hill-town': '1e052a21b90a',
  'river-valley': 'd02058ebf08a',
  'fort-ridge': 'd4d34a592c28',
  gopuram: '596f22580d00',
  'sunrise-temple': '0c1a6d0715ae',
  hotel: 'd7fc288babb9',
  'resort-pool': '490a46eb85ad',
  villa: '1878ad86669e',
  homestay: 'e68dad84dae0',
  cabin: 'fd243099095a',
  cottage: 'd3f7b3ca83c6',
  tents: '3d7b55c0f991',
  camp: 'c39548539b11',
  farm: '42c88d5d5fcc',
  'tiny-house': '081e13cfaad4',
  motel: '24a4454506a4',
  'apartment-block': 'c3982af67a25',
  'guest-house': 'cc77c03b721e',
  'heritage-lodge': '2573cc424d3f',
  'room-mountain': '917d92e9277e',
  'room-lake': '827e4ab86e4d',
  'room-city': '315217293659',
  'room-sea': 'e3ff7e0a53b7',
  'room-forest': '2df281e57915',
  dining: 'c83296a53795',
  pool: '0651ae003e22',
  spa: 'de45883220b6',
  lounge: 'a0095ac2a704',
  'yoga-deck': '5ef007d3fd1f',
  kitchen: '430241e9a529',
  bathroom: '88aca482eb6f',
  'hero-himalaya': 'e56e72766bc2',
  'car-hatchback': '175e2e9e9cd9',
  'car-sedan': 'b9aa5beef756',
  'car-suv': '4f5c9f271c8f',
  'car-muv': '1f5e02c7a299',
  'car-luxury': '29704a9ff08b',
  'car-tempo': '52af8d1f3058',
  'shrine-snow': 'b333bec65bfe',
  'desert-camels': '8c5080bd6549',
  'toy-train': '808bc1846589',
  monastery: '1e0ea0fb46f7',
  'golden-temple': '1da4ef1c677b',
  'dal-lake': '7d889f595a98',
  'howrah-bridge': 'd22041db6075',
  'palace-domes': '14ac405629f3',
  'stone-ruins': '07fbd3e367b3',
  'rhino-grass': 'be48d76727d2',
  'elephant-forest': '1ea208c208db',
  waterfall: '6a90ae949202',
  'root-bridge': '088d5c1a6f09',
  'coral-island': '9a938b1b65c9',
  stepwell: 'ebeff59a3846',
  'church-goa': '4950bba2636f',
  'market-street': '1094d9d24592',
  rafting: '4b2f59812b7b',
  paragliding: '5ababf78a5be',
  'trek-camp': '4504b2153e0a',
  'paddy-fields': 'bdc8a50ed5da',
  'temple-tower-nagara': 'fad8466e723d',
  stupa: '213b55bd5d0c',
  'room-desert': 'e2a3a54efc86',
  'room-garden': '117d498d9072',
  'room-river': '5e652493d8d4',
  'room-hills': 'e8a345d1f3c1',
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
