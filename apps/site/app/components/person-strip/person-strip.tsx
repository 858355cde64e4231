import type { Portrait } from '../person-card/person-card.tsx'
import { Picture } from '../picture/picture.tsx'
import { Scroller } from '../scroller/scroller.tsx'
import style from './person-strip.module.css'

export type PersonOfStrip = { id: string | number; name: string; role: string; portrait: Portrait }

/** The ministers, small and in one row; it scrolls sideways where they do not fit. */
export const PersonStrip = ({
  title,
  titleId,
  people,
}: {
  title: string
  titleId: string
  people: readonly PersonOfStrip[]
}) => (
  <div className={style.strip}>
    <div className="wrap">
      <h2 className="vh" id={titleId}>
        {title}
      </h2>
      <Scroller className={style.window} labelledBy={titleId}>
        <ul className="list">
          {people.map(({ id, name, role, portrait }) => (
            <li key={id}>
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
                <b>{name}</b>
                <span className="small soft">{role}</span>
              </p>
            </li>
          ))}
        </ul>
      </Scroller>
    </div>
  </div>
)
