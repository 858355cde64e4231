import type { SanitizedCollectionConfig } from 'payload'
import { type Column, columnsOf } from '../../api/exchange/columns.ts'
import type { Words } from '../../platform/words/words.ts'

/** By this number a row belongs to its record. */
export const numberLabel: Words = { en: 'Number in the desk', mr: 'कक्षातील क्रमांक' }
export const stateLabel: Words = { en: 'State in the desk', mr: 'कक्षातील स्थिती' }
export const savedLabel: Words = { en: 'Last saved in the desk', mr: 'कक्षात शेवटी जतन केले' }

const isShown = ({ field }: Column): boolean => {
  const { hidden, admin } = field as { hidden?: boolean; admin?: { hidden?: boolean } }
  return hidden !== true && admin?.hidden !== true
}

/** What people see of a record in its form, each value in a column of its own. Rows inside a record have no column. */
export const columnsOfList = ({ flattenedFields }: SanitizedCollectionConfig): Column[] =>
  columnsOf(flattenedFields).filter(isShown)
