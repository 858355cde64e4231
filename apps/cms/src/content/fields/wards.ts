import { commonNames } from '@nagardwar/contract'
import type { TextField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { inOneForm } from './in-one-form.ts'
import { typedWard, typedWards } from './typed-wards.ts'

type Options = { required?: boolean }

/** The number of one ward: 12, 12A, or its words. */
export const ward = (name: string, label: Words, options: Options = {}): TextField =>
  inOneForm(name, label, {
    ...options,
    stored: typedWard,
    maxLength: 100,
    wrong: {
      en: 'must be a ward number such as 12 or 12A or its words',
      mr: '१२ किंवा १२अ सारखा प्रभाग क्रमांक किंवा तो अक्षरांत असावा',
    },
  })

/** The numbers of several wards, stored with one space between them as the API sends them. */
export const wardList = (name: string, label: Words, hint: Words): TextField =>
  inOneForm(name, label, {
    stored: typedWards,
    maxLength: 500,
    wrong: {
      en: 'must be ward numbers such as 1 2 5 or 1 to 5',
      mr: '१ २ ५ किंवा १ ते ५ असे प्रभाग क्रमांक असावेत',
    },
    hint,
  })

/** For what concerns the whole town unless it names wards. */
export const onlyWards = (name: string): TextField =>
  wardList(name, commonNames.onlyWards, {
    en: 'Ward numbers with a space between them, such as 1 2 5; empty for the whole town',
    mr: 'प्रभाग क्रमांक, मध्ये जागा सोडून: १ २ ५; संपूर्ण शहरासाठी रिकामे ठेवा',
  })
