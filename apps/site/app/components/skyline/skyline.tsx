import style from './skyline.module.css'

/** A drawing of the town's roofs between the page and the footer. */
export const Skyline = () => <div className={style.skyline} aria-hidden="true" />
