import type { ListName } from '@nagardwar/contract'
import { cityProfile } from './city-profile.ts'
import { council } from './council.ts'
import { documents } from './documents.ts'
import { health } from './health.ts'
import { homePage } from './home-page.ts'
import type { MappingOf } from './mapping.ts'
import { menu } from './menu.ts'
import { services } from './services.ts'

/** Lists whose rows are records of one collection: all but the settings and the texts. */
export type RecordList = Exclude<ListName, 'settings' | 'texts'>

/** How each list is made from the council's records; the only place that knows documents and wire rows. */
export const lists = {
  ...menu,
  ...homePage,
  ...council,
  ...cityProfile,
  ...health,
  ...documents,
  ...services,
} satisfies { [N in RecordList]: MappingOf<N> }
