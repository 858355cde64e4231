import { defineConfig } from 'vitest/config'

const site = { extends: './apps/site/vite.config.ts', root: './apps/site' }

// Each room has its own configuration; the tests of scripts and documents are in tests/unit.
export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/cms',
      'tests/unit',
      'content/demo/print',
      // Pages keep nothing between tests, so their modules are read once by a worker and not once by a file.
      { ...site, test: { name: 'pages', exclude: ['server/**', 'worker/**'], isolate: false } },
      { ...site, test: { name: 'server', exclude: ['app/**'] } },
    ],
  },
})
