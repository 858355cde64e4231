import { z } from 'zod'
import { essentialText, link, menuLink, recordId, rows } from '../field.ts'
import { languageRow } from '../list-row.ts'

const subMenuSchema = z.strictObject({
  id: recordId(),
  subMenu: essentialText('Label of the entry.'),
  subLink: link('Where it leads; a path that ends in `.pdf` is a file below the API root.'),
})

export const menuEntrySchema = languageRow('An entry of the main menu, with its sub-menu.', {
  mainMenu: essentialText('Label of the entry.'),
  mainMenuLink: menuLink(),
  subMenus: rows(subMenuSchema, 'The entries below, in their order; empty for a direct link.'),
})
export type MenuEntry = z.infer<typeof menuEntrySchema>
