import { installPostgres, startPostgres } from './postgres.mjs'
import { installS3, startS3 } from './s3.mjs'
import { mayInstall } from './system-package.mjs'

const known = [
  { name: 'PostgreSQL', variable: 'TEST_POSTGRES_URL', start: startPostgres, install: 'postgresql' },
  {
    name: 'S3-compatible',
    variable: 'TEST_S3_URL',
    start: startS3,
    install: 'swift-proxy and its three servers',
  },
]

/** Installs the servers that are not here, in CI and in containers. Before the stages, for two of them need these servers. */
export async function installServers() {
  if (mayInstall) await Promise.all([installPostgres(), installS3()])
}

/**
 * Runs the work with the addresses of real servers in its environment: given ones, or servers started for it. A
 * server that cannot start is reported and left out.
 */
export async function withServers(work) {
  const missing = known.filter(({ variable }) => !process.env[variable])
  const started = await Promise.allSettled(missing.map(({ start }) => start()))
  const env = {}
  try {
    for (const [index, { status, value, reason }] of started.entries()) {
      const { name, variable, install } = missing[index]
      if (status === 'rejected') throw reason
      if (value) env[variable] = value.url
      else
        console.log(`No ${name} server here: its tests are skipped. Install ${install}, or set ${variable}.`)
    }
    if (Object.keys(env).length > 0 || missing.length < known.length) await work(env)
  } finally {
    await Promise.all(started.map(({ value }) => value?.stop()))
  }
}
