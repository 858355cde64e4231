import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'demo', testTimeout: 60_000 } })
