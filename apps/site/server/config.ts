import path from 'node:path'
import { ownCertificate, troubleWithCertificate } from '@nagardwar/http/own-certificate'
import { settingsFromFiles } from '@nagardwar/http/settings-from-files'
import { secretsIn } from '@nagardwar/http/site-token'
import type { z } from 'zod'
import { type Council, readCouncilFile, WrongCouncilFile } from './council-file/read.ts'
import { repository } from './paths.ts'
import { secretSettings, variables } from './variables.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Name = keyof typeof variables
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> }
export type Config = ReturnType<typeof readConfig>

/** Messages for the operator about wrong variables, one sentence each. */
export class WrongConfiguration extends Error {}

/** Reads, checks and completes the configuration. An empty variable counts as absent. */
export function readConfig(env: Environment = process.env) {
  const values = readValues(env)
  return {
    apiRoot: values.API_ROOT,
    /** Messages that wait on devices are sealed with the first; the others still open what was sealed before. */
    feedbackSecrets: [...secretsIn(values.FEEDBACK_KEY), ...secretsIn(values.CMS_SECRET)],
    deskSecret: secretsIn(values.CMS_SECRET)[0],
    port: values.PORT,
    host: values.HOST,
    certificate: ownCertificate(values.TLS_CERTIFICATE, values.TLS_KEY),
    origin: values.ORIGIN || `http://localhost:${values.PORT}`,
    deskOrigin: values.CMS_ORIGIN || undefined,
    defaultLanguage: values.DEFAULT_LANGUAGE,
    olderClients: {
      compatibility: values.API_COMPATIBILITY ?? [],
      defaultLanguage: values.DEFAULT_LANGUAGE,
    },
    data: path.resolve(repository, values.SITE_DATA),
    trustedHops: values.TRUSTED_HOPS,
    logLevel: values.LOG_LEVEL,
    workers: values.WORKERS,
    metricsToken: values.METRICS_TOKEN,
    // The limits of memory and disk are for all workers together.
    pageCacheBytes: Math.ceil((values.PAGE_CACHE_MB * 1024 ** 2) / values.WORKERS),
    imageCacheBytes: Math.ceil((values.IMAGE_CACHE_MB * 1024 ** 2) / values.WORKERS),
    imageHosts: values.IMAGE_HOSTS,
    council: councilIn(values.COUNCIL_FILE),
    perMinute: {
      feedback: values.FEEDBACK_PER_MINUTE,
      counts: values.COUNTS_PER_MINUTE,
      searches: values.SEARCHES_PER_MINUTE,
    },
    isProduction: env.NODE_ENV === 'production',
  }
}

function councilIn(file: string): Council | undefined {
  if (file === '') return undefined
  try {
    return readCouncilFile(path.resolve(repository, file))
  } catch (error) {
    throw error instanceof WrongCouncilFile ? new WrongConfiguration(error.message) : error
  }
}

function readValues(given: Environment): Values {
  const { env, wrong } = settingsFromFiles(given, secretSettings)
  const read = (name: Name): unknown => {
    const given = env[name]?.trim() || defaultOf(name)
    const result = variables[name].schema.safeParse(given)
    if (!result.success)
      wrong.push(`${name} must be ${variables[name].must}${isSecret(name) ? '' : `, but is "${given}"`}.`)
    return result.data
  }
  const names = Object.keys(variables) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, read(name)])) as Values
  const trouble = troubleWithCertificate(values.TLS_CERTIFICATE, values.TLS_KEY)
  if (trouble) wrong.push(trouble)
  if (wrong.length > 0) throw new WrongConfiguration(wrong.join('\n'))
  return values
}

/** A wrong one is not repeated in the log. */
const isSecret = (name: Name): boolean => secretSettings.some((secret) => secret === name)

/** Some defaults depend on others; the table only describes them, in angle brackets or parentheses. */
const defaultOf = (name: Name): string => {
  const { otherwise } = variables[name]
  return /[<(]/.test(otherwise) ? '' : otherwise
}
