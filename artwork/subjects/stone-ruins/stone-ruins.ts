import { wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { gopuramTower } from '../../kit/buildings/temples.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { boulderHeap, looseBoulders } from '../../kit/land/boulders.ts';
import { plain, shadow } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { grass } from '../../kit/plants/plants.ts';
import { water } from '../../kit/water/water.ts';

const stone = '#c2a083';
const plans = ['chariot', 'pavilion', 'river'] as const;
const told = {
  chariot: 'a stone chariot among boulders and ruined temples',
  pavilion: 'a pillared stone pavilion among great boulders',
  river: 'coracles on a river below boulder hills and ruined temples',
} as const;

export const stoneRuins: Painter = {
  temperament: 'desert',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.62, square: 0.64 },
  paint(s) {
    const ground = s.horizon;
    const deep = s.h - ground;
    const plan = s.r.pick(plans);
    const x = s.w * s.r.between(0.4, 0.56);
    let art = paintSky(s) + birds(s, s.w * 0.74, ground * 0.3, 6);
    art +=
      hills(
        s,
        profile(s.r, s.w, { y: ground * 0.9, rise: 110 * s.u, rough: 0.5, points: 30 }),
        ground + 6,
        s.far('#a08a74', 0.6),
      ) + mist(s, ground * 0.98, 90 * s.u, 0.45);
    const [left, right] = s.r.chance(0.5) ? [0.1, 0.86] : [0.2, 0.94];
    art += farHeap(s, left, ground, s.r.between(0.24, 0.34)) + farHeap(s, right, ground, s.r.between(0.2, 0.4));
    const tower = s.w * (x > s.w * 0.5 ? 0.26 : 0.74);
    art += place(
      tower,
      ground + 4,
      0.9,
      gopuramTower(floodlit(s, 0.4), ground * 0.2, ground * 0.36, ['#d9b48c', '#cfa67c', '#e0c09a', '#c79a72']),
    );
    art += palms(s, ground) + plain(s, ground, plan === 'river' ? '#a9a466' : '#cfa97c');
    const foot = ground + deep * 0.3;
    if (plan === 'river') art += river(s, ground);
    else {
      art +=
        looseBoulders(s, [
          [s.w * 0.08, foot - 12 * s.u, 120 * s.u],
          [s.w * 0.17, foot + 4 * s.u, 70 * s.u],
          [s.w * 0.9, foot - 4 * s.u, 150 * s.u],
        ]) +
        shadow(s, x, foot + 14 * s.u, 150 * s.u, 100 * s.u) +
        lampGlow(s, x, foot - 60 * s.u, 260 * s.u) +
        s.main(
          place(
            x,
            foot + 14 * s.u,
            s.u * 1.3,
            plan === 'chariot' ? chariot(floodlit(s, 0.5)) : pavilion(floodlit(s, 0.5)),
          ),
        );
      art += crowd(s, {
        // clear of the boulders in both corners
        from: s.w * 0.26,
        to: s.w * 0.76,
        top: foot + 30 * s.u,
        bottom: s.h - 50 * s.u,
        count: 6,
        small: 44 * s.u,
        tall: 84 * s.u,
      });
    }
    return { art: art + foreground(s, plan), says: told[plan] };
  },
};

function farHeap(s: Scene, t: number, ground: number, size: number): string {
  const w = s.w * size;
  const far: Scene = {
    ...s,
    lit: (c) => s.far(mix(c, '#ffffff', 0.1), 0.24),
    shade: (c) => s.far(mix(c, s.sky.deep, 0.16), 0.3),
  };
  return (
    shape(
      d`M${s.w * t - w * 0.62} ${ground + 4}Q${s.w * t - w * 0.2} ${ground - w * 0.3} ${s.w * t} ${ground - w * 0.3}T${s.w * t + w * 0.62} ${ground + 4}Z`,
      s.far('#b08f74', 0.34),
    ) + boulderHeap(far, { x: s.w * t, y: ground + 4, w, h: w * 0.34, count: 26 })
  );
}

function palms(s: Scene, ground: number): string {
  const spots = Array.from({ length: 7 }, () => ({
    x: s.w * s.r.next(),
    y: ground + 6,
    height: s.r.between(60, 110) * s.u,
  }));
  return palmRow(s, spots, s.far('#3d6b4c', 0.24), s.far('#8fae62', 0.24));
}

/** The chariot of Vijayanagara: a shrine on wheels of stone, drawn by two elephants. */
function chariot(s: Scene): string {
  const pale = s.lit(mix(stone, '#fff0d8', 0.3));
  const dim = s.shade(stone);
  const wheel = (x: number, r: number) => {
    let spokes = '';
    for (let i = 0; i < 8; i++)
      spokes += d`M${x} ${-r}L${x + Math.cos((i * Math.PI) / 4) * r * 0.8} ${-r + Math.sin((i * Math.PI) / 4) * r * 0.8}`;
    return (
      disc(x, -r, r, dim) +
      disc(x, -r, r * 0.88, s.lit(stone)) +
      disc(x, -r, r * 0.72, dim) +
      stroke(spokes, pale, 4) +
      disc(x, -r, r * 0.24, pale)
    );
  };
  let tiers = '';
  for (let i = 0; i < 3; i++) tiers += d`M${-62 + i * 16} ${-176 - i * 16}h${124 - i * 32}l-8-15h${-108 + i * 32}Z`;
  return (
    shape('M-140 4V-14H140V4Z', wall(s, mix(stone, '#8a7060', 0.3))) +
    shape('M-110-44H110L102-66H-102ZM-112-34H112V-46H-112Z', wall(s, stone)) +
    stroke('M-104-56H104M-110-40H110', pale, 2.4, 0.8) +
    shape('M-84-66V-150H84V-66Z', wall(s, stone)) +
    shape('M-24-66V-132H24V-66Z', mix(s.shade('#4a2e28'), s.sky.deep, 0.4)) +
    stroke('M-78-66V-150M-60-66V-150M-38-66V-150M38-66V-150M60-66V-150M78-66V-150', pale, 5) +
    shape('M-112-148Q-96-156-88-168H88Q96-156 112-148L104-142H-104Z', wall(s, mix(stone, '#fff0d8', 0.14))) +
    stroke('M-110-147H110', dim, 3) +
    shape('M-72-164H72L66-178H-66Z', dim) +
    shape(tiers, wall(s, stone)) +
    shape('M-22-224C-26-244-10-254 0-258 10-254 26-244 22-224Z', wall(s, stone)) +
    stroke('M0-258V-270', pale, 4) +
    wheel(-70, 38) +
    wheel(70, 38) +
    smallElephant(s, -152) +
    smallElephant(s, 152)
  );
}

function smallElephant(s: Scene, x: number): string {
  const art =
    shape(
      'M-30 0V-34C-28-52 4-56 14-50 22-58 38-54 40-40 42-28 42-14 46-8L52-10Q50 0 42-2 34-8 34-26L26-24V0H14V-18H-14V0Z',
      wall(s, mix(stone, '#8a7060', 0.2)),
    ) + disc(28, -42, 2, s.shade(stone));
  return place(x, 2, 0.9, art, x < 0);
}

/** A hall of carved pillars under a stepped roof, on a platform with a stair. */
function pavilion(s: Scene): string {
  const pale = s.lit(mix(stone, '#fff0d8', 0.3));
  let pillars = '';
  let rings = '';
  for (let i = 0; i < 8; i++) {
    const x = -154 + i * 44;
    pillars += d`M${x - 8} -34v-84h16v84Z`;
    rings += d`M${x - 11} -40h22M${x - 9} -62h18M${x - 9} -92h18M${x - 14} -116h28`;
  }
  return (
    shape('M-190 4V-34H190V4Z', wall(s, mix(stone, '#8a7060', 0.24))) +
    stroke('M-190-32H190M-190-16H190', pale, 3, 0.8) +
    shape('M-168-34V-118H168V-34Z', mix(s.shade('#4a2e28'), s.sky.deep, 0.4)) +
    shape(pillars, wall(s, stone)) +
    stroke(rings, pale, 3) +
    shape('M-196-112L-172-134H172L196-112L188-106H-188Z', wall(s, stone)) +
    stroke('M-194-112H194', s.shade(stone), 3) +
    shape('M-120-134V-152H120V-134ZM-96-152V-166H96V-152Z', wall(s, mix(stone, '#b5714e', 0.25))) +
    shape(
      'M-60-166L-48-186H48L60-166ZM-40-186L-28-204H28L40-186ZM-14-204Q-18-220 0-230 18-220 14-204Z',
      wall(s, mix(stone, '#b5714e', 0.3)),
    ) +
    shape('M-40 4L-28-34H28L40 4Z', s.shade(stone)) +
    stroke('M-37-4H37M-34-13H34M-31-22H31M-29-30H29', pale, 3)
  );
}

/** A bend of the river, coracles turning on it. */
function river(s: Scene, ground: number): string {
  const top = ground + 16 * s.u;
  let art = `<g clip-path="${s.clip(d`M-10 ${top}Q${s.w * 0.5} ${top - 16 * s.u} ${s.w + 10} ${top + 12 * s.u}V${s.h}H-10Z`)}">${water(s, { top: top - 16 * s.u, colour: '#4f8480', glitter: 1 })}</g>`;
  const deep = s.h - top;
  const heap = s.w * s.r.between(0.66, 0.8);
  art += s.main(place(s.w * s.r.between(0.24, 0.36), top + 10 * s.u, s.u * 0.7, pavilion(floodlit(s, 0.5))));
  art += looseBoulders(s, [
    [heap, top + deep * 0.14, 170 * s.u],
    [heap + 120 * s.u, top + deep * 0.16, 110 * s.u],
    [heap - 110 * s.u, top + deep * 0.18, 80 * s.u],
    [s.w * 0.08, top + deep * 0.24, 140 * s.u],
    [s.w * 0.18, top + deep * 0.3, 80 * s.u],
  ]);
  return (
    art +
    place(s.w * 0.6, top + deep * 0.36, s.u * 0.7, coracle(s, '#8a6a44')) +
    place(s.w * s.r.between(0.34, 0.46), top + deep * 0.62, s.u * 1.35, coracle(s, '#7a5a3a'))
  );
}

/** A round basket boat with its passengers. */
function coracle(s: Scene, cane: Hex): string {
  const who = mix(s.sky.deep, s.shade('#5a3a34'), 0.4);
  return (
    oval(0, 12, 96, 9, s.sky.deep, 0.28) +
    oval(0, -18, 78, 15, s.shade(cane)) +
    person('sitting', -30, -10, 62, mix(who, s.shade('#a8323a'), 0.5)) +
    person('sari', 12, -12, 64, mix(who, s.shade('#e0a030'), 0.5)) +
    person('sitting', 44, -10, 58, who, true) +
    stroke('M30-46L100 20', who, 3.4) +
    shape('M-80-18Q0 8 80-18 76 14 36 20H-36Q-76 14-80-18Z', s.down([0, s.lit(cane)], [1, s.shade(cane)])) +
    stroke('M-78-8Q0 20 78-8M-70 4Q0 28 70 4', s.shade(cane), 2, 0.7) +
    stroke('M-80-18Q0 8 80-18', s.lit('#d9b884'), 5)
  );
}

function foreground(s: Scene, plan: (typeof plans)[number]): string {
  const dark = mix(s.sky.deep, s.shade('#5f6a3c'), 0.4);
  if (plan === 'river')
    return palmRow(
      s,
      [
        { x: s.w * 0.96, y: s.h + 20, height: s.h * 0.74 },
        { x: s.w * 1.03, y: s.h + 30, height: s.h * 0.5 },
      ],
      mix(s.sky.deep, s.shade('#2f5a3f'), 0.34),
      s.far('#8fae5a', 0.02),
    );
  const near: Scene = {
    ...s,
    lit: (c) => mix(s.lit(c), s.sky.deep, 0.5),
    shade: (c) => mix(s.shade(c), s.sky.deep, 0.56),
  };
  return (
    looseBoulders(near, [
      [s.w * 0.95, s.h + 24 * s.u, 300 * s.u],
      [s.w * 0.82, s.h + 20 * s.u, 150 * s.u],
      [s.w * 0.02, s.h + 20 * s.u, 190 * s.u],
    ]) +
    shape(
      grass(s.r, 0, s.w, () => s.h + 3, 34 * s.u, 16 * s.u),
      dark,
    )
  );
}
