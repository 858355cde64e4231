import type { Spellings } from '../fold/terms.ts'
import { isCommonWord, isCouncil, isOwnersWord, isVerbOfAsking } from './asking-words.ts'
import { isOutOfOrder } from './out-of-order.ts'

/** Stop words. They count only when the query has no other words. */
const list =
  'a an am and are at be been by can could do does for from get has have how i in is it last me my near nearest new of on online or our out should the there they this to up us was we were what when where which who why will with would you your apply want need please no number our s pay his her their late ' +
  'व आणि किंवा का काय कसा कशी कसे कुठे कोठे कोणत्या कोणती कोणाला कोणाकडे कोण कधी किती आहे आहेत आहेस साठी मध्ये चा ची चे च्या ला मला माझा माझी माझे माझ्या आमचा आमची आमचे आमच्या आमच्याकडे आपला आपले नवीन जवळचा जवळची जवळचे ऑनलाइन करा करावा करावे करायचा करायची करायचे भरावा हवा हवी हवे हवं पाहिजे या हे हा ही ते तो ती पण तर क्र क्रमांक वाजता लागते लागतात आले आला आली येत येते येतो झाले झाली दिला दिली दिले केले फोन नंबर आज जात ' +
  'ani aani ka kay kaay kasa kashi kase kuthe kothe kon kadhi kiti ahe aahe ahet sathi saathi madhe madhye cha chi che chya la mala maza mazi maze amcha amchi amche navin javalcha javalchi kara karaycha karaychi karava bharaycha bharava hava havi have pahije kramank yet yete aale aala ala dila aaj'
const stopWords = new Set(list.split(' '))

export type Asked = { text: string; spellings: Spellings }

/**
 * The words that matter; all of them when none does. `isNamed` says whether a word is part of a name that is known: that
 * always matters.
 */
export function withoutStopWords(words: Asked[], isNamed: (at: number) => boolean = () => false): Asked[] {
  const texts = words.map(({ text }) => text)
  const meaningful = words.filter(({ text }, at) => {
    const word = text.toLowerCase()
    const isIdle =
      stopWords.has(word) || isVerbOfAsking(word) || isOwnersWord(texts, at) || isOutOfOrder(texts, at)
    return isNamed(at) || !isIdle
  })
  const telling = meaningful.filter(
    (word) => isNamed(words.indexOf(word)) || !(isCommonWord(word.text) || isCouncil(word.text)),
  )
  return [telling, meaningful, words].find(({ length }) => length > 0) ?? []
}
