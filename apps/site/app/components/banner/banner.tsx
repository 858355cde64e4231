import type { ReactNode } from 'react'
import style from './banner.module.css'

/** The ground of the home page: pictures (`Slides`, or what is said in their place), and what the page asks. */
export const Banner = ({ children, panel }: { children: ReactNode; panel: ReactNode }) => (
  <div className={style.banner}>
    <div className={style.ground}>{children}</div>
    <div className={`wrap ${style.over}`}>
      <div className={style.panel}>{panel}</div>
    </div>
  </div>
)
