import type { z } from 'zod'
import { essentialText, link, optionalFile } from '../field.ts'
import { languageRow } from '../list-row.ts'

export const serviceSchema = languageRow('A service tile of the home page.', {
  service_link: link('The page behind the tile.'),
  service_heading: essentialText('Label of the tile.'),
  main_icon_path: optionalFile('Its icon.'),
  hover_icon_path: optionalFile('The icon while the tile is pointed at.'),
})
export type Service = z.infer<typeof serviceSchema>
