import type { Spellings } from '../fold/terms.ts'

/** Stop words. They count only when the query has no other words. */
const list =
  'a an and at by can do does for from get how i in is it me my near of on or our the to what when where which who with your apply want need please no number ' +
  'व आणि किंवा का काय कसा कशी कसे कुठे कोठे कोण कधी आहे आहेत आहेस साठी मध्ये चा ची चे च्या ला मला माझा माझी माझे करा करावा करावे करायचा करायची करायचे भरावा हवा हवी हवे पाहिजे या हे हा ही ते तो ती पण क्र क्रमांक ' +
  'ani aani ka kay kaay kasa kashi kase kuthe kothe kon kadhi ahe aahe ahet sathi saathi madhe madhye cha chi che chya la mala maza mazi maze kara karaycha karaychi karava bharaycha bharava hava havi pahije kramank'
const stopWords = new Set(list.split(' '))

export type Asked = { text: string; spellings: Spellings }

/** The words that matter; all of them when none does. */
export function withoutStopWords(words: Asked[]): Asked[] {
  const meaningful = words.filter(({ text }) => !stopWords.has(text.toLowerCase()))
  return meaningful.length > 0 ? meaningful : words
}
