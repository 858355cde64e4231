import { type Both, say } from './bilingual.ts'

/** Invented people: every combination of a given name and a family name. */
const given = [
  say('Anant', 'अनंत'),
  say('Vaishali', 'वैशाली'),
  say('Prabhakar', 'प्रभाकर'),
  say('Sunanda', 'सुनंदा'),
  say('Dattatray', 'दत्तात्रय'),
  say('Kalpana', 'कल्पना'),
  say('Madhukar', 'मधुकर'),
  say('Shubhangi', 'शुभांगी'),
  say('Raghunath', 'रघुनाथ'),
  say('Meenakshi', 'मीनाक्षी'),
  say('Yashwant', 'यशवंत'),
]
const family = [
  say('Deorukhe', 'देवरुखे'),
  say('Nandgavkar', 'नांदगावकर'),
  say('Sahyadre', 'सह्याद्रे'),
  say('Talekar', 'तळेकर'),
  say('Bhavsare', 'भावसारे'),
  say('Kumbharde', 'कुंभारडे'),
  say('Mirashi', 'मिराशी'),
]

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** The name of the person with that number. */
export function person(number: number): Both {
  const [first, last] = [nth(given, number), nth(family, number)]
  return say(`${first.en} ${last.en}`, `${first.mr} ${last.mr}`)
}
