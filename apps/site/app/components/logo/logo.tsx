import { otherLanguage } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import type { Council } from '../council.ts'
import { Emblem } from './emblem.tsx'
import style from './logo.module.css'

/** The council's emblem and its name in both languages; the way home. */
export function Logo({ council, onDeep = false }: { council: Council; onDeep?: boolean }) {
  const other = otherLanguage(useLanguage())
  return (
    <Link className={onDeep ? `${style.logo} ${style.onDeep}` : style.logo} to="/">
      <Emblem logo={council.logo} />
      <span className={style.words}>
        <b>
          <Text>{council.name}</Text>
        </b>
        {council.otherName ? (
          <span lang={other} className="names">
            {council.otherName}
          </span>
        ) : null}
      </span>
    </Link>
  )
}
