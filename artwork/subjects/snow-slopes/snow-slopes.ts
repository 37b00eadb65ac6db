import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { edgePines, snowfield, snowPines, woodedSnow } from '../../kit/land/snowfield.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { party, tents } from '../../kit/people/trekkers.ts';
import { ridgeWalk } from './snow-ridge.ts';
import { piste, skier, terrace } from './views.ts';

const sky: Pick<Painter, 'temperament' | 'times' | 'horizon'> = {
  temperament: 'himalaya',
  times: ['morning', 'dawn', 'golden', 'noon', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.66, square: 0.66 },
};

/** Where people come to ski. */
export const snowSlopes: Painter = {
  ...sky,
  paint(s) {
    const view = s.r.pick(['lift', 'lodges', 'piste', 'terrace'] as const);
    if (view === 'piste')
      return { art: piste(s), says: 'skiers coming down a piste between snowy woods, a chairlift beside it' };
    if (view === 'terrace')
      return { art: terrace(s), says: 'skis in the snow by a terrace that looks at a great snow peak' };
    const lift = view === 'lift';
    const art = slopes(
      s,
      (far) => lodges(s, far, lift ? 1 : s.r.int(2, 4)),
      (far) => (lift ? cable(s, s.horizon, far) : ''),
      (near) => tracks(s, near) + skiers(s, near),
    );
    return {
      art,
      says: lift ? 'ski slopes and a cable car below a great snow peak' : 'skiers and lodges below a great snow peak',
    };
  },
};

/** Where people walk over the snow. */
export const snowTrail: Painter = {
  ...sky,
  paint(s) {
    if (s.r.chance(0.4))
      return { art: ridgeWalk(s), says: 'trekkers on a snow ridge above the clouds, prayer flags at its top' };
    const camped = s.r.chance(0.45);
    const flip = s.r.chance(0.5);
    const art = slopes(
      s,
      (far) => (camped ? base(s, far) : ''),
      () => '',
      (near) => trail(s, near, flip),
    );
    return { art, says: `trekkers crossing a snowfield below great snow peaks${camped ? ', their tents behind' : ''}` };
  },
};

type On = (line: readonly Point[]) => string;

/** A great range over two snowfields, with what stands on the far one, between them and on the near one. */
function slopes(s: Scene, onFar: On, between: On, onNear: On): string {
  const h = s.horizon;
  const main = s.r.between(0.3, 0.7);
  let art =
    paintSky(s) +
    snowRange(s, {
      base: h,
      height: Math.min(h * s.r.between(0.62, 0.86), s.w * 0.56),
      peaks: s.r.int(4, 6) + (s.crop === 'wide' ? 2 : 0),
      envelope: (t) => 0.46 + 0.54 * Math.exp(-(((t - main) * 4.2) ** 2)),
      snow: 0.8,
      distance: 0.18,
    });
  art +=
    mist(s, h * 0.84, 120 * s.u, 0.5) +
    land(s, profile(s.r, s.w, { y: h * 0.9, rise: 90 * s.u, rough: 0.52 }), h + 60, s.far('#7d8fae', 0.4));
  art += woodedSnow(s, h);
  const fall = s.r.chance(0.5) ? 1 : -1;
  const far = profile(s.r, s.w, {
    y: h * 1.1,
    rise: 22 * s.u,
    rough: 0.35,
    points: 18,
    bend: (t) => fall * (t - 0.5) * 130 * s.u,
  });
  const near = profile(s.r, s.w, {
    y: h * 1.26,
    rise: 20 * s.u,
    rough: 0.35,
    points: 18,
    bend: (t) => (0.5 - t) * 190 * s.u + Math.sin(t * 5) * 12,
  });
  const edge = [
    [0.985, 0.62],
    [0.03, 0.3],
    [0.91, 0.46],
  ] as const;
  return (
    art +
    snowfield(s, far, 0.14) +
    onFar(far) +
    snowPines(s, far, s.r.int(10, 22), 46, 0.16) +
    between(far) +
    snowfield(s, near, 0) +
    snowPines(s, near, 3, 150, 0) +
    onNear(near) +
    edgePines(s, edge.slice(0, s.r.int(1, 3)))
  );
}

/** The tents of those who walk, on the far snow. */
function base(s: Scene, line: readonly Point[]): string {
  const first = s.r.between(0.34, 0.56);
  return tents(
    s,
    [0, 0.07, 0.15].map((more, i) => {
      const x = s.w * (first + more);
      return [x, heightAt(line, x) + (12 + i * 5) * s.u, s.u * (0.5 + i * 0.07)] as const;
    }),
  );
}

/** Walkers in single file, and the steps that they leave behind them. */
function trail(s: Scene, line: readonly Point[], flip: boolean): string {
  const count = s.r.int(3, 6);
  const from = s.r.between(0.3, 0.44);
  const step = s.r.between(0.05, 0.07);
  const drop = s.r.between(30, 76) * s.u;
  // nobody walks out of the picture
  const lower = line.map(([x, y]): Point => [x, Math.min(y + drop, s.h - 26 * s.u)]);
  const [start, end] = flip ? [from + step * count, 1.02] : [-0.02, from];
  let prints = '';
  for (let t = start, i = 0; t < end; t += 0.009, i++)
    prints += d`M${s.w * t} ${heightAt(lower, s.w * t) + (i % 2 ? 7 : 12) * s.u}h${7 * s.u}`;
  return (
    stroke(prints, s.shade('#b9c9e4'), 4 * s.u, 0.9) +
    party(s, lower, from, step, count, s.r.between(74, 100) * s.u, flip)
  );
}

function tracks(s: Scene, line: readonly Point[]): string {
  let path = '';
  for (let i = 0; i < 4; i++) {
    const x = s.w * (0.16 + i * 0.17 + s.r.between(-0.05, 0.05));
    const y = heightAt(line, x) + 16 * s.u;
    path += d`M${x} ${y}q${60 * s.u} ${20 * s.u} ${20 * s.u} ${50 * s.u}t${30 * s.u} ${60 * s.u}t${20 * s.u} ${90 * s.u}`;
  }
  return (
    stroke(path, s.shade('#c3d2ea'), 3 * s.u, 0.7) +
    `<g transform="translate(${Math.round(9 * s.u)} 0)">${stroke(path, s.shade('#c3d2ea'), 2 * s.u, 0.6)}</g>`
  );
}

function skiers(s: Scene, line: readonly Point[]): string {
  let art = '';
  const from = s.r.between(0.1, 0.3);
  const apart = s.r.between(0.1, 0.15);
  const count = s.r.int(3, 5);
  for (let i = 0; i < count; i++) {
    const x = s.w * (from + i * apart + s.r.between(-0.03, 0.03));
    // nobody stands half out of the picture
    const y = Math.min(heightAt(line, x) + s.r.between(30, 140) * s.u, s.h - 26 * s.u);
    const size = s.u * (0.5 + ((y - heightAt(line, x)) / s.u / 140) * 0.5);
    art += skier(s, x, y, size, i, i % 2 === 0);
  }
  return art;
}

function cable(s: Scene, h: number, ground: readonly Point[]): string {
  const steel = mix(s.sky.deep, s.shade('#5a6478'), 0.4);
  const at = (t: number): Point => [s.w * t, h * (1.08 - t * 0.56)];
  const [x0, y0] = at(-0.05);
  const [x1, y1] = at(1.05);
  let art = '';
  for (const t of [0.3, 0.78]) {
    const [x, y] = at(t);
    const foot = Math.max(y + 190 * s.u, heightAt(ground, x) + 14 * s.u);
    art += stroke(
      d`M${x - 12 * s.u} ${foot}L${x} ${y - 6}L${x + 12 * s.u} ${foot}M${x - 6 * s.u} ${y + 90 * s.u}L${x + 10 * s.u} ${y + 150 * s.u}M${x + 6 * s.u} ${y + 90 * s.u}L${x - 10 * s.u} ${y + 150 * s.u}M${x - 24 * s.u} ${y - 2}H${x + 24 * s.u}`,
      steel,
      3 * s.u,
    );
  }
  art += stroke(d`M${x0} ${y0}L${x1} ${y1}M${x0} ${y0 + 12}L${x1} ${y1 + 12}`, steel, 1.6 * s.u);
  for (const [t, size] of [
    [0.16, 1],
    [0.5, 0.86],
    [0.66, 0.8],
    [0.92, 0.7],
  ] as const) {
    const [x, y] = at(t);
    const cabin =
      stroke('M0 0V26', steel, 2.6) +
      shape(
        'M-22 34Q-22 26-14 26H14Q22 26 22 34V58Q22 66 14 66H-14Q-22 66-22 58Z',
        s.down([0, s.lit('#d8402b')], [1, s.shade('#b5301f')]),
      ) +
      shape('M-18 32H-2V48H-18ZM2 32H18V48H2Z', s.glowing ? '#ffd384' : mix(s.sky.air[1], '#ffffff', 0.4));
    art += place(x, y, s.u * size * 0.9, cabin);
  }
  return art;
}

/** Timber lodges, clear of the pylons. */
function lodges(s: Scene, line: readonly Point[], count: number): string {
  const id = s.id();
  const house = cornerHouse(s, {
    w: 190,
    h: 58,
    wall: s.r.pick(['#a8704a', '#8f5f40', '#b98a5c']),
    roof: '#f7fafc',
    gable: 84,
    pitch: 34,
    columns: 4,
    trim: '#f2e2c8',
  });
  // one alone stands where no cabin hangs before its roof
  const first = count > 1 ? s.r.between(0.2, 0.4) : s.r.between(0.59, 0.66);
  let art = `<defs><g id="${id}">${house}</g></defs>`;
  for (let i = 0; i < count; i++) {
    const x = s.w * (first + i * s.r.between(0.15, 0.2));
    art += place(
      x,
      heightAt(line, x) + (10 + (i % 2) * 14) * s.u,
      s.u * (count > 1 ? 0.62 : 0.8),
      `<use href="#${id}"/>`,
      i % 2 === 1,
    );
  }
  return art;
}
