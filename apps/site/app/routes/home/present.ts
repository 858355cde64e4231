import type { Row } from '@nagardwar/contract/browser'
import type { Slide } from '../../components/banner/slides.tsx'
import type { Website } from '../../components/logo-carousel/logo-carousel.tsx'
import type { Portrait } from '../../components/person-card/person-card.tsx'
import type { PersonOfStrip } from '../../components/person-strip/person-strip.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { webAddress } from '../../components/site-link/web-address.ts'
import type { Tile } from '../../components/tiles/tiles.tsx'

/** What the council says that a picture shows; empty where it says nothing. */
type TextOf = (path: string) => string

/** The words about a slide are its caption too: a picture has no other name. */
export const presentSlides = (rows: readonly Row<'sliders'>[], textOf: TextOf): Slide[] =>
  rows.map(({ id, image, files }) => ({
    id,
    path: image,
    alt: textOf(image),
    caption: textOf(image),
    facts: files?.[image],
  }))

export const presentMinisters = (rows: readonly Row<'ministers'>[]): PersonOfStrip[] =>
  rows.map(({ id, name, designation, image, files }) => ({
    id,
    name,
    role: designation,
    portrait: portraitOf(image, files),
  }))

export const presentServices = (rows: readonly Row<'services'>[]): Tile[] =>
  rows.map(({ id, heading, link, icon, hoverIcon }) => ({
    id,
    label: heading,
    to: destinationOf(link),
    picture: icon || undefined,
    hoverPicture: hoverIcon || undefined,
  }))

type PresentedOfficer = { name: string; role: string; portrait: Portrait; paragraphs: string[] }

/**
 * Councils write an office or a message into the same field. A single line that is no sentence is an office;
 * anything else is the officer's word to the residents, in paragraphs.
 */
export function presentHeadOfficer({
  name,
  description,
  image,
  files,
}: Row<'headOfficer'>): PresentedOfficer {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
  const isOffice = paragraphs.length === 1 && !/[.!?।]$/.test(paragraphs[0] ?? '')
  return {
    name,
    role: isOffice ? (paragraphs[0] ?? '') : '',
    portrait: portraitOf(image, files),
    paragraphs: isOffice ? [] : paragraphs,
  }
}

/** A website is called by its logo's description, or by its own address. One without an address has no link. */
export const presentWebsites = (rows: readonly Row<'websiteLinks'>[], textOf: TextOf): Website[] =>
  rows.flatMap(({ id, link, logo }) => {
    const address = webAddress(link)
    if (!address) return []
    const name = textOf(logo) || address.hostname.replace(/^www\./, '')
    return [{ id, name, href: link, logo: logo || undefined }]
  })

const portraitOf = (path: string, files: Row<'ministers'>['files']): Portrait => ({
  path: path || undefined,
  facts: files?.[path],
})
