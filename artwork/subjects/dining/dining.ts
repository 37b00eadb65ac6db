import { sunPatch, window } from '../../kit/buildings/openings.ts';
import { indoors, type Room, shell } from '../../kit/buildings/room.ts';
import { seen } from '../../kit/land/views.ts';
import { pottedPlant, rug } from '../../kit/things/furniture.ts';
import { longTable, lowTable, roundTable, smallTables } from './dining-tables.ts';

interface Laid {
  readonly lay: (room: Room) => string;
  readonly says: string;
  /** Width of the rug under it; none when 0. */
  readonly rug: number;
}

const tables: readonly [Laid, ...Laid[]] = [
  { lay: longTable, says: 'a laid dining table', rug: 420 },
  { lay: roundTable, says: 'a round dining table', rug: 300 },
  { lay: smallTables, says: 'a dining room with small tables', rug: 0 },
  { lay: lowTable, says: 'a low dining table with floor cushions', rug: 440 },
];

export const dining = indoors((s, room) => {
  const half = room.halfWidth;
  const opening = {
    x: s.r.pick([0, 0, -half * 0.16]),
    w: half * s.r.between(1.1, 1.5),
    y: s.r.pick([62, 62, 20]),
    h: 182,
    bays: s.r.int(3, 5),
    arched: s.r.chance(0.5),
  };
  const { lay, says, rug: wide } = s.r.pick(tables);
  return {
    art:
      shell(room, { beams: s.r.chance(0.4), tiles: s.r.chance(0.5) }) +
      window(room, s.setting, opening) +
      sunPatch(room, opening) +
      (wide ? rug(room, 0, wide, 70, 210) : '') +
      pottedPlant(room, -half * 0.88, 30) +
      (s.r.chance(0.6) ? pottedPlant(room, half * 0.88, 30, 130) : '') +
      lay(room),
    says: `${says} before a window on ${seen(s.setting)}`,
  };
});
