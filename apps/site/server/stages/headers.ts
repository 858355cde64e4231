import { everyAnswer, nothingInside } from '@nagardwar/http/security-headers'
import { serverTiming } from '@nagardwar/http/server-timing'
import type { Stage } from './stage.ts'

const policy = 'content-security-policy'

/** What every answer has: how long it took, and the headers of security. */
export const headers: Stage = (app, { config }) =>
  void app.use(async (c, next) => {
    const began = performance.now()
    await next()
    const timing =
      c.res.headers.get('server-timing') ?? serverTiming({ name: 'total', ms: performance.now() - began })
    // Set on Node's own response, where the request log finds it.
    c.env.outgoing.setHeader('server-timing', timing)
    c.res.headers.set('server-timing', timing)
    for (const [name, value] of Object.entries(everyAnswer(config.origin)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    // Pages set their own policy, except in development, where Vite's scripts run.
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
    if (!isPage && !c.res.headers.has(policy)) c.res.headers.set(policy, nothingInside)
  })
