import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'

export default withPayload({
  transpilePackages: ['@nagardwar/contract', '@nagardwar/exchange', '@nagardwar/http'],
  poweredByHeader: false,
  // `npm run types` has checked them; a server need not do so again.
  typescript: { ignoreBuildErrors: true },
  // Writing the cache takes 16 s of the processor. Who builds once, on a server, has no use for it.
  experimental: { turbopackFileSystemCacheForBuild: existsSync('.next/built-from') },
  // The server (src/start/main.ts) opens the council; Next's pages find the same instance, made of the same classes.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
  ],
})
