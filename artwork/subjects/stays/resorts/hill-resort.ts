import { bigGlass, hipRoof, row, stack } from '../../../kit/buildings/building-parts.ts';
import { lampGlow } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import { d, shape, stroke } from '../../../kit/core/shapes.ts';
import type { Building } from '../building.ts';
import { poolside } from '../grounds.ts';
import { kathKuni, lowGable } from '../hill-parts.ts';

/** Three lodges of stone and cedar, glass towards the pool, slates low over them. */
export const hillLodges: Building = {
  says: 'a resort of slate-roofed lodges of stone and cedar around a heated pool',
  half: 320,
  fits: ['mountain', 'hills', 'lake', 'river', 'forest'],
  build(s) {
    const slate = s.r.pick(['#5f6870', '#6f7a84', '#7a7672']);
    const wood = s.r.pick(['#a8703f', '#8f5a38', '#b98a58']);
    const stone = s.r.pick(['#b9ad9c', '#c9bba4', '#a89f98']);
    const one = (x: number, half: number, floors: number) => {
      const tall = floors * 78;
      let art = kathKuni(s, x - half, x - half + 34, 0, tall, { stone, wood });
      art += kathKuni(s, x + half - 34, x + half, 0, tall, { stone, wood });
      for (let i = 0; i < floors; i++) {
        const y = -i * 78;
        const [l, r] = [x - half + 34, x + half - 34];
        let bars = d`M${l} ${y - 40}H${r}`;
        for (let k = 1; k < 5; k++) bars += d`M${l + ((r - l) * k) / 5} ${y - 6}v-66`;
        art += bigGlass(s, d`M${l} ${y - 6}v-66H${r}v66Z`, bars, mix(wood, '#f0dcb0', 0.5));
        if (i)
          art +=
            shape(d`M${x - half - 14} ${y}h${half * 2 + 28}v8h${-half * 2 - 28}Z`, s.lit(wood)) +
            stroke(
              d`M${x - half - 12} ${y - 22}h${half * 2 + 24}M${x - half - 12} ${y - 11}h${half * 2 + 24}`,
              s.lit(wood),
              3,
            );
      }
      return (
        art +
        hipRoof(s, x, -tall + 4, half + 34, half * 0.62, 40, slate) +
        lowGable(s, x, -tall + 2, half * 0.52, wood, slate)
      );
    };
    return (
      lampGlow(s, 0, -80, 400, 180) +
      one(-232, 76, 1) +
      one(232, 76, 1) +
      stack(s, 84, -172, 20, 48, stone) +
      one(0, 120, 2) +
      row(s, -112, -92, -130, 34, 1, '#f0dcb0') +
      shape('M-330 6H330V-4H-330Z', s.lit('#c9bba4'))
    );
  },
  before: poolside(0.5, 3),
};
