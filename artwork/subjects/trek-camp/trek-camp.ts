import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { heightAt, hills, land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { snowfield } from '../../kit/land/snowfield.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { fire, party, tents, trekker } from '../../kit/people/trekkers.ts';
import { grove } from '../../kit/plants/pines.ts';
import { grass } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { water } from '../../kit/water/water.ts';
import { lookout, tentDoor } from './foregrounds.ts';

const plans = ['meadow', 'ridge', 'lake', 'snow', 'door', 'lookout'] as const;

const told = {
  meadow: 'a trekking camp on a high meadow below snow peaks',
  ridge: 'trekkers on a ridge above their camp, before snow peaks',
  lake: 'trekking tents by an alpine lake below snow peaks',
  snow: 'a trekking camp on the snow below a summit',
  door: 'snow peaks and a camp from the door of a tent',
  lookout: 'trekkers looking over their camp to snow peaks',
} as const;

export const trekCamp: Painter = {
  temperament: 'himalaya',
  times: ['dawn', 'morning', 'dusk', 'golden', 'night', 'noon'],
  horizon: { landscape: 0.62, wide: 0.64, tall: 0.62, square: 0.62 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const main = s.r.between(0.24, 0.76);
    let art =
      paintSky(s) +
      snowRange(s, {
        base: h * 1.02,
        height: h * s.r.between(0.66, 0.82),
        peaks: Math.round(s.w / s.u / s.r.between(220, 330)),
        envelope: (t) => 0.46 + 0.54 * Math.exp(-(((t - main) * 3.2) ** 2)),
        snow: plan === 'snow' ? 0.92 : 0.7,
        distance: 0.16,
      }) +
      mist(s, h * 0.8, 140 * s.u, 0.5);
    const shoulder = profile(s.r, s.w, {
      y: h * 0.96,
      rise: 70 * s.u,
      rough: 0.54,
      bend: (t) => -Math.abs(t - main) * 130 * s.u,
    });
    art +=
      land(s, shoulder, s.h, s.far(plan === 'snow' ? '#9aa8c0' : '#75867c', 0.36), 0.4) +
      mist(s, h * 1.04, 80 * s.u, 0.45);
    const t = main > 0.5 ? s.r.between(0.28, 0.42) : s.r.between(0.56, 0.7);
    art += birds(s, s.w * main, h * 0.2, 4);
    art += { meadow, ridge, lake, snow: snowCamp, door, lookout: overCamp }[plan](s, h, t);
    return { art, says: told[plan] };
  },
};

/** The tents of the others on the meadow, seen out of ours. */
function door(s: Scene, h: number, t: number): string {
  return pitch(s, h, 0.5 + (t - 0.5) * 0.5, 0.8) + tentDoor(s);
}

function overCamp(s: Scene, h: number, t: number): string {
  return pitch(s, h, t, 0.72) + lookout(s, t);
}

/** A meadow with its tents, a fire among them; `size` 1 is that of tents close by. */
function pitch(s: Scene, h: number, t: number, size: number): string {
  const turf = turfs(s, h, t);
  const x = s.w * t;
  const y = heightAt(turf.line, x) + 50 * s.u;
  const spots = [
    [-190, -16, 0.62],
    [150, -20, 0.66],
    [-90, 12, 0.9],
  ] as const;
  return (
    turf.art +
    tents(
      s,
      spots.map(([dx, dy, scale]) => [x + dx * size * s.u, y + dy * size * s.u, scale * size * s.u] as const),
    ) +
    fire({ ...s, u: s.u * size }, x + 60 * size * s.u, y + 50 * size * s.u)
  );
}

/** A meadow with its stones, lowest where the camp stands. */
function turfs(s: Scene, h: number, t: number): { readonly line: readonly Point[]; readonly art: string } {
  const line = profile(s.r, s.w, {
    y: h + 34 * s.u,
    rise: 24 * s.u,
    rough: 0.36,
    points: 18,
    bend: (at) => Math.abs(at - t) * 60 * s.u,
  });
  return { line, art: filled(hills(s, line, s.h + 4, '#8f9c58', 0), turfFill(s, h)) + stones(s, line) };
}

function turfFill(s: Scene, top: number, surface = '#8f9c58'): string {
  return s.between(
    top,
    s.h,
    [0, s.far(surface, 0.2)],
    [0.4, s.far(surface, 0.06)],
    [1, mix(s.shade(surface), s.sky.deep, 0.36)],
  );
}

const filled = (art: string, fill: string) => art.replace(/fill="[^"]*"/, `fill="${fill}"`);

function meadow(s: Scene, h: number, t: number): string {
  const turf = turfs(s, h, t);
  const x = s.w * t;
  const y = heightAt(turf.line, x) + 70 * s.u;
  const flip = t < 0.5;
  return (
    turf.art +
    tents(s, [
      [x - 250 * s.u, y - 20 * s.u, s.u * 0.62],
      [x + 210 * s.u, y - 26 * s.u, s.u * 0.66],
      [x - 140 * s.u, y + 10 * s.u, s.u * 0.9],
      [x + 120 * s.u, y + 26 * s.u, s.u * 1.12],
    ]) +
    fire(s, x - 10 * s.u, y + 66 * s.u) +
    nearSlope(s, flip)
  );
}

function lake(s: Scene, h: number, t: number): string {
  const top = h + 20 * s.u;
  const deep = s.h - top;
  const x = s.w * t;
  const shore = d`M-10 ${s.h + 4}V${top + deep * 0.56}C${s.w * 0.2} ${top + deep * 0.44} ${s.w * 0.4} ${top + deep * 0.62} ${s.w * 0.62} ${top + deep * 0.46}S${s.w * 0.9} ${top + deep * 0.3} ${s.w + 10} ${top + deep * 0.36}V${s.h + 4}Z`;
  const y = top + deep * 0.66;
  return (
    water(s, { top, bottom: top + deep * 0.7, colour: '#2f8f9a', glitter: 0.9 }) +
    mist(s, top, 24 * s.u, 0.4) +
    shape(shore, s.lit('#d9cdb0')) +
    `<g transform="translate(0 ${Math.round(12 * s.u)})">${shape(shore, turfFill(s, top + deep * 0.4))}</g>` +
    tents(s, [
      [x + 150 * s.u, y - 26 * s.u, s.u * 0.76],
      [x - 120 * s.u, y, s.u * 0.96],
      [x + 50 * s.u, y + 24 * s.u, s.u * 1.16],
    ]) +
    fire(s, x - 190 * s.u, y + 66 * s.u) +
    nearSlope(s, t < 0.5)
  );
}

function ridge(s: Scene, h: number, t: number): string {
  const low = profile(s.r, s.w, { y: h + 50 * s.u, rise: 20 * s.u, rough: 0.36, points: 18 });
  const rise = t < 0.5 ? 1 : -1;
  const path = profile(s.r, s.w, {
    y: s.h * 0.86,
    rise: 30 * s.u,
    rough: 0.52,
    points: 40,
    bend: (at) => -250 * s.u * (rise > 0 ? at : 1 - at) ** 1.6,
  });
  const x = s.w * (rise > 0 ? 0.2 : 0.8);
  const y = heightAt(low, x) + 50 * s.u;
  const top = s.w * (rise > 0 ? 0.9 : 0.1);
  const cairn: Point = [top, heightAt(path, top)];
  return (
    filled(hills(s, low, s.h + 4, '#8f9c58', 0), turfFill(s, h)) +
    tents(s, [
      [x - 60 * s.u, y - 10 * s.u, s.u * 0.46],
      [x + 60 * s.u, y, s.u * 0.54],
      [x + 150 * s.u, y - 14 * s.u, s.u * 0.44],
    ]) +
    mist(s, s.h * 0.8, 90 * s.u, 0.4) +
    party(s, path, rise > 0 ? 0.4 : 0.24, 0.085, 5, 96 * s.u, rise < 0) +
    prayerFlags(
      s,
      [cairn[0], cairn[1] - 84 * s.u],
      [top - rise * 150 * s.u, heightAt(path, top - rise * 150 * s.u) - 4],
      16 * s.u,
      12 * s.u,
    ) +
    stroke(d`M${cairn[0]} ${cairn[1]}v${-90 * s.u}`, mix(s.sky.deep, s.shade('#4a3a34'), 0.3), 4 * s.u) +
    land(s, path, s.h + 4, mix(s.sky.deep, s.shade('#6f7a4a'), 0.4), 0) +
    shape(
      d`M${cairn[0] - 34 * s.u} ${cairn[1] + 6}l${10 * s.u} ${-26 * s.u}l${16 * s.u} ${-14 * s.u}l${18 * s.u} ${12 * s.u}l${20 * s.u} ${28 * s.u}Z`,
      mix(s.sky.deep, s.shade('#8a8078'), 0.45),
    ) +
    shape(
      grass(s.r, 0, s.w, (at) => heightAt(path, at) + 5, 18 * s.u, 16 * s.u),
      mix(s.sky.deep, s.shade('#6f7a4a'), 0.4),
    )
  );
}

function snowCamp(s: Scene, h: number, t: number): string {
  const line = profile(s.r, s.w, {
    y: h + 44 * s.u,
    rise: 20 * s.u,
    rough: 0.36,
    points: 18,
    bend: (at) => (at - 0.5) * (t < 0.5 ? -90 : 90) * s.u,
  });
  const x = s.w * t;
  const y = heightAt(line, x) + 80 * s.u;
  const flip = t > 0.5;
  return (
    snowfield(s, line, 0.04) +
    tents(s, [
      [x - 170 * s.u, y - 20 * s.u, s.u * 0.74],
      [x + 150 * s.u, y - 14 * s.u, s.u * 0.84],
      [x - 10 * s.u, y + 20 * s.u, s.u * 1.12],
    ]) +
    tracks(s, x, y) +
    party(s, line, flip ? 0.08 : 0.66, 0.07, 4, 60 * s.u, flip) +
    prayerFlags(s, [x - 220 * s.u, y - 130 * s.u], [x + 20 * s.u, y - 66 * s.u], 18 * s.u, 12 * s.u) +
    stroke(d`M${x - 220 * s.u} ${y - 6 * s.u}v${-128 * s.u}`, mix(s.sky.deep, s.shade('#4a3a34'), 0.3), 4 * s.u)
  );
}

/** Footprints up to the tents, and the rocks that stand out of the snow at our feet. */
function tracks(s: Scene, x: number, y: number): string {
  const way = x > s.w / 2 ? -1 : 1;
  let prints = '';
  for (let i = 0; i < 12; i++) {
    const t = i / 12;
    prints += d`M${x + way * (60 + 190 * t ** 1.4) * s.u + (i % 2) * 14 * s.u} ${y + 44 * s.u + (s.h - y - 44 * s.u) * t}h${(5 + 6 * t) * s.u}`;
  }
  const rocks = [0.06, 0.17, 0.93].map(
    (at) => [way > 0 ? s.w * at : s.w * (1 - at), s.h + s.r.between(-6, 16) * s.u, s.r.between(90, 210) * s.u] as const,
  );
  return stroke(prints, s.shade('#b4c4de'), 6 * s.u, 0.8) + looseBoulders(s, rocks, '#8c93a2');
}

function stones(s: Scene, line: readonly Point[]): string {
  let path = '';
  for (let i = 0; i < 22; i++) {
    const x = s.w * s.r.next();
    const y = heightAt(line, x) + s.r.between(14, 120) * s.u;
    const size = s.r.between(4, 11) * s.u;
    path += d`M${x - size} ${y}q${size * 0.3} ${-size * 1.2} ${size} ${-size}t${size} ${size}Z`;
  }
  return shape(path, s.far('#b0a898', 0.06), 0.8);
}

function nearSlope(s: Scene, right: boolean): string {
  const line = profile(s.r, s.w, {
    y: s.h - 20 * s.u,
    rise: 20 * s.u,
    rough: 0.5,
    bend: (t) => 20 * s.u - 260 * s.u * Math.max(0, right ? t - 0.55 : 0.45 - t) ** 1.3,
  });
  const ground = mix(s.sky.deep, s.shade('#4c5a3c'), 0.38);
  const at = s.w * (right ? 0.86 : 0.14);
  return (
    (s.r.chance(0.5)
      ? grove(s, {
          from: right ? s.w * 0.86 : -10,
          to: right ? s.w + 10 : s.w * 0.14,
          ground: (x) => heightAt(line, x) + 8,
          height: () => 230 * s.u,
          count: 6,
          colour: ground,
          light: s.far('#6f9468', 0.06),
        })
      : trekker(s, at, heightAt(line, at) + 4, 120 * s.u, '#d9402b', right) +
        trekker(s, at + (right ? 70 : -70) * s.u, heightAt(line, at) - 8 * s.u, 114 * s.u, '#e8a02b', right)) +
    land(s, line, s.h + 4, ground, 0) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(line, x) + 5, 22 * s.u, 14 * s.u),
      ground,
    )
  );
}
