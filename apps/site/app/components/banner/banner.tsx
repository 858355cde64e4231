import type { ReactNode } from 'react'
import style from './banner.module.css'

/** The top of the home page: pictures (`Slides`, or a state), and a panel with the visitor's tasks. */
export const Banner = ({ children, panel }: { children: ReactNode; panel: ReactNode }) => (
  <div className={style.banner}>
    <div className={style.ground}>{children}</div>
    <div className={`wrap ${style.over}`}>
      <div className={style.panel}>{panel}</div>
    </div>
  </div>
)
