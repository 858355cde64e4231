import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'tree', include: ['**/*.test.ts'] } })
