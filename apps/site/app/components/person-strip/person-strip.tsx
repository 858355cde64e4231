import type { ReactNode } from 'react'
import { Text } from '../../i18n/text.tsx'
import type { Portrait } from '../person-card/person-card.tsx'
import { Picture } from '../picture/picture.tsx'
import { Scroller } from '../scroller/scroller.tsx'
import style from './person-strip.module.css'

export type PersonOfStrip = { id: string | number; name: string; role: string; portrait: Portrait }

type Props = {
  title: string
  titleId: string
  /** `People`, or the text to show when there are none. */
  children: ReactNode
}

/** The band for the ministers under the banner. The region is the scrolling box, not the whole band. */
export const PersonStrip = ({ title, titleId, children }: Props) => (
  <div className={style.strip}>
    <div className="wrap">
      <h2 className="vh" id={titleId}>
        {title}
      </h2>
      {children}
    </div>
  </div>
)

/** Small and in one row, which scrolls sideways if they do not fit. */
export const People = ({ titleId, people }: { titleId: string; people: readonly PersonOfStrip[] }) => (
  <Scroller className={style.window} labelledBy={titleId}>
    <ul className="list">
      {people.map((person) => (
        <li key={person.id}>
          <Person person={person} />
        </li>
      ))}
    </ul>
  </Scroller>
)

const Person = ({ person: { name, role, portrait } }: { person: PersonOfStrip }) => (
  <>
    <Picture
      className={style.portrait}
      path={portrait.path}
      facts={portrait.facts}
      alt=""
      sizes="4.25rem"
      largest={160}
      missing="user"
    />
    <p>
      <b>
        <Text>{name}</Text>
      </b>
      <span className="small soft">
        <Text>{role}</Text>
      </span>
    </p>
  </>
)
