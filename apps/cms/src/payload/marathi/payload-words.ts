/*
 * Payload 3.90: puts the label of a list into some of its words where it has both languages ("Add new [object
 *   Object]"), and says true and false of what is ticked.
 * Upstream: none found.
 * Here: these words are written anew.
 * Canary: languages: Marathi is none of them.
 */

import type { Config } from 'payload'
import { passwordRule } from './password-rule.ts'

/**
 * What Payload (3.90) says otherwise than the desk needs it.
 *
 * Buttons of a field that opens another record: Payload puts the names of a list in both languages into their label,
 * and screen readers would say "Add new [object Object]". What is ticked is a yes to people. Its fields of a new
 * password have no room for a description, so their label says the rule.
 */
export const payloadWords = {
  en: {
    authentication: { newPassword: `New password. ${passwordRule.en}` },
    fields: { addNewLabel: 'Add new' },
    general: { editLabel: 'Edit', true: 'Yes', false: 'No' },
  },
  mr: {
    authentication: { newPassword: `नवीन पासवर्ड. ${passwordRule.mr}` },
    fields: { addNewLabel: 'नवीन जोडा' },
    general: { editLabel: 'संपादन' },
  },
} as NonNullable<NonNullable<Config['i18n']>['translations']>
