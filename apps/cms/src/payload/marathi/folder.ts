import type { Section } from './section.ts'

export const folder: Section<'folder'> = {
  browseByFolder: 'फोल्डरनुसार पाहा',
  byFolder: 'फोल्डरनुसार',
  deleteFolder: 'फोल्डर हटवा',
  folderName: 'फोल्डरचे नाव',
  folders: 'फोल्डर',
  folderTypeDescription: 'या फोल्डरमध्ये कोणत्या याद्यांच्या नोंदी ठेवता येतील ते निवडा.',
  itemHasBeenMoved: 'हलवले: {{title}} → {{folderName}}',
  itemHasBeenMovedToRoot: 'मुख्य फोल्डरमध्ये हलवले: {{title}}',
  itemsMovedToFolder: 'हलवले: {{title}} → {{folderName}}',
  itemsMovedToRoot: 'मुख्य फोल्डरमध्ये हलवले: {{title}}',
  moveFolder: 'फोल्डर हलवा',
  moveItemsToFolderConfirmation:
    'हलवणार आहात: <1>{{count}} {{label}}</1> → <2>{{toFolder}}</2>. खात्री आहे का?',
  moveItemsToRootConfirmation: 'मुख्य फोल्डरमध्ये हलवणार आहात: <1>{{count}} {{label}}</1>. खात्री आहे का?',
  moveItemToFolderConfirmation: 'हलवणार आहात: <1>{{title}}</1> → <2>{{toFolder}}</2>. खात्री आहे का?',
  moveItemToRootConfirmation: 'मुख्य फोल्डरमध्ये हलवणार आहात: <1>{{title}}</1>. खात्री आहे का?',
  movingFromFolder: 'हलवत आहे: {{title}} (आधीचे फोल्डर: {{fromFolder}})',
  newFolder: 'नवीन फोल्डर',
  noFolder: 'फोल्डर नाही',
  renameFolder: 'फोल्डरचे नाव बदला',
  searchByNameInFolder: 'नावाने शोधा: {{folderName}}',
  selectFolderForItem: 'फोल्डर निवडा: {{title}}',
}
