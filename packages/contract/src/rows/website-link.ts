import type { z } from 'zod'
import { file, website } from '../field.ts'
import { plainRow } from '../list-row.ts'

export const websiteLinkSchema = plainRow('A logo of the carousel of public websites.', {
  websitelink: website('The website.'),
  websitelogo: file('Its logo.'),
})
export type WebsiteLink = z.infer<typeof websiteLinkSchema>
