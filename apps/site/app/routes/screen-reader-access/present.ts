import type { Row } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../../components/site-link/destination.ts'
import { webAddress } from '../../components/site-link/web-address.ts'

type Words = { free: string; commercial: string }
type ScreenReader = { id: number; name: string; site: string; to: Destination; available: string }

/** The programs in the order of the council. "Free" in the other language is translated. */
export const presentScreenReaders = (rows: readonly Row<'screenReaders'>[], words: Words): ScreenReader[] =>
  rows.map((program) => {
    const to = destinationOf(program.website)
    return {
      id: program.id,
      name: program.name,
      site: to.kind === 'outside' ? siteOf(to.href) : program.website,
      to,
      available: availabilityOf(program.available, words),
    }
  })

function availabilityOf(available: string, words: Words): string {
  const said = available.trim().toLowerCase()
  return Object.hasOwn(words, said) ? words[said as keyof Words] : available
}

/** The address without protocol and without path. */
const siteOf = (address: string): string => webAddress(address)?.host.replace(/^www\./, '') ?? address
