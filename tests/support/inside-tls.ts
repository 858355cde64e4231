import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vi } from 'vitest'
import { ask } from '../../scripts/steps/deployment/ask.mjs'
import { at } from '../../scripts/steps/repository.mjs'
import type { OwnApp } from './own-council.ts'

/** Certificates as an operator makes them, in a folder of a test's data, and what an app needs to speak TLS alone. */
export function insideTls(data: string, ...names: string[]) {
  const folder = path.join(data, 'inside')
  execFileSync('sh', [at('deploy/inside-certificates.sh'), folder, ...names], { stdio: 'ignore' })
  const authorityFile = path.join(folder, 'authority.crt')
  const authority = readFileSync(authorityFile, 'utf8')
  const read = (app: OwnApp, place: string) => ask(`https://localhost:${app.port}${place}`, { authority })
  return {
    authority,
    read,
    settings: (app: 'site' | 'desk') => ({
      NODE_EXTRA_CA_CERTS: authorityFile,
      TLS_CERTIFICATE_FILE: path.join(folder, `${app}.crt`),
      TLS_KEY_FILE: path.join(folder, `${app}.key`),
    }),
    async start(app: OwnApp): Promise<void> {
      await app.start({ isPatient: false })
      const isReady = async () => {
        if ((await read(app, '/readyz')).status !== 200) throw new Error(`Not ready:\n${app.said()}`)
      }
      await vi.waitFor(isReady, { timeout: 300_000, interval: 200 })
    },
  }
}
