import { mailTopicNames, mailTopics } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Subscriber } from '../../../platform/database/mail-subscriptions.ts'
import type { Day } from '../../../platform/dates/days.ts'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { News } from '../news.ts'
import { addressOn, type Council, type Letter, sayFor } from './letter.ts'

/** Of each topic so many are named; the page has them all. */
const mostOfTopic = 20

const words = {
  subject: { en: 'New from the council', mr: 'नगरपरिषदेकडून नवीन माहिती' },
  intro: { en: 'New on the website of the council:', mr: 'नगरपरिषदेच्या संकेतस्थळावर नवीन:' },
  more: { en: 'More of them: {count}', mr: 'याशिवाय आणखी: {count}' },
} satisfies Record<string, Words>

const pages = {
  notices: '/notices',
  tenders: '/tenders',
  recruitment: '/tenders',
  meetings: '/meetings',
  alerts: '/alerts',
} as const

/** The news of a day for one reader: of the topics that it asked for. Undefined where there are none for it. */
export function digestLetter(
  { day, news }: { day: Day; news: readonly News[] },
  { language, topics }: Subscriber,
  council: Council,
  payload: Payload,
): Letter | undefined {
  const number = (count: number): string =>
    language === 'mr' ? toMarathiDigits(String(count)) : String(count)
  const parts = mailTopics
    .filter((topic) => topics.includes(topic))
    .flatMap((topic) => {
      const own = news.filter((each) => each.topic === topic)
      if (own.length === 0) return []
      const lines = own.slice(0, mostOfTopic).map(({ title, about, path }) => {
        const said = about[language] ? `${title[language]} (${about[language]})` : title[language]
        return `- ${said}\n  ${addressOn(path, language, payload)}`
      })
      const rest = own.length - lines.length
      const more =
        rest > 0
          ? [
              `${words.more[language].replace('{count}', number(rest))}\n  ${addressOn(pages[topic], language, payload)}`,
            ]
          : []
      return [[`${sayFor(mailTopicNames[topic], council, language)}:`, ...lines, ...more].join('\n')]
    })
  if (parts.length === 0) return undefined
  const on = dayWords(`${day}T06:00:00.000Z`)[language]
  return {
    subject: `${sayFor(words.subject, council, language)}, ${on}`,
    parts: [sayFor(words.intro, council, language), ...parts],
  }
}
