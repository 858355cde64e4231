import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import { Picture } from '../picture/picture.tsx'
import type { Destination } from '../site-link/destination.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './tiles.module.css'

export type Tile = {
  id: string | number
  label: string
  to: Destination
  /** The council's own pictures for the tile, at rest and under the pointer. */
  picture?: string | undefined
  hoverPicture?: string | undefined
}

/** Services: a picture and a name, nothing else; the whole tile is the link. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className={style.tiles}>
    {tiles.map(({ id, label, to, picture, hoverPicture }) => (
      <li key={id}>
        <SiteLink to={to} className={style.tile} withArrow={false}>
          <span className={style.icon}>
            <Picture path={picture} alt="" sizes="3rem" largest={96} missing="landmark" />
            {hoverPicture ? (
              <Picture className={style.hover} path={hoverPicture} alt="" sizes="3rem" largest={96} />
            ) : null}
          </span>
          <span>
            <Text>{label}</Text>
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
)

export type Chip = { label: string; to: string; icon: IconName }

/** Short ways to pages that belong here. */
export const Chips = ({ chips, label }: { chips: readonly Chip[]; label: string }) => (
  <ul className={style.chips} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.to}>
        <Link to={chip.to}>
          <Icon name={chip.icon} />
          {chip.label}
        </Link>
      </li>
    ))}
  </ul>
)
