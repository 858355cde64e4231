import { afterAll } from 'vitest'
import { putClockBack } from './later.ts'

afterAll(putClockBack)
