import type { Endpoint } from 'payload'
import { staff } from '../../content/access/staff.ts'
import { only } from '../../views/page/endpoint.ts'
import { save } from './save.ts'
import { words } from './words.ts'

/** For all staff: a clerk uploads pictures and saves drafts in every other form, too. */
export const manyPhotosEndpoints: Endpoint[] = [
  { path: '/many-photos/save', method: 'post', handler: only(staff, words.onlyStaff, save) },
]
