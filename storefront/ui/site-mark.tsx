import { markShapes } from '../../artwork/mark.ts';

const { ground, door, sun, hills } = markShapes;

/** The site's logo, for use beside its name; `size` in CSS pixels. */
export const SiteMark = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
    <rect width="32" height="32" rx={ground.radius} fill={ground.fill} />
    <path d={door.path} fill={door.fill} />
    <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={sun.fill} />
    <path d={hills.path} fill={hills.fill} />
  </svg>
);
