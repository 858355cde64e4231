import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { councilData, databaseSetting } from './council-data.mjs'
import { at } from './repository.mjs'
import { secrets } from './secrets.mjs'

/** For glibc: few memory arenas instead of one per thread; large blocks are returned to the system. */
const thrifty = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** The public site gets none of the desk’s keys, nor the files that hold them: an empty value counts as absent. */
const deskOnly = [
  'PAYLOAD_SECRET',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'BACKUP_COPY',
].flatMap((name) => [name, `${name}_FILE`])

const portOf = (variable, otherwise) => Number(process.env[variable] || otherwise)
const sitePortGiven = () => portOf('SITE_PORT', 3000)
const cmsPortGiven = () => portOf('CMS_PORT', 3001)
/** With a certificate both speak TLS alone, also with each other: it is for the name localhost. */
const speaksTls = () => ['TLS_CERTIFICATE', 'TLS_CERTIFICATE_FILE'].some((name) => process.env[name])
const here = (port) => (speaksTls() ? `https://localhost:${port}` : `http://127.0.0.1:${port}`)
const dataGiven = () => path.resolve(process.env.DATA_DIR || at('data'))
const siteOriginAt = (port) => process.env.ORIGIN || `http://localhost:${port}`

/** The site for the supervisor, on its own PORT; people set SITE_PORT. */
export function siteApp({ sitePort = sitePortGiven(), cmsPort = cmsPortGiven(), data = dataGiven() } = {}) {
  const siteOrigin = siteOriginAt(sitePort)
  const siteData = process.env.SITE_DATA || path.join(data, 'site')
  return {
    name: 'site',
    isVital: true,
    listens: true,
    port: sitePort,
    variable: 'SITE_PORT',
    host: process.env.HOST || '127.0.0.1',
    cwd: at('apps/site'),
    // Above 2 GB, V8 lets the heap grow fourfold before it collects garbage, below by half: see
    // docs/decisions/0027.
    args: [
      '--max-semi-space-size=4',
      '--max-old-space-size=768',
      '--heap-growing-percent=20',
      'build/node/main.js',
    ],
    address: siteOrigin,
    ready: `${here(sitePort)}/readyz`,
    env: {
      ...Object.fromEntries(deskOnly.map((name) => [name, ''])),
      NODE_ENV: 'production',
      PORT: String(sitePort),
      ORIGIN: siteOrigin,
      // On this machine alone the desk is known without a setting.
      CMS_ORIGIN: process.env.CMS_ORIGIN || (process.env.ORIGIN ? '' : `http://localhost:${cmsPort}`),
      SITE_DATA: siteData,
      ...thrifty,
      // Compiled code is kept between starts.
      NODE_COMPILE_CACHE: path.join(siteData, 'compiled'),
      API_ROOT: process.env.API_ROOT || `${here(cmsPort)}/api`,
    },
  }
}

/** The desk for the supervisor, on its own PORT; people set CMS_PORT. */
export function deskApp({ sitePort = sitePortGiven(), cmsPort = cmsPortGiven(), data = dataGiven() } = {}) {
  mkdirSync(path.join(data, 'cms'), { recursive: true })
  const council = councilData(data)
  const cmsHost = process.env.CMS_HOST || '127.0.0.1'
  return {
    name: 'staff desk',
    port: cmsPort,
    variable: 'CMS_PORT',
    host: cmsHost,
    cwd: at('apps/cms'),
    args: ['--max-semi-space-size=16', '--max-old-space-size=768', 'src/start/main.ts'],
    address: `${process.env.CMS_ORIGIN || `http://localhost:${cmsPort}`}/admin`,
    ready: `${here(cmsPort)}/readyz`,
    env: {
      NODE_ENV: 'production',
      ...thrifty,
      ...secretsOfDesk(council),
      PORT: String(cmsPort),
      HOST: cmsHost,
      ORIGIN: siteOriginAt(sitePort),
      // Compiled code is kept between starts.
      NODE_COMPILE_CACHE: path.join(data, 'cms', 'compiled'),
      ...databaseSetting(council),
      DATA_DIR: data,
      UPLOADS_DIR: council.uploads,
    },
  }
}

/** The key of the messages that wait on devices is the site's, though it is made and kept with the desk's. */
function secretsOfDesk(council) {
  const { FEEDBACK_KEY: _, ...others } = secrets(council.secrets)
  return others
}

function keyOfSite({ data = dataGiven() }) {
  const { FEEDBACK_KEY } = secrets(councilData(data).secrets)
  return FEEDBACK_KEY && { FEEDBACK_KEY }
}

/** Both apps. `data` is the folder of databases, uploads and caches. */
export function apps(options = {}) {
  const [cms, site] = [deskApp(options), siteApp(options)]
  return { site: { ...site, env: { ...site.env, ...keyOfSite(options) } }, cms }
}
