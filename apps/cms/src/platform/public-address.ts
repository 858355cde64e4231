import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are not of the public internet (IANA special-purpose registries): a link must not reach into the council’s own network. */
const closed = new BlockList()
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(address, bits, 'ipv4')
/** Of IPv6 only what is given out to the world is open; transition addresses contain one of IPv4. */
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(address, bits, 'ipv6')

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && open.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

export class NotPublic extends Error {
  override readonly name = 'NotPublic'
  readonly code = 'NOT_PUBLIC'
}

/**
 * Looks a name up and refuses it where one of its addresses is not public. The connection uses what was looked up here:
 * a name that changes its address meanwhile gains nothing.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  systemLookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublic(address)))
      return done(new NotPublic('The address is not of the public internet'), '', 0)
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}
