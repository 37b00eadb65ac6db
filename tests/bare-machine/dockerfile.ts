import { z } from 'zod';

/** An instruction of a Dockerfile: its name and what follows, in one line. */
interface Instruction {
  readonly name: string;
  readonly rest: string;
}

/** A FROM and the instructions up to the next one. */
export interface ImageStage {
  readonly from: string;
  readonly as: string | undefined;
  readonly instructions: readonly Instruction[];
}

const known = ['CMD', 'COPY', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'RUN', 'USER', 'WORKDIR'];

/** Reads the instructions that our Dockerfile uses. Throws for any other, so that none is passed over. */
export function readDockerfile(text: string): ImageStage[] {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  const stages: { from: string; as: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , as] = rest.split(/\s+/);
      stages.push({ from, as, instructions: [] });
    } else if (known.includes(name)) stages.at(-1)?.instructions.push({ name, rest });
    else throw new Error(`This test cannot follow the Dockerfile: ${line}`);
  }
  return stages;
}

export const readCommand = (rest: string): string[] => z.array(z.string()).parse(JSON.parse(rest));

/** The command of a HEALTHCHECK, without its options. */
export const healthCommand = (rest: string): string[] => readCommand(rest.replace(/^.*?CMD\s+/, ''));

export function readEnvironment(rest: string): Record<string, string> {
  return Object.fromEntries(
    rest.split(/\s+/).map((pair) => {
      const [, name, value] = /^(\w+)=([^"'$]+)$/.exec(pair) ?? [];
      if (!name || !value) throw new Error(`This test cannot read ENV ${pair}`);
      return [name, value];
    }),
  );
}
