import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import type { Erasure } from './erasure.ts'
import { words } from './words.ts'

const dayOf = (day: string, language: DeskLanguage): string => {
  const written = day.split('-').reverse().join('.')
  return language === 'mr' ? toMarathiDigits(written) : written
}

const endOf = (endsOn: string | null, language: DeskLanguage): string =>
  endsOn ? words.until[language].replace('{day}', dayOf(endsOn, language)) : words.byHand[language]

/** Where copies of what was erased still lie. The person who asked is told this. */
export function ErasedNote({ erasure, language }: { erasure: Erasure; language: DeskLanguage }) {
  const { isOverwritten, backups } = erasure
  const { copies, isUnseen } = backups
  return (
    <>
      {isOverwritten ? null : <p>{words.overwrittenSoon[language]}</p>}
      {copies.length > 0 ? (
        <>
          <p>{words.backups[language]}</p>
          <ul>
            {copies.map(({ name, endsOn }) => (
              <li key={name}>
                <span dir="ltr">{name}</span>: {endOf(endsOn, language)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {copies.length === 0 && !isUnseen ? <p>{words.noBackup[language]}</p> : null}
      {isUnseen ? <p>{words.unseenBackups[language]}</p> : null}
    </>
  )
}
