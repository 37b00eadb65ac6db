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
  'himalayan-lake': '1f20e52f5fc4',
  'ganga-bridge': '38180b65660e',
  'har-ki-pauri': 'a414535231e6',
  ghats: '05dbbd3ab3f6',
  taj: 'd45a1f3dc403',
  'hawa-mahal-city': '79ac27cd8dc7',
  'lake-palace': '90dfdb0088c1',
  'india-gate': '77d0f20451f0',
  gateway: '1bcc6385d7d1',
  'city-skyline': '8b189f1dbe8e',
  beach: '442fa10ebcc2',
  backwater: '10bc476d3bdc',
  'tea-hills': '55ea9aea5e71',
  'tiger-forest': 'b36518a442f2',
  'snow-slopes': '495f25b8d943',
  'hill-town': 'a7f7f6245c46',
  'river-valley': 'db7fdb10f22c',
  'fort-ridge': '831ca165d7f9',
  gopuram: '36f4f998fc52',
  'sunrise-temple': '2b2afc6bebd6',
  hotel: 'db7c90d07fad',
  'resort-pool': 'e2b999b0981a',
  villa: '99ecd9a65d73',
  homestay: 'a4c6e001113e',
  cabin: 'b20635dac6b4',
  cottage: '56431c0eb18d',
  tents: '852ff5de5ee7',
  camp: '8c724dff4ae0',
  farm: '631ab3dc9e5e',
  'tiny-house': '8b34701acb63',
  motel: '076b12d3858f',
  'apartment-block': 'c662e66dcbdc',
  'guest-house': '6a55913a3870',
  'heritage-lodge': 'c502879132e3',
  'room-mountain': '2a7c480c6970',
  'room-lake': 'b60f7c6cd945',
  'room-city': '30049c84f0b5',
  'room-sea': 'c35ca2569a3a',
  'room-forest': '362d99a29f41',
  dining: '56cc5cb2c0fb',
  pool: '8a56b23ec29b',
  spa: '30be1b1700fd',
  lounge: '7625f62e4ed8',
  'yoga-deck': 'b352879fac4e',
  kitchen: 'bc77df6137e7',
  bathroom: 'd26c570d42f2',
  'hero-himalaya': '38db59bfb040',
  'car-hatchback': '988407230953',
  'car-sedan': '6c72134e9f54',
  'car-suv': '6cd2a54c4d91',
  'car-muv': 'd50c7ecd832f',
  'car-luxury': 'e82acde2beec',
  'car-tempo': '4b26f97dae16',
  'shrine-snow': '9d4614c1de8f',
  'desert-camels': '4ea6c5d677b7',
  'toy-train': '86832fb75e83',
  monastery: 'e9c1358b0c5e',
  'golden-temple': '76657df7cc2a',
  'dal-lake': '6c38ae372417',
  'howrah-bridge': '1f4a7d51413a',
  'palace-domes': '0119b27efaa5',
  'stone-ruins': '1b73d42e8877',
  'rhino-grass': '344cb1d550de',
  'elephant-forest': '8c19437ac082',
  waterfall: '1a20e5123c67',
  'root-bridge': '2e9d8abd22ad',
  'coral-island': 'f649586962b0',
  stepwell: '20a81c20fb88',
  'church-goa': '51ff418b7e0b',
  'market-street': 'f8ef529df797',
  rafting: 'f95a5efec35f',
  paragliding: '3eaf10c2ab80',
  'trek-camp': '8a85223fb1c0',
  'paddy-fields': '4a1f2e59a3e0',
  'temple-tower-nagara': '36cab744a7d3',
  stupa: 'd88fdb9bcab9',
  'room-desert': '3e762c1ab357',
  'room-garden': 'a8ea4c7647e0',
  'room-river': '3226cd04d238',
  'room-hills': '5c182c489783',
  'snow-trail': '8585ef1103c1',
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
