import { useState } from 'react'
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
  /** The council's own pictures for the tile, normal and under the pointer. */
  picture?: string | undefined
  hoverPicture?: string | undefined
}

/**
 * Services: a picture and a name; the whole tile is the link. The pictures for hovering are fetched when a pointer
 * reaches the tiles, so phones never fetch them.
 */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <ul className={style.tiles} onPointerEnter={() => setPointedAt(true)} onFocus={() => setPointedAt(true)}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <SiteLink to={tile.to} className={style.tile} withArrow={false}>
            <TileIcon tile={tile} canHover={isPointedAt} />
            <span>
              <Text>{tile.label}</Text>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const TileIcon = ({ tile, canHover }: { tile: Tile; canHover: boolean }) => (
  <span className={style.icon}>
    <Picture path={tile.picture} alt="" sizes="3rem" largest={96} missing="landmark" />
    {canHover && tile.hoverPicture ? (
      <Picture className={style.hover} path={tile.hoverPicture} alt="" sizes="3rem" largest={96} />
    ) : null}
  </span>
)

export type Chip = { label: string; to: string; icon: IconName }

/** Shortcuts to related pages. */
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
