import { openChromium } from './chromium-reader.ts'
import { openFirefox } from './firefox-reader.ts'
import type { Reader } from './reader.ts'
import { openWebKit } from './webkit-reader.ts'

/** As `scripts/steps/engines.mjs` found or installed it. */
export type Engine = {
  name: string
  kind: 'chromium' | 'firefox' | 'webkit'
  path: string
  env?: Record<string, string>
  /** WebKit only: its driver, and the driver's port. */
  driver?: string
  port?: number
  /** No script runs: the page is read, and its forms are sent. */
  isBelowFloor?: boolean
  /** Whether the desk supports it (apps/cms/package.json). */
  hasDesk?: boolean
}

export function openEngine({ kind, path, env = {}, driver = '', port = 0 }: Engine): Promise<Reader> {
  if (kind === 'firefox') return openFirefox(path)
  if (kind === 'webkit') return openWebKit({ driver, browser: path, port })
  return openChromium({ path, env })
}
