import { fortWall } from '../buildings/forts.ts';
import { skyline } from '../buildings/skyline.ts';
import { rooftops } from '../buildings/town.ts';
import { mix } from '../core/colour.ts';
import { inset, type Scene } from '../core/scene.ts';
import type { Setting } from '../core/setting.ts';
import { d, oval, place, shape, stroke } from '../core/shapes.ts';
import { birds, mist, paintSky } from '../light/sky.ts';
import { camel } from '../people/camels.ts';
import { bedding } from '../plants/garden.ts';
import { palmRow } from '../plants/palms.ts';
import { grove } from '../plants/pines.ts';
import { foliage, leafyTree, poplars } from '../plants/plants.ts';
import { teaSlope } from '../plants/tea.ts';
import { houseboat, sailboat } from '../things/boats.ts';
import { water } from '../water/water.ts';
import { looseBoulders } from './boulders.ts';
import { dune } from './dunes.ts';
import { broadWoods, heightAt, hills, land, profile, woods } from './ridges.ts';
import { snowRange } from './snow.ts';

const sights: Record<Setting, string> = {
  mountain: 'snow mountains',
  highland: 'bare mountains under snow',
  hills: 'green hills',
  lake: 'a lake',
  river: 'a river valley',
  plain: 'a flowering garden',
  desert: 'desert dunes',
  coast: 'the sea',
  backwater: 'a palm-lined backwater',
  city: 'the city',
  town: 'the roofs of the town',
  forest: 'a forest',
};

const dry: readonly Setting[] = ['city', 'town', 'desert'];
const flat: readonly Setting[] = ['plain', 'city', 'town', 'coast', 'backwater', 'desert'];

/** What a view is of, in words; the same kind of view differs from country to country. */
export function seen(kind: Setting, country: Setting = kind): string {
  if (kind === 'mountain' && country === 'highland') return sights.highland;
  if (kind === 'hills' && country !== 'hills')
    return dry.includes(country) ? 'dry hills and a fort wall' : 'wooded hills';
  if (kind === 'city' && country !== 'city') return sights.town;
  return kind === 'river' && flat.includes(country) ? 'a river' : sights[kind];
}

/**
 * What is seen through an opening, as it looks in the scene's country; the art fills w by h from its own origin.
 * `focus`, 0..1 from the left, is where nothing stands before it.
 */
export function view(outer: Scene, kind: Setting, w: number, h: number, focus = outer.r.between(0.36, 0.64)): string {
  const s = inset(outer, w, h, Math.max(0.34, Math.min(0.7, h / 620)), h * (kind === 'coast' ? 0.62 : 0.74));
  return paintSky(s, { clouds: 2 }) + scenes[kind](s, focus);
}

/** The trees at our side of a view, as they grow in its country. */
function nearTrees(s: Scene, from: number, to: number, height: number): string {
  const light = s.lit('#9fbf5f');
  if (s.setting === 'mountain' || s.setting === 'river')
    return grove(s, {
      from,
      to,
      ground: () => s.h + 8,
      height: () => height,
      count: 6,
      colour: s.far('#264a3c', 0.04),
      light: s.lit('#6f9460'),
    });
  const spots = [0.12, 0.5, 0.86].map((t, i) => ({
    x: from + (to - from) * t,
    y: s.h + 8,
    height: height * (1.1 - i * 0.12),
  }));
  if (s.setting === 'highland') return poplars(s, spots, mix(s.sky.deep, s.shade('#5a7a40'), 0.7), light);
  if (s.setting === 'coast' || s.setting === 'backwater')
    return palmRow(s, spots, mix(s.sky.deep, s.shade('#2f6a4c'), 0.6), light);
  const id = s.id();
  return (
    `<defs><g id="${id}">${leafyTree(s, 100, s.far('#3f6f46', 0.06), light, 0.3)}</g></defs>` +
    spots.map(({ x, y, height }, i) => place(x, y, height / 100, `<use href="#${id}"/>`, i % 2 === 0)).join('')
  );
}

const scenes: Record<Setting, (s: Scene, focus: number) => string> = {
  highland,
  mountain: (s) => (s.setting === 'highland' ? highland(s) : snowPeaks(s)),
  lake: (s, focus) => {
    const shore = s.h * 0.62;
    const rise = flat.includes(s.setting) ? 0.4 : 1;
    return (
      land(
        s,
        profile(s.r, s.w, { y: shore * (1 - 0.28 * rise), rise: 120 * rise * s.u }),
        shore + 3,
        s.far('#6d8a94', 0.56),
      ) +
      land(
        s,
        profile(s.r, s.w, { y: shore * (1 - 0.14 * rise), rise: 80 * rise * s.u }),
        shore + 3,
        s.far('#557a76', 0.38),
      ) +
      woods(s, profile(s.r, s.w, { y: shore * 0.98, rise: 14 * s.u }), shore + 3, s.far('#3f6d58', 0.24), 24 * s.u) +
      water(s, { top: shore, colour: '#3a8292' }) +
      mist(s, shore, 24, 0.4) +
      place(s.w * focus, s.h * 0.8, s.u * 0.7, sailboat(s, '#f3e6cc')) +
      nearTrees(s, s.w * (focus < 0.5 ? 0.7 : 0.02), s.w * (focus < 0.5 ? 0.98 : 0.3), 190 * s.u)
    );
  },
  city: (s) => (s.setting === 'city' && s.r.chance(0.6) ? towers(s) : roofs(s)),
  town: (s) => roofs(s),
  coast: (s, focus) =>
    water(s, { top: s.horizon, bottom: s.h, colour: '#1f9aa6' }) +
    birds(s, s.w * 0.3, s.horizon * 0.5, 5) +
    place(s.w * focus, s.horizon + 12, s.u * 0.5, sailboat(s, '#f7ead0')) +
    shape(d`M0 ${s.h}V${s.h * 0.93}Q${s.w * 0.5} ${s.h * 0.84} ${s.w} ${s.h * 0.9}V${s.h}Z`, s.lit('#f0d9ae')) +
    palmRow(
      s,
      [
        { x: s.w * (focus < 0.5 ? 0.8 : 0.2), y: s.h + 6, height: s.h * 0.74 },
        { x: s.w * (focus < 0.5 ? 0.92 : 0.08), y: s.h + 6, height: s.h * 0.54 },
      ],
      mix(s.sky.deep, s.shade('#2f6a4c'), 0.6),
      s.lit('#9fbf5f'),
    ),
  forest: (s) => {
    if (s.setting === 'mountain') return pineForest(s);
    let art = land(s, profile(s.r, s.w, { y: s.h * 0.5, rise: 110 * s.u }), s.h, s.far('#5f8570', 0.56));
    const depths = [0.42, 0.2, 0.02] as const;
    depths.forEach((distance, rank) => {
      let trunks = '';
      let crowns = '';
      for (let i = 0; i < 6 - rank; i++) {
        const x = s.w * ((i + s.r.between(0.1, 0.9)) / (6 - rank));
        const thick = (3 + rank * 5) * s.u * 1.4;
        trunks += d`M${x - thick} ${s.h}L${x - thick * 0.6} ${s.h * 0.16}h${thick * 1.2}L${x + thick} ${s.h}Z`;
        crowns += foliage(s.r, x, s.h * (0.3 - rank * 0.1), s.w * 0.12, s.h * 0.15, 0.2);
      }
      art +=
        shape(trunks, s.far('#7a6248', distance)) +
        shape(crowns, s.far('#4c8046', distance)) +
        mist(s, s.h * 0.86, s.h * 0.3, 0.35);
      art += shape(
        foliage(s.r, s.w * (0.2 + rank * 0.3), s.h, s.w * 0.24, s.h * (0.2 - rank * 0.04), 0.2),
        s.far('#5f9450', distance),
      );
    });
    return art;
  },
  desert: (s, peak) => {
    const sand = '#e9b878';
    const middle = dune(s, { peak, y: s.h * 0.8, rise: s.h * 0.3, foot: s.h, colour: sand, distance: 0.24 });
    const step = 64 * s.u;
    const train = [0, 1, 2].map((i) => {
      const x = s.w * peak + (i - 1) * step;
      return place(
        x,
        heightAt(middle.line, x) + 2,
        s.u * 0.4,
        camel(s, ['#c4402b', '#2f7f7a', '#e0a030'][i] ?? sand, i === 1),
      );
    });
    return (
      dune(s, { peak: 1 - peak, y: s.h * 0.78, rise: s.h * 0.12, foot: s.h, colour: sand, distance: 0.55 }).art +
      mist(s, s.h * 0.76, 40, 0.4) +
      middle.art +
      train.join('') +
      dune(s, {
        peak: peak < 0.5 ? 0.96 : 0.04,
        y: s.h * 0.98,
        rise: s.h * 0.12,
        foot: s.h + 4,
        colour: sand,
        distance: 0.04,
      }).art
    );
  },
  hills: (s) => (s.setting === 'hills' ? teaHills(s) : dry.includes(s.setting) ? dryHills(s) : woodedHills(s)),
  backwater: (s, focus) => {
    const shore = s.h * 0.6;
    const spots = Array.from({ length: 9 }, () => ({
      x: s.w * s.r.next(),
      y: shore + 3,
      height: s.r.between(90, 160) * s.u,
    }));
    return (
      broadWoods(s, profile(s.r, s.w, { y: shore - 2, rise: 8 * s.u }), shore + 3, s.far('#3f7450', 0.34), 26 * s.u) +
      palmRow(s, spots, s.far('#2f6a4c', 0.28), s.far('#9fbf5f', 0.26)) +
      water(s, { top: shore, bottom: s.h, colour: '#4f8474' }) +
      place(s.w * focus, s.h * 0.82, s.u * 0.66, houseboat(s))
    );
  },
  plain: (s, focus) => {
    const lawn = s.h * 0.66;
    const id = s.id();
    const tree = `<defs><g id="${id}">${leafyTree(s, 100, s.far('#4f7f46', 0.16), s.lit('#a9c25c'), 0.3)}</g></defs>`;
    const spots = [0.06, 0.24, 0.5, 0.74, 0.94];
    return (
      land(s, profile(s.r, s.w, { y: s.h * 0.5, rise: 60 * s.u }), lawn + 4, s.far('#6f9080', 0.54)) +
      tree +
      spots
        .map((t, i) => place(s.w * t, lawn + 6, s.h * (0.0042 + (i % 3) * 0.0008), `<use href="#${id}"/>`, i % 2 === 0))
        .join('') +
      shape(d`M0 ${lawn}H${s.w}V${s.h}H0Z`, s.between(lawn, s.h, [0, s.far('#93b35e', 0.2)], [1, s.shade('#6f9a48')])) +
      fountain({ ...s, u: s.u * 0.6 }, s.w * focus, s.h * 0.76) +
      bedding(s, -20, s.w * 0.36, s.h * 0.98, '#e0567a') +
      bedding(s, s.w * 0.64, s.w + 20, s.h * 0.98, '#f0a830')
    );
  },
  river: (s, gap) => {
    const far = s.h * 0.56;
    const low = flat.includes(s.setting);
    const hill = (y: number, steep: number, colour: string, distance: number) =>
      woods(
        s,
        profile(s.r, s.w, {
          y,
          rise: 40 * s.u,
          bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.03) * (low ? 0.1 : steep) * s.h,
        }),
        s.h,
        s.far(colour, distance),
        24 * s.u,
      );
    const x = s.w * gap;
    const [deep, lean] = [s.h - far, gap < 0.5 ? 1 : -1];
    /** A bend of the river, so much wider on each side. */
    const stream = (more: number) =>
      d`M${x - 10 - more * 0.2} ${far}C${x - lean * s.w * 0.1 - more} ${far + deep * 0.36} ${x + lean * s.w * 0.24 - more} ${far + deep * 0.4} ${x - s.w * 0.3 - more * 2} ${s.h}H${x + s.w * 0.3 + more * 2}C${x + lean * s.w * 0.3 + more + s.w * 0.14} ${far + deep * 0.46} ${x - lean * s.w * 0.06 + more + s.w * 0.06} ${far + deep * 0.3} ${x + 12 + more * 0.2} ${far}Z`;
    return (
      land(s, profile(s.r, s.w, { y: far * 0.84, rise: 90 * s.u }), s.h, s.far('#6d8a94', 0.58)) +
      hill(far * 0.98, 0.5, '#4f7f6c', 0.44) +
      hill(far * 1.06, 0.66, '#3f6d58', 0.26) +
      mist(s, far, 40, 0.45) +
      shape(
        d`M0 ${far + 8}H${s.w}V${s.h}H0Z`,
        s.between(far, s.h, [0, s.far('#93ab62', 0.34)], [1, s.shade('#6f8f4c')]),
      ) +
      shape(stream(34 * s.u), s.far('#e0d2b0', 0.14)) +
      `<g clip-path="${s.clip(stream(0))}">${water(s, { top: far, bottom: s.h, colour: '#3f8f94' })}</g>` +
      looseBoulders(
        s,
        [0.3, 0.62, 0.8].map((v) => [x - s.w * (0.04 + 0.26 * v), far + deep * v + 8, (26 + 40 * v) * s.u]),
        '#a8a298',
      ) +
      nearTrees(s, s.w * (gap < 0.5 ? 0.76 : 0.02), s.w * (gap < 0.5 ? 0.98 : 0.24), 170 * s.u)
    );
  },
};

const towers = (s: Scene): string =>
  skyline(s, { from: -10, to: s.w + 10, ground: s.h, tall: s.h * 0.72, distance: 0.6 }) +
  mist(s, s.h * 0.8, 60, 0.45) +
  skyline(s, { from: -10, to: s.w + 10, ground: s.h, tall: s.h * 0.5, distance: 0.3 }) +
  shape(
    foliage(s.r, s.w * 0.14, s.h, s.w * 0.16, s.h * 0.14) +
      foliage(s.r, s.w * 0.4, s.h + 4, s.w * 0.18, s.h * 0.12) +
      foliage(s.r, s.w * 0.8, s.h, s.w * 0.2, s.h * 0.16),
    s.far('#3f6d48', 0.06),
  );

/** A town of flat roofs, before hills where it has them. */
function roofs(s: Scene): string {
  const all = { from: -10, to: s.w + 10 };
  const high = flat.includes(s.setting) ? 0.06 : 0.22;
  return (
    hills(
      s,
      profile(s.r, s.w, { y: s.h * (0.58 - high), rise: s.h * high, rough: 0.44, points: 24 }),
      s.h,
      s.far(dry.includes(s.setting) ? '#a5806a' : '#6d8a80', 0.56),
    ) +
    rooftops(s, { ...all, ground: s.h * 0.76, tall: s.h * 0.3, distance: 0.6 }) +
    mist(s, s.h * 0.66, s.h * 0.24, 0.4) +
    rooftops(s, { ...all, ground: s.h, tall: s.h * 0.5, distance: 0.28 }) +
    shape(
      foliage(s.r, s.w * 0.1, s.h, s.w * 0.13, s.h * 0.13) + foliage(s.r, s.w * 0.82, s.h, s.w * 0.16, s.h * 0.15),
      s.far('#3f6d48', 0.08),
    )
  );
}

/** Snow peaks over forested ridges. */
const snowPeaks = (s: Scene): string =>
  snowRange(s, { base: s.horizon, height: s.horizon * 0.66, peaks: 4, snow: 0.74, distance: 0.18 }) +
  mist(s, s.horizon * 0.86, 40, 0.5) +
  land(s, profile(s.r, s.w, { y: s.horizon * 0.92, rise: 50 * s.u }), s.h, s.far('#5d7f8a', 0.42)) +
  woods(s, profile(s.r, s.w, { y: s.horizon * 1.04, rise: 40 * s.u }), s.h, s.far('#3a6653', 0.2), 40 * s.u) +
  grove(s, {
    from: 0,
    to: s.w,
    ground: () => s.h + 6,
    height: () => 150 * s.u,
    count: 9,
    colour: s.far('#264a3c', 0.04),
    light: s.lit('#6f9460'),
  });

/** Bare ridges under snow, and the poplars of an oasis before them. */
function highland(s: Scene): string {
  let art =
    snowRange(s, { base: s.horizon, height: s.horizon * 0.66, peaks: 4, snow: 0.46, distance: 0.18 }) +
    mist(s, s.horizon * 0.84, 40, 0.4);
  ['#c9987a', '#b88a5c', '#a87c50'].forEach((rock, i) => {
    art += land(
      s,
      profile(s.r, s.w, { y: s.h * (0.66 + i * 0.1), rise: (90 - i * 24) * s.u, rough: 0.54 }),
      s.h,
      s.far(rock, 0.4 - i * 0.14),
    );
  });
  return (
    art +
    shape(d`M0 ${s.h}V${s.h * 0.93}Q${s.w * 0.5} ${s.h * 0.88} ${s.w} ${s.h * 0.94}V${s.h}Z`, s.far('#8fa85c', 0.1)) +
    nearTrees(s, s.w * 0.06, s.w * 0.24, s.h * 0.5) +
    nearTrees(s, s.w * 0.74, s.w * 0.96, s.h * 0.42)
  );
}

function teaHills(s: Scene): string {
  let art = '';
  for (let i = 0; i < 3; i++)
    art += land(
      s,
      profile(s.r, s.w, { y: s.h * (0.5 + i * 0.08), rise: (120 - i * 30) * s.u, rough: 0.44 }),
      s.h,
      s.far('#5f8a78', 0.62 - i * 0.16),
    );
  const near = profile(s.r, s.w, { y: s.h * 0.8, rise: 40 * s.u, rough: 0.3, points: 16 });
  return art + mist(s, s.h * 0.7, 60, 0.45) + teaSlope(s, near, 0.06, 0);
}

/** Forested ridges one behind the other. */
function woodedHills(s: Scene): string {
  let art = '';
  for (let i = 0; i < 4; i++)
    art +=
      woods(
        s,
        profile(s.r, s.w, { y: s.h * (0.4 + i * 0.15), rise: (150 - i * 26) * s.u, rough: 0.46 }),
        s.h,
        s.far(i % 2 ? '#4f7f5c' : '#5f8a6c', 0.62 - i * 0.17),
        (12 + i * 10) * s.u,
        0.5,
      ) + (i < 3 ? mist(s, s.h * (0.56 + i * 0.14), 46, 0.4) : '');
  return art + nearTrees(s, s.w * 0.02, s.w * 0.26, s.h * 0.4);
}

/** Bare hills with scrub, and a fort's wall along the nearer crest. */
function dryHills(s: Scene): string {
  const crest = profile(s.r, s.w, { y: s.h * 0.56, rise: 110 * s.u, rough: 0.42, points: 24 });
  let scrub = '';
  for (let i = 0; i < 46; i++) {
    const x = s.w * s.r.next();
    const top = heightAt(crest, x);
    scrub += d`M${x} ${top + (s.h - top) * s.r.between(0.16, 0.9)}h.1`;
  }
  return (
    hills(
      s,
      profile(s.r, s.w, { y: s.h * 0.46, rise: 120 * s.u, rough: 0.44, points: 24 }),
      s.h,
      s.far('#a5806a', 0.58),
    ) +
    mist(s, s.h * 0.56, 60, 0.4) +
    fortWall(s, crest, s.w * 0.1, s.w * 0.8, 26 * s.u, s.far('#d9a878', 0.22)) +
    hills(s, crest, s.h, s.far('#a5805c', 0.3)) +
    stroke(scrub, s.far('#5f7042', 0.2), 7 * s.u) +
    nearTrees(s, s.w * 0.72, s.w * 0.98, s.h * 0.36)
  );
}

/** Deodars in three depths, with mist between them. */
function pineForest(s: Scene): string {
  const row = (rank: number, count: number, height: number) =>
    grove(s, {
      from: 0,
      to: s.w,
      ground: () => s.h * (0.84 + rank * 0.1),
      height: () => s.h * height,
      count,
      colour: s.far('#2f5a48', 0.5 - rank * 0.22),
      light: s.far('#7fa070', 0.4 - rank * 0.18),
    });
  return (
    land(s, profile(s.r, s.w, { y: s.h * 0.5, rise: 110 * s.u }), s.h, s.far('#5f8570', 0.56)) +
    row(0, 12, 0.6) +
    mist(s, s.h * 0.76, s.h * 0.3, 0.5) +
    row(1, 8, 0.78) +
    mist(s, s.h * 0.9, s.h * 0.24, 0.35) +
    shape(d`M0 ${s.h * 0.94}H${s.w}V${s.h}H0Z`, s.far('#4f7a4c', 0.16)) +
    row(1.7, 4, 0.94)
  );
}

/** A stone basin with its jet. */
function fountain(s: Scene, x: number, y: number): string {
  const stone = s.lit('#efe2cb');
  return place(
    x,
    y,
    s.u * 1.2,
    oval(0, 4, 92, 14, s.shade('#c9b896')) +
      oval(0, 0, 84, 11, mix(s.sky.air[2], s.shade('#5fa8b0'), 0.5)) +
      shape('M-9 0L-5-46H5L9 0Z', stone) +
      shape('M-40-46Q0-30 40-46L34-38Q0-24-34-38Z', stone) +
      stroke('M0-50V-96M0-92Q-20-100-30-52M0-92Q20-100 30-52M0-90Q-9-94-13-56M0-90Q9-94 13-56', '#ffffff', 3, 0.75),
  );
}
