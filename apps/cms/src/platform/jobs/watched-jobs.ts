import type { Payload } from 'payload'
import { deskList } from '../desk-option.ts'
import type { Words } from '../words/words.ts'

type WatchedJob = { name: Words; hasFailed: (payload: Payload) => boolean }

/** Work that the desk begins in a process of its own. Administrators are told of what broke off. */
export const watchedJobs = deskList<WatchedJob>('watchedJobs')
