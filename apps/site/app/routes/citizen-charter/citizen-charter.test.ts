import { testDocumentsPage } from '../../testing/test-documents-page.ts'
import * as page from './route.tsx'

testDocumentsPage(page, 'citizenCharter', { en: 'Citizen Charter', mr: 'नागरिकांची सनद' })
