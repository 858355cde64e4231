import { mailTopicNames } from '@nagardwar/contract'
import type { MailNumbers } from '../../../platform/database/mail-numbers.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { TableHeads } from '../../../views/page/table-heads.tsx'
import { words } from './words.ts'

type Props = { numbers: MailNumbers; language: DeskLanguage }

const lines = ['unconfirmed', 'stopped', 'waiting', 'sentToday', 'sent', 'refused', 'unsure'] as const

/** The numbers as two tables: who asked for what, and what became of the mails. */
export function Numbers({ numbers, language }: Props) {
  const digits = (count: number): string =>
    language === 'mr' ? toMarathiDigits(String(count)) : String(count)
  return (
    <>
      <div className="desk-table">
        <table>
          <caption>{words.subscribers[language]}</caption>
          <thead>
            <tr>
              <TableHeads heads={[words.topic, words.english, words.marathi]} language={language} />
            </tr>
          </thead>
          <tbody>
            {numbers.topics.map(({ topic, en, mr }) => (
              <tr key={topic}>
                <th scope="row">{mailTopicNames[topic][language]}</th>
                <td>{digits(en)}</td>
                <td>{digits(mr)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="desk-table">
        <table>
          <caption>{words.queue[language]}</caption>
          <thead>
            <tr>
              <TableHeads heads={[words.what, words.count]} language={language} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line}>
                <th scope="row">{words[line][language]}</th>
                <td>{digits(numbers[line])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
