import { addressChain, clientAddress, clientKey } from '@nagardwar/http/client-address'
import type { Config } from '../config.ts'
import type { Asked } from './stage.ts'

/** The address as it was sent, with its query. */
export const target = (c: Asked): string => c.env.incoming.url ?? '/'

/** Some clients join a base and a path that both have a slash. */
export const pathAfter = (c: Asked, prefix: string): string =>
  (target(c).split('?')[0] ?? '').replace(/\/{2,}/g, '/').slice(prefix.length)

export const pathOf = (c: Asked): string => pathAfter(c, '')

export const chain = (c: Asked): string[] =>
  addressChain(c.req.header('x-forwarded-for'), c.env.incoming.socket.remoteAddress)

type Hops = Pick<Config, 'trustedHops'>

export const client = (c: Asked, { trustedHops }: Hops): string => clientAddress(chain(c), trustedHops)

/** One client for limits: many addresses may be one network's. */
export const key = (c: Asked, config: Hops): string => clientKey(client(c, config))
