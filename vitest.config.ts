import path from 'node:path'
import { defineConfig } from 'vitest/config'

const site = { extends: './apps/site/vite.config.ts', root: './apps/site' }

// Each package has its own configuration; the tests of scripts and documents are in tests/unit.
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/cms',
      'tests/unit',
      'tools/demo-print',
      // These tests share no state, so a worker loads their modules once instead of once per file.
      { ...site, test: { name: 'pages', exclude: ['server/**', 'worker/**'], isolate: false } },
      {
        ...site,
        test: {
          name: 'server',
          exclude: ['app/**'],
          isolate: false,
          setupFiles: [path.join(import.meta.dirname, 'apps/site/server/testing/put-clock-back.ts')],
        },
      },
    ],
  },
})
