import type { ReactNode } from 'react'
import { Text } from '../../i18n/text.tsx'
import type { Portrait } from '../person-card/person-card.tsx'
import { Picture } from '../picture/picture.tsx'
import style from './officer.module.css'

type Props = {
  name: ReactNode
  role: ReactNode
  portrait: Portrait
  paragraphs: readonly string[]
  more?: ReactNode
}

/** The chief officer's message to residents. */
export const Officer = ({ name, role, portrait, paragraphs, more }: Props) => (
  <div className={style.officer}>
    <div className={style.top}>
      <Picture
        className={style.portrait}
        path={portrait.path}
        facts={portrait.facts}
        alt=""
        sizes="8.5rem"
        largest={320}
        missing="user"
      />
      <p>
        <b>{name}</b>
        <span className="soft">{role}</span>
      </p>
    </div>
    {paragraphs.length > 0 ? <Words paragraphs={paragraphs} /> : null}
    {more ? <div className={style.more}>{more}</div> : null}
  </div>
)

const Words = ({ paragraphs }: Pick<Props, 'paragraphs'>) => (
  <blockquote>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <Text>{paragraph}</Text>
      </p>
    ))}
  </blockquote>
)
