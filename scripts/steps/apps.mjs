import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { councilData } from './council-data.mjs'
import { at } from './place.mjs'
import { secrets } from './secrets.mjs'

/** For glibc: few memory arenas instead of one for each thread; large blocks are returned to the system. */
const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const portOf = (variable, otherwise) => Number(process.env[variable] || otherwise)

/**
 * The two apps, as the supervisor starts them. Each gets its own PORT; what a person sets is SITE_PORT and
 * CMS_PORT. `data` is where databases, uploads and caches live.
 */
export function apps({
  sitePort = portOf('SITE_PORT', 3000),
  cmsPort = portOf('CMS_PORT', 3001),
  data = path.resolve(process.env.DATA_DIR || at('data')),
} = {}) {
  mkdirSync(path.join(data, 'cms'), { recursive: true })
  const council = councilData(data)
  const siteOrigin = process.env.ORIGIN || `http://localhost:${sitePort}`
  const siteData = process.env.SITE_DATA || path.join(data, 'site')
  const cmsHost = process.env.CMS_HOST || '127.0.0.1'
  return {
    site: {
      name: 'site',
      isVital: true,
      listens: true,
      port: sitePort,
      variable: 'SITE_PORT',
      host: process.env.HOST || '127.0.0.1',
      cwd: at('apps/site'),
      // Above 2 GB, V8 lets the heap grow fourfold before it collects garbage: see docs/decisions/0028.
      args: ['--max-semi-space-size=4', '--max-old-space-size=768', 'build/node/main.js'],
      address: siteOrigin,
      ready: `http://127.0.0.1:${sitePort}/readyz`,
      env: {
        NODE_ENV: 'production',
        PORT: String(sitePort),
        ORIGIN: siteOrigin,
        SITE_DATA: siteData,
        ...thrifty,
        // Compiled code is kept between starts.
        NODE_COMPILE_CACHE: path.join(siteData, 'compiled'),
        API_ROOT: process.env.API_ROOT || `http://127.0.0.1:${cmsPort}/api`,
      },
    },
    cms: {
      name: 'staff desk',
      port: cmsPort,
      variable: 'CMS_PORT',
      host: cmsHost,
      cwd: at('apps/cms'),
      args: ['--max-semi-space-size=16', '--max-old-space-size=768', 'src/main.ts'],
      address: `${process.env.CMS_ORIGIN || `http://localhost:${cmsPort}`}/admin`,
      ready: `http://127.0.0.1:${cmsPort}/readyz`,
      env: {
        NODE_ENV: 'production',
        ...thrifty,
        ...secrets(council.secrets),
        PORT: String(cmsPort),
        HOST: cmsHost,
        // Compiled code is kept between starts.
        NODE_COMPILE_CACHE: path.join(data, 'cms', 'compiled'),
        DATABASE_URL: council.databaseUrl,
        DATA_DIR: data,
        UPLOADS_DIR: council.uploads,
      },
    },
  }
}
