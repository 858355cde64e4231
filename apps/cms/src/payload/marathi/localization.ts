import type { Section } from './section.ts'

export const localization: Section<'localization'> = {
  cannotCopySameLocale: 'त्याच भाषेत प्रत घेता येत नाही',
  copyFrom: 'या भाषेतून प्रत घ्या',
  copyFromTo: 'प्रत घेत आहे: {{from}} → {{to}}',
  copyTo: 'या भाषेत प्रत ठेवा',
  copyToLocale: 'दुसऱ्या भाषेत प्रत ठेवा',
  localeToPublish: 'प्रसिद्ध करायची भाषा',
  selectedLocales: 'निवडलेल्या भाषा',
  selectLocaleToCopy: 'प्रत ठेवण्यासाठी भाषा निवडा',
  selectLocaleToDuplicate: 'प्रत बनवण्यासाठी भाषा निवडा',
}
