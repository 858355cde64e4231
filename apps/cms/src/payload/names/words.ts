import type { Words } from '../../platform/words/words.ts'

/** Names of Payload's controls that have none (3.90). */
export const words = {
  move: { en: 'Move', mr: 'क्रम बदला' },
  select: { en: 'Select', mr: 'निवडा' },
  selectAll: { en: 'Select all', mr: 'सर्व निवडा' },
  clear: { en: 'Clear', mr: 'रिकामे करा' },
  edit: { en: 'Edit', mr: 'संपादन' },
  remove: { en: 'Remove', mr: 'काढा' },
  previous: { en: 'Previous page', mr: 'मागील पान' },
  next: { en: 'Next page', mr: 'पुढील पान' },
  copy: { en: 'Copy', mr: 'प्रत करा' },
  more: { en: 'More', mr: 'आणखी पर्याय' },
  show: { en: 'Show or hide', mr: 'दाखवा किंवा लपवा' },
  record: { en: 'Record', mr: 'नोंद' },
  ascending: { en: 'Sort in ascending order', mr: 'चढत्या क्रमाने लावा' },
  descending: { en: 'Sort in descending order', mr: 'उतरत्या क्रमाने लावा' },
  websiteOrder: { en: 'Sort in the order of the website', mr: 'संकेतस्थळावरील क्रमाने लावा' },
  restoreAsDraft: { en: 'Restore as draft', mr: 'मसुदा म्हणून परत आणा' },
  yes: { en: 'Yes', mr: 'होय' },
  no: { en: 'No', mr: 'नाही' },
  close: { en: 'Close', mr: 'बंद करा' },
} satisfies Record<string, Words>
