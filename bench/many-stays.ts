import { readSample } from '../database/sample/read-sample.ts';
import type { SampleCatalogue } from '../database/sample/sample-catalogue.ts';

const { destinations, stays } = readSample();

/** The sample catalogue, repeated under other slugs until there are that many stays, each with stock that never runs out. */
export function manyStays(count: number): SampleCatalogue {
  return {
    destinations,
    stays: Array.from({ length: count }, (_, index) => {
      const stay = stays[index % stays.length];
      if (!stay) throw new Error('the sample catalogue is empty');
      const round = Math.floor(index / stays.length);
      return {
        ...stay,
        slug: round === 0 ? stay.slug : `${stay.slug}-${round}`,
        name: round === 0 ? stay.name : `${stay.name} ${round}`,
        room_types: stay.room_types.map(({ closed: _closed, ...room }) => ({ ...room, rooms: 100_000 })),
      };
    }),
  };
}
