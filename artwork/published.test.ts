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
  'tiger-forest': 'fdf8d5b7e35b',
  'snow-slopes': '7337930c4e8d',
  'hill-town': '4740a5e0cfa4',
  'river-valley': 'eabc47d48758',
  'fort-ridge': 'd4d34a592c28',
  gopuram: '596f22580d00',
  'sunrise-temple': '0c1a6d0715ae',
  hotel: 'bd91105d3d58',
  'resort-pool': '490a46eb85ad',
  villa: '1878ad86669e',
  homestay: 'e68dad84dae0',
  cabin: 'fd243099095a',
  cottage: 'd3f7b3ca83c6',
  tents: '257698934b4e',
  camp: 'c39548539b11',
  farm: '4d98a890a678',
  'tiny-house': '081e13cfaad4',
  motel: '1710aedd9031',
  'apartment-block': 'c3982af67a25',
  'guest-house': 'cc77c03b721e',
  'heritage-lodge': 'bbaf56f49b53',
  'room-mountain': '5b4311c86838',
  'room-lake': '827e4ab86e4d',
  'room-city': 'e3b7209b2de7',
  'room-sea': 'e3ff7e0a53b7',
  'room-forest': '9af3b9e513f5',
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
  'car-suv': '1d739d52278c',
  'car-muv': '1f5e02c7a299',
  'car-luxury': '29704a9ff08b',
  'car-tempo': '52af8d1f3058',
  'shrine-snow': 'b333bec65bfe',
  'desert-camels': '8c5080bd6549',
  'toy-train': '808bc1846589',
  monastery: '2ed3cf2c91b0',
  'golden-temple': '1da4ef1c677b',
  'dal-lake': '7d889f595a98',
  'howrah-bridge': 'd22041db6075',
  'palace-domes': '14ac405629f3',
  'stone-ruins': '07fbd3e367b3',
  'rhino-grass': '8c1cba15cafd',
  'elephant-forest': '1ea208c208db',
  waterfall: '4539ce1193ff',
  'root-bridge': '97d5623d4c93',
  'coral-island': '9a938b1b65c9',
  stepwell: 'ebeff59a3846',
  'church-goa': '4950bba2636f',
  'market-street': '1094d9d24592',
  rafting: '4b2f59812b7b',
  paragliding: 'a67d86cfb77f',
  'trek-camp': '9e9506de1bf0',
  'paddy-fields': 'dfc676188539',
  'temple-tower-nagara': 'fad8466e723d',
  stupa: '213b55bd5d0c',
  'room-desert': '78c5e48cb818',
  'room-garden': 'b44dc4c78ab1',
  'room-river': '97858f7e1824',
  'room-hills': 'ac8b97d30ce6',
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
