import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';
import { root as repository } from '../../scripts/command.ts';
import { healthCommand, type ImageStage, readCommand, readDockerfile, readEnvironment } from './dockerfile.ts';
import { type Debians, npmOfThisMachine, putNode, runIn } from './rootfs.ts';

/** The result of a stage: a root, and how its program is started. */
export interface Image {
  root: string;
  env: Record<string, string>;
  folder: string;
  user: string;
  command: string[];
  health: string[];
}

const ignored = readFileSync(join(repository, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const isSent = (path: string) => !ignored.some((pattern) => matchesGlob(path, pattern));

/** Our files without those that `.dockerignore` names. */
export function copyRelease(to: string): void {
  cpSync(repository, to, { recursive: true, filter: (one) => isSent(relative(repository, one)) });
}

/** Pages that this machine built are not built again if their sources are the same; in a long run they are. */
export function lendPages(to: string): void {
  const pages = join(repository, 'build');
  if (existsSync(pages) && !process.env['TEST_LONG']) cpSync(pages, join(to, 'build'), { recursive: true });
}

function copy(rest: string, image: Image, built: ReadonlyMap<string, Image>): void {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
  const sources = words.slice(0, -1);
  const to = join(image.root, resolve(image.folder, words.at(-1) ?? ''));
  mkdirSync(to, { recursive: true });
  for (const source of sources) {
    const stage = from === undefined ? undefined : built.get(from);
    // the files of a stage are not changed any more: a link is as good as a copy
    if (stage) execFileSync('cp', ['-a', '--link', `${join(stage.root, source)}/.`, to]);
    else if (statSync(join(repository, source)).isFile()) cpSync(join(repository, source), join(to, basename(source)));
    else {
      copyRelease(to);
      lendPages(to);
    }
  }
}

async function follow(stage: ImageStage, image: Image, built: ReadonlyMap<string, Image>): Promise<void> {
  const npm = npmOfThisMachine(image.root);
  for (const { name, rest } of stage.instructions) {
    if (name === 'COPY') copy(rest, image, built);
    else if (name === 'ENV') Object.assign(image.env, readEnvironment(rest));
    else if (name === 'WORKDIR') {
      image.folder = rest;
      mkdirSync(join(image.root, rest), { recursive: true });
    } else if (name === 'USER') image.user = rest;
    else if (name === 'CMD') image.command = readCommand(rest);
    else if (name === 'HEALTHCHECK') image.health = healthCommand(rest);
    else if (name === 'RUN') {
      const inside = { ...npm, env: { ...npm.env, ...image.env }, folder: image.folder };
      const { code, output } = await runIn(image.root, ['/bin/sh', '-c', rest], inside);
      if (code !== 0) throw new Error(`RUN ${rest}\nended with ${code}:\n${output.slice(-4_000)}`);
    }
  }
}

/**
 * Does what `docker build` does with our Dockerfile. In place of `debian:…-slim` it takes a small Debian, in place of
 * `node:…-slim` the same with the Node and npm of this machine: images cannot be fetched without their registry.
 */
export async function buildImage(debians: Debians): Promise<Image> {
  const built = new Map<string, Image>();
  let image: Image | undefined;
  for (const [index, stage] of readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8')).entries()) {
    const root = debians.make(`stage-${index}`);
    if (stage.from.startsWith('node:')) putNode(root);
    image = { root, env: {}, folder: '/', user: '0', command: [], health: [] };
    await follow(stage, image, built);
    if (stage.as) built.set(stage.as, image);
  }
  if (!image) throw new Error('the Dockerfile is empty');
  return image;
}
