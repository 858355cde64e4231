import type { Media } from '../../../payload-types.ts'
import { type Finding, findingOfFile, isPicture } from '../finding.ts'

const isEmpty = (text: string | null | undefined): boolean => !text?.trim()

const isUndescribed = (media: Media): boolean =>
  isPicture(media) && (isEmpty(media.alt?.en) || isEmpty(media.alt?.mr))

/** Pictures without words for those who cannot see them, in one language or in both. */
export const undescribed = (files: readonly Media[]): Finding[] =>
  files.filter(isUndescribed).map((media) => {
    const [en, mr] = [isEmpty(media.alt?.en), isEmpty(media.alt?.mr)]
    if (en && mr)
      return findingOfFile(media, { en: 'No words in either language', mr: 'दोन्ही भाषांत वर्णन नाही' })
    return findingOfFile(
      media,
      en
        ? { en: 'No words in English', mr: 'इंग्रजीत वर्णन नाही' }
        : { en: 'No words in Marathi', mr: 'मराठीत वर्णन नाही' },
    )
  })
