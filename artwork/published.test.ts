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
  'ganga-bridge': '690c647d15ac',
  ghats: '3e6a20ec2c3e',
  taj: '5c512bdc1536',
  'hawa-mahal-city': 'f62237bf4d14',
  'lake-palace': 'e252e740688f',
  'india-gate': 'b44c1372811b',
  gateway: '449a3641a009',
  'city-skyline': 'da02d5ba9d2c',
  beach: '75fc7f3b5346',
  backwater: '154e72d6f6e0',
  'tea-hills': '714050b10810',
  'tiger-forest': '43a27d1c69c7',
  'snow-slopes': '633f3300595b',
  'hill-town': '4740a5e0cfa4',
  'river-valley': '6f2ad61a1b2c',
  'fort-ridge': '4e57734d3edb',
  gopuram: 'd4633ee995b2',
  'sunrise-temple': 'e22c9ed51404',
  hotel: 'bd91105d3d58',
  'resort-pool': '490a46eb85ad',
  villa: '4507efac948e',
  homestay: '2ce1eef77e04',
  cabin: 'fd243099095a',
  cottage: 'd3f7b3ca83c6',
  tents: '257698934b4e',
  camp: '1597b5f8e231',
  farm: 'af536e088bbd',
  'tiny-house': '081e13cfaad4',
  motel: '1710aedd9031',
  'apartment-block': 'c3982af67a25',
  'guest-house': 'cc77c03b721e',
  'heritage-lodge': 'ba96acc85123',
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
  'car-sedan': 'c12121bb18d5',
  'car-suv': '1d739d52278c',
  'car-muv': '1f5e02c7a299',
  'car-luxury': '29704a9ff08b',
  'car-tempo': '479f7522ef30',
  'shrine-snow': '00504a7482eb',
  'desert-camels': '6109d0351e93',
  'toy-train': '600b057644ed',
  monastery: '2ed3cf2c91b0',
  'golden-temple': 'b6f300c2fbd0',
  'dal-lake': '7d889f595a98',
  'howrah-bridge': '87281e3f26b8',
  'palace-domes': '884a30348b59',
  'stone-ruins': 'c6526484ab73',
  'rhino-grass': '6dba5db74350',
  'elephant-forest': '1a6da064002a',
  waterfall: '4539ce1193ff',
  'root-bridge': '97d5623d4c93',
  'coral-island': '6c2d00427435',
  stepwell: '5fbeff369ff9',
  'church-goa': 'b06b1b5dcc8c',
  'market-street': 'a46d095e1510',
  rafting: '42bf4130f8ba',
  paragliding: '0676879b49d7',
  'trek-camp': '9e9506de1bf0',
  'paddy-fields': 'b408a38e975e',
  'temple-tower-nagara': '3516eab5b248',
  stupa: '2e81712873ed',
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
