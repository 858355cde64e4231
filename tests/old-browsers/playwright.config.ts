import { defineConfig } from '@playwright/test'

// The old Chromium of `scripts/steps/old-chromium.mjs`; SITE_URL is the address of the running council.
const { SITE_URL, OLD_CHROMIUM_PATH, OLD_CHROMIUM_LIBRARIES } = process.env

export default defineConfig({
  testDir: '.',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: SITE_URL ?? 'http://localhost:3000',
    launchOptions: {
      executablePath: OLD_CHROMIUM_PATH ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: OLD_CHROMIUM_LIBRARIES ?? '' },
    },
    serviceWorkers: 'block',
    trace: 'off',
  },
})
