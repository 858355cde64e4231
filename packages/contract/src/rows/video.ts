import type { z } from 'zod'
import { date, essentialWebsite, text } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const videoSchema = languageRow('A video of the home page.', {
  video_url: essentialWebsite('The video.'),
  description: text('What the video shows.'),
  publish_date: date('Day it was published.'),
})
export type Video = z.infer<typeof videoSchema>
