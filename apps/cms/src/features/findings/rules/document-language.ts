import type { DocumentLanguage } from '@nagardwar/exchange/text/language-of'
import type { Item } from '../../../content/requirements/content.ts'
import type { Finding } from '../../../content/requirements/finding.ts'
import type { Media } from '../../../payload-types.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { DocumentReadings } from '../documents/read-documents.ts'
import { bilingualFiles } from './fields.ts'
import { findingsOf, named } from './finding-of.ts'

type Told = Exclude<DocumentLanguage, 'unknown'>

const said: Record<'en' | 'mr', Words> = {
  en: { en: 'the English document', mr: 'इंग्रजी दस्तऐवज' },
  mr: { en: 'the Marathi document', mr: 'मराठी दस्तऐवज' },
}
const is: Record<Told, Words> = {
  en: { en: 'is in English', mr: 'इंग्रजीत आहे' },
  mr: { en: 'is in Marathi', mr: 'मराठीत आहे' },
  hi: { en: 'is in Hindi', mr: 'हिंदीत आहे' },
  'old font': { en: 'is in an old font', mr: 'जुन्या फॉन्टमध्ये आहे' },
}

/** Documents whose text is not in the language for which they were uploaded, as the night read them. */
export function otherLanguage(
  items: readonly Item[],
  files: readonly Media[],
  readings: DocumentReadings,
): Finding[] {
  const names = new Map(files.map(({ id, filename }) => [id, filename ?? '']))
  const whyOf = (language: 'en' | 'mr', id: number | null | undefined): Words[] => {
    const found = readings[names.get(id ?? 0) ?? '']?.language
    if (!found || found === 'unknown' || found === language) return []
    const [who, what] = [said[language], is[found]]
    return [{ en: `${who.en} ${what.en}`, mr: `${who.mr} ${what.mr}` }]
  }
  return findingsOf(items, (item) =>
    bilingualFiles(item).flatMap(({ label, file }) =>
      [...whyOf('en', file.en), ...whyOf('mr', file.mr)].map((what) => named(label, what)),
    ),
  )
}
