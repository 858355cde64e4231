import type { Language } from './language.ts'

/** How the product speaks of a council: the specification says “municipal council”, the others have their own word. */
export type CouncilWord = 'council' | 'nagar-panchayat' | 'corporation'

export const councilWords = ['council', 'nagar-panchayat', 'corporation'] as const satisfies CouncilWord[]

/** The word for a kind of council, as the settings name it; a council until they do. */
export const councilWordOf = (kind: string | null | undefined): CouncilWord =>
  councilWords.find((word) => word === kind) ?? 'council'

type Replacement = readonly [pattern: RegExp, by: string]

const ofCorporation: Record<Language, readonly Replacement[]> = {
  en: [
    [/\bMunicipal Council\b/g, 'Municipal Corporation'],
    [/\bCouncil\b/g, 'Corporation'],
    [/\bcouncil\b/g, 'corporation'],
    [/\bChief Officer/g, 'Municipal Commissioner'],
    [/\bchief officer/g, 'municipal commissioner'],
    [/\bPresident/g, 'Mayor'],
    [/\bpresident/g, 'mayor'],
  ],
  mr: [
    [/नगरपरिषदे/g, 'महानगरपालिके'],
    [/नगरपरिषद/g, 'महानगरपालिका'],
    [/मुख्याधिकाऱ्यां/g, 'आयुक्तां'],
    [/मुख्याधिकारी/g, 'आयुक्त'],
    [/नगराध्यक्ष/g, 'महापौर'],
  ],
}

const ofNagarPanchayat: Record<Language, readonly Replacement[]> = {
  en: [
    [/\b(?:Municipal )?Council\b/g, 'Nagar Panchayat'],
    [/\bcouncil\b/g, 'nagar panchayat'],
  ],
  mr: [
    [/नगरपरिषदे/g, 'नगरपंचायती'],
    [/नगरपरिषद/g, 'नगरपंचायत'],
  ],
}

const replacements = { corporation: ofCorporation, 'nagar-panchayat': ofNagarPanchayat }

const councilsAct: Record<Language, string> = {
  en: 'Maharashtra Municipal Councils, Nagar Panchayats and Industrial Townships Act, 1965',
  mr: 'महाराष्ट्र नगरपरिषदा, नगरपंचायती व औद्योगिक नगरी अधिनियम, १९६५',
}
const corporationsAct: Record<Language, string> = {
  en: 'Maharashtra Municipal Corporations Act, 1949',
  mr: 'महाराष्ट्र महानगरपालिका अधिनियम, १९४९',
}

/** A placeholder such as `{{council}}` is no word. */
const placeholder = /(\{\{[^{}]*\}\})/

/**
 * A text of the product about “the council”, in the words of another kind of council. All three words are feminine in
 * Marathi, so nothing else in a sentence changes.
 */
export function inWordsOf(word: CouncilWord, text: string, language: Language): string {
  if (word === 'council') return text
  const act = word === 'corporation' ? corporationsAct[language] : councilsAct[language]
  const spoken = (part: string): string =>
    replacements[word][language].reduce((now, [pattern, by]) => now.replace(pattern, by), part)
  const outside = (part: string): string => (placeholder.test(part) ? part : spoken(part))
  return text
    .split(councilsAct[language])
    .map((part) => part.split(placeholder).map(outside).join(''))
    .join(act)
}
