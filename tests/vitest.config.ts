import { defineConfig } from 'vitest/config'

// These tests speak to a running council over HTTP: SITE_URL and CMS_URL say where.
export default defineConfig({
  test: {
    name: 'integration',
    include: ['tests/integration/**/*.test.ts'],
    testTimeout: 30_000,
    fileParallelism: false,
  },
})
