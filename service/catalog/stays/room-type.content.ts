import type { ContentType } from '../../content/content-type.ts';

/** A kind of room of a stay, with its price a night (S1 §3). `rooms` is how many of it there are. */
export const roomType: ContentType = {
  name: 'room-type',
  path: 'room-types',
  table: 'room_types',
  shape: 'entry',
  partOf: 'stay',
  fields: {
    Name: { kind: 'text', column: 'name' },
    Price: { kind: 'money', column: 'price_paise' },
    MaxGuests: { kind: 'integer', column: 'max_guests' },
    Description: { kind: 'richtext', column: 'description' },
    BedConfiguration: { kind: 'text', column: 'bed_configuration' },
    rooms: { kind: 'integer', column: 'units', lookup: { table: 'sellables', key: 'sellable_id' } },
  },
  relations: {
    Image: { kind: 'to-one', target: 'media', column: 'image_id' },
    stay: { kind: 'to-one', target: 'stay', column: 'stay_id' },
  },
};
