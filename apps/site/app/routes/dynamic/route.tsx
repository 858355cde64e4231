import { data } from 'react-router'
import { definePage } from '../../api/page.ts'

const page = definePage([], {})
export const handle = page.handle
export const loader = () => {
  throw data(null, { status: 404 })
}
export const clientLoader = loader
export default function Dynamic() {
  return null
}
