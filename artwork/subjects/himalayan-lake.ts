import { rowingBoat, shikara } from '../boats.ts';
import { mix } from '../colour.ts';
import type { Painter } from '../painting.ts';
import { framingPines, grove } from '../pines.ts';
import { bush } from '../plants.ts';
import { heightAt, land, profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { place } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { farRange, snowRange } from '../snow.ts';
import { mirrored, water } from '../water.ts';

export const himalayanLake: Painter = {
  temperament: 'himalaya',
  times: ['golden', 'morning', 'dusk', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.63, square: 0.66 },
  paint(s) {
    const shore = s.horizon;
    const valley = s.r.between(0.35, 0.65);
    const behind = mirrored(s, farShore(s, shore, valley), shore);
    const boats = s.r.int(1, 3);
    const clothes = ['#c4402b', '#e0992e', '#2f7d7a', '#a83262'] as const;
    let art = paintSky(s) + behind.art + water(s, { top: shore, colour: '#3a7f92' }) + behind.echo;
    art += mist(s, shore - 4, 46 * s.u, 0.55);
    for (let i = boats - 1; i > 0; i--) {
      const y = shore + (s.h - shore) * (0.2 + 0.1 * i);
      art += place(
        s.w * (0.5 + (i % 2 ? 0.22 : -0.16)),
        y,
        s.u * 0.42,
        rowingBoat(s, s.r.pick(['#b5452f', '#e8e0d0', '#2f6f86'])),
        i % 2 === 0,
      );
    }
    art += place(
      s.w * s.r.between(0.36, 0.44),
      shore + (s.h - shore) * 0.5,
      s.u * s.r.between(0.86, 1.05),
      shikara(s, s.r.pick(clothes)),
    );
    art += nearShore(s);
    return { art, says: `${boats > 1 ? 'boats' : 'a shikara'} on a mountain lake under snow peaks` };
  },
};

function farShore(s: Scene, shore: number, valley: number): string {
  const dip = (t: number) => Math.abs(t - valley) * 2;
  let art =
    farRange(s, { base: shore, height: shore * 0.5, peaks: 6, distance: 0.56 }) +
    mist(s, shore * 0.7, shore * 0.2, 0.3);
  art += snowRange(s, {
    base: shore,
    height: shore * s.r.between(0.6, 0.72),
    peaks: Math.round(s.w / s.u / s.r.between(190, 270)),
    envelope: (t) => 0.72 + 0.28 * Math.cos((t - (valley > 0.5 ? 0.3 : 0.7)) * 4),
    distance: 0.2,
  });
  art += mist(s, shore * 0.72, shore * 0.2, 0.5);
  art += land(
    s,
    profile(s.r, s.w, { y: shore * 0.84, rise: 120 * s.u, rough: 0.52, bend: (t) => -dip(t) * 90 * s.u }),
    shore + 4,
    s.far('#5d7f8a', 0.42),
  );
  const wooded = profile(s.r, s.w, {
    y: shore * 0.94,
    rise: 70 * s.u,
    rough: 0.5,
    bend: (t) => -(dip(t) ** 1.6) * 110 * s.u,
  });
  art += woods(s, wooded, shore + 4, s.far('#3f6a5a', 0.22), 32 * s.u, 0.35);
  const spit = profile(s.r, s.w, { y: shore + 2, rise: 18 * s.u, bend: (t) => -Math.max(0, dip(t) - 0.35) * 60 * s.u });
  return (
    art +
    land(s, spit, shore + 6, s.far('#365a44', 0.08), 0.1) +
    grove(s, {
      from: -20,
      to: s.w * (valley - 0.18),
      ground: (x) => heightAt(spit, x) + 3,
      height: () => 58 * s.u,
      count: 21,
      colour: s.far('#264a3c', 0.06),
      light: s.lit('#6f9460'),
    }) +
    grove(s, {
      from: s.w * (valley + 0.2),
      to: s.w + 20,
      ground: (x) => heightAt(spit, x) + 3,
      height: () => 58 * s.u,
      count: 21,
      colour: s.far('#264a3c', 0.06),
      light: s.lit('#6f9460'),
    })
  );
}

function nearShore(s: Scene): string {
  const line = profile(s.r, s.w, {
    y: s.h - 10 * s.u,
    rise: 20 * s.u,
    bend: (t) => -(Math.max(0, t - 0.5) ** 1.4) * 250 * s.u + (t < 0.5 ? (0.5 - t) * 120 * s.u : 0),
  });
  const ground = mix(s.sky.deep, s.shade('#3c5a3a'), 0.4);
  let art = birds(s, s.w * s.r.between(0.3, 0.5), s.horizon * s.r.between(0.3, 0.5));
  art += framingPines(s, 'right', heightAt(line, s.w * 0.95), s.h * s.r.between(0.56, 0.7), s.r.int(3, 5));
  art += land(s, line, s.h + 10, ground, 0);
  for (let i = 0; i < 6; i++) {
    const x = s.w * s.r.between(0.66, 1);
    art += bush(s, x, heightAt(line, x) + 10, s.r.between(24, 46) * s.u, ground, s.far('#8fae6a', 0.1));
  }
  return art;
}
