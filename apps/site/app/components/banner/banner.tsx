import type { ReactNode } from 'react'
import style from './banner.module.css'

type Props = {
  /** Pictures (`Slides`), or a state. */
  children: ReactNode
  /** The visitor's tasks: over the pictures where there is room, before them on a phone. */
  panel: ReactNode
  /** What follows the panel on a phone, and the pictures elsewhere. */
  below?: ReactNode
}

/** The top of the home page. */
export const Banner = ({ children, panel, below }: Props) => (
  <div className={style.banner} data-banner="">
    <div className={`wrap ${style.over}`}>
      <div className={style.panel}>{panel}</div>
    </div>
    {below ? <div className={style.below}>{below}</div> : null}
    <div className={style.ground}>{children}</div>
  </div>
)
