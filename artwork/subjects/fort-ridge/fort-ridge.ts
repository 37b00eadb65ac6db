import { panes, wall } from '../../kit/buildings/facade.ts';
import { fortWall } from '../../kit/buildings/forts.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, type Point, place, shape, smooth, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { grass, leafyTree, thornTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { fortGate, lakeside, oldTown } from './fort-town.ts';

const plans = ['ridge', 'lake', 'town', 'green', 'gate'] as const;
type Plan = (typeof plans)[number];
const stones: Record<Plan, readonly [wall: Hex, rock: Hex, slope: Hex]> = {
  ridge: ['#d9a56c', '#b07f55', '#9a7048'],
  lake: ['#e3b988', '#b58a60', '#8f8a58'],
  town: ['#d08f62', '#a8704c', '#8f6648'],
  green: ['#b3a491', '#8a7f72', '#6f9450'],
  gate: ['#c9714a', '#b07f55', '#9a7048'],
};

export const fortRidge: Painter = {
  temperament: 'desert',
  times: ['golden', 'dusk', 'dawn', 'morning', 'night'],
  horizon: { landscape: 0.62, wide: 0.64, tall: 0.6, square: 0.62 },
  paint(s) {
    const plan = s.r.pick(plans);
    const h = s.horizon;
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.34), h * s.r.between(0.28, 0.4));
    for (let i = 0; i < 3; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: h * (0.8 + i * 0.08), rise: (130 - 20 * i) * s.u, rough: 0.42, points: 26 }),
        s.h,
        s.far(plan === 'green' ? '#6f8a68' : '#a07c68', 0.68 - i * 0.13),
      );
    art += mist(s, h * 0.95, 150 * s.u, 0.55);
    if (plan === 'gate')
      return { art: art + fortGate(s, stones.gate[0]), says: 'the gate and the long walls of a red sandstone fort' };
    const blue = s.r.chance(0.6);
    const camels = plan === 'ridge' && s.r.chance(0.5);
    const told = {
      ridge: `a sandstone fort along a ridge${camels ? ', with camels passing below' : ''}`,
      lake: 'a sandstone fort above a lake, its walls mirrored in the water',
      town: `a sandstone fort above ${blue ? 'a blue town' : 'an old town of sandstone'}`,
      green: 'a stone hill fort on a green plateau',
    } as const;
    const shore = plan === 'lake' ? h + (s.h - h) * s.r.between(0.3, 0.4) : s.h;
    const fort = stronghold(s, plan, shore);
    if (plan === 'lake') {
      const both = mirrored(s, fort, shore, 0.38, 0.4);
      art +=
        both.art +
        water(s, { top: shore, colour: '#4f8088' }) +
        both.echo +
        mist(s, shore, 26 * s.u, 0.4) +
        lakeside(s);
    } else if (plan === 'town') art += fort + mist(s, s.h * 0.74, 110 * s.u, 0.4) + oldTown(s, h, blue);
    else art += fort + mist(s, s.h * 0.82, 110 * s.u, 0.45) + foreground(s, camels, plan === 'green');
    return { art, says: told[plan] };
  },
};

/** Rock, walls and palace, from the rim down to `shore`. */
function stronghold(s: Scene, plan: Plan, shore: number): string {
  const h = s.horizon;
  const [stone, rock, slope] = stones[plan];
  const peak = s.r.between(0.4, 0.68);
  const half = s.r.between(0.2, 0.32);
  const lift = s.r.between(0.26, 0.42) * (plan === 'lake' || plan === 'town' ? 0.8 : 1);
  const top = profile(s.r, s.w, {
    y: h * 0.98,
    rise: 26 * s.u,
    rough: 0.62,
    points: 100,
    bend: (t) => -tableland(t, peak, half, 0.13) * h * lift,
  });
  const apron = profile(s.r, s.w, {
    y: h * 1.1,
    rise: (plan === 'lake' ? 30 : 60) * s.u,
    rough: 0.5,
    points: 70,
    bend: (t) => -tableland(t, peak - 0.04, half - 0.04, 0.32) * h * lift * 0.84,
  });
  return (
    s.main(palace(s, top, peak, stone, plan === 'green')) +
    s.main(
      fortWall(s, top, s.w * (peak - half - 0.03), s.w * (peak + half + 0.03), s.r.between(42, 60) * s.u, s.lit(stone)),
    ) +
    land(s, top, shore, s.far(rock, 0.14), 0.3) +
    cliffs(s, top, peak, half) +
    fortWall(s, apron, s.w * (peak - half - 0.06), s.w * (peak + half - 0.08), 36 * s.u, s.far(stone, 0.08)) +
    land(s, apron, shore, s.far(slope, 0.2), 0.5) +
    (plan === 'town' ? '' : scrub(s, apron, plan === 'green' ? 90 : 60, shore)) +
    (plan === 'ridge' || plan === 'green' ? ascent(s, apron, peak) : '')
  );
}

/** The road up to the lower wall in ever shorter bends, each with the shade of its bank below it. */
function ascent(s: Scene, slope: readonly Point[], peak: number): string {
  const bends = s.r.int(4, 6);
  const way = s.r.pick([-1, 1]);
  const gate = s.w * (peak + s.r.between(-0.06, 0.06));
  const [top, foot] = [heightAt(slope, gate), s.h];
  const at = (k: number): Point => [
    gate + way * Math.sin(Math.PI * bends * k) * (40 + 210 * (1 - k)) * s.u,
    top + (foot - top) * Math.max(0, 1 - k) ** 1.5,
  ];
  const edge = (side: number): Point[] =>
    Array.from({ length: 61 }, (_, i) => {
      const k = i / 60;
      const [[x, y], [x1, y1]] = [at(k), at(k + 0.004)];
      const wide = ((side * (3 + 12 * (1 - k))) / Math.hypot(x1 - x, y1 - y)) * s.u;
      return [x + (y1 - y) * wide, y - (x1 - x) * wide * 0.45];
    });
  const path = `M${smooth(edge(-1))}L${smooth(edge(1).reverse())}Z`;
  const bank = s.far('#6a5238', 0.25);
  return (
    `<g transform="translate(0 ${n(5 * s.u)})">${shape(path, bank, 0.5)}</g>` +
    shape(path, s.between(top, foot, [0, s.far('#e0bf94', 0.24)], [1, s.far('#d0a878', 0.1)]))
  );
}

/** A flat crown `half` wide each way, falling away over `fall`. */
function tableland(t: number, peak: number, half: number, fall: number): number {
  const beyond = (Math.abs(t - peak) - half) / fall;
  return beyond <= 0 ? 1 : beyond >= 1 ? 0 : (Math.cos(Math.PI * beyond) + 1) / 2;
}

/** Rock bands under the walls: lit and shaded flutes hanging from the rim. */
function cliffs(s: Scene, top: readonly Point[], peak: number, half: number): string {
  let lit = '';
  let dark = '';
  for (let x = s.w * (peak - half - 0.08); x < s.w * (peak + half + 0.08); x += s.r.between(9, 22) * s.u) {
    const y = heightAt(top, x) + s.r.between(2, 12) * s.u;
    const fall = s.r.between(26, 92) * s.u;
    const wide = s.r.between(5, 13) * s.u;
    const path = d`M${x} ${y}l${wide} ${fall * 0.1}l${-wide * 0.3} ${fall * 0.9}l${-wide * 0.9} ${-fall * 0.35}Z`;
    if (s.r.chance(0.5)) lit += path;
    else dark += path;
  }
  return shape(dark, s.shade('#8a5a40'), 0.5) + shape(lit, s.lit('#e6b680'), 0.4);
}

function scrub(s: Scene, line: readonly Point[], count: number, foot: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = s.w * s.r.next();
    const rim = heightAt(line, x);
    const y = Math.min(foot - 2, rim + s.r.between(10, 130) * s.u);
    const size = s.r.between(4, 9) * s.u;
    path += d`M${x - size} ${y}q${size * 0.2} ${-size * 1.3} ${size} ${-size * 1.2}t${size} ${size * 1.2}Z`;
  }
  return shape(path, s.far('#5a6238', 0.12), 0.7);
}

const shikharaCap = 'M-60-58L-35-84-10-58Z';

function palace(s: Scene, crag: readonly Point[], peak: number, stone: Hex, plain: boolean): string {
  const y = heightAt(crag, s.w * peak) - 20 * s.u;
  const block = (x: number, w: number, h: number, columns: number) =>
    shape(d`M${x} 30V${-h}h${w}V30Z`, wall(s, stone)) +
    shape(merlons(x, x + w, -h, 8), s.lit(stone)) +
    panes(s, {
      x: x + 4,
      y: -h + 8,
      w: w - 8,
      h: h * 0.6,
      columns,
      rows: Math.max(1, Math.round(h / 46)),
      arched: true,
      fillX: 0.34,
      fillY: 0.5,
      lamps: 0.7,
    }) +
    stroke(d`M${x} ${-h * 0.4}h${w}`, s.shade(stone), 2, 0.5);
  const crown = (x: number, at: number, w: number) => (plain ? '' : place(x, at, 1, chhatri(s, w, stone)));
  // the blocks stand in another order from fort to fort
  const [low, tall, wing] = s.r.pick<readonly [number, number, number]>([
    [86, 132, 70],
    [70, 96, 120],
    [112, 76, 92],
  ]);
  const art = plain
    ? block(-70, 70, 58, 3) + block(10, 60, 40, 3) + shape(shikharaCap, s.shade(stone))
    : block(-130, 120, low, 6) +
      block(-24, 86, tall, 4) +
      block(56, 110, wing, 6) +
      crown(-112, -low, 34) +
      crown(-40, -low, 26) +
      crown(-8, -tall, 30) +
      crown(46, -tall, 30) +
      crown(92, -wing, 26) +
      crown(150, -wing, 32);
  return place(s.w * peak, y, s.u * s.r.between(0.95, 1.2), art, s.r.chance(0.5));
}

function foreground(s: Scene, withCamels: boolean, green: boolean): string {
  const line = profile(s.r, s.w, {
    y: s.h - 66 * s.u,
    rise: 34 * s.u,
    rough: 0.4,
    points: 24,
    bend: (t) => Math.sin(t * 3) * 36 * s.u,
  });
  const ground = mix(s.sky.deep, s.shade(green ? '#4f6a38' : '#7a4a34'), 0.36);
  const leaf = mix(s.sky.deep, s.shade('#5a6238'), 0.4);
  const light = s.far('#a8a052', 0.1);
  let art =
    s.r.chance(0.75) || green
      ? [0.1, 0.24]
          .map((t, i) => {
            const [x, tall] = [s.w * (t + s.r.between(-0.03, 0.03)), (i ? 120 : 210) * s.r.between(0.8, 1.2) * s.u];
            const y = heightAt(line, x) + 8;
            return green
              ? place(x, y, tall / 100, leafyTree(s, 130, leaf, light, 0.3))
              : thornTree(s, x, y, tall, leaf, light);
          })
          .join('')
      : '';
  const at = s.w * s.r.between(0.38, 0.6);
  art += withCamels
    ? camels(s, at, line)
    : person('carrying', at, heightAt(line, at) + 4, 74 * s.u, ground) +
      person('sari', at + 46 * s.u, heightAt(line, at) + 5, 70 * s.u, ground) +
      person('child', at + 86 * s.u, heightAt(line, at) + 6, 70 * s.u, ground);
  return (
    art +
    hills(s, line, s.h + 4, ground, 0.02) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(line, x) + 5, 16 * s.u, 26 * s.u),
      ground,
    )
  );
}

/** A camel, walking; its feet at the origin. */
export const camel =
  'M-40 0L-37-34Q-44-46-42-58-34-70-20-68-12-88-2-88 8-86 14-68 24-64 32-66 40-72 42-88 43-97 52-100L66-98Q70-95 66-91L55-90Q56-70 46-54 40-44 33-42L36 0H31L26-34 22-32 17 0H12L14-38Q-8-32-24-38L-22-18-27 0H-32L-29-20-33-28-35 0Z';

function camels(s: Scene, from: number, line: readonly Point[]): string {
  const dark = mix(s.sky.deep, s.shade('#4a2a24'), 0.2);
  let art = '';
  for (let i = 0; i < 3; i++) {
    const x = from + i * 118 * s.u;
    art += place(
      x,
      heightAt(line, x) + 4,
      s.u * 0.82,
      shape(camel, dark) +
        shape('M-22-69Q-10-88 2-88 12-80 18-67L14-56H-18Z', s.shade(i === 1 ? '#c4402b' : '#d99a35')),
    );
    if (i)
      art += stroke(
        d`M${x - 66 * s.u} ${heightAt(line, x - 66 * s.u) - 74 * s.u}Q${x - 50 * s.u} ${heightAt(line, x) - 52 * s.u} ${x - 34 * s.u} ${heightAt(line, x) - 48 * s.u}`,
        dark,
        1.4,
      );
  }
  const lead = from + 3 * 108 * s.u;
  return art + person('walker', lead, heightAt(line, lead) + 4, 68 * s.u, dark);
}
