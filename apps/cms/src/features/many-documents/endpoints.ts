import type { Endpoint } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { only } from '../../views/page/endpoint.ts'
import { look } from './look.ts'
import { save } from './save.ts'
import { words } from './words.ts'

/** For all staff: a clerk uploads files and saves drafts in every other form, too. */
export const manyDocumentsEndpoints: Endpoint[] = [
  { path: '/many-documents/look', method: 'post', handler: only(staff, words.onlyStaff, look) },
  { path: '/many-documents/save', method: 'post', handler: only(staff, words.onlyStaff, save) },
]
