import { expect, test } from 'vitest';
import { networkOf, networksAround } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nobody', 'nobody'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 network also counts for the /56 and the /48 around it, an IPv4 address only for itself', () => {
  expect(networksAround(networkOf('2001:db8:1:2fe::9'))).toEqual([
    { network: '2001:db8:1:2fe::/64', times: 1 },
    { network: '2001:db8:1:200::/56', times: 4 },
    { network: '2001:db8:1::/48', times: 16 },
  ]);
  expect(networksAround(networkOf('203.0.113.9'))).toEqual([{ network: '203.0.113.9', times: 1 }]);
  expect(networksAround('nobody/64')).toEqual([{ network: 'nobody/64', times: 1 }]);
  expect(networksAround(null)).toEqual([]);
});
