import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config, Payload, SanitizedConfig } from 'payload'

/**
 * Payload as it is published, without anything of ours. `PAYLOAD_PACKAGES` names a folder with another version of its
 * packages installed (docs/upgrading-payload.md).
 */
const folder = process.env.PAYLOAD_PACKAGES
const from = createRequire(folder ? path.join(folder, 'package.json') : import.meta.url)

export const load = <Module>(name: string): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(from.resolve(name)).href)

/** The folder of a package. */
const folderOf = (name: string): string =>
  (from.resolve.paths(name) ?? []).map((each) => path.join(each, name)).find((each) => existsSync(each)) ??
  name

/** Everything that a package runs, as one text. */
export function codeOf(name: string, below = ''): string {
  const dist = path.join(folderOf(name), 'dist', below)
  if (!existsSync(dist)) throw new Error(`${name} has no ${below}`)
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'))
    .join('\n')
}

export type Plain = {
  payload: Payload
  config: SanitizedConfig
  /** Under which Payload keeps this one, among others of the same process. */
  key: string
  close: () => Promise<void>
}

/** A Payload of its own with these collections, on a new SQLite database, without transactions as ours is. */
export async function openPlain(collections: Config['collections']): Promise<Plain> {
  const place = mkdtempSync(path.join(tmpdir(), 'nagardwar-plain-'))
  const { buildConfig, getPayload } = await load<typeof import('payload')>('payload')
  const { sqliteAdapter } = await load<typeof import('@payloadcms/db-sqlite')>('@payloadcms/db-sqlite')
  const config = await buildConfig({
    secret: 'a'.repeat(32),
    telemetry: false,
    logger: { options: { level: 'silent' } },
    db: sqliteAdapter({ client: { url: `file:${place}/plain.db` }, push: true }),
    collections: collections ?? [],
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
  })
  const payload = await getPayload({ config, key: place })
  const close = async (): Promise<void> => {
    await payload.destroy()
    rmSync(place, { recursive: true, force: true })
  }
  return { payload, config, key: place, close }
}
