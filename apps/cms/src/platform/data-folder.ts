import path from 'node:path'
import type { Payload } from 'payload'
import { deskOption } from './desk-option.ts'

/** The folder with the marker of a filled council, the backups, and what jobs write. */
export const dataFolder = deskOption<string>('dataFolder')

/** A place in the data folder. Turbopack would trace the whole project for a path that it cannot know. */
export const inDataFolder = (payload: Pick<Payload, 'config'>, ...names: string[]): string =>
  path.join(/* turbopackIgnore: true */ dataFolder.of(payload), ...names)
