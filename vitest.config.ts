import { defineConfig } from 'vitest/config'

// Each room has its own configuration; the scripts' tests live under tests/scripts.
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'tests/unit'] },
})
