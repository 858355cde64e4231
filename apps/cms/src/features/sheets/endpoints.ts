import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { excelOf } from '@nagardwar/exchange/sheet/excel'
import type { Endpoint, PayloadHandler } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { noteExport } from '../../content/exports.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { sheetImportEndpoints } from './import/endpoints.ts'
import { listToExport, recordsOf } from './lists.ts'
import { rowsOf } from './rows.ts'
import { words } from './words.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** `GET /cms-api/sheets/wards?as=xlsx`: a list of the desk, as the person asking may read it. */
const download: PayloadHandler = async (req) => {
  const list = listToExport(req.routeParams?.list, req)
  if (!list) return refused(404, words.noList, req)
  const records = await recordsOf(list, req)
  noteExport(
    list,
    records.map(({ id }) => id),
    req,
  )
  const rows = await rowsOf(list, records, req)
  const ending = req.query.as === 'csv' ? 'csv' : 'xlsx'
  const body = ending === 'csv' ? csvOf(rows) : new Uint8Array(await excelOf(rows))
  const day = new Date().toISOString().slice(0, 10)
  return new Response(body, {
    headers: {
      'content-type': types[ending],
      'content-disposition': `attachment; filename="${list.slug}-${day}.${ending}"`,
      'cache-control': 'no-store',
    },
  })
}

export const sheetEndpoints: Endpoint[] = [
  { path: '/sheets/:list', method: 'get', handler: only(staff, words.onlyStaff, download) },
  ...sheetImportEndpoints,
]
