import { common } from '../common-names.ts'
import { sentAs } from '../field.ts'
import { essentialText, link, menuLink, recordId, rows } from '../field-kinds.ts'
import { list } from '../list.ts'

const label = { en: 'Label', mr: 'शीर्षक' }

const entry = {
  id: recordId(),
  label: sentAs('subMenu', essentialText(label, 'Label of the entry.')),
  link: sentAs(
    'subLink',
    link(common.link, 'Where it leads; a path that ends in `.pdf` is a file below the API root.'),
  ),
}

export const mainMenu = list({
  path: '/main-menus',
  language: 'lang',
  one: { en: 'Menu entry', mr: 'मेनू नोंद' },
  many: { en: 'Main menu', mr: 'मुख्य मेनू' },
  row: 'An entry of the main menu, with its sub-menu.',
  fields: {
    label: sentAs('mainMenu', essentialText(label, 'Label of the entry.')),
    link: sentAs('mainMenuLink', menuLink(common.link)),
    items: sentAs(
      'subMenus',
      rows(
        { en: 'Sub-menu', mr: 'उपमेनू' },
        entry,
        'The entries below, in their order; empty for a direct link.',
      ),
    ),
  },
})
