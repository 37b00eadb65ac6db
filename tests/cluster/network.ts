import { execFileSync } from 'node:child_process';

const bridge = 'padharo0';
/** The machine on the bridge: etcd, and what reaches the servers. */
export const hub = '10.199.0.1';
const nodes = [1, 2, 3] as const;
export const addressOf = (node: number): string => `10.199.0.${10 + node}`;
const space = (node: number): string => `padharo${node}`;
const cable = (node: number): string => `padharo-${node}`;

/** Words in front of a command that runs it in the network of that node. */
export const inNetworkOf = (node: number): string[] => ['ip', 'netns', 'exec', space(node)];

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Three networks with a host each on one bridge, which leads nowhere else. Throws where the machine allows none. */
export function makeNetwork(): void {
  removeNetwork();
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', `${hub}/24`, 'dev', bridge);
  ip('link', 'set', bridge, 'up');
  for (const node of nodes) {
    ip('netns', 'add', space(node));
    ip('link', 'add', cable(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space(node));
    ip('link', 'set', cable(node), 'master', bridge, 'up');
    ip('-n', space(node), 'addr', 'add', `${addressOf(node)}/24`, 'dev', 'eth0');
    ip('-n', space(node), 'link', 'set', 'eth0', 'up');
    ip('-n', space(node), 'link', 'set', 'lo', 'up');
  }
}

/** Pulls the cable of a node, or plugs it in. */
export function connect(node: number, to: 'up' | 'down'): void {
  ip('link', 'set', cable(node), to);
}

export function removeNetwork(): void {
  const words = [
    ...nodes.map((node) => ['link', 'del', cable(node)]),
    ...nodes.map((node) => ['netns', 'del', space(node)]),
    ['link', 'del', bridge],
  ];
  for (const each of words) {
    try {
      ip(...each);
    } catch {
      // it is not there
    }
  }
}
