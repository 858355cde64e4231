import { wantedByWords } from '../../content/requirements/words.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Check } from './checks.ts'
import { words } from './words.ts'

type Language = 'en' | 'mr'
type Props = { checks: Check[]; language: Language; admin: string }

/** "7 of 17", in the digits of the language. */
export function readyWords(checks: Check[]): { en: string; mr: string } {
  const ready = checks.filter(({ isMet }) => isMet).length
  return {
    en: `${ready} of ${checks.length} ready`,
    mr: `${toMarathiDigits(checks.length)} पैकी ${toMarathiDigits(ready)} तयार`,
  }
}

/** Everything that should be there before residents come; what is missing leads to where it is fixed. */
export function OpeningList({ checks, language, admin }: Props) {
  return (
    <section aria-labelledby="opening-checks">
      <h2 id="opening-checks">
        {words.checks[language]} <span className="opening-count">{readyWords(checks)[language]}</span>
      </h2>
      <ul className="opening-checks">
        {checks.map((check) => (
          <Line key={check.id} check={check} language={language} admin={admin} />
        ))}
      </ul>
      <p>{words.mayOpen[language]}</p>
    </section>
  )
}

function Line({ check, language, admin }: { check: Check; language: Language; admin: string }) {
  const { isMet, words: name, hint, wantedBy, path } = check
  return (
    <li className={isMet ? 'opening-ready' : 'opening-missing'}>
      <span className="opening-mark">{words[isMet ? 'ready' : 'missing'][language]}</span>
      <span>
        <b>{name[language]}</b>
        {isMet ? null : (
          <span className="opening-hint">
            {[hint?.[language], `${wantedByWords[language]}: ${wantedBy[language]}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      {!isMet && path ? (
        <a href={`${admin}${path}`}>
          {words.mend[language]}
          <span className="desk-hidden">: {name[language]}</span>
        </a>
      ) : null}
    </li>
  )
}
