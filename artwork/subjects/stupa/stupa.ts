import { hollow, roundArch, rounded, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { deer } from '../../kit/people/animals.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { leafyTree } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';

const plans = ['tower', 'drum', 'dome'] as const;
const told = {
  tower: 'the tall brick tower of a Buddhist temple beside its bodhi tree',
  drum: 'a great brick stupa in a deer park',
  dome: 'a domed stupa behind its carved gateway',
} as const;

export const stupa: Painter = {
  temperament: 'forest',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.7, wide: 0.72, tall: 0.68, square: 0.7 },
  paint(s) {
    const ground = s.horizon;
    const plan = s.r.pick(plans);
    const x = s.w * s.r.between(0.4, 0.6);
    const foot = ground + (s.h - ground) * 0.22;
    let art = paintSky(s) + birds(s, s.w * (x > s.w / 2 ? 0.24 : 0.76), ground * 0.3, 6);
    art +=
      hills(
        s,
        profile(s.r, s.w, { y: ground * 0.9, rise: 80 * s.u, rough: 0.4, points: 22 }),
        ground + 6,
        s.far('#7d8f78', 0.6),
      ) +
      mist(s, ground, 90 * s.u, 0.45) +
      treeBelt(s, ground + 6, s.r.between(60, 90) * s.u, 0.32) +
      plain(s, ground, '#a3ab62');
    art +=
      road(
        [x, foot],
        34 * s.u,
        [x + (s.w / 2 - x) * 0.7, s.h],
        190 * s.u,
        s.between(foot, s.h, [0, s.far('#dcc49c', 0.2)], [1, mix(s.shade('#c9a878'), s.sky.deep, 0.1)]),
      ) +
      shadow(s, x, foot, 170 * s.u, 120 * s.u) +
      lampGlow(s, x, foot - 120 * s.u, 330 * s.u);
    const tall = (s.crop === 'tall' ? 1.24 : 1.4) * (plan === 'tower' ? 0.92 : 1);
    art += s.main(place(x, foot, s.u * tall, { tower, drum, dome }[plan](floodlit(s, 0.5))));
    art += place(x, foot, s.u, beside(s, plan));
    art += crowd(s, {
      from: x - 200 * s.u,
      to: x + 200 * s.u,
      top: foot + 12 * s.u,
      bottom: s.h - 34 * s.u,
      count: s.r.int(5, 9),
      small: 38 * s.u,
      tall: 84 * s.u,
      poses: ['standing', 'sari', 'walker', 'standing', 'child'],
      cloths: ['#d9822b', '#a8323a', '#c46a2a', '#8a5a2a'],
    });
    return { art: art + foreground(s, x > s.w / 2), says: told[plan] };
  },
};

/** Mahabodhi: a straight-sided tower of niches, four small ones at its corners. */
function tower(s: Scene): string {
  const stone = '#c9a27c';
  const spire = (w: number, h: number, storeys: number) => {
    let niches = '';
    let ledges = '';
    for (let i = 0; i < storeys; i++) {
      const t = i / storeys;
      const half = (w / 2) * (1 - t * 0.76);
      const y = -h * t;
      ledges += d`M${-half - 1} ${y}H${half + 1}`;
      const count = Math.max(1, Math.round(half / (w * 0.085)));
      const room = h / storeys;
      for (let k = 0; k < count; k++)
        niches += roundArch(
          -half + (2 * half * (k + 0.5)) / count,
          y - room * 0.14,
          Math.min(w * 0.08, (half / count) * 0.9),
          room * 0.66,
        );
    }
    const top = (w / 2) * 0.24;
    return (
      shape(d`M${-w / 2} 0L${-top} ${-h}H${top}L${w / 2} 0Z`, wall(s, stone)) +
      shape(
        s.side < 0
          ? d`M${w * 0.16} 0L${top * 0.3} ${-h}H${top}L${w / 2} 0Z`
          : d`M${-w * 0.16} 0L${-top * 0.3} ${-h}H${-top}L${-w / 2} 0Z`,
        s.shade(stone),
        0.5,
      ) +
      shape(niches, s.shade('#8a5f44'), 0.8) +
      stroke(ledges, s.lit('#efd6b4'), Math.max(1.4, w * 0.018)) +
      shape(d`M${-top * 1.3} ${-h}h${top * 2.6}l${-top * 0.3} ${-h * 0.03}h${-top * 2}Z`, s.lit('#efd6b4')) +
      oval(0, -h * 1.055, top * 1.1, h * 0.03, rounded(s, stone)) +
      shape(d`M${-top * 0.5} ${-h * 1.08}L${-1.4} ${-h * 1.19}H1.4L${top * 0.5} ${-h * 1.08}Z`, s.lit('#f0c050'))
    );
  };
  return (
    place(-104, -78, 1, spire(56, 120, 4)) +
    place(104, -78, 1, spire(56, 120, 4)) +
    place(0, -78, 1, spire(150, 300, 8)) +
    place(-112, -50, 1, spire(60, 124, 4)) +
    place(112, -50, 1, spire(60, 124, 4)) +
    shape('M-160 0V-78H160V0Z', wall(s, stone)) +
    stroke('M-160-76H160M-160-40H160', s.lit('#efd6b4'), 5) +
    shape(
      [-136, -104, -72, 72, 104, 136].map((x) => roundArch(x, -46, 18, 26) + roundArch(x, -6, 18, 28)).join(''),
      s.shade('#8a5f44'),
      0.8,
    ) +
    shape('M-46 0V-96H46V0Z', wall(s, '#dab692')) +
    shape('M-54-94L0-134 54-94Z', s.lit('#e6c8a0')) +
    shape(roundArch(0, 0, 44, 74), hollow(s, stone)) +
    disc(0, -108, 8, s.shade('#a87f5a')) +
    shape('M-190 6V-4H190V6Z', s.shade('#b8946c'))
  );
}

/** Dhamek: a drum of stone below, brick above, with a carved band. */
function drum(s: Scene): string {
  const brick = '#b5714e';
  let band = '';
  for (let i = 0; i < 9; i++) {
    const x = -124 + i * 31;
    band += d`M${x - 12} -96l12-14 12 14-12 14Z`;
  }
  let courses = '';
  for (let y = -140; y > -248; y -= 18) courses += d`M${-112 - (y + 140) * 0.06} ${y}H${112 + (y + 140) * 0.06}`;
  return (
    shape('M-112-120C-116-190-116-236-96-262-60-286 60-286 96-262 116-236 116-190 112-120Z', rounded(s, brick)) +
    stroke(courses, s.shade('#8a4f38'), 2, 0.4) +
    shape('M-96-262C-60-286 60-286 96-262 60-272-60-272-96-262Z', s.far('#7d8a52', 0.1)) +
    shape('M-146 0C-150-60-148-100-138-128H138C148-100 150-60 146 0Z', rounded(s, '#c9b090')) +
    shape('M-141-78Q0-70 141-78L139-114Q0-108-139-114Z', s.shade('#b0936f')) +
    shape(band, s.lit('#e6d2b0')) +
    stroke('M-141-78Q0-70 141-78M-139-114Q0-108 139-114', s.lit('#e6d2b0'), 3) +
    shape([-104, -52, 0, 52, 104].map((x) => roundArch(x, -20, 26, 40)).join(''), s.shade('#8f7254'), 0.8) +
    shape('M-170 4V-10H170V4Z', wall(s, '#b8946c'))
  );
}

/** Sanchi: hemisphere, railing, parasols, and the torana through which one enters. */
function dome(s: Scene): string {
  const stone = '#c7a987';
  const gate = '#d9b489';
  let rail = '';
  for (let x = -186; x <= 186; x += 15) rail += d`M${x} 0v-34`;
  const beam = (y: number, half: number) =>
    shape(
      d`M${-half} ${y}q${half} -12 ${half * 2} 0l4 -5v18l-4 -3q${-half} -12 ${-half * 2} 0l-4 3v-18Z`,
      wall(s, gate),
    );
  return (
    shape('M-160-30C-164-150-84-190 0-190S164-150 160-30Z', rounded(s, stone)) +
    stroke('M-157-62Q0-44 157-62M-146-106Q0-90 146-106', s.shade('#a5825f'), 2, 0.4) +
    shape('M-26-186V-214H26V-186Z', wall(s, stone)) +
    stroke('M-26-200H26M-13-214v26M13-214v26', s.shade('#a5825f'), 2) +
    stroke('M0-214V-262', s.shade('#8f7050'), 4) +
    shape('M-26-226Q0-240 26-226ZM-18-242Q0-254 18-242ZM-11-256Q0-266 11-256Z', s.lit('#d9bd98')) +
    shape('M-176-28V-60H176V-28Z', rounded(s, '#bb9a76')) +
    stroke('M-176-58H176', s.lit('#e6cfae'), 4) +
    stroke(rail, s.shade('#a5825f'), 6) +
    stroke('M-190-32H190M-190-18H190', s.lit('#d9bd98'), 5) +
    shape('M-52 4V-150H-36V4ZM36 4V-150H52V4Z', wall(s, gate)) +
    stroke('M-50-20h12M-50-44h12M-50-68h12M-50-92h12M38-20h12M38-44h12M38-68h12M38-92h12', s.shade('#a5825f'), 3, 0.6) +
    shape('M-36 4V-96H36V4Z', hollow(s, stone), 0.35) +
    beam(-108, 86) +
    beam(-136, 80) +
    beam(-164, 74) +
    shape('M-24-116v-18h8v18zM16-116v-18h8v18zM-24-144v-18h8v18zM16-144v-18h8v18z', s.shade(gate)) +
    disc(0, -190, 13, s.lit(gate)) +
    disc(0, -190, 6, s.shade('#a5825f')) +
    shape('M-60-176l6-16 6 16zM48-176l6-16 6 16z', s.lit(gate)) +
    shape('M-210 6V-2H210V6Z', s.shade('#b8946c'))
  );
}

function beside(s: Scene, plan: (typeof plans)[number]): string {
  if (plan === 'drum') {
    const coat = s.far('#b5773f', 0.06);
    return (
      [-470, -350, 226, 330]
        .map((x, i) => {
          const [wide, tall] = [70 + (i % 3) * 22, 12 + (i % 2) * 9];
          return (
            shape(
              d`M${x} 20V${20 - tall}h${wide * 0.3}v${-tall * 0.7}h${wide * 0.26}v${tall * 0.7}h${wide * 0.44}v${tall}Z`,
              mix(s.lit('#b5714e'), s.shade('#b5714e'), 0.6),
            ) +
            shape(
              d`M${x} ${20 - tall}h${wide * 0.3}v${-tall * 0.7}h${wide * 0.26}v${tall * 0.7}h${wide * 0.44}l-8-7h${-wide * 0.3}v${-tall * 0.7}h${-wide * 0.26}v${tall * 0.7}h${-wide * 0.3}Z`,
              s.lit('#c98a64'),
            )
          );
        })
        .join('') +
      place(-300, 30, 0.7, deer(s, coat)) +
      place(-240, 40, 0.62, deer(s, coat), true) +
      place(280, 46, 0.74, deer(s, coat), true)
    );
  }
  const tree = place(
    plan === 'tower' ? 310 : -330,
    10,
    2.1,
    leafyTree(s, 130, s.far('#4f7f46', 0.1), s.lit('#a9c25c'), 0.3),
  );
  if (plan === 'dome') return tree;
  return (
    tree +
    prayerFlags(s, [120, -120], [300, -110], 34, 14) +
    shape('M250 14V-10H370V14Z', wall(s, '#dab692')) +
    [262, 286, 334, 358].map((x) => person('meditating', x, 34, 36, mix(s.sky.deep, s.shade('#d9822b'), 0.6))).join('')
  );
}

function foreground(s: Scene, left: boolean): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const x = left ? s.w * 0.02 : s.w * 0.98;
  const lamps = s.glowing ? butterLamps(s, left ? 0.7 : 0.12) : '';
  return place(x, s.h + 10, s.u * 4.2, leafyTree(s, 120, green, s.far('#8fae5a', 0.04), 0.42)) + lamps;
}

/** Rows of butter lamps on a low wall. */
function butterLamps(s: Scene, t: number): string {
  const glow = s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb04e', 0.35], [1, '#ffb04e', 0]);
  const [from, y] = [s.w * t, s.h - 34 * s.u];
  let art = shape(d`M${from - 20 * s.u} ${s.h}V${y}h${s.w * 0.2}V${s.h}Z`, mix(s.sky.deep, s.shade('#8a6a50'), 0.3));
  for (let i = 0; i < 9; i++)
    art += place(
      from + i * s.w * 0.02,
      y,
      s.u,
      disc(0, -9, 24, glow) +
        shape('M-6 0Q-6-5-8-7H8Q6-5 6 0Z', s.lit('#d9a441')) +
        shape('M-2-7Q-3-12 0-17 3-12 2-7Z', '#fff0bc'),
    );
  return art;
}
