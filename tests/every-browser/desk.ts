import { emailOf, hireStaff, password } from '../support/staff.ts'
import { openPlain, type Reader, sees, until } from './reader.ts'

const record = '/admin/collections/news/1'
const field = '#field-description__mr'

/**
 * An editor logs in, changes the Marathi text of a news record, publishes it, and sees the change after reopening the
 * page.
 */
export async function editOnDesk(reader: Reader, desk: string): Promise<void> {
  await hireStaff()
  await openPlain(reader, `${desk}/admin/login`)
  await sees(reader, '#field-email')
  await reader.fill('#field-email', emailOf('editor'))
  await reader.fill('#field-password', password)
  await reader.click('button[type=submit]')
  await until(reader, 'the editor is logged in', () => !window.location.pathname.endsWith('/login'))
  const text = `कर भरणा केंद्रे सुरू, ${Date.now()}`
  await openPlain(reader, desk + record)
  await sees(reader, field)
  await reader.fill(field, text)
  await reader.click('#action-save:not([disabled])')
  await until(reader, 'the change is stored', () => document.querySelector('.toast-success') !== null)
  await openPlain(reader, desk + record)
  await until(
    reader,
    'the change is there when the page is opened anew',
    (selector, written) => document.querySelector<HTMLTextAreaElement>(selector)?.value === written,
    field,
    text,
  )
}
