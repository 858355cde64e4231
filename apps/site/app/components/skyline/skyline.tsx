import style from './skyline.module.css'

/** The town's roofs, where the page ends and the footer begins. */
export const Skyline = () => <div className={style.skyline} aria-hidden="true" />
