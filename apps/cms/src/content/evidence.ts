import type { Payload } from 'payload'
import { deskList } from '../platform/desk-option.ts'

/** How many pages and records have a link that leads nowhere, for who looks whether the site is kept. */
export const deadLinks = deskList<(payload: Payload) => Promise<number>>('deadLinks')
