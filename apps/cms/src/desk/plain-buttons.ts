import type { Config } from 'payload'

/**
 * Buttons of a field that opens another record. Payload (3.90) puts the names of a list in both languages into their
 * label, and screen readers would say "Add new [object Object]". What is ticked is a yes to people.
 */
export const plainButtons = {
  en: { fields: { addNewLabel: 'Add new' }, general: { editLabel: 'Edit', true: 'Yes', false: 'No' } },
  mr: { fields: { addNewLabel: 'नवीन जोडा' }, general: { editLabel: 'संपादन' } },
} as NonNullable<NonNullable<Config['i18n']>['translations']>
