import { csvOf, type Rows, rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import { excelOf } from '@nagardwar/exchange/sheet/excel'
import { expect } from 'vitest'
import type { Approval } from '../../src/content/approval/states.ts'
import type { Preview } from '../../src/features/sheets/import/preview.ts'
import type { Desk, Role } from '../desk/desk.ts'

type Sending = {
  as?: Role | undefined
  list?: string
  kind?: 'csv' | 'xlsx'
  language?: string
  fields?: Record<string, string>
}
type Answer = { approval?: number; errors?: { message: string }[] }

const contentOf = async (rows: Rows | Blob, kind: string): Promise<Blob> => {
  if (rows instanceof Blob) return rows
  return new Blob([kind === 'csv' ? csvOf(rows) : new Uint8Array(await excelOf(rows))])
}

/** Exports lists of a desk and sends spreadsheets back, as a clerk unless it says otherwise. */
export function sheetsOf(desk: () => Desk) {
  async function send(step: string, rows: Rows | Blob, sending: Sending) {
    const { list = 'wards', kind = 'csv', fields = {}, language = 'en' } = sending
    const as = 'as' in sending ? sending.as : 'clerk'
    const body = new FormData()
    body.set('file', new File([await contentOf(rows, kind)], `sheet.${kind}`))
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const headers = { 'accept-language': language }
    return desk().ask('POST', `/sheets/${list}/${step}`, { as, body, headers })
  }

  async function answer(step: string, rows: Rows | Blob, sending: Sending = {}) {
    const response = await send(step, rows, sending)
    const body = (await response.json()) as Answer
    return { status: response.status, approval: body.approval, message: body.errors?.[0]?.message, body }
  }

  return {
    async exported({ as = 'clerk', list = 'wards', language = 'en' }: Sending = {}): Promise<Rows> {
      const headers = { 'accept-language': language }
      const response = await desk().ask('GET', `/sheets/${list}?as=csv`, { as, headers })
      return rowsOfCsv(await response.text())
    },
    preview: (rows: Rows | Blob, sending?: Sending) => answer('preview', rows, sending),
    async previewed(rows: Rows | Blob, sending?: Sending): Promise<Preview> {
      const { status, body } = await answer('preview', rows, sending)
      expect([status, body]).toEqual([200, expect.anything()])
      return body as Preview
    },
    take: (rows: Rows | Blob, sending?: Sending) => answer('import', rows, sending),
    approvalOf: async (id: number | undefined): Promise<Approval> =>
      (await desk().payload.findByID({
        collection: 'approvals',
        id: id ?? 0,
        depth: 0,
      })) as unknown as Approval,
    /** The row in which a cell says this, to be changed. */
    rowOf: (rows: Rows, cell: string): string[] => rows.find((row) => row.includes(cell)) ?? [],
  }
}
