import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  compatibilityForm,
  compatibilityIn,
  languages,
  type OlderClients,
  withoutAtEnd,
} from '@nagardwar/contract'
import { type OwnCertificate, ownCertificate, troubleWithCertificate } from '@nagardwar/http/own-certificate'
import { settingsFromFiles } from '@nagardwar/http/settings-from-files'
import {
  isMetricsToken,
  isOrigin,
  logLevels,
  metricsTokenForm,
  mostPerMinute,
  mostTrustedHops,
  originIn,
} from '@nagardwar/http/settings-of-both'
import { areSecrets, secretsIn } from '@nagardwar/http/site-token'
import { z } from 'zod'
import { type FirstContent, seeds } from './api/first-content/first-contents.ts'
import { mailVariables } from './features/mail-subscriptions/settings.ts'
import { type PushSettings, pushIn, pushVariables } from './features/push/settings.ts'
import { CannotStart } from './platform/cannot-start.ts'
import type { BucketSettings } from './platform/files/bucket.ts'
import { bucketIn, bucketVariables } from './platform/files/bucket-settings.ts'
import { type ClamdAddress, clamdAddressIn, clamdVariable } from './platform/viruses/address.ts'

// Turbopack would trace the whole project for a path that it cannot know at build time, hence its comments below.
const here = process.cwd()
const root = existsSync(path.join(/* turbopackIgnore: true */ here, 'apps/cms'))
  ? here
  : path.dirname(path.dirname(here))
const data = path.join(/* turbopackIgnore: true */ root, 'data')

const isDatabase = (url: string): boolean => /^(file:|postgres(ql)?:\/\/)/.test(url)

const wordsIn = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean)
const isSecondPlace = (address: string): boolean =>
  address.startsWith('/') || /^https?:\/\/[^/@][^/@:]*:[^/@]+@[^/]+\/[a-z0-9.-]+(\?|$)/.test(address)

/** Of all visitors together the desk takes so many times what it takes of one, unless a setting says otherwise. */
const clientsAtOnce = 2

const whole = (name: string, most: number) =>
  z.coerce.number(`${name} must be a number`).int().min(0).max(most, `${name} must be at most ${most}`)

export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  NEXT_PHASE: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine(isDatabase, 'DATABASE_URL must start with file: or postgres://')
    .default(`file:${path.join(/* turbopackIgnore: true */ data, 'cms/cms.db')}`),
  DATA_DIR: z.string().min(1).default(data),
  UPLOADS_DIR: z.string().min(1).default(path.join(/* turbopackIgnore: true */ data, 'cms/uploads')),
  ...bucketVariables,
  PAYLOAD_SECRET: z.string().min(32, 'PAYLOAD_SECRET must have at least 32 characters').optional(),
  /** The public address of the site. */
  ORIGIN: z
    .string()
    .transform((address) => withoutAtEnd(address, /\//))
    .refine(isOrigin, 'ORIGIN must look like https://council.example, without a path')
    .transform(originIn)
    .default('http://localhost:3000'),
  CMS_ORIGIN: z
    .string()
    .refine(isOrigin, 'CMS_ORIGIN must look like https://desk.example.org, without a path')
    .transform(originIn)
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65535).default(3001),
  TLS_CERTIFICATE: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TRUSTED_HOPS: whole('TRUSTED_HOPS', mostTrustedHops).default(0),
  FEEDBACK_PER_MINUTE: whole('FEEDBACK_PER_MINUTE', mostPerMinute).default(60),
  ALL_FEEDBACK_PER_MINUTE: whole('ALL_FEEDBACK_PER_MINUTE', 1_000_000).optional(),
  COUNTS_PER_MINUTE: whole('COUNTS_PER_MINUTE', mostPerMinute).default(6000),
  PUBLISHED_VERSIONS: whole('PUBLISHED_VERSIONS', 10_000)
    .min(1, 'PUBLISHED_VERSIONS must be at least 1')
    .default(50),
  METRICS_TOKEN: z.string().refine(isMetricsToken, `METRICS_TOKEN must have ${metricsTokenForm}`).optional(),
  CMS_SECRET: z
    .string()
    .refine(
      areSecrets,
      'CMS_SECRET must have at least 32 visible characters; several are separated by commas',
    )
    .optional(),
  SEED: z.enum(seeds, 'SEED must be demo, skeleton or empty, or a council of content/councils').optional(),
  /** The old name of `SEED`'s value for a desk without content. */
  SEED_DEMO: z.enum(['0', '1'], 'SEED_DEMO must be 0 or 1').default('1'),
  IMPORT_FROM: z
    .string()
    .refine(
      (root) => URL.canParse(root) && /^https?:\/\//.test(root),
      'IMPORT_FROM must be an API root such as https://old.council.example/api',
    )
    .optional(),
  CONFIRMED_DATE: z.iso.date('CONFIRMED_DATE must be a date such as 2026-11-22').optional(),
  DEFAULT_LANGUAGE: z.enum(languages, `DEFAULT_LANGUAGE must be ${languages.join(' or ')}`).default('en'),
  API_COMPATIBILITY: z
    .string()
    .transform(compatibilityIn)
    .refine((words) => words !== undefined, `API_COMPATIBILITY must be ${compatibilityForm}`)
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => URL.canParse(url) && /^smtps?:\/\/[^/]/.test(url),
      'SMTP_URL must look like smtps://account:password@mail.example.org',
    )
    .optional(),
  MAIL_FROM: z.email('MAIL_FROM must be an email address').optional(),
  ...mailVariables,
  ...clamdVariable,
  ...pushVariables,
  LINK_CHECK: z.enum(['0', '1'], 'LINK_CHECK must be 0 or 1').optional(),
  BEGIN_ANEW: z.enum(['0', '1'], 'BEGIN_ANEW must be 0 or 1').default('0'),
  BACKUP_RECIPIENT: z
    .string()
    .refine(
      (keys) => wordsIn(keys).every((key) => /^age1[a-z0-9]{20,}$/.test(key)),
      'BACKUP_RECIPIENT must be a public key of age, such as age1…; several are separated by commas',
    )
    .optional(),
  BACKUP_COPY: z
    .string()
    .refine(
      isSecondPlace,
      'BACKUP_COPY must be a folder such as /mnt/nagardwar, or a bucket: https://key:secret@s3.example.org/bucket',
    )
    .optional(),
})

/** Each may be given as a file: `NAME_FILE`. */
export const secretSettings = [
  'PAYLOAD_SECRET',
  'CMS_SECRET',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'BACKUP_COPY',
  'VAPID_PRIVATE_KEY',
  'TLS_CERTIFICATE',
  'TLS_KEY',
] as const satisfies (keyof typeof environment.shape)[]

export type Configuration = {
  /** What it was read from, for processes that open the same council. */
  environment: NodeJS.ProcessEnv
  databaseUrl: string
  /** Where the marker of a filled council is. */
  dataDir: string
  uploadsDir: string
  /** The public keys to which backups are encrypted, and the second place for them, if there is one. */
  backups: { recipients: readonly string[]; copyTo: string | undefined }
  /** Where files are stored instead of that folder, if on an S3-compatible server. */
  bucket: BucketSettings | undefined
  secret: string
  /** Addresses under which staff may open the desk; the first one is the canonical one. */
  origins: [string, ...string[]]
  isServedSecurely: boolean
  /** The address by which residents reach the site. */
  siteOrigin: string
  /** Where the desk listens. */
  port: number
  host: string
  /** With it the desk speaks TLS alone, also on this machine. */
  certificate: OwnCertificate | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Development only; never where staff work. */
  isDevelopment: boolean
  /** The content of a new council's database. */
  firstContent: FirstContent | 'empty'
  /** The API root of the council's earlier website, which an administrator may import from the desk. */
  importFrom: string | undefined
  /** The language of the site's addresses without a prefix. */
  defaultLanguage: 'en' | 'mr'
  /** How lists are answered for apps made for an older server. */
  olderClients: OlderClients
  /** The mail server, with account and password, if the council has one. */
  smtpUrl: string | undefined
  /** From which address mail is sent. */
  mailFrom: string
  /** How many mails go to subscribers in a minute, at most. */
  mailsPerMinute: number
  /** Where files are searched for viruses, if anywhere. */
  clamd: ClamdAddress | undefined
  /** How devices are told of alerts. */
  push: PushSettings
  /** Whether links to other websites are asked every night. */
  checksLinks: boolean
  /** Today's date, confirmed by the operator when the clock was not trusted. */
  confirmedDate: Date | undefined
  /** The operator confirms that a missing database is not a loss. */
  beginAnew: boolean
  /** How many of the council's own servers stand before the desk. A site on this machine is trusted anyway. */
  trustedHops: number
  /**
   * How many requests of each kind a visitor may send in a minute; 0 means no limit. The site's own limits are lower.
   * `allFeedback` is the ceiling of all visitors together.
   */
  perMinute: { feedback: number; allFeedback: number; counts: number }
  /** How many versions of each record are kept, the newest of each kind. */
  versionsKept: { drafts: number; published: number }
  /** With a token, its owner may read the metrics. Without one, only this machine may. */
  metricsToken: string | undefined
  /** What the site shows to be answered; empty where site and desk share no secret. */
  siteSecrets: readonly string[]
}

const empty = (text: string | undefined): boolean => text === undefined || text.trim() === ''

/** Reads and checks the environment. Throws one error that names everything that is wrong. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const read = settingsFromFiles(env, secretSettings)
  if (read.wrong.length > 0) throw new CannotStart('wrongSettings', `Configuration: ${read.wrong.join(' ')}`)
  const given = Object.fromEntries(Object.entries(read.env).filter(([, value]) => !empty(value)))
  const parsed = environment.safeParse(given)
  if (!parsed.success)
    throw new CannotStart('wrongSettings', `Configuration: ${z.prettifyError(parsed.error)}`)
  const values = parsed.data
  const trouble = troubleWithCertificate(values.TLS_CERTIFICATE, values.TLS_KEY)
  if (trouble) throw new CannotStart('wrongSettings', `Configuration: ${trouble}`)
  const isBuilding = values.NEXT_PHASE === 'phase-production-build'
  if (values.NODE_ENV === 'production' && !isBuilding && !values.PAYLOAD_SECRET)
    throw new CannotStart(
      'wrongSettings',
      'Configuration: PAYLOAD_SECRET is missing. `npm start` makes one in data/secrets.env.',
    )
  const origins: [string, ...string[]] = values.CMS_ORIGIN
    ? [values.CMS_ORIGIN]
    : [`http://localhost:${values.PORT}`, `http://127.0.0.1:${values.PORT}`]
  return {
    environment: { ...env } as NodeJS.ProcessEnv,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(/* turbopackIgnore: true */ root, values.DATA_DIR),
    uploadsDir: path.resolve(/* turbopackIgnore: true */ root, values.UPLOADS_DIR),
    backups: { recipients: wordsIn(values.BACKUP_RECIPIENT), copyTo: values.BACKUP_COPY },
    bucket: bucketIn(values),
    secret: values.PAYLOAD_SECRET ?? 'only-for-building-and-development',
    origins,
    siteOrigin: values.ORIGIN,
    isServedSecurely: origins[0].startsWith('https://'),
    isDevelopment: values.NODE_ENV !== 'production',
    importFrom: values.IMPORT_FROM,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    olderClients: {
      compatibility: values.API_COMPATIBILITY ?? [],
      defaultLanguage: values.DEFAULT_LANGUAGE,
    },
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `desk@${new URL(values.ORIGIN).hostname}`,
    mailsPerMinute: values.MAILS_PER_MINUTE,
    clamd: values.CLAMD_URL === undefined ? undefined : clamdAddressIn(values.CLAMD_URL),
    // A machine on which nobody but its user sees the site asks nobody.
    checksLinks: (values.LINK_CHECK ?? (values.ORIGIN.startsWith('https://') ? '1' : '0')) === '1',
    push: pushIn(values),
    confirmedDate: values.CONFIRMED_DATE ? new Date(values.CONFIRMED_DATE) : undefined,
    beginAnew: values.BEGIN_ANEW === '1',
    port: values.PORT,
    host: values.HOST,
    certificate: ownCertificate(values.TLS_CERTIFICATE, values.TLS_KEY),
    logLevel: values.LOG_LEVEL,
    firstContent: isBuilding ? 'empty' : (values.SEED ?? (values.SEED_DEMO === '1' ? 'demo' : 'empty')),
    trustedHops: values.TRUSTED_HOPS,
    perMinute: {
      feedback: values.FEEDBACK_PER_MINUTE,
      allFeedback: values.ALL_FEEDBACK_PER_MINUTE ?? values.FEEDBACK_PER_MINUTE * clientsAtOnce,
      counts: values.COUNTS_PER_MINUTE,
    },
    versionsKept: { drafts: 20, published: values.PUBLISHED_VERSIONS },
    metricsToken: values.METRICS_TOKEN,
    siteSecrets: secretsIn(values.CMS_SECRET),
  }
}
