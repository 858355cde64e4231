import { type Outcome, type Row, toDomainRow, type WireRow } from '@nagardwar/contract'
import type { Wording } from '../../app/i18n/interface-texts.ts'

export type CouncilLists = { settings: Outcome<WireRow<'settings'>[]>; texts: Outcome<WireRow<'texts'>[]> }
/** What a page without the app knows of the council: its settings, and staff's own wording. */
export type Council = { settings: Partial<Row<'settings'>>; wording: Wording }

export function councilOf({ settings, texts }: CouncilLists): Council {
  const [row] = settings.ok ? settings.value : []
  const rows = texts.ok ? texts.value : []
  return {
    settings: row ? toDomainRow('settings', row) : {},
    wording: new Map(rows.map(({ key, text }) => [key, text])),
  }
}
