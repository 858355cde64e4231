import type { Endpoint } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { only } from '../../views/page/endpoint.ts'
import { reportHandler } from './desk/report.ts'
import { statementEndpoint } from './statements/endpoint.ts'
import { words } from './words.ts'

export const obligationEndpoints: Endpoint[] = [
  { path: '/obligations-report', method: 'get', handler: only(staff, words.onlyStaff, reportHandler) },
  statementEndpoint,
]
